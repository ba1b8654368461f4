#include "models/region_export_model.h"

#include <algorithm>
#include <utility>

#include "models/boundary_watch.h"
#include "models/export_status.h"
#include "models/export_words.h"
#include "models/language.h"
#include "models/words.h"

using namespace estate;

namespace {

QString partText(std::uint64_t part, std::uint64_t whole)
{
    return Words::tr("%1 of %2").arg(Figures::count(part), Figures::count(whole));
}

}  // namespace

RegionExportModel::RegionExportModel(QObject* parent) : SessionList(parent)
{
    Language::instance()->follow(this);
    connect(Language::instance(), &Language::changed, this, &RegionExportModel::refresh);
}

QHash<int, QByteArray> RegionExportModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"},
            {TitleRole, "title"},
            {FactRole, "fact"},
            {ExactRole, "exact"},
            {DigestRole, "digest"},
            {HeadingRole, "heading"},
            {AccessibleTextRole, "accessibleText"}};
}

QVariant RegionExportModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case TitleRole: return row.title;
    case FactRole: return row.fact;
    case ExactRole: return row.exact;
    case DigestRole: return row.digest;
    case HeadingRole: return row.heading;
    case AccessibleTextRole:
        if (row.heading)
            return row.title;
        return row.exact.isEmpty() ? tr("%1: %2").arg(row.title, row.fact)
                                   : tr("%1: %2, exactly %3").arg(row.title, row.fact, row.exact);
    default: return {};
    }
}

SessionFollower::Connections RegionExportModel::listenTo(Session& session)
{
    return {
        connect(session.boundary(), &BoundaryWatch::changed, this, &RegionExportModel::refresh),
        connect(&session, &Session::dataAgeTextChanged, this, &RegionExportModel::ageTextChanged)};
}

void RegionExportModel::reload()
{
    m_missed = 0;
    refresh();
}

void RegionExportModel::setRegionId(const QString& regionId)
{
    if (m_regionId == regionId)
        return;
    m_regionId = regionId;
    m_missed = 0;
    emit regionIdChanged();
    refresh();
}

void RegionExportModel::setActive(bool active)
{
    if (m_active == active)
        return;
    m_active = active;
    m_missed = 0;
    emit activeChanged();
    refresh();
}

QString RegionExportModel::ageText() const
{
    if (m_rows.empty() || m_session == nullptr || !m_session->ready())
        return {};
    const Timestamp now = m_session->desk().now();
    const Duration age = now.since(std::min(m_publishedAt, now));
    return age.value < nanosecondsPerSecond ? tr("published now")
                                            : tr("published %1 ago").arg(wholeSecondsText(age));
}

bool RegionExportModel::stale() const
{
    if (m_rows.empty() || m_session == nullptr || !m_session->ready())
        return false;
    const auto region = m_session->desk().catalog().findRegion(m_regionId.toStdString());
    return region && exportStatus(m_session->desk(), *region).stale();
}

QString RegionExportModel::gapText() const
{
    if (m_missed == 0)
        return {};
    return tr("%1 generation(s) before this one were never seen here. The values are complete all "
              "the same.",
              nullptr, pluralOf(m_missed))
        .arg(Figures::count(m_missed));
}

void RegionExportModel::refresh()
{
    const SeenRecord* seen = nullptr;
    if (m_active && m_session != nullptr && m_session->ready())
        seen = m_session->boundary()->seen(m_regionId);
    const auto* summary =
        seen == nullptr ? nullptr : std::get_if<RegionalExportSummary>(&seen->record.value);
    if (summary == nullptr) {
        m_generationText.clear();
        m_publishedText.clear();
        showRows(m_rows, {});
    } else {
        m_generationText = tr("generation %1").arg(Figures::count(summary->generation));
        const auto region = m_session->desk().catalog().findRegion(m_regionId.toStdString());
        m_publishedAt =
            region ? m_session->desk().workspace().boundary().publishedAt(*region) : seen->takenAt;
        m_publishedText = Figures::time(m_publishedAt);
        showRows(m_rows, rowsOf(*summary));
        m_missed += m_session->boundary()->acknowledge(m_regionId);
    }
    emit refreshed();
    emit ageTextChanged();
}

std::vector<RegionExportModel::Row> RegionExportModel::rowsOf(const RegionalExportSummary& summary)
{
    const ExportedTopology& topology = summary.topology;
    std::vector<Row> rows;
    rows.push_back({tr("Availability"), {}, {}, false, true});
    rows.push_back({tr("Region"), exportedAvailabilityText(summary.availability), {}});
    rows.push_back({tr("Sites online"), partText(topology.sitesOnline, topology.sites), {}});
    rows.push_back(
        {tr("Concrete hosts online"), partText(topology.hostsOnline, topology.hosts), {}});
    rows.push_back({tr("Topology generation"), Figures::count(topology.generation), {}});
    rows.push_back({tr("Topology digest"), toText(topology.digest.brief()),
                    toText(topology.digest.hex()), true});
    addResources(rows, summary);
    addPromises(rows, summary);
    return rows;
}

void RegionExportModel::addResources(std::vector<Row>& rows, const RegionalExportSummary& summary)
{
    const auto& bytes = summary.freeCapacity;
    const auto& iops = summary.protectedIops;
    rows.push_back({tr("Resources, rounded down to a bucket"), {}, {}, false, true});
    rows.push_back({tr("Free capacity"), Figures::bytes(bytes.promised().value),
                    Figures::bytesExact(bytes.promised().value)});
    rows.push_back(
        {tr("in buckets"),
         tr("%1 × %2").arg(Figures::count(bytes.level), Figures::bytes(bytes.size.value)),
         Figures::bytesExact(bytes.size.value)});
    rows.push_back({tr("Free guarantees"), Figures::iops(iops.promised().value),
                    Figures::iopsExact(iops.promised().value)});
    rows.push_back({tr("in buckets"),
                    tr("%1 × %2").arg(Figures::count(iops.level), Figures::iops(iops.size.value)),
                    Figures::iopsExact(iops.size.value)});
    rows.push_back({tr("Held for other regions"), {}, {}, false, true});
    rows.push_back({tr("Capacity"), Figures::bytes(summary.failoverReservedBytes.value),
                    Figures::bytesExact(summary.failoverReservedBytes.value)});
    rows.push_back({tr("Throughput"), Figures::iops(summary.failoverReservedIops.value),
                    Figures::iopsExact(summary.failoverReservedIops.value)});
}

void RegionExportModel::addPromises(std::vector<Row>& rows, const RegionalExportSummary& summary)
{
    const CheckpointRef& checkpoint = summary.checkpoint;
    rows.push_back({tr("Commitments"), {}, {}, false, true});
    rows.push_back(
        {tr("Concrete recovery records"), Figures::count(summary.commitments.records), {}});
    rows.push_back({tr("Records digest"), toText(summary.commitments.digest.brief()),
                    toText(summary.commitments.digest.hex()), true});
    rows.push_back({tr("Open cuts"), Figures::count(summary.commitments.openCuts), {}});
    rows.push_back({tr("Basis"), {}, {}, false, true});
    rows.push_back({tr("Rules that name it"), Figures::count(summary.policies.rules), {}});
    rows.push_back({tr("Rules digest"), toText(summary.policies.digest.brief()),
                    toText(summary.policies.digest.hex()), true});
    rows.push_back(
        {tr("Checkpoint of its last cut"),
         checkpoint.epoch == 0 ? tr("none") : tr("epoch %1").arg(Figures::count(checkpoint.epoch)),
         {}});
    rows.push_back({tr("Checkpoint root"),
                    checkpoint.epoch == 0 ? tr("none") : toText(checkpoint.root.brief()),
                    checkpoint.epoch == 0 ? QString() : toText(checkpoint.root.hex()),
                    checkpoint.epoch != 0});
}
