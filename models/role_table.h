// Who may do what, as it was granted in the log. In QML: people.roles
#pragma once

#include <vector>

#include "engine/journal/roles.h"
#include "models/table_model.h"

class RoleTable : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a People")

public:
    enum Column { NameColumn, RoleColumn, ByColumn, AtColumn, ColumnCount };
    Q_ENUM(Column)

    explicit RoleTable(QObject* parent = nullptr);
    void setRoles(std::vector<estate::Roles::Grant> roles);
    Q_INVOKABLE [[nodiscard]] QString nameAt(int item) const;

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] std::optional<estate::U128> amount(int item, int column) const override;

private:
    std::vector<estate::Roles::Grant> m_roles;
};
