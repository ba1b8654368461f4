#include "models/planned_maintenance.h"

#include "models/failure_ids.h"
#include "models/language.h"
#include "models/maintenance_words.h"
#include "models/words.h"

using namespace estate;

namespace {

Result<Timestamp> after(Timestamp from, const QString& text)
{
    const auto length = Figures::parseDuration(text.trimmed());
    if (!length)
        return tl::unexpected<Error>(length.error());
    const auto sum = checkedAdd(from.ns, length->value);
    if (!sum)
        return fail(ErrorCode::overflow,
                    QStringLiteral("'%1' leads beyond the last time. Give less.")
                        .arg(text.trimmed())
                        .toStdString());
    return Timestamp{*sum};
}

// A time in UTC, or how long from now.
Result<Timestamp> beginOf(const QString& text, Timestamp now)
{
    if (Figures::parseDuration(text.trimmed()))
        return after(now, text);
    return Figures::parseTime(text.trimmed());
}

}  // namespace

PlannedMaintenance::PlannedMaintenance(QObject* parent) : SessionObject(parent)
{
    Language::instance()->follow(this);
}

bool PlannedMaintenance::isOpen() const
{
    return m_session != nullptr && m_session->desk().isOpen();
}

void PlannedMaintenance::refresh()
{
    m_inForce = 0;
    m_planned = 0;
    if (isOpen()) {
        const Desk& desk = m_session->desk();
        const auto& all = desk.workspace().governance().maintenance().all();
        for (const auto& maintenance : all) {
            m_inForce += maintenance->phase(desk.now()) == MaintenancePhase::inForce ? 1 : 0;
            m_planned += maintenance->phase(desk.now()) == MaintenancePhase::planned ? 1 : 0;
        }
        m_table.setEntries(all, desk.now());
    } else {
        m_table.setEntries({}, {});
    }
    emit refreshed();
}

QString PlannedMaintenance::openText() const
{
    if (openCount() == 0)
        return {};
    if (m_planned == 0)
        return tr("%1 in force").arg(m_inForce);
    return m_inForce == 0 ? tr("%1 planned").arg(m_planned)
                          : tr("%1 in force, %2 planned").arg(m_inForce).arg(m_planned);
}

void PlannedMaintenance::setChosen(int item)
{
    const Maintenance* entry = m_table.entryAt(item);
    const std::string id = entry == nullptr ? std::string() : entry->id;
    if (id == m_chosen)
        return;
    m_chosen = id;
    emit refreshed();
}

bool PlannedMaintenance::canCancel() const
{
    const Maintenance* entry = m_table.entryAt(chosen());
    if (entry == nullptr || !isOpen() || m_session->desk().inPast())
        return false;
    const MaintenancePhase phase = entry->phase(m_session->desk().now());
    return phase == MaintenancePhase::planned || phase == MaintenancePhase::inForce;
}

QString PlannedMaintenance::cancelText() const
{
    return canCancel() ? tr("Cancel %1").arg(toText(m_chosen)) : tr("Cancel one");
}

Result<MaintenanceWish> PlannedMaintenance::wishOf(const QString& ids, const QString& begins,
                                                   const QString& lasts,
                                                   const QString& reason) const
{
    const Desk& desk = m_session->desk();
    QStringList known;
    for (const QString& id : idsIn(ids)) {
        const auto found = resolvedId(desk.catalog(), id);
        if (!found)
            return tl::unexpected<Error>(found.error());
        known << *found;
    }
    FailureSet places = failureSetOf(desk.catalog(), known);
    MaintenanceWish wish;
    wish.places = {std::move(places.regions), std::move(places.sites), std::move(places.hosts)};
    wish.reason = reason.trimmed().toStdString();
    const auto from = beginOf(begins, desk.workspace().eventTime(desk.now()));
    if (!from)
        return tl::unexpected<Error>(from.error());
    const auto until = after(*from, lasts);
    if (!until)
        return tl::unexpected<Error>(until.error());
    wish.from = *from;
    wish.until = *until;
    return wish;
}

bool PlannedMaintenance::plan(const QString& ids, const QString& begins, const QString& lasts,
                              const QString& reason)
{
    if (!isOpen())
        return false;
    Desk& desk = m_session->desk();
    const auto wish = wishOf(ids, begins, lasts, reason);
    if (!wish) {
        desk.report(wish.error());
        return false;
    }
    const auto planned =
        desk.workspace().planMaintenance(desk.operatorName().toStdString(), *wish, desk.now());
    if (!planned) {
        desk.report(planned.error());
        return false;
    }
    m_chosen = *planned;
    desk.noteEvents();
    desk.announce(tr("Planned: %1 takes nothing new from %2 to %3.")
                      .arg(maintenancePlacesText(wish->places), Figures::time(wish->from),
                           Figures::time(wish->until)));
    return true;
}

bool PlannedMaintenance::cancel()
{
    if (!canCancel())
        return false;
    Desk& desk = m_session->desk();
    const auto cancelled =
        desk.workspace().cancelMaintenance(desk.operatorName().toStdString(), m_chosen, desk.now());
    if (!cancelled) {
        desk.report(cancelled.error());
        return false;
    }
    desk.noteEvents();
    desk.announce(tr("Maintenance %1 was cancelled.").arg(toText(m_chosen)));
    return true;
}
