// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QJsonObject>

#include <memory>

class QComboBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace sandbag {

class Match;

/// Gives a match, or a place in it, to someone else: as a number, as text for a message, as a page
/// for browsers, as deals for programs of bridge.
class ShareDialog : public QDialog
{
    Q_OBJECT

public:
    ShareDialog(const Match &match, const QJsonObject &other, QWidget *parent = nullptr);
    ~ShareDialog() override;

private:
    QLineEdit *addText(const QString &label, const QString &text);
    void addPlace();
    void setTricks();
    void copyCode();
    void savePage();
    void savePbn();
    void save(const QString &title, const QString &filter, const QString &ending,
              const QByteArray &bytes);
    void copy(const QString &text);
    [[nodiscard]] int eventsBefore(int trick) const;

    std::unique_ptr<const Match> m_match;
    QJsonObject m_other;
    QComboBox *m_deal;
    QSpinBox *m_trick;
    QLabel *m_said;
};

} // namespace sandbag
