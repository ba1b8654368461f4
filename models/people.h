// Roles and drills: what people may do, and whether one of them rehearses alone. In QML:
// People { session: ... }
#pragma once

#include <QQmlEngine>
#include <QStringList>

#include "models/role_table.h"
#include "models/session_follower.h"

class People : public SessionObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(RoleTable* roles READ roles CONSTANT)
    Q_PROPERTY(QString rolesText READ rolesText NOTIFY refreshed)  // what the grants mean
    // From the least, as SegmentedChoice shows them; their position is what grant() takes.
    Q_PROPERTY(QStringList roleNames READ roleNames NOTIFY refreshed)
    Q_PROPERTY(bool drilling READ drilling NOTIFY refreshed)
    Q_PROPERTY(QString drillText READ drillText NOTIFY refreshed)  // whose, since when and why

public:
    explicit People(QObject* parent = nullptr);

    [[nodiscard]] RoleTable* roles() { return &m_roles; }
    [[nodiscard]] QString rolesText() const;
    [[nodiscard]] QStringList roleNames() const;
    [[nodiscard]] bool drilling() const;
    [[nodiscard]] QString drillText() const;

    // What a grant would come to, from what to what; empty without a name.
    Q_INVOKABLE [[nodiscard]] QString grantText(const QString& name, int role) const;
    // Each gives false when refused; session.lastError says why.
    Q_INVOKABLE bool grant(const QString& name, int role);
    Q_INVOKABLE bool beginDrill(const QString& reason);
    Q_INVOKABLE bool endDrill(const QString& reason);

signals:
    void refreshed();

private:
    void refresh() override;
    [[nodiscard]] bool isOpen() const;
    bool changeDrill(bool begins, const QString& reason);

    RoleTable m_roles;
};
