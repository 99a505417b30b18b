// SPDX-License-Identifier: GPL-3.0-or-later
// Names that look like markup are shown as they are written, wherever Qt would guess.
#include "plain_texts.h"
#include "test_main.h"
#include "theme.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QTest>
#include <QToolTip>

#include <cmath>

using namespace sandbag;

namespace {

const QString kName = QStringLiteral("<b>Ada</b> <img src='/etc/hostname'>");

/// The labels that are shown with this text.
QList<QLabel *> labelsOf(const QString &text)
{
    QList<QLabel *> labels;
    for (QWidget *widget : QApplication::allWidgets()) {
        auto *label = qobject_cast<QLabel *>(widget);
        if (label && label->isVisible() && label->text() == text)
            labels << label;
    }
    return labels;
}

} // namespace

class TestPlainTexts : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { showTextsAsTheyAre(*qApp); }
    void labels();
    void messages();
    void tooltips();
    void markupThatSaysSo();
    void whatIsPastedIsBounded();
    void emptyFieldsCanBeRead_data();
    void emptyFieldsCanBeRead();
};

void TestPlainTexts::labels()
{
    QLabel label(kName);
    label.show();
    QCOMPARE(label.textFormat(), Qt::PlainText);
    QLabel filledLater;
    filledLater.show();
    filledLater.setText(kName);
    QCOMPARE(filledLater.textFormat(), Qt::PlainText);
}

void TestPlainTexts::messages()
{
    QMessageBox box;
    box.setText(kName);
    box.setInformativeText(kName);
    box.show();
    const auto shown = labelsOf(kName);
    QCOMPARE(shown.size(), 2);
    for (const QLabel *label : shown)
        QCOMPARE(label->textFormat(), Qt::PlainText);
}

void TestPlainTexts::tooltips()
{
    QWidget window;
    window.show();
    for (const QString &text : {kName, kName + kName}) { // the second one is shown by the first
        QToolTip::showText({10, 10}, text, &window);
        const auto shown = labelsOf(text);
        QCOMPARE(shown.size(), 1);
        QCOMPARE(shown.front()->textFormat(), Qt::PlainText);
    }
    QToolTip::hideText();
}

void TestPlainTexts::markupThatSaysSo()
{
    QLabel label(QStringLiteral("<b>Nil</b>"));
    label.setTextFormat(Qt::RichText);
    label.show();
    QCOMPARE(label.textFormat(), Qt::RichText);
}

void TestPlainTexts::whatIsPastedIsBounded()
{
    const QString book(30'000, u'x');
    QLineEdit field, shown, own;
    shown.setReadOnly(true);
    shown.setText(book);
    own.setMaxLength(2000);
    QFileDialog dialog;
    dialog.setOption(QFileDialog::DontUseNativeDialog);
    for (QWidget *widget : std::initializer_list<QWidget *>{&field, &shown, &own, &dialog})
        widget->show();
    QGuiApplication::clipboard()->setText(book);
    field.paste();
    own.paste();
    QCOMPARE(field.text().size(), 1000);
    QCOMPARE(own.text().size(), 2000);
    QCOMPARE(shown.text(), book);
    const auto *path = dialog.findChild<QLineEdit *>();
    QVERIFY(path && path->maxLength() > 4096);
}

void TestPlainTexts::emptyFieldsCanBeRead_data()
{
    QTest::addColumn<QColor>("base");
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("hint");
    QTest::addColumn<bool>("stays");
    QTest::newRow("Breeze Dark, as Qt leaves it")
        << QColor(27, 30, 32) << QColor(252, 252, 252) << QColor(0, 0, 0, 128) << false;
    QTest::newRow("light") << QColor(Qt::white) << QColor(Qt::black) << QColor(0, 0, 0, 128)
                           << true;
    QTest::newRow("light and too faint")
        << QColor(Qt::white) << QColor(Qt::black) << QColor(200, 200, 200) << false;
    QTest::newRow("dark with a colour of its own")
        << QColor(27, 30, 32) << QColor(252, 252, 252) << QColor(160, 160, 160) << true;
}

/// What stands in an empty field differs from its ground by a third of all that there is at least.
void TestPlainTexts::emptyFieldsCanBeRead()
{
    QFETCH(QColor, base);
    QFETCH(QColor, text);
    QFETCH(QColor, hint);
    QFETCH(bool, stays);
    QPalette palette;
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::Text, text);
    palette.setColor(QPalette::PlaceholderText, hint);
    const QColor mended = withReadableHints(palette).color(QPalette::PlaceholderText);
    QCOMPARE(mended == hint, stays);
    const double part = mended.alphaF();
    const double shown = part * qGray(mended.rgb()) + (1 - part) * qGray(base.rgb());
    QVERIFY2(std::abs(shown - qGray(base.rgb())) > 255 / 3.0, qPrintable(QString::number(shown)));
}

QTEST_MAIN(TestPlainTexts)
#include "tst_plain_texts.moc"
