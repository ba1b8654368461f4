#include "models/operator_table.h"

#include <utility>

#include "models/words.h"

using namespace estate;

OperatorTable::OperatorTable(QObject* parent)
    : SessionTable(
          {textColumn("name", 140, true), textColumn("role", 112), textColumn("acted", 176)},
          parent)
{}

SessionFollower::Connections OperatorTable::listenTo(Session& session)
{
    Connections made = SessionTable::listenTo(session);
    made.push_back(connect(&session, &Session::operatorNameChanged, this, &OperatorTable::refresh));
    return made;
}

void OperatorTable::setActive(bool active)
{
    if (m_active == active)
        return;
    m_active = active;
    emit activeChanged();
    refresh();
}

OperatorTable::Known OperatorTable::known() const
{
    Known people;
    const Governance& governance = m_session->desk().workspace().governance();
    for (const auto& [key, grant] : governance.roles().all())
        people[key] = Row{grant.name, grant.role, {}};
    for (const auto& governed : governance.history()) {
        const Envelope& envelope = governed->envelope;
        // Not the executor, nor whatever else is no operator.
        if (!checkOperator(envelope.actor))
            continue;
        const auto [found, added] = people.try_emplace(operatorKey(envelope.actor));
        if (added)
            found->second.name = envelope.actor;
        found->second.acted = envelope.at;  // the log's order is that of its times
    }
    people.erase(operatorKey(m_session->operatorName().toStdString()));
    return people;
}

void OperatorTable::refresh()
{
    m_people.clear();
    m_granted = false;
    if (m_active && m_session != nullptr && m_session->ready()) {
        m_granted = m_session->desk().workspace().governance().roles().granted();
        for (auto& [key, person] : known())
            m_people.push_back(std::move(person));
    }
    setTotal(static_cast<int>(m_people.size()));
}

QString OperatorTable::nameAt(int item) const
{
    return item < 0 || item >= total() ? QString() : toText(rowAt(item).name);
}

QString OperatorTable::heading(int column) const
{
    switch (column) {
    case NameColumn: return tr("Name");
    case RoleColumn: return tr("Role");
    case ActedColumn: return tr("Last acted");
    default: return {};
    }
}

QString OperatorTable::cellText(int item, int column) const
{
    const Row& row = rowAt(item);
    switch (column) {
    case NameColumn: return toText(row.name);
    case RoleColumn: return m_granted ? roleText(row.role) : QString();
    case ActedColumn: return row.acted == Timestamp{} ? QString() : Figures::time(row.acted);
    default: return {};
    }
}

QString OperatorTable::exactText(int item, int column) const
{
    const Timestamp acted = rowAt(item).acted;
    return column == ActedColumn && acted != Timestamp{} ? Figures::timeExact(acted)
                                                         : cellText(item, column);
}

std::optional<U128> OperatorTable::amount(int item, int column) const
{
    const Row& row = rowAt(item);
    if (column == RoleColumn && m_granted)
        return static_cast<std::uint64_t>(row.role);
    if (column == ActedColumn && row.acted != Timestamp{})
        return row.acted.ns;
    return std::nullopt;
}
