#include "app/ctl/event_report.h"

namespace estate::ctl {

namespace {

// The decisions themselves are for programs that hold the estate; their digest is for comparing.
Json decisionsToJson(const JournalRecord& record)
{
    if (record.decisions.empty())
        return nullptr;
    return {{"plannerVersion", record.plannerVersion},
            {"bytes", record.decisions.size()},
            {"sha256", toJson(sha256(record.decisions))}};
}

}  // namespace

Json toJson(const JournalHead& head)
{
    return {{"index", toJson(head.index)}, {"hash", toJson(head.hash)}};
}

Json toJson(const JournalRecord& record)
{
    Json json;
    json["index"] = toJson(record.envelope.index);
    json["at"] = toJson(record.envelope.at);
    json["actor"] = record.envelope.actor;
    json["event"] = eventName(record.envelope.event);
    json["detail"] = eventDetail(record.envelope.event);
    json["decisions"] = decisionsToJson(record);
    json["previous"] = toJson(record.previous);
    json["hash"] = toJson(record.hash);
    return json;
}

}  // namespace estate::ctl
