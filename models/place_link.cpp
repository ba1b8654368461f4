#include "models/place_link.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QUrlQuery>

#include "models/failure_ids.h"

namespace {

constexpr qsizetype linkCharactersMax = 65'536;

QString pageAddress;

QStringList itemNames()
{
    return {QStringLiteral("fail"),  QStringLiteral("in"),     QStringLiteral("second"),
            QStringLiteral("after"), QStringLiteral("region"), QStringLiteral("proposal"),
            QStringLiteral("view")};
}

}  // namespace

QStringList PlaceLink::roomNames()
{
    return {QStringLiteral("estate"), QStringLiteral("plan"),    QStringLiteral("sweep"),
            QStringLiteral("rules"),  QStringLiteral("changes"), QStringLiteral("journal"),
            QStringLiteral("sources")};
}

void PlaceLink::setText(const QString& text)
{
    if (text == m_text)
        return;
    m_text = text;
    m_items.clear();
    m_room = -1;
    m_problem.clear();
    const qsizetype hash = text.indexOf(QLatin1Char('#'));
    const QString place = text.mid(hash + 1).trimmed();
    const QString path = place.section(QLatin1Char('?'), 0, 0);
    const QUrlQuery query(place.section(QLatin1Char('?'), 1));
    if (text.trimmed().isEmpty() || text.size() > linkCharactersMax) {
        m_problem = tr("A link reads #/plan?fail=r017,r018.");
    } else if (!path.startsWith(QLatin1Char('/')) || !roomNames().contains(path.mid(1))) {
        m_problem =
            tr("“%1” is no room. Rooms are %2.").arg(path, roomNames().join(QStringLiteral(", ")));
    } else {
        m_room = static_cast<int>(roomNames().indexOf(path.mid(1)));
        for (const auto& [name, value] : query.queryItems(QUrl::FullyDecoded)) {
            if (!itemNames().contains(name)) {
                m_problem = tr("“%1” in the link is not known here. Known are %2.")
                                .arg(name, itemNames().join(QStringLiteral(", ")));
                m_room = -1;
                break;
            }
            m_items[name] = value;
        }
    }
    emit textChanged();
}

QString PlaceLink::item(const char* name) const
{
    return m_items.value(QString::fromLatin1(name)).toString();
}

QStringList PlaceLink::failureIds() const
{
    return idsIn(item("fail"));
}

QString PlaceLink::second() const
{
    return idsIn(item("second")).join(QStringLiteral(", "));
}

QString PlaceLink::of(int room, const QVariantMap& items)
{
    QUrlQuery query;
    for (const QString& name : itemNames()) {
        const QVariant value = items.value(name);
        const QString text =
            value.canConvert<QStringList>() && value.metaType().id() != QMetaType::QString
                ? value.toStringList().join(QLatin1Char(','))
                : value.toString();
        if (!text.isEmpty())
            query.addQueryItem(
                name, QString::fromLatin1(QUrl::toPercentEncoding(text, QByteArrayLiteral(",:/"))));
    }
    const QString path = QStringLiteral("#/") + roomNames().value(room);
    return query.isEmpty() ? path : path + QLatin1Char('?') + query.toString(QUrl::FullyEncoded);
}

void PlaceLink::copy(const QString& text)
{
    QGuiApplication::clipboard()->setText(pageAddress + text);
}

void PlaceLink::setPageAddress(const QString& address)
{
    pageAddress = address;
}
