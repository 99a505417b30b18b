// SPDX-License-Identifier: GPL-3.0-or-later
#include "option_delegate.h"

#include "catalogue/catalogue_model.h"
#include "number_editor.h"
#include "option_cell.h"
#include "text/option_words.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QRegularExpression>
#include <QRegularExpressionValidator>
#include <QTimer>
#include <QTreeView>

namespace sandbag {

namespace {

/// Whole numbers with spaces between, as far as they are typed.
QRegularExpression pointsPattern()
{
    return QRegularExpression(QStringLiteral("(-?\\d{1,4}( +-?\\d{1,4})*)? *"));
}

} // namespace

OptionDelegate::OptionDelegate(QTreeView *view) : QStyledItemDelegate(view), m_view(view) {}

void OptionDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    QStyleOptionViewItem cell = option;
    cell.widget = m_view;
    cell.state.setFlag(QStyle::State_Active, m_view->hasFocus());
    painter->save();
    if (!index.parent().isValid())
        OptionCell::paintGroup(painter, cell, index);
    else if (index.column() == CatalogueModel::TitleColumn)
        OptionCell::paintTitle(painter, cell, index);
    else
        OptionCell::paintValue(painter, cell, index, m_baseName);
    painter->restore();
}

QSize OptionDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    // A row is as high as its highest cell; the title measures for the whole row, which takes long.
    if (index.column() != CatalogueModel::TitleColumn)
        return {};
    const int indent = m_view->indentation() * (index.parent().isValid() ? 2 : 1);
    const int width = m_view->columnWidth(CatalogueModel::TitleColumn) - indent;
    const int value = m_view->columnWidth(CatalogueModel::ValueColumn);
    return {width, OptionCell::rowHeight(index, {width, value}, option.font, m_baseName)};
}

QWidget *OptionDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                      const QModelIndex &index) const
{
    const Option *option = CatalogueModel::optionAt(index);
    if (option && option->type == OptionType::integer) {
        auto *editor = new NumberEditor(option->least, option->most,
                                        QString::fromLatin1(option->usual), parent);
        editor->focusProxy()->setAccessibleName(titleOf(*option));
        setEditorData(editor, index); // before it tells of changes: the view does not know it yet
        connect(editor, &NumberEditor::valueChanged, this, [this, editor] { commit(editor); });
        return editor;
    }
    if (option && option->type == OptionType::choice) {
        auto *editor = new QComboBox(parent);
        editor->setAccessibleName(titleOf(*option));
        for (std::size_t at = 0; at < option->values.size(); ++at)
            editor->addItem(valueWord(*option, option->labels[at]),
                            QString::fromStdString(option->values[at]));
        connect(editor, &QComboBox::activated, this, [this, editor] { commitAndClose(editor); });
        QTimer::singleShot(0, editor, &QComboBox::showPopup);
        return editor;
    }
    if (option && option->type == OptionType::points) {
        auto *editor = new QLineEdit(parent);
        editor->setAccessibleName(titleOf(*option));
        editor->setPlaceholderText(tr("e.g. 0 100"));
        editor->setValidator(new QRegularExpressionValidator(pointsPattern(), editor));
        return editor;
    }
    return nullptr;
}

// The signals of a delegate are not const, its createEditor() is.
OptionDelegate *OptionDelegate::emitter() const
{
    return const_cast<OptionDelegate *>(this);
}

void OptionDelegate::commit(QWidget *editor) const
{
    emit emitter()->commitData(editor);
}

void OptionDelegate::commitAndClose(QWidget *editor) const
{
    commit(editor);
    emit emitter()->closeEditor(editor);
}

void OptionDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const QString value = index.data(CatalogueModel::ValueRole).toString();
    if (auto *number = qobject_cast<NumberEditor *>(editor)) {
        if (number->value() != value.toInt())
            number->setValue(value.toInt());
    } else if (auto *choice = qobject_cast<QComboBox *>(editor)) {
        choice->setCurrentIndex(choice->findData(value));
    } else if (auto *points = qobject_cast<QLineEdit *>(editor)) {
        points->setText(value);
    }
}

void OptionDelegate::setModelData(QWidget *editor, QAbstractItemModel *model,
                                  const QModelIndex &index) const
{
    if (auto *number = qobject_cast<NumberEditor *>(editor))
        model->setData(index, QString::number(number->value()), Qt::EditRole);
    else if (auto *choice = qobject_cast<QComboBox *>(editor))
        model->setData(index, choice->currentData(), Qt::EditRole);
    else if (auto *points = qobject_cast<QLineEdit *>(editor))
        model->setData(index, points->text().simplified(), Qt::EditRole);
}

void OptionDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                          const QModelIndex &index) const
{
    QRect field =
        OptionCell::valueParts(option.rect, index, option.font, option.direction, m_baseName).field;
    const int height = editor->sizeHint().height();
    if (height > field.height())
        field.setHeight(height);
    editor->setGeometry(field);
}

// A combo box keeps Return for itself; here it ends the editing like everywhere else.
bool OptionDelegate::eventFilter(QObject *watched, QEvent *event)
{
    // The popup of a combo box may take the focus; that is no end of the editing.
    if (auto *combo = qobject_cast<QComboBox *>(watched);
        combo && event->type() == QEvent::FocusOut && combo->view()->isVisible())
        return false;
    auto *editor = qobject_cast<QWidget *>(watched);
    if (editor && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            if (auto *number = qobject_cast<NumberEditor *>(watched); number && !number->mayEnd())
                return true; // what was typed stays, to be fixed
            commitAndClose(editor);
            return true;
        }
    }
    return QStyledItemDelegate::eventFilter(watched, event);
}

} // namespace sandbag
