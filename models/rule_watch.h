// Lints the rules in force, a moment after the estate moved on and in slices, for whoever has to
// know of errors while nobody is in room Rules.
#pragma once

#include <QObject>
#include <QTimer>
#include <memory>

#include "engine/planner/lint.h"
#include "models/desk.h"

class RuleWatch : public QObject {
    Q_OBJECT

public:
    struct Errors {
        std::uint64_t findings = 0;
        std::uint64_t flows = 0;  // that the findings show on, each finding's own
        bool operator==(const Errors&) const = default;
    };

    explicit RuleWatch(Desk* desk, QObject* parent = nullptr);
    // As of the last time that the estate was still for a moment.
    [[nodiscard]] const Errors& errors() const { return m_errors; }

signals:
    void changed();

private:
    void restart();
    void begin();
    void step();

    Desk* m_desk;
    QTimer m_pause;
    QTimer m_timer;
    std::unique_ptr<estate::Lint> m_lint;
    estate::Digest m_linted;  // hash of the state that m_errors are of
    Errors m_errors;
};
