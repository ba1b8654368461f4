// The lanes of one host, one row each, with what a bar of their token bucket shows.
// In QML: LaneTable { session: ...; regionId: ...; hostId: ...; active: pane.visible }
#pragma once

#include "models/lane_figures.h"
#include "models/region_table.h"

class LaneTable : public RegionTable {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString hostId READ hostId WRITE setHostId NOTIFY hostIdChanged)
    // The lane whose flows are looked at; on another host the first that carries any.
    Q_PROPERTY(int chosenItem READ chosenItem WRITE setChosenItem NOTIFY chosenChanged)
    // What its worker was last told, in words; empty without a lane.
    Q_PROPERTY(QString publishedText READ publishedText NOTIFY chosenChanged)

public:
    enum Column {
        LaneColumn,
        GuaranteeColumn,
        AssignedColumn,
        BorrowedColumn,
        RateColumn,
        FlowsColumn,
        GenerationColumn,
        ColumnCount
    };
    Q_ENUM(Column)
    enum Role {
        LaneNumberRole = Qt::UserRole + 1,  // laneNumber: int, on its host
        GuaranteeTextRole,                  // guaranteeText: "12 k IOPS"
        AssignedTextRole,                   // assignedText: empty before anything was published
        BorrowedTextRole,                   // borrowedText: as above
        RateTextRole,                       // rateText: what the lane can do, every flow's ceiling
        PublishedRole,                      // published: bool
        GuaranteeShareRole,                 // guaranteeShare: real, of the rate; for drawing
        OwnShareRole,                       // ownShare: real, assigned and not borrowed
        BorrowedShareRole,                  // borrowedShare: real
    };
    Q_ENUM(Role)

    explicit LaneTable(QObject* parent = nullptr);

    [[nodiscard]] QString hostId() const { return m_hostId; }
    void setHostId(const QString& hostId);
    [[nodiscard]] int chosenItem() const { return m_chosenItem; }
    void setChosenItem(int item);
    [[nodiscard]] QString publishedText() const;

signals:
    void hostIdChanged();
    void chosenChanged();

protected:
    void read(const Desk* desk, estate::RegionIndex region) override;
    [[nodiscard]] bool followsTime() const override;
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;
    [[nodiscard]] QString accessibleText(int item) const override;
    [[nodiscard]] QHash<int, QByteArray> ownRoles() const override;
    [[nodiscard]] QVariant ownData(int item, int role) const override;

private:
    [[nodiscard]] const LaneFigures& laneAt(int item) const
    {
        return m_lanes[static_cast<std::size_t>(item)];
    }

    QString m_hostId;
    QString m_shownHostId;  // whose lanes these are
    std::vector<LaneFigures> m_lanes;
    estate::Timestamp m_readAt;
    int m_chosenItem = -1;
};
