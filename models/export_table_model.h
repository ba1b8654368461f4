// What every region published last, as this console has seen it: generation, when, how old, what
// was missed, and how far its checkpoint lags. In QML: ExportTableModel { session: ... }
#pragma once

#include <QTimer>
#include <vector>

#include "models/session_follower.h"

class ExportTableModel : public SessionTable {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int staleCount READ staleCount NOTIFY refreshed)
    Q_PROPERTY(QString summaryText READ summaryText NOTIFY refreshed)
    Q_PROPERTY(bool staleOnly READ staleOnly WRITE setStaleOnly NOTIFY staleOnlyChanged)

public:
    enum Column {
        RegionColumn,
        AvailabilityColumn,
        GenerationColumn,
        PublishedColumn,
        AgeColumn,
        GapColumn,
        CheckpointColumn,
        LagColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit ExportTableModel(QObject* parent = nullptr);

    [[nodiscard]] int staleCount() const { return m_staleCount; }
    [[nodiscard]] QString summaryText() const;
    [[nodiscard]] bool staleOnly() const { return m_staleOnly; }
    void setStaleOnly(bool only);

signals:
    void refreshed();
    void staleOnlyChanged();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;
    [[nodiscard]] bool accepts(int item) const override;
    [[nodiscard]] std::vector<QuickFilter> quickFilters() const override;
    void setQuickFilter(const QString& name, const QString& value) override;
    [[nodiscard]] QString glyph(int item, int column) const override;

private:
    struct Row {
        QString region;
        estate::RegionAvailability availability = estate::RegionAvailability::online;
        std::uint64_t generation = 0;
        estate::Timestamp published;
        std::uint64_t missed = 0;
        std::uint64_t epoch = 0;  // 0: no cut took part in one
        std::uint64_t lag = 0;    // checkpoints since
        bool operator==(const Row&) const = default;
    };
    Connections listenTo(Session& session) override;
    void refresh() override;
    void refreshAges();
    [[nodiscard]] std::vector<Row> makeRows() const;
    [[nodiscard]] estate::Duration age(const Row& row) const;
    [[nodiscard]] bool stale(const Row& row) const;
    [[nodiscard]] int countStale() const;
    [[nodiscard]] const Row& rowAt(int item) const
    {
        return m_rows[static_cast<std::size_t>(item)];
    }

    std::vector<Row> m_rows;
    int m_staleCount = 0;
    bool m_staleOnly = false;
    QTimer m_timer;
    QTimer m_soon;  // to refresh once for all that a change tells
};
