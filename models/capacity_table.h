// Capacity before and after a plan, one row per region that it touches, by id: what is used, what
// the plan needs and what there is, in bytes and in IOPS; and of the regions that are left with the
// least room the same as bars. In QML: session.plan.capacity
#pragma once

#include <QStringList>
#include <QVariantList>
#include <memory>

#include "models/desk.h"
#include "models/table_model.h"

class CapacityTable : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a PlanSession")
    // What the bars are of.
    Q_PROPERTY(Resource charted READ charted WRITE setCharted NOTIFY barsChanged)
    // For drawing only, by region, the fullest first: what is used before and after the plan, and
    // what there is, in chartUnit. A lost region has no bar: nothing can go there.
    Q_PROPERTY(QStringList barRegions READ barRegions NOTIFY barsChanged)
    Q_PROPERTY(QVariantList barsBefore READ barsBefore NOTIFY barsChanged)
    Q_PROPERTY(QVariantList barsAfter READ barsAfter NOTIFY barsChanged)
    Q_PROPERTY(QVariantList barLimits READ barLimits NOTIFY barsChanged)
    Q_PROPERTY(qreal barMost READ barMost NOTIFY barsChanged)        // of all of them
    Q_PROPERTY(QString chartUnit READ chartUnit NOTIFY barsChanged)  // "PB", "k IOPS"
    // The bars in words, for those who hear them.
    Q_PROPERTY(QString barsText READ barsText NOTIFY barsChanged)

public:
    enum Column {
        RegionColumn,
        StateColumn,   // lost or not
        ExportColumn,  // how stale what it published is (export_status.h); empty: it is not
        UsedBeforeColumn,
        NeededColumn,  // after less before
        UsedAfterColumn,
        LimitColumn,
        ShareColumn,  // of the limit, after
        FreeColumn,   // after
        IopsBeforeColumn,
        IopsNeededColumn,
        IopsAfterColumn,
        IopsLimitColumn,
        IopsShareColumn,
        ColumnCount
    };
    Q_ENUM(Column)
    enum Resource { Bytes, Iops };
    Q_ENUM(Resource)
    static constexpr std::size_t barRegionsMax = 8;

    explicit CapacityTable(Desk* desk, QObject* parent = nullptr);

    // Null: no plan.
    void setPreview(std::shared_ptr<const estate::Preview> preview);

    [[nodiscard]] Resource charted() const { return m_charted; }
    void setCharted(Resource charted);
    [[nodiscard]] QStringList barRegions() const;
    [[nodiscard]] QVariantList barsBefore() const;
    [[nodiscard]] QVariantList barsAfter() const;
    [[nodiscard]] QVariantList barLimits() const;
    [[nodiscard]] qreal barMost() const;
    [[nodiscard]] QString chartUnit() const;
    [[nodiscard]] QString barsText() const;

signals:
    void barsChanged();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;
    [[nodiscard]] QString accessibleText(int item) const override;

private:
    // What a region has of one resource.
    struct Use {
        std::uint64_t before = 0;
        std::uint64_t after = 0;
        std::uint64_t limit = 0;  // of what is online after the plan
        [[nodiscard]] std::uint64_t left() const { return limit > after ? limit - after : 0; }
    };
    [[nodiscard]] const estate::RegionCapacity& regionAt(int item) const;
    [[nodiscard]] bool lost(int item) const;
    [[nodiscard]] QString regionId(int item) const;
    [[nodiscard]] Use use(int item, Resource resource) const;
    // A lost region has nothing after the plan.
    [[nodiscard]] QString figureText(int item, int column, bool exact) const;
    void chooseBars();
    [[nodiscard]] std::uint64_t tallestBar() const;
    [[nodiscard]] QVariantList bars(std::uint64_t Use::*part) const;

    Desk* m_desk;
    std::shared_ptr<const estate::Preview> m_preview;
    Resource m_charted = Bytes;
    std::vector<int> m_bars;  // items
};
