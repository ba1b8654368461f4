// A table of one region's things: empty until somebody looks, and read anew with every event while
// somebody does. In QML: HostTable { session: ...; regionId: ...; active: pane.visible }
#pragma once

#include "models/session_follower.h"

class RegionTable : public SessionTable {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("What a region's tables have in common")
    Q_PROPERTY(QString regionId READ regionId WRITE setRegionId NOTIFY regionIdChanged)
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)

public:
    RegionTable(std::vector<Column> columns, QObject* parent);

    [[nodiscard]] QString regionId() const { return m_regionId; }
    void setRegionId(const QString& regionId);
    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);

signals:
    void regionIdChanged();
    void activeChanged();
    void refreshed();

protected:
    // The rows as they are now. `desk` is null while there is nothing to show.
    virtual void read(const Desk* desk, estate::RegionIndex region) = 0;
    // They change while time passes, without an event.
    [[nodiscard]] virtual bool followsTime() const { return false; }
    // A table that keeps texts makes them anew here, of the rows that it has.
    virtual void readTexts(const Desk& desk, estate::RegionIndex region)
    {
        Q_UNUSED(desk)
        Q_UNUSED(region)
    }
    void reword() override;
    void refresh() override;
    Connections listenTo(Session& session) override;

private:
    // Invalid: nothing is shown.
    [[nodiscard]] estate::RegionIndex shownRegion() const;

    QString m_regionId;
    bool m_active = false;
};
