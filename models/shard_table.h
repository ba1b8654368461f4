// The sixteen scheduling shards of a region: what is homed in each, and the cut across shards that
// it takes part in. In QML: ShardTable { session: ...; regionId: ...; active: pane.visible }
#pragma once

#include <array>

#include "engine/estate/shard.h"
#include "models/region_table.h"

class ShardTable : public RegionTable {
    Q_OBJECT
    QML_ELEMENT
    // "Published as generation 3, at checkpoint 1 of the directory's 2"
    Q_PROPERTY(QString publishedText READ publishedText NOTIFY refreshed)
    Q_PROPERTY(int cutCount READ cutCount NOTIFY refreshed)  // shards in a cut that has not ended

public:
    enum Column {
        ShardColumn,
        VolumesColumn,
        MembersColumn,
        AwayColumn,
        GenerationColumn,
        CutColumn,
        CutStateColumn,
        CutMembersColumn,
        RevisionColumn,
        HeldUntilColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit ShardTable(QObject* parent = nullptr);

    [[nodiscard]] QString publishedText() const { return m_publishedText; }
    [[nodiscard]] int cutCount() const;

protected:
    void read(const Desk* desk, estate::RegionIndex region) override;
    void readTexts(const Desk& desk, estate::RegionIndex region) override;
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;

private:
    struct Row {
        QString shard;
        std::uint64_t volumes = 0;  // representatives that are homed in it
        std::uint64_t members = 0;  // concrete ones
        std::uint64_t away = 0;     // of `volumes`: active in another region
        std::uint64_t generation = 0;
        QString cut;  // empty: it takes part in none that has not ended
        std::uint64_t otherCuts = 0;
        QString cutState;
        QString cutKey;  // of Looks
        std::uint64_t cutMembers = 0;
        std::optional<std::uint64_t> revision;  // that its promise captured
        std::optional<estate::Timestamp> heldUntil;
        bool operator==(const Row&) const = default;
    };
    using Rows = std::array<Row, estate::shardsPerRegion>;
    [[nodiscard]] static Rows rowsOf(const Desk& desk, estate::RegionIndex region);
    static void countVolumes(Rows& rows, const estate::EstateState& state,
                             estate::RegionIndex region);
    static void addCut(Rows& rows, const estate::CutState& cut, estate::RegionIndex region);
    void readPublished(const Desk& desk, estate::RegionIndex region);
    [[nodiscard]] const Row& rowAt(int item) const
    {
        return m_rows[static_cast<std::size_t>(item)];
    }

    Rows m_rows;
    QString m_publishedText;
};
