// How the things of one region hang together with others, as the relationship directory says it at
// a checkpoint. Read-only: nothing here can author an edge. In QML:
// RegionAdjacencyModel { session: ...; regionId: ...; active: pane.visible }
#pragma once

#include <QQmlEngine>
#include <QStringList>
#include <QTimer>
#include <optional>
#include <vector>

#include "engine/directory/regional_adjacency.h"
#include "models/session_follower.h"

class RegionAdjacencyModel : public SessionList {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString regionId READ regionId WRITE setRegionId NOTIFY regionIdChanged)
    // Somebody is looking. The directory is built when that happens for the first time.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)
    Q_PROPERTY(bool loading READ loading NOTIFY refreshed)
    Q_PROPERTY(QString problem READ problem NOTIFY refreshed)  // empty, or why there is nothing
    Q_PROPERTY(QString problemCode READ problemCode NOTIFY refreshed)
    Q_PROPERTY(QString checkpointText READ checkpointText NOTIFY refreshed)
    Q_PROPERTY(QString checkpointRoot READ checkpointRoot NOTIFY refreshed)
    Q_PROPERTY(QStringList neighbours READ neighbours NOTIFY refreshed)  // region ids, ascending

public:
    enum Role {
        TitleRole = Qt::UserRole + 1,  // title: string
        EdgesTextRole,                 // edgesText: concrete edges
        RecordsTextRole,               // recordsText: records that stand for them
        TotalRole,                     // total: bool, all that is visible
        AccessibleTextRole,            // accessibleText
    };
    Q_ENUM(Role)

    explicit RegionAdjacencyModel(QObject* parent = nullptr);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QString regionId() const { return m_regionId; }
    void setRegionId(const QString& regionId);
    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] bool loading() const { return m_timer.isActive(); }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] QString problemCode() const { return m_problemCode; }
    [[nodiscard]] QString checkpointText() const;
    [[nodiscard]] QString checkpointRoot() const { return m_checkpointRoot; }
    [[nodiscard]] QStringList neighbours() const { return m_neighbours; }

signals:
    void regionIdChanged();
    void activeChanged();
    void refreshed();

private:
    struct Row {
        estate::AdjacencyCount count;
        bool total = false;
        bool operator==(const Row&) const = default;
    };
    void reload() override;
    void refresh() override;
    void derive();
    // The first three are sums, the others kinds of relationships.
    [[nodiscard]] static QString titleOf(int row);
    [[nodiscard]] estate::Result<estate::RegionalAdjacency>
    adjacencyAt(const estate::RelationshipDirectory& directory,
                const estate::DirectoryCheckpoint& at, estate::RegionIndex region) const;

    QString m_regionId;
    bool m_active = false;
    bool m_built = false;  // the directory: looking costs only the region from then on
    bool m_checkpointIsPresent = false;  // none was taken: as of now
    std::optional<estate::RegionalAdjacency> m_adjacency;
    QString m_problem;
    QString m_problemCode;
    QString m_checkpointRoot;
    QStringList m_neighbours;
    std::vector<Row> m_rows;
    QTimer m_timer;
};
