// The flows of a region, each with its lane path: copies that are served here, replicas that it
// feeds elsewhere, replicas of others that it may have to restore, and what lands here just now.
// In QML: FlowPathTable { session: ...; regionId: ...; active: pane.visible }
#pragma once

#include <vector>

#include "models/region_table.h"

class FlowPathTable : public RegionTable {
    Q_OBJECT
    QML_ELEMENT
    // "Pieces of copies here: 50, replicas fed elsewhere: 28, kept here for others: 24, ..."
    Q_PROPERTY(QString summaryText READ summaryText NOTIFY refreshed)
    // The flow whose path is drawn; -1: none.
    Q_PROPERTY(int chosenItem READ chosenItem WRITE setChosenItem NOTIFY chosenChanged)
    // Its stages in the order in which it passes them, and of each the transport and the copying
    // on it; empty where a stage has none.
    Q_PROPERTY(QList<QString> stages READ stages NOTIFY chosenChanged)
    Q_PROPERTY(QList<QString> transports READ transports NOTIFY chosenChanged)
    Q_PROPERTY(QList<QString> copyings READ copyings NOTIFY chosenChanged)
    // All of it in words: "v0000001, to r018: mux r017 → p1 (TCP, zero copy) → ..."
    Q_PROPERTY(QString pathText READ pathText NOTIFY chosenChanged)

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
    [[nodiscard]] int chosenItem() const { return m_chosenItem; }
    void setChosenItem(int item);
    [[nodiscard]] QStringList stages() const;
    [[nodiscard]] QStringList transports() const;
    [[nodiscard]] QStringList copyings() const;
    [[nodiscard]] QString pathText() const;

signals:
    void chosenChanged();

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
        Kind kind = Kind::served;
        QString volume;
        QString application;
        QString flow;
        QString path;
        QStringList stages;  // of it
        QStringList transports;
        QStringList copyings;
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
    int m_chosenItem = -1;
    QString m_summaryText;
};
