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
    // Nothing is new while an earlier moment is looked at, and again what was, back from it.
    connect(desk, &Desk::replaced, this, &SeenMark::changed);
    connect(desk, &Desk::operatorNameChanged, this, &SeenMark::othersSat);
}

std::uint64_t SeenMark::recordsSince() const
{
    if (!m_desk->isOpen() || m_desk->inPast())
        return 0;
    const std::uint64_t head = m_desk->present().journal().head().index;
    return head > m_index ? head - m_index : 0;
}

bool SeenMark::isNew(std::uint64_t index) const
{
    return !m_desk->inPast() && index > m_index;
}

bool SeenMark::isNew(Timestamp at) const
{
    return !m_desk->inPast() && at > m_at;
}

QString SeenMark::key() const
{
    return seenSettingsKey + toText(m_desk->beginning()) + QLatin1Char('/') +
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
    save(mark());
}

void SeenMark::putBack(const Mark& mark)
{
    if (!m_desk->isOpen())
        return;
    save(mark);
    // Somebody else may sit there by now: then only what is kept is as it was.
    if (mark.key != key())
        return;
    m_index = mark.index;
    m_at = mark.at;
    m_looks = mark.looks;
    emit changed();
    emit marked();
}

QString SeenMark::stored() const
{
    return m_desk->keptInFile() ? Preferences::instance()->value(key(), QString()).toString()
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

void SeenMark::save(const Mark& mark)
{
    QStringList words{QString::number(mark.index, seenNumberBase),
                      QString::number(mark.at.ns, seenNumberBase)};
    for (const std::uint64_t look : mark.looks)
        words << QString::number(look, seenNumberBase);
    const QString text = words.join(QLatin1Char(' '));
    if (m_desk->keptInFile())
        Preferences::instance()->setValue(mark.key, text);
    else
        m_unkept[mark.key] = text;
}
