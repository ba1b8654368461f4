#include "models/envelope_model.h"

#include "engine/estate/envelope.h"
#include "engine/estate/projection.h"
#include "models/language.h"
#include "models/words.h"

using namespace estate;

namespace {

// Below this, building a projection only to count it would be felt.
constexpr std::uint64_t denominatorMin = 100;

template <typename Table>
std::uint64_t weightOf(const Table& table)
{
    std::uint64_t sum = 0;
    for (const auto& record : table)
        sum += record.weight;
    return sum;
}

}  // namespace

EnvelopeModel::EnvelopeModel(QObject* parent) : SessionList(parent)
{
    Language::instance()->follow(this);
}

QVariant EnvelopeModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case LabelRole: return tr(row.label);
    case ConcreteTextRole:
        return row.representative ? Figures::count(row.concrete) : Figures::bytes(row.concrete);
    case RepresentativeTextRole:
        return row.representative ? Figures::count(*row.representative) : tr("exact total");
    default: return {};
    }
}

QHash<int, QByteArray> EnvelopeModel::roleNames() const
{
    return {{Qt::DisplayRole, "display"},
            {LabelRole, "label"},
            {ConcreteTextRole, "concreteText"},
            {RepresentativeTextRole, "representativeText"}};
}

SessionFollower::Connections EnvelopeModel::listenTo(Session& session)
{
    return {connect(&session, &Session::readyChanged, this, &EnvelopeModel::reload)};
}

void EnvelopeModel::reload()
{
    const bool open = m_session != nullptr && m_session->desk().isOpen();
    const EstateSource source = open ? m_session->desk().workspace().source() : EstateSource();
    const bool federal = open && source.origin == EstateOrigin::federal;
    const std::uint64_t denominator =
        federal && source.denominator >= denominatorMin ? source.denominator : 0;
    // An earlier moment has the same projection.
    if (denominator != 0 && denominator == m_denominator)
        return;
    m_denominator = denominator;
    beginResetModel();
    m_rows.clear();
    if (open)
        m_rows = federal ? federalRows() : catalogRows();
    endResetModel();
    emit countChanged();
}

std::vector<EnvelopeModel::Row> EnvelopeModel::catalogRows() const
{
    const Catalog& catalog = m_session->desk().catalog();
    const auto row = [](const char* label, std::uint64_t concrete, std::size_t records) {
        return Row{label, concrete, records};
    };
    return {
        row(QT_TR_NOOP("Business entities"), catalog.entities.size(), catalog.entities.size()),
        row(QT_TR_NOOP("Regions"), catalog.regions.size(), catalog.regions.size()),
        row(QT_TR_NOOP("Failure-domain sites"), catalog.sites.size(), catalog.sites.size()),
        row(QT_TR_NOOP("Storage hosts"), weightOf(catalog.hosts), catalog.hosts.size()),
        row(QT_TR_NOOP("Applications"), weightOf(catalog.applications),
            catalog.applications.size()),
        row(QT_TR_NOOP("Volumes"), weightOf(catalog.volumes), catalog.volumes.size()),
    };
}

std::vector<EnvelopeModel::Row> EnvelopeModel::federalRows() const
{
    const std::uint64_t denominator = m_session->desk().workspace().source().denominator;
    if (denominator < denominatorMin)
        return catalogRows();
    const auto projection = FederalEstateProjection::build(denominator);
    if (!projection)
        return catalogRows();
    const auto row = [&projection](const char* label, Population population) {
        return Row{label, concreteCount(population), projection->representativeCount(population)};
    };
    return {
        row(QT_TR_NOOP("Business entities"), Population::entity),
        row(QT_TR_NOOP("Regions"), Population::region),
        row(QT_TR_NOOP("Failure-domain sites"), Population::site),
        row(QT_TR_NOOP("Storage hosts"), Population::host),
        row(QT_TR_NOOP("Applications"), Population::application),
        row(QT_TR_NOOP("Environments"), Population::environment),
        row(QT_TR_NOOP("Volumes"), Population::volume),
        row(QT_TR_NOOP("Databases"), Population::database),
        row(QT_TR_NOOP("Relationship edges"), Population::edge),
        {QT_TR_NOOP("Logical data"), logicalBytesTotal, std::nullopt},
        {QT_TR_NOOP("Physical media"), physicalBytesTotal, std::nullopt},
    };
}
