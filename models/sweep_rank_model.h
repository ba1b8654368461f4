// The worst losses of a sweep, by one measure, as a table. The order is worked out in slices, again
// and again while the sweep runs; rows are put into words when they are shown.
// In QML: SweepRankModel { sweep: ...; measure: SweepSession.Cost; limit: 1000 }
#pragma once

#include <memory>

#include "models/sweep_session.h"
#include "models/table_model.h"

class SweepRankModel : public TableModel {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(SweepSession* sweep READ sweep WRITE setSweep NOTIFY sweepChanged)
    Q_PROPERTY(SweepSession::Measure measure READ measure WRITE setMeasure NOTIFY measureChanged)
    // 0: every loss. Part of the view where it is one of the choices.
    Q_PROPERTY(int limit READ limit WRITE setLimit NOTIFY limitChanged)
    Q_PROPERTY(bool ranking READ ranking NOTIFY rankingChanged)

public:
    enum Column {
        RankColumn,
        LossColumn,
        CostColumn,
        GroupsColumn,
        MetColumn,
        MissedColumn,
        HeldColumn,
        ShortColumn,
        UnrepairedColumn,
        LostColumn,
        LastColumn,
        ColumnCount
    };
    Q_ENUM(Column)

    explicit SweepRankModel(QObject* parent = nullptr);

    [[nodiscard]] SweepSession* sweep() const { return m_sweep; }
    void setSweep(SweepSession* sweep);
    [[nodiscard]] SweepSession::Measure measure() const { return m_measure; }
    void setMeasure(SweepSession::Measure measure);
    [[nodiscard]] int limit() const { return m_limit; }
    void setLimit(int limit);
    [[nodiscard]] bool ranking() const { return m_order != nullptr; }

    Q_INVOKABLE [[nodiscard]] QStringList idsAt(int item) const;
    [[nodiscard]] const estate::SweepRow& rowAt(int item) const;

signals:
    void sweepChanged();
    void measureChanged();
    void limitChanged();
    void rankingChanged();

protected:
    [[nodiscard]] QString heading(int column) const override;
    [[nodiscard]] QString cellText(int item, int column) const override;
    [[nodiscard]] QString exactText(int item, int column) const override;
    [[nodiscard]] QString glyph(int item, int column) const override;
    [[nodiscard]] bool lessThan(int left, int right, int column) const override;
    [[nodiscard]] std::vector<QuickFilter> quickFilters() const override;
    void setQuickFilter(const QString& name, const QString& value) override;

private:
    void clear();
    void rankWhenWorthIt();
    void rank();
    void next();
    void showRanked();

    QPointer<SweepSession> m_sweep;
    SweepSession::Measure m_measure = SweepSession::Cost;
    static constexpr int limitAtFirst = 1'000;
    int m_limit = limitAtFirst;
    std::vector<int> m_ranked;  // rows of the sweep, worst first: all that were done
    std::unique_ptr<SlicedOrder> m_order;
    std::uint64_t m_rankedDone = 0;
    QTimer m_timer;
};
