#include "models/journal_table_model.h"

#include <QElapsedTimer>
#include <algorithm>
#include <cstring>
#include <utility>

#include "models/engine_words.h"
#include "models/error_advice.h"
#include "models/language.h"
#include "models/slice.h"
#include "models/words.h"

using namespace estate;

namespace {

const QString kindName = QStringLiteral("kind");

// As Digest::brief() writes it, without a text of its own.
bool isInBrief(const Digest& digest, std::string_view word)
{
    constexpr std::string_view digits = "0123456789abcdef";
    constexpr std::size_t briefBytes = 6;
    std::array<char, 2 * briefBytes> text{};
    for (std::size_t at = 0; at < briefBytes; ++at) {
        text[2 * at] = digits[digest.bytes[at] >> 4U];
        text[2 * at + 1] = digits[digest.bytes[at] & 15U];
    }
    return std::string_view(text.data(), text.size()).find(word) != std::string_view::npos;
}

// In the order of Kind.
const QStringList& kindKeys()
{
    static const QStringList keys{QString(), QStringLiteral("estate"), QStringLiteral("governance"),
                                  QStringLiteral("audit")};
    return keys;
}

std::vector<TableModel::Column> recordColumns()
{
    return {{QStringLiteral("index"), 72, true},
            {QStringLiteral("time"), 168},
            {QStringLiteral("actor"), 96},
            {QStringLiteral("kind"), 88},
            {QStringLiteral("event"), 168},
            {QStringLiteral("what"), 240, false, false, true},
            {QStringLiteral("hash"), 128, false, true}};
}

}  // namespace

JournalTableModel::JournalTableModel(QObject* parent) : SessionTable(recordColumns(), parent)
{
    keepNoTexts();
    m_language = Language::instance()->spoken();
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &JournalTableModel::next);
    connect(this, &JournalTableModel::kindChanged, this, &TableModel::viewChanged);
    connect(this, &JournalTableModel::actorChanged, this, &TableModel::viewChanged);
}

SessionFollower::Connections JournalTableModel::listenTo(Session& session)
{
    Desk* desk = &session.desk();
    // Looking back is not another journal.
    return {connect(desk, &Desk::opened, this, &JournalTableModel::reload),
            connect(desk, &Desk::eventsAppended, this, &JournalTableModel::readOn),
            connect(desk, &Desk::kept, this, &JournalTableModel::readOn),
            connect(session.seen(), &SeenMark::marked, this, [this] {
                if (count() > 0)
                    emit dataChanged(index(0, EventColumn), index(count() - 1, EventColumn),
                                     {GlyphRole});
            })};
}

void JournalTableModel::reload()
{
    m_timer.stop();
    // Who acted in another journal; a filter that comes back at the start waits for the first one.
    const bool another = !m_briefs.empty();
    m_briefs.clear();
    m_commits.clear();
    m_pages.clear();
    m_texts.clear();
    m_titles.clear();
    m_titleNumbers.clear();
    m_counts = {};
    m_problem.clear();
    m_problemCode.clear();
    m_actorNumbers.clear();
    m_actors.clear();
    setTotal(0);
    if (another)
        setActor({});
    emit actorsChanged();
    if (m_session != nullptr && m_session->ready())
        m_base = journal().base().index;
    readOn();
}

void JournalTableModel::readOn()
{
    const bool more = m_session != nullptr && m_session->ready() && m_problem.isEmpty() &&
                      m_base + m_briefs.size() < journal().durableIndex();
    if (more)
        m_timer.start();
    emit readingChanged();
}

void JournalTableModel::next()
{
    QElapsedTimer elapsed;
    elapsed.start();
    const qsizetype actorsBefore = m_actors.size();
    const std::uint64_t last = journal().durableIndex();
    while (m_base + m_briefs.size() < last && m_problem.isEmpty() &&
           elapsed.elapsed() < sliceMilliseconds) {
        const std::uint64_t from = m_base + m_briefs.size() + 1;
        const auto read = journal().read(from, std::min(last, from + recordsPerRead - 1),
                                         [&](const JournalRecord& record) {
                                             take(record);
                                             return elapsed.elapsed() < sliceMilliseconds;
                                         });
        if (!read) {
            m_problem = engineSentence(read.error().message);
            m_problemCode = errorCodeText(read.error().code);
        }
    }
    const bool done = m_base + m_briefs.size() >= last || !m_problem.isEmpty();
    if (done)
        m_timer.stop();
    setTotal(static_cast<int>(m_briefs.size()));
    if (actorsBefore != m_actors.size())
        emit actorsChanged();
    emit readingChanged();
}

void JournalTableModel::take(const JournalRecord& record)
{
    const Event& event = record.envelope.event;
    Brief brief;
    brief.at = record.envelope.at;
    brief.kind = eventKind(event);
    brief.event = static_cast<std::uint8_t>(event.index());
    brief.title = titleOf(record);
    brief.hash = record.hash;
    const auto [actor, added] = m_actorNumbers.try_emplace(
        record.envelope.actor, static_cast<std::uint32_t>(m_actors.size()));
    if (added)
        m_actors << toText(record.envelope.actor);
    brief.actor = actor->second;
    const QByteArray subject = [&event] {
        const Language::Plain plain;
        return eventSubject(event).toUtf8();
    }();
    std::memcpy(
        brief.subject.data(), subject.constData(),
        std::min<std::size_t>(brief.subject.size(), static_cast<std::size_t>(subject.size())));
    ++m_counts[static_cast<std::size_t>(brief.kind)];
    m_texts.append(m_briefs.size(), eventSubject(event));
    m_briefs.push_back(brief);
    if (const auto* ended = std::get_if<CommitEnded>(&event);
        ended != nullptr && ended->outcome == CommitOutcome::committed)
        m_commits.push_back(record.envelope.index);
    // The page that it belongs to is no longer whole.
    m_pages.erase((m_briefs.size() - 1) / pageRecords);
}

const JournalTableModel::Brief& JournalTableModel::briefAt(int item) const
{
    return m_briefs[static_cast<std::size_t>(item)];
}

std::uint8_t JournalTableModel::titleOf(const JournalRecord& record)
{
    const QString english = [&record] {
        const Language::Plain plain;
        return eventTitle(record.envelope.event);
    }();
    const auto known = m_titleNumbers.constFind(english);
    if (known != m_titleNumbers.constEnd())
        return *known;
    const auto number = static_cast<std::uint8_t>(m_titles.size());
    m_titles.push_back({english, eventTitle(record.envelope.event), record.envelope.index});
    m_titleNumbers.insert(english, number);
    return number;
}

QString JournalTableModel::titleAt(int item) const
{
    const Title& title = m_titles[briefAt(item).title];
    return Language::instance()->plain() ? title.english : title.text;
}

void JournalTableModel::reword()
{
    m_pages.clear();
    // A copy in English leaves what a filter looks through as it is.
    const QString spoken = Language::instance()->spoken();
    if (Language::instance()->plain() || spoken == m_language)
        return;
    m_language = spoken;
    m_texts.clear();
    if (m_session == nullptr || !m_session->ready())
        return;
    for (Title& title : m_titles) {
        const auto read = journal().read(title.index, title.index, [&title](const auto& record) {
            title.text = eventTitle(record.envelope.event);
            return false;
        });
        if (!read)
            title.text = tr("can't be read");
    }
}

QString JournalTableModel::subjectAt(int item) const
{
    const auto at = static_cast<std::uint64_t>(item);
    const std::uint64_t page = at / pageRecords;
    auto found = m_pages.find(page);
    if (found == m_pages.end()) {
        if (m_pages.size() >= pagesMax) {
            // Who scrolls comes from near: the page that lies farthest away goes.
            const bool frontFarther = page - std::min(page, m_pages.begin()->first) >
                                      std::max(page, m_pages.rbegin()->first) - page;
            m_pages.erase(frontFarther ? m_pages.begin() : std::prev(m_pages.end()));
        }
        Page subjects;
        const std::uint64_t first = m_base + page * pageRecords + 1;
        const auto read =
            journal().read(first, std::min(first + pageRecords - 1, m_base + m_briefs.size()),
                           [&subjects](const JournalRecord& record) {
                               subjects.push_back(eventSubject(record.envelope.event));
                               return true;
                           });
        // What was read once can be gone; the table says so and stays.
        if (!read)
            subjects.resize(pageRecords, tr("can't be read"));
        if (!Language::instance()->plain())
            m_texts.setPage(static_cast<std::size_t>(page), subjects);
        found = m_pages.emplace(page, std::move(subjects)).first;
    }
    return found->second[at % pageRecords];
}

qreal JournalTableModel::indexOf(int item) const
{
    return item < 0 || item >= total()
               ? 0
               : static_cast<qreal>(m_base + static_cast<std::uint64_t>(item) + 1);
}

int JournalTableModel::itemOf(qreal index) const
{
    const qreal item = index - static_cast<qreal>(m_base) - 1;
    return item < 0 || item >= total() ? -1 : static_cast<int>(item);
}

std::optional<Timestamp> JournalTableModel::timeOf(qreal index) const
{
    const int item = itemOf(index);
    return item < 0 ? std::nullopt : std::optional(briefAt(item).at);
}

void JournalTableModel::setKind(Kind kind)
{
    if (m_kind == kind)
        return;
    m_kind = kind;
    filterAgain();
    emit kindChanged();
}

void JournalTableModel::setActor(const QString& actor)
{
    if (m_actor == actor)
        return;
    m_actor = actor;
    filterAgain();
    emit actorChanged();
}

QString JournalTableModel::glyph(int item, int column) const
{
    return column == EventColumn &&
                   m_session->seen()->isNew(m_base + static_cast<std::uint64_t>(item) + 1)
               ? QStringLiteral("unseen")
               : QString();
}

std::vector<TableModel::QuickFilter> JournalTableModel::quickFilters() const
{
    return {{kindName, kindKeys().mid(1), kindKeys().at(m_kind)},
            {QStringLiteral("actor"), {}, m_actor}};
}

void JournalTableModel::setQuickFilter(const QString& name, const QString& value)
{
    if (name == kindName)
        setKind(static_cast<Kind>(std::max<qsizetype>(0, kindKeys().indexOf(value))));
    else
        setActor(value);
}

bool JournalTableModel::accepts(int item) const
{
    const Brief& brief = briefAt(item);
    if (m_kind != All && static_cast<int>(brief.kind) != static_cast<int>(m_kind) - 1)
        return false;
    return m_actor.isEmpty() || m_actors.at(static_cast<qsizetype>(brief.actor)) == m_actor;
}

qreal JournalTableModel::progress() const
{
    if (m_session == nullptr || !m_session->ready())
        return 0;
    const std::uint64_t total = journal().durableIndex() - m_base;
    return total == 0 ? 1 : static_cast<qreal>(m_briefs.size()) / static_cast<qreal>(total);
}

QString JournalTableModel::readingText() const
{
    if (m_session == nullptr || !m_session->ready())
        return {};
    if (!reading())
        return tr("%1 record(s)", nullptr, pluralOf(m_briefs.size()))
            .arg(Figures::count(m_briefs.size()));
    return tr("records read and verified: %1 of %2")
        .arg(Figures::count(m_briefs.size()), Figures::count(journal().durableIndex() - m_base));
}

QString JournalTableModel::heading(int column) const
{
    switch (column) {
    case IndexColumn: return tr("Index");
    case TimeColumn: return tr("Time");
    case ActorColumn: return tr("Actor");
    case KindColumn: return tr("Kind");
    case EventColumn: return tr("Event");
    case SubjectColumn: return tr("What");
    case HashColumn: return tr("Hash");
    default: return {};
    }
}

QString JournalTableModel::cellText(int item, int column) const
{
    const Brief& brief = briefAt(item);
    switch (column) {
    case IndexColumn: return Figures::count(m_base + static_cast<std::uint64_t>(item) + 1);
    case TimeColumn: return Figures::time(brief.at);
    case ActorColumn: return m_actors.at(static_cast<qsizetype>(brief.actor));
    case KindColumn: return eventKindText(brief.kind);
    case EventColumn: return titleAt(item);
    case SubjectColumn: return subjectAt(item);
    case HashColumn: return toText(brief.hash.brief());
    default: return {};
    }
}

QString JournalTableModel::exactText(int item, int column) const
{
    const Brief& brief = briefAt(item);
    switch (column) {
    case IndexColumn: return QString::number(m_base + static_cast<std::uint64_t>(item) + 1);
    case TimeColumn: return Figures::timeExact(brief.at);
    case HashColumn: return toText(brief.hash.hex());
    default: return cellText(item, column);
    }
}

bool JournalTableModel::lessThan(int left, int right, int column) const
{
    const Brief& a = briefAt(left);
    const Brief& b = briefAt(right);
    switch (column) {
    case TimeColumn: return a.at < b.at;
    case ActorColumn:
        return m_actors.at(static_cast<qsizetype>(a.actor)) <
               m_actors.at(static_cast<qsizetype>(b.actor));
    case KindColumn: return a.kind < b.kind;
    case EventColumn: return std::pair(a.event, a.title) < std::pair(b.event, b.title);
    case SubjectColumn:
        return std::memcmp(a.subject.data(), b.subject.data(), a.subject.size()) < 0;
    case HashColumn: return a.hash < b.hash;
    default: return left < right;
    }
}

// Actors, kinds and titles are few: each is looked at once. Hashes and what is kept of the subjects
// are looked at as they lie in memory.
TableModel::CellSearch JournalTableModel::searchOf(const QString& word) const
{
    struct Answers {
        std::vector<bool> actors;
        std::array<bool, 3> kinds{};
        std::vector<bool> titles;
        std::string bytes;  // the word
        // Of the time that was looked at last: many records are of one second.
        std::optional<std::uint64_t> second;
        bool isInSecond = false;
    };
    const auto isIn = [&word](const QString& text) { return text.toLower().contains(word); };
    Answers made;
    for (const QString& actor : m_actors)
        made.actors.push_back(isIn(actor));
    for (std::size_t kind = 0; kind < made.kinds.size(); ++kind)
        made.kinds[kind] = isIn(eventKindText(static_cast<EventKind>(kind)));
    for (const Title& title : m_titles)
        made.titles.push_back(isIn(title.text));
    made.bytes = word.toStdString();
    return [this, word, answers = std::move(made)](int item, int column) mutable {
        const Brief& brief = briefAt(item);
        switch (column) {
        case TimeColumn:
            if (const std::uint64_t second = brief.at.ns / nanosecondsPerSecond;
                answers.second != second) {
                answers.second = second;
                answers.isInSecond = cellText(item, column).toLower().contains(word);
            }
            return answers.isInSecond;
        case ActorColumn: return static_cast<bool>(answers.actors[brief.actor]);
        case KindColumn: return answers.kinds[static_cast<std::size_t>(brief.kind)];
        case EventColumn: return static_cast<bool>(answers.titles[brief.title]);
        case HashColumn: return isInBrief(brief.hash, answers.bytes);
        case SubjectColumn:
            if (const auto kept = m_texts.contains(static_cast<std::size_t>(item), answers.bytes))
                return *kept;
            break;
        default: break;
        }
        return cellText(item, column).toLower().contains(word);
    };
}
