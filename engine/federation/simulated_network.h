// Time, chance and the network of a simulation of cuts. Private to it.
#pragma once

#include <cstdint>
#include <optional>
#include <queue>
#include <utility>
#include <vector>

#include "engine/federation/cut_simulation.h"
#include "engine/federation/dice.h"
#include "engine/federation/simulated_event.h"

namespace estate {

class SimulatedNetwork {
public:
    SimulatedNetwork(std::uint64_t seed, const CutFaults& faults)
        : m_dice(seed), m_faults(faults), m_unfortunate(!faults.onlyOnceDecided)
    {}

    [[nodiscard]] Dice& dice() { return m_dice; }
    [[nodiscard]] const CutFaults& faults() const { return m_faults; }
    [[nodiscard]] std::uint64_t now() const { return m_now; }

    template <typename What>
    void at(std::uint64_t time, What what)
    {
        m_queue.push({time, m_sequence++, std::move(what)});
    }
    // Its turn comes later, in front of what happened after it.
    void again(SimulatedEvent event, std::uint64_t time)
    {
        event.at = time;
        m_queue.push(std::move(event));
    }
    [[nodiscard]] std::optional<SimulatedEvent> next()
    {
        if (m_queue.empty() || m_now >= restAt)
            return std::nullopt;
        SimulatedEvent event = std::move(const_cast<SimulatedEvent&>(m_queue.top()));
        m_queue.pop();
        m_now = std::max(m_now, event.at);
        return event;
    }
    [[nodiscard]] bool resting() const { return m_queue.empty(); }

    // Chances are of a cut of a few shards; a wider one has as many misfortunes, not more.
    [[nodiscard]] bool unlucky(std::uint32_t perMille, std::size_t width)
    {
        if (!m_unfortunate || m_now >= calmFrom)
            return false;
        const std::uint64_t scale = std::max<std::uint64_t>(1, width / usualWidth);
        return m_dice.below(1'000 * scale) < perMille;
    }
    void decisionWasMade() { m_unfortunate = true; }

    // `position` among the messages that leave together.
    void send(const Address& to, const CutMessage& message, std::size_t width, std::size_t position,
              bool wrong, CutSimulationReport& report)
    {
        report.messages += 1;
        if (unlucky(m_faults.lost, width)) {
            report.messagesLost += 1;
            return;
        }
        if (unlucky(m_faults.doubled, width)) {
            report.messagesDoubled += 1;
            at(arrival(width, position), Deliver{to, message, wrong});
        }
        at(arrival(width, position), Deliver{to, message, wrong});
    }

    [[nodiscard]] std::uint64_t untilDurable() { return m_dice.below(durableMax + 1); }

private:
    static constexpr std::size_t usualWidth = 8;

    [[nodiscard]] std::uint64_t arrival(std::size_t width, std::size_t position)
    {
        const std::uint64_t late = unlucky(m_faults.late, width) ? m_dice.below(lateMax) : 0;
        return m_now + position / sentEachMs + m_dice.between(travelMin, travelMax) + late;
    }

    struct Later {
        bool operator()(const SimulatedEvent& a, const SimulatedEvent& b) const
        {
            return a.at != b.at ? a.at > b.at : a.sequence > b.sequence;
        }
    };
    Dice m_dice;
    CutFaults m_faults;
    bool m_unfortunate;
    std::priority_queue<SimulatedEvent, std::vector<SimulatedEvent>, Later> m_queue;
    std::uint64_t m_sequence = 0;
    std::uint64_t m_now = startAt;
};

}  // namespace estate
