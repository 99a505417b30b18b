// SPDX-License-Identifier: GPL-3.0-or-later
// Names that look like markup are shown as they are written, wherever Qt would guess.
#include "plain_texts.h"

#include <QApplication>
#include <QLabel>
#include <QMessageBox>
#include <QTest>
#include <QToolTip>

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

QTEST_MAIN(TestPlainTexts)
#include "tst_plain_texts.moc"
