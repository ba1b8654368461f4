#include "engine/planner/request_work.h"

#include <algorithm>
#include <utility>

#include "engine/estate/configuration_event.h"
#include "engine/estate/identifiers.h"

namespace estate {

namespace {

using Body = decltype(Request::body);

std::string named(const std::string& id)
{
    return "Request \"" + id + "\" ";
}

// The members' indexes, ascending; `find` looks one of them up.
template <typename TableIndex, typename Find>
Result<std::vector<TableIndex>> membersOf(const std::string& request,
                                          const std::vector<std::string>& ids, Find find)
{
    if (ids.empty() || ids.size() > eventListMax)
        return fail(ErrorCode::badInput,
                    named(request) + "names " + std::to_string(ids.size()) +
                        " members; name between 1 and " + std::to_string(eventListMax) + ".",
                    {{"request", request}, {"members", std::to_string(ids.size())}});
    std::vector<TableIndex> members;
    members.reserve(ids.size());
    for (const std::string& id : ids) {
        const Result<TableIndex> member = find(id);
        if (!member)
            return tl::unexpected(member.error());
        members.push_back(*member);
    }
    std::vector<std::string> sorted = ids;
    std::sort(sorted.begin(), sorted.end());
    if (const auto twice = std::adjacent_find(sorted.begin(), sorted.end()); twice != sorted.end())
        return fail(ErrorCode::duplicateId,
                    named(request) + "names \"" + *twice + "\" twice. Name it once.",
                    {{"request", request}, {"id", *twice}});
    std::sort(members.begin(), members.end());
    return members;
}

// True: the same request is pending.
Result<bool> isRepeat(const EstateState& state, const std::string& id, const Body& body)
{
    if (!state.requestKnown(id))
        return false;
    for (const Request& pending : state.requests())
        if (pending.id == id && pending.body == body)
            return true;
    return fail(ErrorCode::duplicateId,
                named(id) + "was made before. Give this one an id that was never used.",
                {{"id", id}});
}

bool add(EstateState& state, const std::string& id, Body body)
{
    Request request;
    request.id = id;
    request.askedAt = state.index();
    request.body = std::move(body);
    state.addRequest(std::move(request));
    return false;
}

Result<void> withinBounds(const std::string& id, const char* what, std::uint64_t value)
{
    if (value <= requestedMax)
        return {};
    return fail(ErrorCode::overflow,
                named(id) + "asks for " + what + " beyond 2^62. Use a smaller number.",
                {{"request", id}, {"what", what}, {"value", std::to_string(value)}});
}

Result<void> checkNumbers(const RequestSnapshot& event)
{
    for (const auto& [what, value] :
         {std::pair{"deadline", event.deadline.ns}, std::pair{"hitch", event.hitchMax.value},
          std::pair{"operation IOPS", event.operationIops.value}}) {
        if (value == 0)
            return fail(ErrorCode::badInput,
                        named(event.id) + "has a zero " + what + ". A snapshot needs one.",
                        {{"request", event.id}, {"what", what}});
        if (auto valid = withinBounds(event.id, what, value); !valid)
            return valid;
    }
    return {};
}

Result<void> checkGrowth(const std::string& id, const VolumeSpec& volume, Bytes bytes,
                         Iops steadyIops)
{
    const std::vector<ErrorField> fields = {
        {"request", id},
        {"volume", volume.id},
        {"bytes", std::to_string(volume.bytes.value)},
        {"steadyIops", std::to_string(volume.steadyIops.value)},
    };
    const std::string now = " It has " + std::to_string(volume.bytes.value) + " bytes and " +
                            std::to_string(volume.steadyIops.value) + " IOPS.";
    if (bytes < volume.bytes || steadyIops < volume.steadyIops)
        return fail(ErrorCode::notAllowed,
                    named(id) + "would shrink volume \"" + volume.id +
                        "\"; a volume only grows. Ask for at least what it has." + now,
                    fields);
    if (bytes == volume.bytes && steadyIops == volume.steadyIops)
        return fail(ErrorCode::notAllowed,
                    named(id) + "leaves volume \"" + volume.id +
                        "\" as it is. Ask for more bytes or more IOPS." + now,
                    fields);
    return {};
}

}  // namespace

Result<bool> requestSnapshot(EstateState& state, const RequestSnapshot& event, Timestamp at)
{
    if (auto valid = checkForeignId(event.id); !valid)
        return tl::unexpected(valid.error());
    auto volumes = membersOf<VolumeIndex>(event.id, event.volumes, [&](const std::string& id) {
        return state.catalog().findVolume(id);
    });
    if (!volumes)
        return tl::unexpected(volumes.error());
    if (auto valid = checkNumbers(event); !valid)
        return tl::unexpected(valid.error());
    const Body body = SnapshotRequest{
        std::move(*volumes), event.closure,  event.scope,         event.applicationConsistent,
        event.deadline,      event.hitchMax, event.operationIops,
    };
    if (auto repeat = isRepeat(state, event.id, body); !repeat || *repeat)
        return repeat;
    if (event.deadline <= at)
        return fail(ErrorCode::outOfOrder,
                    named(event.id) + "has a deadline that is not after the event's time. Give a "
                                      "later one, or check the clock.",
                    {{"request", event.id},
                     {"deadlineNs", std::to_string(event.deadline.ns)},
                     {"atNs", std::to_string(at.ns)}});
    return add(state, event.id, body);
}

Result<bool> requestResize(EstateState& state, const RequestResize& event)
{
    if (auto valid = checkForeignId(event.id); !valid)
        return tl::unexpected(valid.error());
    const auto volume = state.catalog().findVolume(event.volume);
    if (!volume)
        return tl::unexpected(volume.error());
    for (const Result<void>& valid : {withinBounds(event.id, "bytes", event.bytes.value),
                                      withinBounds(event.id, "IOPS", event.steadyIops.value)})
        if (!valid)
            return tl::unexpected(valid.error());
    const Body body = ResizeRequest{*volume, event.bytes, event.steadyIops};
    if (auto repeat = isRepeat(state, event.id, body); !repeat || *repeat)
        return repeat;
    const VolumeSpec& spec = state.catalog().volume(*volume);
    if (auto valid = checkGrowth(event.id, spec, event.bytes, event.steadyIops); !valid)
        return tl::unexpected(valid.error());
    return add(state, event.id, body);
}

Result<bool> requestFailback(EstateState& state, const RequestFailback& event)
{
    if (auto valid = checkForeignId(event.id); !valid)
        return tl::unexpected(valid.error());
    auto regions = membersOf<RegionIndex>(event.id, event.regions, [&](const std::string& id) {
        return state.catalog().findRegion(id);
    });
    if (!regions)
        return tl::unexpected(regions.error());
    const Body body = FailbackRequest{*regions};
    if (auto repeat = isRepeat(state, event.id, body); !repeat || *repeat)
        return repeat;
    for (const RegionIndex region : *regions)
        if (!state.available(region)) {
            const std::string& id = state.catalog().region(region).id;
            return fail(ErrorCode::contradiction,
                        named(event.id) + "sends volumes home to region \"" + id +
                            "\", which is unavailable. It must be online first.",
                        {{"request", event.id}, {"region", id}});
        }
    return add(state, event.id, body);
}

}  // namespace estate
