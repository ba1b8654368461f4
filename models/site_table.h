// A region's sites: whether each serves, how many of its hosts do, what is used of them, and how
// many volumes have a copy there. In QML:
// SiteTable { session: ...; regionId: ...; active: pane.visible }
#pragma once

#include <vector>

#include "models/region_table.h"

class SiteTable : public RegionTable {
    Q_OBJECT
    QML_ELEMENT
    // The site in question. It stays the same site whatever comes and goes; the first one where it
    // is not of this region.
    Q_PROPERTY(int chosenItem READ chosenItem WRITE setChosenItem NOTIFY chosenChanged)
    Q_PROPERTY(QString chosenId READ chosenId NOTIFY chosenChanged)
    Q_PROPERTY(QString summaryText READ summaryText NOTIFY refreshed)  // "1 of 2 sites online"

public:
    enum Column {
        SiteColumn,
        StateColumn,
        HostsColumn,
        ConcreteHostsColumn,
        UtilisationColumn,
        UsedColumn,
        CapacityColumn,
        IopsShareColumn,
        UsedIopsColumn,
        IopsColumn,
        VolumesColumn,
        ConcreteVolumesColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit SiteTable(QObject* parent = nullptr);

    [[nodiscard]] int chosenItem() const;
    void setChosenItem(int item);
    [[nodiscard]] QString chosenId() const { return m_chosenId; }
    [[nodiscard]] QString summaryText() const;

signals:
    void chosenChanged();

protected:
    void read(const Desk* desk, estate::RegionIndex region) override;
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] std::optional<estate::U128> amount(int item, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;

private:
    struct Row {
        QString id;
        bool online = true;       // the site itself
        estate::Timestamp since;  // while it is not
        bool available = true;    // its region
        estate::RegionCondition condition = estate::RegionCondition::online;
        std::uint64_t hostsUp = 0;
        std::uint64_t hosts = 0;
        std::uint64_t concreteUp = 0;
        std::uint64_t concrete = 0;
        estate::Bytes used;
        estate::Bytes capacity;
        estate::Iops usedIops;
        estate::Iops iops;
        std::uint64_t volumes = 0;  // that have a copy, or a piece of one, here
        std::uint64_t concreteVolumes = 0;
        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] static std::vector<Row> rowsOf(const estate::EstateState& state,
                                                 const estate::RegionState& region);
    static void countVolumes(std::vector<Row>& rows, const estate::Catalog& catalog,
                             const estate::RegionState& region);
    [[nodiscard]] QString stateText(const Row& row) const;
    [[nodiscard]] const Row& rowAt(int item) const
    {
        return m_rows[static_cast<std::size_t>(item)];
    }
    void choose(const QString& id);

    std::vector<Row> m_rows;
    QString m_chosenId;
};
