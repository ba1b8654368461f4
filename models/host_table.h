// A region's hosts: where they stand, whether they serve, and how much of them is taken.
// In QML: HostTable { session: ...; regionId: ...; active: pane.visible }
#pragma once

#include <vector>

#include "models/region_table.h"

class HostTable : public RegionTable {
    Q_OBJECT
    QML_ELEMENT
    // The host whose lanes are looked at. It stays the same host whatever comes and goes; the first
    // one where it is not of this region.
    Q_PROPERTY(int chosenItem READ chosenItem WRITE setChosenItem NOTIFY chosenChanged)
    Q_PROPERTY(QString chosenId READ chosenId NOTIFY chosenChanged)
    // Only its hosts are listed; empty: those of every site. Goes with the region.
    Q_PROPERTY(QString site READ site WRITE setSite NOTIFY siteChanged)
    // "2 of 2 sites online, 7 hosts stand for 6,836"
    Q_PROPERTY(QString summaryText READ summaryText NOTIFY refreshed)

public:
    enum Column {
        HostColumn,
        SiteColumn,
        StateColumn,
        UtilisationColumn,
        UsedColumn,
        CapacityColumn,
        LanesColumn,
        IopsShareColumn,
        UsedIopsColumn,
        IopsColumn,
        RestoreRateColumn,
        ConcreteColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit HostTable(QObject* parent = nullptr);

    [[nodiscard]] int chosenItem() const;
    void setChosenItem(int item);
    [[nodiscard]] QString chosenId() const { return m_chosenId; }
    [[nodiscard]] QString summaryText() const { return m_summaryText; }
    [[nodiscard]] QString site() const { return m_site; }
    void setSite(const QString& site);

signals:
    void siteChanged();
    void chosenChanged();

protected:
    void read(const Desk* desk, estate::RegionIndex region) override;
    void readTexts(const Desk& desk, estate::RegionIndex region) override;
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;
    [[nodiscard]] bool accepts(int item) const override;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;

private:
    struct Row {
        QString id;
        QString site;
        QString condition;  // a key of Looks
        QString conditionText;
        std::uint64_t concrete = 1;
        estate::Bytes used;
        estate::Bytes capacity;
        std::uint32_t lanes = 0;
        estate::Iops usedIops;
        estate::Iops iops;
        estate::BytesPerSecond restoreRate;
        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] static std::vector<Row> rowsOf(const estate::EstateState& state,
                                                 const estate::RegionState& region);
    [[nodiscard]] QString summaryOf(const estate::RegionState& region) const;
    [[nodiscard]] const Row& rowAt(int item) const
    {
        return m_rows[static_cast<std::size_t>(item)];
    }
    void choose(const QString& id);
    [[nodiscard]] bool hasSite(const QString& site) const;

    std::vector<Row> m_rows;
    QString m_site;
    QString m_chosenId;
    QString m_summaryText;
};
