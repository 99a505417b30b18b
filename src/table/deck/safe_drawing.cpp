// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck/safe_drawing.h"

#include <QBuffer>
#include <QHash>
#include <QImageReader>
#include <QList>
#include <QXmlStreamReader>

#include <algorithm>

namespace sandbag {

namespace {

// The richest deck there is has 8,500 parts, draws 10,000, and its pictures have 8 million points.
constexpr qsizetype kMostParts = 50'000;
constexpr qint64 kMostDrawn = 500'000;
constexpr int kMostDepth = 200;
constexpr qint64 kMostPoints = 100'000'000; ///< of all pictures in it
constexpr qint64 kEndless = kMostDrawn + 1;

/// A part that bears a name, or the whole drawing: what it draws is its own and that of the parts
/// within it and of those it names.
struct NamedPart {
    qint64 own = 0;
    QList<qsizetype> within;
    QList<QString> named;
    qint64 drawn = -1; ///< −1: not known yet; −2: being counted, so it draws itself
};

class Drawing
{
public:
    Drawing() : m_parts(1) {}

    /// False where the drawing is not to be drawn.
    bool begin(const QXmlStreamAttributes &attributes)
    {
        if (++m_count > kMostParts || m_open.size() >= kMostDepth)
            return false;
        qsizetype part = m_open.isEmpty() ? 0 : m_open.last();
        ++m_parts[part].own;
        for (const auto &attribute : attributes) {
            const QStringView name = attribute.qualifiedName();
            if (name == u"id") {
                m_parts[part].within << m_parts.size();
                part = m_parts.size();
                m_byName.insert(attribute.value().toString(), part);
                m_parts.append(NamedPart{});
            }
        }
        m_open << part;
        return std::all_of(attributes.begin(), attributes.end(),
                           [&](const QXmlStreamAttribute &attribute) {
                               const QStringView name = attribute.qualifiedName();
                               const bool leads = name == u"href" || name.endsWith(u":href");
                               return !leads || mayLead(m_parts[part], attribute.value());
                           });
    }
    void end() { m_open.removeLast(); }
    /// Once all of it was read.
    bool comesToAnEnd() { return drawnBy(0, 0) <= kMostDrawn; }

private:
    bool mayLead(NamedPart &part, QStringView where)
    {
        if (!where.startsWith(u'#'))
            return isPicture(where);
        part.named << where.mid(1).toString();
        return true;
    }

    /// The drawer takes what follows the last such word for the picture, whatever kind it says.
    bool isPicture(QStringView where)
    {
        static const QLatin1String coded("base64,");
        const qsizetype at = where.lastIndexOf(coded);
        if (!where.startsWith(QLatin1String("data:")) || at < 0)
            return false;
        QByteArray bytes = QByteArray::fromBase64(where.mid(at + coded.size()).toLatin1());
        QBuffer buffer(&bytes);
        QImageReader reader(&buffer);
        const QByteArray format = reader.format();
        const QSize size = reader.size();
        if ((format != "png" && format != "jpeg") || size.isEmpty())
            return false;
        m_points += qint64(size.width()) * size.height();
        return m_points <= kMostPoints;
    }

    /// Two parts of the same name count both.
    qint64 drawnBy(qsizetype index, int depth)
    {
        if (m_parts[index].drawn >= 0)
            return m_parts[index].drawn;
        if (m_parts[index].drawn == -2 || depth > kMostDepth)
            return kEndless;
        m_parts[index].drawn = -2;
        qint64 drawn = m_parts[index].own;
        const auto add = [&](qsizetype other) {
            if (drawn < kEndless)
                drawn = std::min(kEndless, drawn + drawnBy(other, depth + 1));
        };
        for (const qsizetype part : m_parts[index].within)
            add(part);
        for (const QString &name : m_parts[index].named)
            for (auto [part, last] = m_byName.equal_range(name); part != last; ++part)
                add(*part);
        return m_parts[index].drawn = drawn;
    }

    QList<NamedPart> m_parts;
    QMultiHash<QString, qsizetype> m_byName;
    QList<qsizetype> m_open; ///< the named part around each that is open
    qsizetype m_count = 0;
    qint64 m_points = 0;
};

} // namespace

/// Names are read with their prefixes, since the
/// drawer may ignore which namespace these mean.
bool isSafeDrawing(const QByteArray &svg)
{
    QXmlStreamReader reader(svg);
    reader.setNamespaceProcessing(false);
    Drawing drawing;
    while (!reader.atEnd()) {
        switch (reader.readNext()) {
        case QXmlStreamReader::ProcessingInstruction: // a sheet of styles is a file
            return false;
        case QXmlStreamReader::StartElement:
            if (!drawing.begin(reader.attributes()))
                return false;
            break;
        case QXmlStreamReader::EndElement:
            drawing.end();
            break;
        default:
            break;
        }
    }
    return !reader.hasError() && drawing.comesToAnEnd();
}

} // namespace sandbag
