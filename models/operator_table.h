// Who else is known to the journal: everybody who was granted a role or acted in what people agree
// on, without the one who sits here. In QML: OperatorTable { session: ...; active: sheet.visible }
#pragma once

#include <map>
#include <string>
#include <vector>

#include "models/session_follower.h"

class OperatorTable : public SessionTable {
    Q_OBJECT
    QML_ELEMENT
    // Nobody is looked up, and nobody is listed, while nobody looks.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)

public:
    enum Column { NameColumn, RoleColumn, ActedColumn, ColumnCount };
    Q_ENUM(Column)

    explicit OperatorTable(QObject* parent = nullptr);

    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);
    Q_INVOKABLE [[nodiscard]] QString nameAt(int item) const;  // empty for no item

signals:
    void activeChanged();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] std::optional<estate::U128> amount(int item, int column) const override;

private:
    struct Row {
        std::string name;
        estate::Role role = estate::Role::viewer;
        estate::Timestamp acted;  // zero: never
    };
    Connections listenTo(Session& session) override;
    using Known = std::map<std::string, Row>;  // by the name in lower case
    void refresh() override;
    [[nodiscard]] Known known() const;
    [[nodiscard]] const Row& rowAt(int item) const
    {
        return m_people[static_cast<std::size_t>(item)];
    }

    bool m_active = false;
    bool m_granted = false;  // any role was
    std::vector<Row> m_people;
};
