// The part of a Workspace in which people say something: about the clock, about what came and went,
// about each other.
#include "engine/journal/workspace.h"
#include "engine/journal/workspace_parts.h"

namespace estate {

Result<void> Workspace::say(const std::string& actor, Event event, Timestamp now)
{
    if (auto named = checkOperator(actor); !named)
        return named;
    auto made = m_parts->change(actor, now);
    if (!made)
        return tl::unexpected(made.error());
    const auto effects = made->add(std::move(event));
    if (!effects)
        return tl::unexpected(effects.error());
    return effects->repeated ? Result<void>() : m_parts->adopt(std::move(*made));
}

Result<void> Workspace::confirmClock(const std::string& actor, Timestamp now)
{
    if (auto named = checkOperator(actor); !named)
        return named;
    const bool steppedBack = clockBehind(now);
    auto made = m_parts->change(actor, now);
    if (!made)
        return tl::unexpected(made.error());
    // What is confirmed is the clock as it is now, not as it was when it was first found behind.
    if (steppedBack && made->empty())
        if (auto added = made->add(clockStepNote(now)); !added)
            return tl::unexpected(added.error());
    if (auto added = made->add(ConfirmClock{}); !added)
        return tl::unexpected(added.error());
    return m_parts->adopt(std::move(*made));
}

Result<void> Workspace::changeRegion(const std::string& actor, const std::string& region,
                                     RegionChange change, Timestamp now)
{
    return say(actor, ChangeRegion{region, change}, now);
}

Result<void> Workspace::changeSite(const std::string& actor, const std::string& site, bool online,
                                   Timestamp now)
{
    return say(actor, ChangeSite{site, online}, now);
}

Result<void> Workspace::changeHost(const std::string& actor, const std::string& host, bool online,
                                   Timestamp now)
{
    return say(actor, ChangeHost{host, online}, now);
}

Result<void> Workspace::require(const std::string& actor, Role role, std::string_view what) const
{
    if (auto named = checkOperator(actor); !named)
        return named;
    return governance().roles().require(actor, role, what);
}

Result<void> Workspace::grant(const std::string& actor, const std::string& name, Role role,
                              Timestamp now)
{
    return say(actor, SetRole{name, role}, now);
}

Result<void> Workspace::changeDrill(const std::string& actor, bool begins,
                                    const std::string& reason, Timestamp now)
{
    return say(actor, ChangeDrill{begins, reason}, now);
}

Result<void> Workspace::acknowledge(const std::string& actor, const std::string& exception,
                                    Timestamp now)
{
    auto note = acknowledgeNote(exception);
    return note ? say(actor, std::move(*note), now) : tl::unexpected(note.error());
}

Result<void> Workspace::takeOver(const std::string& actor, const std::string& exception,
                                 Timestamp now)
{
    auto note = ownNote(exception);
    return note ? say(actor, std::move(*note), now) : tl::unexpected(note.error());
}

Result<void> Workspace::shelve(const std::string& actor, const std::string& exception,
                               Timestamp until, const std::string& reason, Timestamp now)
{
    auto note = shelveNote(exception, now, until, reason);
    return note ? say(actor, std::move(*note), now) : tl::unexpected(note.error());
}

Result<void> Workspace::unshelve(const std::string& actor, const std::string& exception,
                                 Timestamp now)
{
    auto note = unshelveNote(exception);
    return note ? say(actor, std::move(*note), now) : tl::unexpected(note.error());
}

Result<void> Workspace::handOver(const std::string& actor, const std::string& text, Timestamp now)
{
    auto note = handoverNote(text);
    return note ? say(actor, std::move(*note), now) : tl::unexpected(note.error());
}

Result<std::string> Workspace::planMaintenance(const std::string& actor,
                                               const MaintenanceWish& wish, Timestamp now)
{
    auto note = governance().maintenance().plan(state().catalog(), wish, eventTime(now));
    if (!note)
        return tl::unexpected(note.error());
    if (auto said = say(actor, std::move(*note), now); !said)
        return tl::unexpected(said.error());
    return governance().maintenance().all().back()->id;
}

Result<void> Workspace::cancelMaintenance(const std::string& actor, const std::string& id,
                                          Timestamp now)
{
    auto note = governance().maintenance().cancel(id, eventTime(now));
    return note ? say(actor, std::move(*note), now) : tl::unexpected(note.error());
}

Result<void> Workspace::note(const std::string& actor, const std::string& action,
                             const std::string& subject, const Digest& content, Timestamp now)
{
    const AuditNoted noted{action, subject, content};
    if (governance().roles().of(actor) >= Role::deskOperator)
        return say(actor, noted, now);
    // Who only looks does not move event time, and says nothing about the clock.
    if (auto named = checkOperator(actor); !named)
        return named;
    auto made = m_parts->changeAtHead(actor);
    if (!made)
        return tl::unexpected(made.error());
    if (auto added = made->add(noted); !added)
        return tl::unexpected(added.error());
    return m_parts->adopt(std::move(*made));
}

Result<void> Workspace::comment(const Digest& proposal, const std::string& actor,
                                const std::string& text, Timestamp now)
{
    return say(actor, ProposalCommented{proposal, text}, now);
}

}  // namespace estate
