// Where recoveries of different losses want the same room: a row for every region that single
// losses of the sweep are recovered into. Of pairs it also counts those that end worse together
// than side by side, among the pairs that are both recovered there.
// In QML: SweepCollisionModel { sweep: ... }
#pragma once

#include "models/sweep_session.h"
#include "models/table_model.h"

class SweepCollisionModel : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(SweepSession* sweep READ sweep WRITE setSweep NOTIFY sweepChanged)
    Q_PROPERTY(int collidingPairs READ collidingPairs NOTIFY refreshed)

public:
    enum Column {
        RegionColumn,
        LossesColumn,
        PairsColumn,
        LateColumn,
        HeldColumn,
        ShortColumn,
        CostColumn,
        WorstColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit SweepCollisionModel(QObject* parent = nullptr);

    [[nodiscard]] SweepSession* sweep() const { return m_sweep; }
    void setSweep(SweepSession* sweep);
    [[nodiscard]] int collidingPairs() const { return m_collidingPairs; }
    // The pair that costs most beyond its halves; else the losses that are recovered there, at most
    // two of them.
    Q_INVOKABLE [[nodiscard]] QStringList idsAt(int item) const;

signals:
    void sweepChanged();
    void refreshed();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;

private:
    // Of one destination region.
    struct Load {
        std::vector<std::uint32_t> losses;  // units
        int pairs = 0;
        std::uint64_t late = 0;  // groups, more than side by side
        std::uint64_t held = 0;
        std::uint64_t capacityShort = 0;
        estate::Cost cost;
        estate::Cost worstCost;
        qint64 worstRow = -1;
    };
    void begin();
    void take(quint64 from, quint64 to);
    [[nodiscard]] estate::RegionIndex regionOf(std::uint32_t unit) const;
    void takeSingle(std::uint32_t unit);
    void takePair(qint64 row);
    void arrangeLoads();
    [[nodiscard]] const Load& loadAt(int item) const;
    [[nodiscard]] std::uint32_t regionAt(int item) const;

    QPointer<SweepSession> m_sweep;
    std::vector<Load> m_loads;             // by region
    std::vector<std::uint32_t> m_regions;  // that are destinations, most loaded first
    int m_collidingPairs = 0;
    bool m_loadsChanged = false;  // since they were arranged
};
