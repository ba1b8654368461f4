#include "app/ctl/followed_log.h"

#include <optional>

namespace estate::ctl {

Result<Effects> FollowedLog::apply(const Envelope& envelope)
{
    const Event& event = envelope.event;
    // The directory speaks after the scheduler did. Neither of these touches a region or the
    // catalog, so the copy costs little.
    const bool mayBeTakenBack = std::holds_alternative<CheckpointTaken>(event) ||
                                std::holds_alternative<CutDeclared>(event);
    std::optional<Scheduler> before;
    if (mayBeTakenBack)
        before = m_scheduler;
    auto effects = m_scheduler.apply(envelope, windowsFor(event, m_scheduler, m_maintenance));
    if (!effects || effects->repeated)
        return effects;
    if (const auto followed = follow(event); !followed) {
        if (before)
            m_scheduler = std::move(*before);
        return tl::unexpected<Error>(followed.error());
    }
    m_maintenance.apply(envelope);
    return effects;
}

Result<void> FollowedLog::follow(const Event& event)
{
    if (const auto* opening = std::get_if<OpenEstate>(&event)) {
        m_source = opening->source;
        m_directory = DirectoryFollower(m_source, m_scheduler.state());
        return {};
    }
    return m_directory.follow(event, m_scheduler.state());
}

}  // namespace estate::ctl
