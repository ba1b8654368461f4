// What losing each region alone would cost, planned in slices after somebody asks for it, and again
// when the estate moved on. In QML: through RegionListModel.
#pragma once

#include <QTimer>
#include <optional>
#include <utility>
#include <vector>

#include "engine/planner/sweep.h"
#include "models/desk.h"

class LossRisk : public QObject {
    Q_OBJECT

public:
    explicit LossRisk(Desk* desk, QObject* parent = nullptr);
    // Keeps the costs known from here on.
    void ask();
    // By region; none: not planned yet.
    [[nodiscard]] std::optional<estate::Cost> costOf(std::size_t region) const;

signals:
    void changed();

private:
    void restart();
    void begin();
    void step();

    Desk* m_desk;
    QTimer m_timer;
    bool m_asked = false;
    // The state that the costs are of, and what was under maintenance.
    std::optional<std::pair<estate::Digest, estate::Digest>> m_planned;
    // What the sweep is begun with, in the first slice.
    estate::ClosedWindows m_windows;
    estate::Timestamp m_at;
    std::optional<estate::Sweep> m_sweep;
    std::vector<estate::Cost> m_costs;
};
