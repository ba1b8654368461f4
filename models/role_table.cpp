#include "models/role_table.h"

#include <utility>

#include "models/words.h"

using namespace estate;

RoleTable::RoleTable(QObject* parent)
    : TableModel({{QStringLiteral("name"), 140, false, false, true},
                  {QStringLiteral("role"), 112},
                  {QStringLiteral("by"), 104},
                  {QStringLiteral("at"), 176}},
                 parent)
{}

void RoleTable::setRoles(std::vector<Roles::Grant> roles)
{
    if (roles == m_roles)
        return;
    m_roles = std::move(roles);
    setTotal(static_cast<int>(m_roles.size()));
}

QString RoleTable::nameAt(int item) const
{
    return item < 0 || item >= total() ? QString()
                                       : toText(m_roles[static_cast<std::size_t>(item)].name);
}

QString RoleTable::heading(int column) const
{
    switch (column) {
    case NameColumn: return tr("Name");
    case RoleColumn: return tr("Role");
    case ByColumn: return tr("Granted by");
    case AtColumn: return tr("At");
    default: return {};
    }
}

QString RoleTable::cellText(int item, int column) const
{
    const Roles::Grant& grant = m_roles[static_cast<std::size_t>(item)];
    switch (column) {
    case NameColumn: return toText(grant.name);
    case RoleColumn: return roleText(grant.role);
    case ByColumn: return toText(grant.by);
    case AtColumn: return Figures::time(grant.at);
    default: return {};
    }
}

std::optional<U128> RoleTable::amount(int item, int column) const
{
    if (column != AtColumn)
        return std::nullopt;
    return m_roles[static_cast<std::size_t>(item)].at.ns;
}
