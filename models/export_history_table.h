// What one region published before: its generations, newest first, each with what changed in it,
// and with the gaps in between. In QML:
// ExportHistoryTable { session: ...; regionId: ...; active: pane.visible }
#pragma once

#include <vector>

#include "engine/federation/export_history.h"
#include "models/region_table.h"

class ExportHistoryTable : public RegionTable {
    Q_OBJECT
    QML_ELEMENT
    // "12 of 15 generations kept, 2 passed over"
    Q_PROPERTY(QString summaryText READ summaryText NOTIFY refreshed)

public:
    enum Column {
        GenerationColumn,
        RecordColumn,
        AtColumn,
        ChangedColumn,
        SeenColumn,
        DigestColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit ExportHistoryTable(QObject* parent = nullptr);

    [[nodiscard]] QString summaryText() const;

protected:
    void read(const Desk* desk, estate::RegionIndex region) override;
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] std::optional<estate::U128> amount(int item, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;

private:
    // A generation, or a gap: generations up to one that are not kept.
    struct Row {
        std::shared_ptr<const estate::BoundaryRecord> record;  // null: a gap
        std::shared_ptr<const estate::BoundaryRecord> before;  // null: not kept, or the first
        std::uint64_t first = 0;                               // generations
        std::uint64_t last = 0;
        std::uint64_t index = 0;
        estate::Timestamp at;
        bool missed = false;  // this console took a later one at once
        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] static std::vector<Row> rowsOf(std::span<const estate::PastExport> past);
    Connections listenTo(Session& session) override;
    [[nodiscard]] QString changedText(const Row& row) const;
    [[nodiscard]] const Row& rowAt(int item) const
    {
        return m_rows[static_cast<std::size_t>(item)];
    }

    std::vector<Row> m_rows;
};
