// The estate's regions, one row each, in the order of their ids (512 for the federal estate).
// In QML: session.regions
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <vector>

#include "models/desk.h"
#include "models/loss_risk.h"
#include "models/seen_mark.h"

class RegionListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes with a Session")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    // How many are not available.
    Q_PROPERTY(int unavailableCount READ unavailableCount NOTIFY unavailableCountChanged)
    // Regions that are otherwise than when this person last said that they had seen all.
    Q_PROPERTY(int changedCount READ changedCount NOTIFY changedCountChanged)

public:
    enum Role {
        RegionIdRole = Qt::UserRole + 1,  // regionId: string "r017"
        RowRole,                   // row: int, the region's index; what EstateMatrix calls index
        EntityIdsRole,             // entityIds: string "e127, e003, e004"
        TrustDomainRole,           // trustDomain: string
        ConditionRole,             // condition: string, stable: online offline lease-expired fenced
        ConditionTextRole,         // conditionText: string for people
        AvailableRole,             // available: bool
        UtilisationPpmRole,        // utilisationPpm: int, used x 10^6 / capacity
        UtilisationTextRole,       // utilisationText: "57.1 %"
        CapacityTextRole,          // capacityText: "683.6 PB"
        UsedTextRole,              // usedText
        FreeTextRole,              // freeText
        FreeBytesRole,             // freeBytes: real, for drawing only
        FreeExactTextRole,         // freeExactText: "293,000,000,000,000,000 B"
        ReservedTextRole,          // reservedText: held for recoveries of other regions
        ReservePpmRole,            // reservePpm: int, reserved x 10^6 / capacity
        IopsTextRole,              // iopsText: what online lanes can do
        UsedIopsTextRole,          // usedIopsText
        IopsPpmRole,               // iopsPpm: int
        UsedIopsShareTextRole,     // usedIopsShareText: "61.0 %"
        RestoreRateTextRole,       // restoreRateText: "1.71 TB/s"
        HostsRole,                 // hosts: int, representatives
        HostsTextRole,             // hostsText: the same, to read
        ConcreteHostsTextRole,     // concreteHostsText: "6,836"
        VolumesRole,               // volumes: int, representatives whose source is here
        VolumesTextRole,           // volumesText: the same, to read
        ConcreteVolumesTextRole,   // concreteVolumesText: "23,438"
        RecoveryRecordsRole,       // recoveryRecords: int, volumes it may have to restore
        RecoveryRecordsTextRole,   // recoveryRecordsText: the same, to read
        UnavailableSinceTextRole,  // unavailableSinceText: UTC, empty while available
        StaleTextRole,             // staleText: "3 h 00 m old"; empty: its export is not stale
        AccessibleTextRole,        // accessibleText: one sentence with id, condition and figures
    };
    Q_ENUM(Role)

    explicit RegionListModel(Desk* desk, SeenMark* seen, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int unavailableCount() const;

    // -1 when the estate holds no such region.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString& regionId) const;
    Q_INVOKABLE [[nodiscard]] QString regionIdAt(int row) const;
    [[nodiscard]] const Desk& desk() const { return *m_desk; }

    // What the matrix draws, without going through QVariant 512 times a frame.
    struct Row {
        QString regionId;
        estate::RegionCondition condition = estate::RegionCondition::online;
        bool available = true;
        estate::RegionTotals totals;
        int volumes = 0;
        std::uint64_t concreteVolumes = 0;
        int recoveryRecords = 0;
        int sitesOffline = 0;
        std::uint64_t unavailableSinceNs = 0;
        std::uint64_t publishedAtNs = 0;
        estate::Bytes publishedFree;  // in buckets, rounded down: what others plan with
        // Checkpoints that the directory took since the one that the region published; none: it
        // took part in no cut, so it published none.
        std::optional<std::uint64_t> checkpointLag;
        std::optional<estate::Cost> risk;  // of losing it alone; none: not asked for, or not yet
        bool operator==(const Row&) const = default;
    };
    [[nodiscard]] const Row& rowAt(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] QString accessibleText(int row) const;
    // Of a region with everything online: a fact of the estate, so scales cut from it stand still.
    [[nodiscard]] estate::Bytes largestCapacity() const { return m_largestCapacity; }
    [[nodiscard]] estate::Cost largestRisk() const;
    [[nodiscard]] int changedCount() const;
    [[nodiscard]] bool changedSinceSeen(int row) const;
    // By its export (export_status.h), at the present moment: it ages without any event.
    [[nodiscard]] QString staleText(int row) const;
    [[nodiscard]] int staleCount() const;
    // Regions, and everything else that was recorded (seen_mark.h).
    Q_INVOKABLE void markSeen();
    // Has single losses planned, in slices, now and whenever the estate moves on.
    void askRisk() { m_risk.ask(); }
    // Regions in an order that people look at them in; ties by id.
    enum class Order : std::uint8_t { id, entity, trustDomain, risk };
    [[nodiscard]] std::vector<int> ordered(Order order) const;

signals:
    void countChanged();
    void unavailableCountChanged();
    void changedCountChanged();

private:
    struct Facts {
        QString entityIds;
        QString trustDomain;
        int hosts = 0;  // representatives
        std::uint64_t concreteHosts = 0;

        bool operator==(const Facts&) const = default;
    };

    void replace();  // another journal or moment
    void reload();   // other regions
    [[nodiscard]] std::vector<Facts> readFacts() const;
    void refresh();  // after events: only rows that changed
    void readExport(Row& row) const;
    [[nodiscard]] SeenMark::Looks looks() const;
    void noteSeen();
    void tellSeen();
    void noteAges();   // that they grew
    void noteStale();  // that more or fewer are stale
    [[nodiscard]] Row makeRow(estate::RegionIndex region) const;
    [[nodiscard]] QVariant capacityData(const Row& row, int role) const;
    [[nodiscard]] QVariant identityData(const QModelIndex& index, int role) const;

    [[nodiscard]] static QList<int> changedRoles(const Row& before, const Row& after);
    struct RowChange {
        int first = 0;
        int last = 0;
        QList<int> roles;
    };
    static constexpr std::size_t changesToldMax = 8;  // one by one
    static void addChange(std::vector<RowChange>& changes, RowChange change);

    // Facts that never change while the journal is open.

    Desk* m_desk;
    SeenMark* m_seen;
    LossRisk m_risk;
    std::vector<Row> m_rows;
    QTimer m_ageTimer;
    int m_staleCount = 0;  // as it was last told
    std::vector<Facts> m_facts;
    estate::Bytes m_largestCapacity;
};
