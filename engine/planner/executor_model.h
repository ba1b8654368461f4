// A modelled executor: what the workers of a gang would answer next. Drills and tests tell it who
// rejects and who stays silent; it has no clock and decides nothing.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/planner/executor.h"

namespace estate {

struct ExecutorModel {
    std::vector<std::string> rejecting;  // workers, by id: a host's, or "controller:<region>"
    std::vector<std::string> silent;
    bool operator==(const ExecutorModel&) const = default;
};

// Of an undecided gang: prepared, or rejected by the first rejecting worker in the order of tasks,
// or its deadline passed because a worker is silent; then the fence of what moves; then the commit.
[[nodiscard]] ExecutorAnswer nextAnswer(const EstateState& state, const Digest& planId,
                                        const ExecutorModel& model);

// An executor whose workers answer at once, as the model says.
class ModelledExecutor final : public Executor {
public:
    ModelledExecutor() = default;
    explicit ModelledExecutor(ExecutorModel model) : m_model(std::move(model)) {}
    [[nodiscard]] std::optional<ExecutorAnswer> answer(const EstateState& state,
                                                       const Digest& planId) override
    {
        return nextAnswer(state, planId, m_model);
    }

private:
    ExecutorModel m_model;
};

}  // namespace estate
