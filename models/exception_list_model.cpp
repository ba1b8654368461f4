#include "models/exception_list_model.h"

#include <algorithm>
#include <chrono>
#include <tuple>
#include <utility>

#include "models/boundary_watch.h"
#include "models/changes_model.h"
#include "models/cut_list_model.h"
#include "models/language.h"
#include "models/pinned_sets.h"
#include "models/rule_watch.h"
#include "models/seen_mark.h"
#include "models/words.h"

using namespace estate;

namespace {

constexpr std::chrono::seconds exceptionInterval{10};

QString severityText(ExceptionSeverity severity)
{
    switch (severity) {
    case ExceptionSeverity::critical: return Words::tr("Critical");
    case ExceptionSeverity::warning: return Words::tr("Warning");
    case ExceptionSeverity::notice: return Words::tr("Notice");
    }
    return {};
}

QString severityKey(ExceptionSeverity severity)
{
    switch (severity) {
    case ExceptionSeverity::critical: return QStringLiteral("critical");
    case ExceptionSeverity::warning: return QStringLiteral("warning");
    case ExceptionSeverity::notice: return QStringLiteral("notice");
    }
    return {};
}

}  // namespace

ExceptionListModel::ExceptionListModel(Desk* desk, const ExceptionSources& sources, QObject* parent)
    : QAbstractListModel(parent), m_desk(desk), m_sources(sources)
{
    Language::instance()->follow(this);
    connect(Language::instance(), &Language::changed, this, &ExceptionListModel::refresh);
    // What others say meanwhile is of two journals, or of two moments.
    connect(desk, &Desk::aboutToReplace, this, [this] { m_replacing = true; });
    connect(desk, &Desk::replaced, this, &ExceptionListModel::reload);
    connect(desk, &Desk::eventsAppended, this, &ExceptionListModel::refresh);
    connect(desk, &Desk::writeFailed, this, &ExceptionListModel::refresh);
    connect(desk, &Desk::frozenChanged, this, &ExceptionListModel::refreshUnlessFrozen);
    connect(sources.changes, &QAbstractItemModel::dataChanged, this, &ExceptionListModel::refresh);
    connect(sources.cuts, &CutListModel::runningChanged, this, &ExceptionListModel::refresh);
    connect(sources.changes, &ChangesModel::executionProgressed, this, [this] {
        const bool interrupted = m_sources.changes->executionInterrupted();
        if (std::exchange(m_interrupted, interrupted) != interrupted)
            refreshUnlessFrozen();
    });
    const auto follow = &ExceptionListModel::refreshUnlessFrozen;
    connect(sources.boundary, &BoundaryWatch::changed, this, follow);
    connect(sources.boundary, &BoundaryWatch::acknowledged, this, follow);
    connect(sources.pins, &PinnedSets::changed, this, follow);
    connect(sources.pins, &PinnedSets::noted, this, follow);
    connect(sources.seen, &SeenMark::marked, this, follow);
    connect(sources.rules, &RuleWatch::changed, this, follow);
    m_timer.setInterval(exceptionInterval);
    connect(&m_timer, &QTimer::timeout, this, follow);
    m_timer.start();
}

int ExceptionListModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QHash<int, QByteArray> ExceptionListModel::roleNames() const
{
    return {{KeyRole, "key"},
            {SeverityRole, "severity"},
            {SeverityTextRole, "severityText"},
            {TextRole, "text"},
            {MeaningRole, "meaning"},
            {SinceTextRole, "sinceText"},
            {RegionIdRole, "regionId"},
            {ProposalIdRole, "proposalId"},
            {CutRole, "cut"},
            {SeenRole, "seen"},
            {FreshRole, "fresh"},
            {RoomRole, "room"},
            {OwnerRole, "owner"},
            {ShelvedRole, "shelved"},
            {DutyTextRole, "dutyText"},
            {AccessibleTextRole, "accessibleText"}};
}

QVariant ExceptionListModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case KeyRole: return row.key;
    case SeverityRole: return severityKey(row.severity);
    case SeverityTextRole: return severityText(row.severity);
    case Qt::DisplayRole:
    case TextRole: return row.text;
    case MeaningRole: return row.meaning;
    case SinceTextRole: return row.sinceNs == 0 ? QString() : Figures::time(Timestamp{row.sinceNs});
    case RegionIdRole: return row.regionId;
    case ProposalIdRole: return row.proposalId;
    case CutRole: return row.cut;
    case SeenRole: return row.seen;
    case FreshRole: return row.fresh;
    case RoomRole: return row.room;
    case OwnerRole: return row.owner;
    case ShelvedRole: return row.shelved;
    case DutyTextRole: return row.dutyText;
    case AccessibleTextRole:
        return tr("%1: %2. %3 %4")
            .arg(severityText(row.severity), row.text, row.meaning, row.dutyText);
    default: return {};
    }
}

void ExceptionListModel::reload()
{
    m_replacing = false;
    beginResetModel();
    m_rows = makeRows();
    endResetModel();
    emit countChanged();
    emit worstChanged();
}

QString ExceptionListModel::worst() const
{
    // The gravest stands first, and what somebody put off last.
    return count() == 0 ? QString() : severityKey(m_rows.front().severity);
}

std::vector<ExceptionListModel::Row> ExceptionListModel::makeRows() const
{
    std::vector<Row> rows;
    if (!m_desk->isOpen())
        return rows;
    for (const auto add :
         {addLostRegions, addLostSitesAndHosts, addOverdueFailback, addProposals, addExecutions,
          addCuts, addExports, addRules, addPins, addClock, addFailedWrite, addIncident})
        add(m_sources, rows);
    for (Row& row : rows) {
        row.fresh = m_sources.seen->isNew(Timestamp{row.sinceNs});
        addDuty(row);
    }
    std::sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) {
        return std::tie(a.shelved, a.severity, a.seen, a.sinceNs, a.key) <
               std::tie(b.shelved, b.severity, b.seen, b.sinceNs, b.key);
    });
    return rows;
}

// What did not come with an event waits like one.
void ExceptionListModel::refreshUnlessFrozen()
{
    if (!m_desk->frozen())
        refresh();
}

void ExceptionListModel::refresh()
{
    if (m_replacing)
        return;
    const std::vector<Row> fresh = makeRows();
    const int before = count();
    const int shelvedBefore = shelvedCount();
    const QString worstBefore = worst();
    const auto find = [](const std::vector<Row>& rows, const QString& key) {
        return std::find_if(rows.begin(), rows.end(),
                            [&key](const Row& row) { return row.key == key; });
    };
    for (int at = rowCount() - 1; at >= 0; --at) {
        if (find(fresh, m_rows[static_cast<std::size_t>(at)].key) == fresh.end())
            removeRowAt(at);
    }
    for (int at = 0; at < static_cast<int>(fresh.size()); ++at) {
        const auto place = static_cast<std::size_t>(at);
        const Row& wanted = fresh[place];
        if (at < rowCount() && m_rows[place].key == wanted.key) {
            if (m_rows[place] == wanted)
                continue;
            m_rows[place] = wanted;
            emit dataChanged(index(at), index(at),
                             {SeverityRole, SeverityTextRole, TextRole, MeaningRole, SinceTextRole,
                              ProposalIdRole, SeenRole, FreshRole, OwnerRole, ShelvedRole,
                              DutyTextRole, AccessibleTextRole});
            continue;
        }
        // Moved up or new: out of its old place first.
        const auto old = find(m_rows, wanted.key);
        if (old != m_rows.end())
            removeRowAt(static_cast<int>(old - m_rows.begin()));
        beginInsertRows({}, at, at);
        m_rows.insert(m_rows.begin() + at, wanted);
        endInsertRows();
    }
    if (before != count() || shelvedBefore != shelvedCount())
        emit countChanged();
    if (worstBefore != worst())
        emit worstChanged();
}

void ExceptionListModel::removeRowAt(int row)
{
    beginRemoveRows({}, row, row);
    m_rows.erase(m_rows.begin() + row);
    endRemoveRows();
}
