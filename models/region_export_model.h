// What one region publishes about itself, fact by fact in words, with the generation, its age and
// whether this console missed some. In QML:
// RegionExportModel { session: ...; regionId: ...; active: pane.visible }
#pragma once

#include <QQmlEngine>
#include <vector>

#include "models/session_follower.h"

class RegionExportModel : public SessionList {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString regionId READ regionId WRITE setRegionId NOTIFY regionIdChanged)
    // Somebody is looking: a gap that is shown counts as seen from then on.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged)
    Q_PROPERTY(QString generationText READ generationText NOTIFY refreshed)  // "generation 3"
    Q_PROPERTY(QString publishedText READ publishedText NOTIFY refreshed)    // UTC
    Q_PROPERTY(QString ageText READ ageText NOTIFY ageTextChanged)  // "published 1 h 04 m ago"
    Q_PROPERTY(bool stale READ stale NOTIFY ageTextChanged)         // export_status.h
    Q_PROPERTY(QString gapText READ gapText NOTIFY refreshed)       // empty: nothing was missed

public:
    enum Role {
        TitleRole = Qt::UserRole + 1,  // title: string
        FactRole,                      // fact: string, with its unit
        ExactRole,                     // exact: string, for hovering and copies; may be empty
        DigestRole,                    // digest: bool, the fact is one
        HeadingRole,                   // heading: bool, the first row of a group; title alone
        AccessibleTextRole,            // accessibleText
    };
    Q_ENUM(Role)

    explicit RegionExportModel(QObject* parent = nullptr);
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] QString regionId() const { return m_regionId; }
    void setRegionId(const QString& regionId);
    [[nodiscard]] bool active() const { return m_active; }
    void setActive(bool active);
    [[nodiscard]] int count() const override { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] QString generationText() const { return m_generationText; }
    [[nodiscard]] QString publishedText() const { return m_publishedText; }
    [[nodiscard]] QString ageText() const;
    [[nodiscard]] bool stale() const;
    [[nodiscard]] QString gapText() const;

signals:
    void regionIdChanged();
    void activeChanged();
    void refreshed();
    void ageTextChanged();

private:
    struct Row {
        QString title;
        QString fact;
        QString exact;
        bool digest = false;
        bool heading = false;
        bool operator==(const Row&) const = default;
    };
    void reload() override;
    Connections listenTo(Session& session) override;
    void refresh() override;
    [[nodiscard]] static std::vector<Row> rowsOf(const estate::RegionalExportSummary& summary);
    static void addResources(std::vector<Row>& rows, const estate::RegionalExportSummary& summary);
    static void addPromises(std::vector<Row>& rows, const estate::RegionalExportSummary& summary);

    QString m_regionId;
    bool m_active = false;
    std::uint64_t m_missed = 0;  // shown since the region was opened
    estate::Timestamp m_publishedAt;
    QString m_generationText;
    QString m_publishedText;
    std::vector<Row> m_rows;
};
