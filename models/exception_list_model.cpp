#include "models/exception_list_model.h"

#include <QUrl>
#include <algorithm>
#include <chrono>
#include <utility>

#include "models/changes_model.h"
#include "models/cut_list_model.h"
#include "models/incident_words.h"
#include "models/language.h"
#include "models/words.h"

using namespace estate;

namespace {

enum Severity { critical, warning, notice };

constexpr std::chrono::seconds shelfInterval{10};

QString severityText(int severity)
{
    switch (severity) {
    case critical: return Words::tr("Critical");
    case warning: return Words::tr("Warning");
    default: return Words::tr("Notice");
    }
}

QString severityKey(int severity)
{
    switch (severity) {
    case critical: return QStringLiteral("critical");
    case warning: return QStringLiteral("warning");
    default: return QStringLiteral("notice");
    }
}

// The committed plan that took everything away from a region that is out since then; null: none.
const Proposal* planThatVacated(const Proposals& proposals, const std::string& region,
                                Timestamp since)
{
    const auto& all = proposals.all();
    const auto found = std::find_if(all.rbegin(), all.rend(), [&](const auto& proposal) {
        const auto& regions = proposal->content.failures.regions;
        return proposal->status == ProposalStatus::committed && proposal->endedAt >= since &&
               std::find(regions.begin(), regions.end(), region) != regions.end();
    });
    return found == all.rend() ? nullptr : found->get();
}

}  // namespace

ExceptionListModel::ExceptionListModel(Desk* desk, const ChangesModel* changes,
                                       const CutListModel* cuts, QObject* parent)
    : QAbstractListModel(parent), m_desk(desk), m_changes(changes), m_cuts(cuts)
{
    Language::instance()->follow(this);
    connect(Language::instance(), &Language::changed, this, &ExceptionListModel::refresh);
    connect(desk, &Desk::replaced, this, &ExceptionListModel::reload);
    connect(desk, &Desk::eventsAppended, this, &ExceptionListModel::refresh);
    connect(changes, &QAbstractItemModel::dataChanged, this, &ExceptionListModel::refresh);
    connect(cuts, &CutListModel::runningChanged, this, &ExceptionListModel::refresh);
    m_shelfTimer.setInterval(shelfInterval);
    connect(&m_shelfTimer, &QTimer::timeout, this, [this] {
        if (shelvedCount() > 0)
            refresh();
    });
    m_shelfTimer.start();
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

ExceptionListModel::Row ExceptionListModel::regionRow(RegionIndex index) const
{
    const RegionState& region = m_desk->state().region(index);
    const Catalog& catalog = m_desk->catalog();
    Row row;
    row.regionId = toText(catalog.region(index).id);
    row.key = QStringLiteral("region/") + row.regionId;
    row.sinceNs = region.unavailableSince.ns;
    row.text = tr("%1 is unavailable: %2")
                   .arg(row.regionId, conditionText(region.condition, region.available()));
    std::uint64_t volumes = 0;
    for (const VolumeState& volume : region.volumes)
        volumes += catalog.volume(volume.volume).weight;
    if (volumes > 0) {
        row.severity = critical;
        row.meaning = tr("%1 still have their source there and no other place. Plan their "
                         "recovery.")
                          .arg(Figures::represented(region.volumes.size(), volumes));
    } else {
        row.severity = warning;
        row.meaning = tr("All its volumes run elsewhere. It stays out until it is brought back.");
        tellVacated(row);
    }
    return row;
}

// What a committed plan did is no alarm: it is as people agreed.
void ExceptionListModel::tellVacated(Row& row) const
{
    const std::string region = row.regionId.toStdString();
    const Proposal* plan =
        planThatVacated(m_desk->workspace().proposals(), region, Timestamp{row.sinceNs});
    if (plan == nullptr)
        return;
    const auto& flows = plan->content.flows;
    const auto groups = std::count_if(flows.begin(), flows.end(), [&region](const auto& flow) {
        return flow.source == region && !flow.destination.empty();
    });
    row.severity = notice;
    row.proposalId = toText(plan->content.proposal.hex());
    row.text = tr("%1 is out, as a committed plan has it").arg(row.regionId);
    row.meaning = groups == 0  // journaled before plans were kept with their proposals
                      ? tr("“%1” took everything elsewhere. When it is back, take that home.")
                            .arg(toText(plan->content.title))
                      : tr("“%1” recovers its %n group(s) elsewhere, and says how far that is. "
                           "When it is back, take them home.",
                           nullptr, static_cast<int>(groups))
                            .arg(toText(plan->content.title));
}

std::vector<ExceptionListModel::Row> ExceptionListModel::makeRows() const
{
    std::vector<Row> rows;
    if (!m_desk->isOpen())
        return rows;
    for (const RegionIndex region : m_desk->state().unavailableRegions())
        rows.push_back(regionRow(region));
    for (int at = 0; at < m_changes->count(); ++at) {
        const QModelIndex change = m_changes->index(at);
        if (change.data(ChangesModel::FreshnessRole).toString() != QLatin1String("stale"))
            continue;
        Row row;
        row.proposalId = change.data(ChangesModel::ProposalIdRole).toString();
        row.key = QStringLiteral("stale/") + row.proposalId;
        row.severity = notice;
        row.text = tr("“%1” is stale").arg(change.data(ChangesModel::TitleRole).toString());
        row.meaning = change.data(ChangesModel::FreshnessTextRole).toString();
        rows.push_back(std::move(row));
    }
    addClock(rows);
    addCuts(rows);
    addIncident(rows);
    for (Row& row : rows)
        addDuty(row);
    std::sort(rows.begin(), rows.end(), [](const Row& a, const Row& b) {
        return std::tie(a.shelved, a.severity, a.sinceNs, a.key) <
               std::tie(b.shelved, b.severity, b.sinceNs, b.key);
    });
    return rows;
}

void ExceptionListModel::addClock(std::vector<Row>& rows) const
{
    if (!m_desk->clockBehind())
        return;
    Row row;
    row.key = QStringLiteral("clock");
    row.severity = warning;
    row.sinceNs = m_desk->workspace().lastTimestamp().ns;
    row.text = tr("The clock stands before the journal's last event");
    row.meaning = tr("Event time stands still, and nothing expires. Correct the clock; if it is "
                     "right, confirm it before anything is approved or committed.");
    rows.push_back(std::move(row));
}

void ExceptionListModel::addCuts(std::vector<Row>& rows) const
{
    for (const CutListModel::Resting& cut : m_cuts->resting()) {
        Row row;
        row.cut = cut.operation;
        row.key =
            QStringLiteral("cut/") + QString::fromLatin1(QUrl::toPercentEncoding(cut.operation));
        row.severity = cut.held ? warning : notice;
        row.sinceNs = cut.since.ns;
        row.text = tr("Cut %1 is open. %2").arg(cut.operation, cut.phaseText);
        row.meaning = cut.held ? tr("Its participants keep still for it, at most for %1. Run it to "
                                    "its end or abort it.")
                                     .arg(Figures::duration(cutHoldMax))
                               : tr("Nobody holds still for it yet. Run it or abort it.");
        rows.push_back(std::move(row));
    }
}

void ExceptionListModel::addIncident(std::vector<Row>& rows) const
{
    const Incident* incident = m_desk->workspace().governance().incidents().open();
    if (incident == nullptr)
        return;
    Row row;
    row.key = QStringLiteral("incident/") + Figures::timeExact(incident->since);
    row.severity = isCritical(*incident) ? critical : warning;
    row.sinceNs = incident->since.ns;
    row.text = tr("Incident: %1").arg(toText(incident->title));
    row.meaning = incident->losses.empty()
                      ? tr("Nothing is reported lost. Report it in room Plan, or end the incident.")
                      : tr("Reported lost: %1. Room Plan has the clock of their objectives.")
                            .arg(Figures::count(incident->losses.size()));
    rows.push_back(std::move(row));
}

void ExceptionListModel::refresh()
{
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
                              ProposalIdRole, OwnerRole, ShelvedRole, DutyTextRole,
                              AccessibleTextRole});
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
