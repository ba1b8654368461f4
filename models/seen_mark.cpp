#include "models/seen_mark.h"

#include <QUrl>
#include <utility>

#include "models/preferences.h"
#include "models/words.h"

using namespace estate;

namespace {

const QString seenSettingsKey = QStringLiteral("seen/");
constexpr int seenNumberBase = 16;

}  // namespace

SeenMark::SeenMark(Desk* desk, QObject* parent) : QObject(parent), m_desk(desk)
{
    connect(desk, &Desk::opened, this, [this] { m_unkept.clear(); });
    connect(desk, &Desk::eventsAppended, this, &SeenMark::changed);
    connect(desk, &Desk::operatorNameChanged, this, &SeenMark::othersSat);
}

bool SeenMark::behind() const
{
    return m_desk->isOpen() && !m_desk->inPast() &&
           m_desk->present().journal().head().index > m_index;
}

bool SeenMark::isNew(std::uint64_t index) const
{
    return !m_desk->inPast() && index > m_index;
}

bool SeenMark::isNew(Timestamp at) const
{
    return !m_desk->inPast() && at > m_at;
}

bool SeenMark::kept() const
{
    return m_desk->present().journal().path() != ":memory:";
}

QString SeenMark::key() const
{
    return seenSettingsKey + toText(m_desk->beginning().hex()) + QLatin1Char('/') +
           QString::fromLatin1(QUrl::toPercentEncoding(m_desk->operatorName()));
}

void SeenMark::begin(Looks looks)
{
    if (!m_desk->isOpen() || m_desk->inPast())
        return;
    if (!load(looks.size()))
        takeHead(std::move(looks));
    emit changed();
    emit marked();
}

void SeenMark::markSeen(Looks looks)
{
    if (!m_desk->isOpen() || m_desk->inPast())
        return;
    takeHead(std::move(looks));
    emit changed();
    emit marked();
}

void SeenMark::takeHead(Looks looks)
{
    m_index = m_desk->present().journal().head().index;
    m_at = m_desk->present().lastTimestamp();
    m_looks = std::move(looks);
    save();
}

QString SeenMark::stored() const
{
    return kept() ? Preferences::instance()->value(key(), QString()).toString()
                  : m_unkept.value(key());
}

// Settings are files that people edit: what does not fit this journal counts as not there.
bool SeenMark::load(std::size_t regions)
{
    const QStringList words = stored().split(QLatin1Char(' '));
    if (static_cast<std::size_t>(words.size()) != regions + 2)
        return false;
    std::vector<std::uint64_t> numbers;
    for (const QString& word : words) {
        bool whole = false;
        numbers.push_back(word.toULongLong(&whole, seenNumberBase));
        if (!whole)
            return false;
    }
    if (numbers[0] > m_desk->present().journal().head().index)
        return false;
    m_index = numbers[0];
    m_at = Timestamp{numbers[1]};
    m_looks.assign(numbers.begin() + 2, numbers.end());
    return true;
}

void SeenMark::save()
{
    QStringList words{QString::number(m_index, seenNumberBase),
                      QString::number(m_at.ns, seenNumberBase)};
    for (const std::uint64_t look : m_looks)
        words << QString::number(look, seenNumberBase);
    const QString text = words.join(QLatin1Char(' '));
    if (kept())
        Preferences::instance()->setValue(key(), text);
    else
        m_unkept[key()] = text;
}
