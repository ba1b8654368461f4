// The flows on one lane as classes of its token bucket: what each is guaranteed, was assigned, has
// borrowed and asks for. In QML:
// LaneClassTable { session: ...; regionId: ...; hostId: ...; lane: 3; active: pane.visible }
#pragma once

#include "models/lane_figures.h"
#include "models/region_table.h"

class LaneClassTable : public RegionTable {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString hostId READ hostId WRITE setHostId NOTIFY hostIdChanged)
    Q_PROPERTY(int lane READ lane WRITE setLane NOTIFY laneChanged)  // on its host; -1: none

public:
    enum Column {
        VolumeColumn,
        ApplicationColumn,
        IsolationColumn,
        GuaranteeColumn,
        AssignedColumn,
        BorrowedColumn,
        CeilingColumn,
        DemandColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit LaneClassTable(QObject* parent = nullptr);

    [[nodiscard]] QString hostId() const { return m_hostId; }
    void setHostId(const QString& hostId);
    [[nodiscard]] int lane() const { return m_lane; }
    void setLane(int lane);

signals:
    void hostIdChanged();
    void laneChanged();

protected:
    void read(const Desk* desk, estate::RegionIndex region) override;
    [[nodiscard]] bool followsTime() const override { return m_leased; }
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;

private:
    struct Row {
        QString volume;
        QString application;
        LaneClassFigures figures;
        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] const Row& rowAt(int item) const
    {
        return m_rows[static_cast<std::size_t>(item)];
    }

    QString m_hostId;
    int m_lane = -1;
    bool m_leased = false;  // rates end by themselves
    std::vector<Row> m_rows;
};
