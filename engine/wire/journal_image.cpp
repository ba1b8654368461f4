#include "engine/wire/journal_image.h"

#include <estate/v1/governance.pb.h>
#include <estate/v1/journal_image.pb.h>

#include "engine/wire/event_wire.h"
#include "engine/wire/state_wire.h"
#include "engine/wire/wire_value.h"

namespace estate {

namespace {

constexpr std::uint32_t journalImageVersion = 1;
constexpr std::string_view imageName = "The journal's image";
constexpr std::string_view changesName = "The draft's edit";
constexpr std::size_t changesBytesMax = std::size_t{64} << 20;

}  // namespace

Result<std::string> encodeJournalImage(const JournalImage& image)
{
    v1::JournalImage message;
    wire::Texts texts;
    message.set_version(journalImageVersion);
    message.set_estate(image.estate);
    for (const GovernedEvent& governed : image.history) {
        auto& entry = *message.add_history();
        entry.set_index(governed.envelope.index);
        entry.set_at_ns(governed.envelope.at.ns);
        entry.set_actor(texts(governed.envelope.actor));
        auto event = encodeEvent(governed.envelope.event);
        if (!event)
            return tl::unexpected(event.error());
        entry.set_event(std::move(*event));
        for (const Digest& gang : governed.gangs)
            entry.add_gangs(wire::digestBytes(gang));
    }
    if (!texts.allUtf8())
        return fail(ErrorCode::badInput, std::string(imageName) + " holds text that is not UTF-8.");
    return wire::serialize(message, imageName, imageBytesMax);
}

Result<JournalImage> decodeJournalImage(std::string_view bytes)
{
    v1::JournalImage message;
    if (auto parsed = wire::parse(message, bytes, imageName, imageBytesMax); !parsed)
        return tl::unexpected(parsed.error());
    if (message.version() > journalImageVersion)
        return fail(ErrorCode::newerVersion,
                    std::string(imageName) + " has version " + std::to_string(message.version()) +
                        "; this program knows up to " + std::to_string(journalImageVersion) + ".");
    wire::Reader reader(imageName);
    JournalImage image;
    image.estate = std::move(*message.mutable_estate());
    for (const v1::GovernedEvent& entry : message.history()) {
        auto event = decodeEvent(entry.event());
        if (!event)
            return tl::unexpected(event.error());
        GovernedEvent governed{
            {entry.index(), Timestamp{entry.at_ns()}, entry.actor(), std::move(*event)}, {}};
        for (const std::string& gang : entry.gangs())
            governed.gangs.push_back(reader.digest("gangs", gang));
        image.history.push_back(std::move(governed));
    }
    if (reader.failed())
        return tl::unexpected(reader.error());
    return image;
}

Result<std::string> encodeRuleChanges(std::span<const RuleBlockChange> changes)
{
    v1::RuleBlockChanges message;
    wire::Texts texts;
    for (const RuleBlockChange& change : changes) {
        auto& entry = *message.add_changes();
        entry.set_before(texts(change.before));
        entry.set_after(texts(change.after));
    }
    if (!texts.allUtf8())
        return fail(ErrorCode::badInput, std::string(changesName) + " is not UTF-8.");
    return wire::serialize(message, changesName, changesBytesMax);
}

Result<std::vector<RuleBlockChange>> decodeRuleChanges(std::string_view bytes)
{
    v1::RuleBlockChanges message;
    if (auto parsed = wire::parse(message, bytes, changesName, changesBytesMax); !parsed)
        return tl::unexpected(parsed.error());
    std::vector<RuleBlockChange> changes;
    for (const v1::RuleBlockChange& change : message.changes())
        changes.push_back({change.before(), change.after()});
    return changes;
}

}  // namespace estate
