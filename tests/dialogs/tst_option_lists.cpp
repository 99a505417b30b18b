// SPDX-License-Identifier: GPL-3.0-or-later
// The lists in which a house rule's value is chosen name the values as the rows do, in each
// language.
#include "catalogue/catalogue_model.h"
#include "option_delegate.h"
#include "rules/catalogue.h"
#include "test_main.h"
#include "text/languages.h"
#include "text/option_words.h"

#include <QComboBox>
#include <QTest>
#include <QTreeView>

#include <memory>

using namespace sandbag;

class TestOptionLists : public QObject
{
    Q_OBJECT
private slots:
    void valuesAreNamedAsInTheRow_data();
    void valuesAreNamedAsInTheRow();
    void cleanup() { installLanguage(QStringLiteral("en")); }
};

void TestOptionLists::valuesAreNamedAsInTheRow_data()
{
    QTest::addColumn<QString>("language");
    for (const QString &language : availableLanguages())
        QTest::addRow("%s", qPrintable(language)) << language;
}

void TestOptionLists::valuesAreNamedAsInTheRow()
{
    QFETCH(QString, language);
    installLanguage(language);
    CatalogueModel model;
    QTreeView view;
    view.setModel(&model);
    const OptionDelegate delegate(&view);
    int lists = 0;
    for (int group = 0; group < model.rowCount(); ++group) {
        const QModelIndex parent = model.index(group, 0);
        for (int row = 0; row < model.rowCount(parent); ++row) {
            const QModelIndex value = model.index(row, CatalogueModel::ValueColumn, parent);
            const std::unique_ptr<QWidget> editor(
                delegate.createEditor(view.viewport(), {}, value));
            const auto *list = qobject_cast<QComboBox *>(editor.get());
            if (!list)
                continue;
            const Option *option = CatalogueModel::optionAt(value);
            ++lists;
            for (int at = 0; at < list->count(); ++at)
                QCOMPARE(list->itemText(at),
                         valueWords(*option, list->itemData(at).toString().toStdString()));
        }
    }
    QVERIFY(lists > 40);
}

QTEST_MAIN(TestOptionLists)
#include "tst_option_lists.moc"
