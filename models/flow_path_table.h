// The flows of a region, each with its lane path: copies that are served here, replicas that it
// feeds elsewhere, replicas of others that it may have to restore, and what lands here just now.
// In QML: FlowPathTable { session: ...; regionId: ...; active: pane.visible }
#pragma once

#include <vector>

#include "models/region_table.h"

class FlowPathTable : public RegionTable {
    Q_OBJECT
    QML_ELEMENT
    // "48 copies here, 24 replicas fed elsewhere, 24 of others kept here"
    Q_PROPERTY(QString summaryText READ summaryText NOTIFY refreshed)

public:
    enum Column {
        VolumeColumn,
        ApplicationColumn,
        FlowColumn,
        PathColumn,
        TransportColumn,
        CopiesColumn,
        StateColumn,
        BytesColumn,
        IopsColumn,
        PendingColumn,
        ColumnCount
    };
    Q_ENUM(Column)
    // What a row is of; a table lists them in this order.
    enum class Kind : std::uint8_t { served, fed, kept, landing };

    explicit FlowPathTable(QObject* parent = nullptr);

    [[nodiscard]] QString summaryText() const { return m_summaryText; }

protected:
    void read(const Desk* desk, estate::RegionIndex region) override;
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;

private:
    struct Row {
        Kind kind = Kind::served;
        QString volume;
        QString application;
        QString flow;
        QString path;
        QString transport;
        QString copies;
        QString state;
        QString stateKey;  // of Looks
        estate::Bytes bytes;
        estate::Iops iops;      // none of a replica: its lane is chosen when it recovers
        estate::Bytes pending;  // of its backlog
        bool backlog = false;
        bool operator==(const Row&) const = default;
    };
    class Reader;
    [[nodiscard]] QString summaryOf() const;
    [[nodiscard]] const Row& rowAt(int item) const
    {
        return m_rows[static_cast<std::size_t>(item)];
    }

    std::vector<Row> m_rows;
    QString m_summaryText;
};
