#include "models/place_link.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QUrlQuery>
#include <algorithm>
#include <vector>

#include "models/failure_ids.h"

namespace {

constexpr qsizetype linkCharactersMax = 65'536;
// Every index below is exact as a number of QML.
constexpr qulonglong indexMax = (1ULL << 53U) - 1;

QString pageAddress;

QStringList wordsOf(const char* text)
{
    return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

// In the order of the rail; tables by the names that they are kept under, first the one whose view
// a link means that does not say of which.
struct Room {
    QString name;
    QStringList tables;
    bool viewed = false;  // a link may leave out whose view it has
};

const std::vector<Room>& rooms()
{
    static const std::vector<Room> all{
        {QStringLiteral("estate"),
         wordsOf("region-sites region-hosts lane-flows region-flows region-shards region-history")},
        {QStringLiteral("plan"),
         wordsOf("decisions deadlines capacity costs sensitivity second-loss comparison "
                 "incident-losses incident-entries"),
         true},
        {QStringLiteral("sweep"), wordsOf("ranking worst-losses collisions pins")},
        {QStringLiteral("rules"), wordsOf("policies impacts findings reach trial trial-pins")},
        {QStringLiteral("changes"), wordsOf("proposals proposal-reach proposal-plan proposal-flows "
                                            "execution cut-participants cut-members")},
        {QStringLiteral("journal"), wordsOf("records record"), true},
        {QStringLiteral("sources"), wordsOf("exports facts")},
    };
    return all;
}

enum class Kind : std::uint8_t { text, choice, index, table };

struct Item {
    QString name;
    Kind kind = Kind::text;
    QStringList choices;  // in the order of the room's own numbers
    int atFirst = -1;     // the choice that the room begins with; -1: none of them
};

Item textItem(const char* name)
{
    return {QString::fromLatin1(name), Kind::text, {}};
}

Item choiceItem(const char* name, const char* choices, int atFirst = 0)
{
    return {QString::fromLatin1(name), Kind::choice, wordsOf(choices), atFirst};
}

std::vector<Item> ownItems(int room)
{
    switch (room) {
    case 0:
        return {textItem("region"),
                textItem("select"),
                choiceItem("measure",
                           "availability utilisation free-capacity failover-reserve "
                           "protected-iops export-age checkpoint-lag single-loss-risk",
                           1),
                choiceItem("order", "id entity trust-domain risk"),
                choiceItem("pane", "figures exports relations"),
                choiceItem("page", "sites hosts flows shards publishes", -1)};
    case 1:
        return {textItem("fail"),
                textItem("in"),
                textItem("second"),
                textItem("after"),
                textItem("group"),
                choiceItem("show", "decisions analysis compare"),
                choiceItem("question", "capacity cost deadlines sensitivity second-loss")};
    case 2:
        return {choiceItem("scope", "regions pairs sites site-pairs"),
                choiceItem("show", "heatmap ranking collisions pinned")};
    case 3: return {choiceItem("show", "policies impacts findings changes trial text")};
    case 4: return {choiceItem("show", "proposals cuts"), textItem("proposal")};
    case 5: return {{QStringLiteral("record"), Kind::index, {}}};
    default: return {};
    }
}

// By room.
const std::vector<Item>& itemsOf(int room)
{
    static const std::vector<std::vector<Item>> all = [] {
        std::vector<std::vector<Item>> made;
        for (int at = 0; at < static_cast<int>(rooms().size()); ++at) {
            std::vector<Item>& items = made.emplace_back(ownItems(at));
            items.push_back({QStringLiteral("asof"), Kind::index, {}});
            items.push_back({QStringLiteral("table"), Kind::table, {}});
            items.push_back(textItem("view"));
        }
        return made;
    }();
    static const std::vector<Item> none;
    const bool known = room >= 0 && room < static_cast<int>(all.size());
    return known ? all[static_cast<std::size_t>(room)] : none;
}

const Item* itemOf(int room, const QString& name)
{
    const std::vector<Item>& items = itemsOf(room);
    const auto found = std::find_if(items.begin(), items.end(),
                                    [&name](const Item& item) { return item.name == name; });
    return found == items.end() ? nullptr : &*found;
}

bool isNumber(const QVariant& value)
{
    switch (value.typeId()) {
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
    case QMetaType::Double: return true;
    default: return false;
    }
}

// Empty: nothing that a link has to say.
QString textOf(const Item& item, const QVariant& value)
{
    if (isNumber(value) && item.kind == Kind::choice) {
        const int at = value.toInt();
        return at == item.atFirst ? QString() : item.choices.value(at);
    }
    if (isNumber(value)) {
        const double number = value.toDouble();
        return number >= 1 ? QString::number(static_cast<qulonglong>(number)) : QString();
    }
    return value.canConvert<QStringList>() && value.typeId() != QMetaType::QString
               ? value.toStringList().join(QLatin1Char(','))
               : value.toString();
}

}  // namespace

QStringList PlaceLink::roomNames()
{
    QStringList names;
    for (const Room& room : rooms())
        names << room.name;
    return names;
}

int PlaceLink::roomOfTable(const QString& table)
{
    const auto found = std::find_if(rooms().begin(), rooms().end(), [&table](const Room& room) {
        return room.tables.contains(table);
    });
    return found == rooms().end() ? -1 : static_cast<int>(found - rooms().begin());
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
        const auto items = query.queryItems(QUrl::FullyDecoded);
        for (const auto& given : items) {
            if (m_problem.isEmpty())
                m_problem = problemOf(m_room, given.first, given.second);
            m_items[given.first] = given.second;
        }
        if (m_problem.isEmpty() && !view().isEmpty() && table().isEmpty())
            m_problem = tr("The link has a view and does not say of which table.");
        if (!m_problem.isEmpty())
            m_room = -1;
    }
    emit textChanged();
}

QString PlaceLink::problemOf(int room, const QString& name, const QString& value) const
{
    const auto between = QStringLiteral(", ");
    const auto oneOf = [&](const QStringList& choices) {
        return choices.contains(value) ? QString()
                                       : tr("“%1” in the link is no %2 of this room. Known are %3.")
                                             .arg(value, name, choices.join(between));
    };
    const Item* item = itemOf(room, name);
    if (item == nullptr) {
        QStringList names;
        for (const Item& known : itemsOf(room))
            names << known.name;
        return tr("“%1” in the link is not known here. Known are %2.")
            .arg(name, names.join(between));
    }
    switch (item->kind) {
    case Kind::text: return {};
    case Kind::choice: return oneOf(item->choices);
    case Kind::table: return oneOf(rooms()[static_cast<std::size_t>(room)].tables);
    case Kind::index: {
        bool good = false;
        const qulonglong index = value.toULongLong(&good);
        return good && index >= 1 && index <= indexMax
                   ? QString()
                   : tr("“%1” in the link is no index of a record.").arg(value);
    }
    }
    return {};
}

QString PlaceLink::item(const char* name) const
{
    return m_items.value(QString::fromLatin1(name)).toString();
}

QStringList PlaceLink::idsOf(const char* name) const
{
    return idsIn(item(name));
}

QString PlaceLink::second() const
{
    return idsOf("second").join(QStringLiteral(", "));
}

QString PlaceLink::table() const
{
    if (m_room < 0 || view().isEmpty())
        return {};
    const Room& room = rooms()[static_cast<std::size_t>(m_room)];
    const QString named = item("table");
    return named.isEmpty() && room.viewed ? room.tables.front() : named;
}

int PlaceLink::choice(const QString& name) const
{
    const Item* known = itemOf(m_room, name);
    if (known == nullptr)
        return -1;
    const auto at = static_cast<int>(known->choices.indexOf(m_items.value(name).toString()));
    return at < 0 ? known->atFirst : at;
}

QString PlaceLink::of(int room, const QVariantMap& items)
{
    QUrlQuery query;
    for (const Item& item : itemsOf(room)) {
        const QString text = textOf(item, items.value(item.name));
        if (!text.isEmpty())
            query.addQueryItem(item.name, QString::fromLatin1(QUrl::toPercentEncoding(
                                              text, QByteArrayLiteral(",:/"))));
    }
    const QString path = QStringLiteral("#/") + roomNames().value(room);
    return query.isEmpty() ? path : path + QLatin1Char('?') + query.toString(QUrl::FullyEncoded);
}

QString PlaceLink::extended(const QString& place, const QVariantMap& items)
{
    PlaceLink link;
    link.setText(place);
    if (!link.problem().isEmpty())
        return {};
    QVariantMap all = link.m_items;
    for (auto item = items.begin(); item != items.end(); ++item) {
        if (itemOf(link.room(), item.key()) == nullptr)
            return {};
        all[item.key()] = item.value();
    }
    const QString more = of(link.room(), all);
    link.setText(more);
    return link.problem().isEmpty() ? more : QString();
}

void PlaceLink::copy(const QString& text)
{
    QGuiApplication::clipboard()->setText(pageAddress + text);
}

void PlaceLink::setPageAddress(const QString& address)
{
    pageAddress = address;
}
