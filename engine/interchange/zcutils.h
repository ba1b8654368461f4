// Event logs of zcutils, another implementation of the same contract, as ours: format "zcutils-v1"
// (docs/import.md). Our scheduler runs along, because answers there name the gangs of that
// planner, and answers here have to name ours.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/error.h"
#include "engine/estate/event.h"
#include "engine/planner/scheduler.h"

namespace estate {

inline constexpr std::string_view zcutilsActor = "zcutils";  // of every event that is imported

// An event of ours and what it caused here.
struct ImportedEvent {
    Envelope envelope;
    Effects effects;
};

struct ImportSummary {
    std::uint64_t eventsRead = 0;
    std::uint64_t eventsWritten = 0;
    // By field: how often it was left out, because it has no place in our events.
    std::map<std::string, std::uint64_t> dropped;
};

class ZcutilsImport {
public:
    explicit ZcutilsImport(AdmissionMode mode);
    ~ZcutilsImport();
    ZcutilsImport(const ZcutilsImport&) = delete;
    ZcutilsImport& operator=(const ZcutilsImport&) = delete;

    // The log's next line, and with it what the event decided there, if that is known: then every
    // plan is known by its members as soon as it is made. Without decisions a plan that is rejected
    // before it was prepared has no known members; it and what follows are held back until the next
    // planning pass, and then it is the one gang that nothing else can be.
    //
    // Errors name the line ("line") and the event ("event"):
    // - badInput: no event as documented, a name without a counterpart, a failure domain in two
    //   regions; newerVersion; outOfOrder: an index that does not follow
    // - contradiction: an answer to a plan that is no undecided gang here
    // - notAllowed: refused by our scheduler; its own code is in the field "refusal"
    // After an error nothing can be added any more.
    [[nodiscard]] Result<std::vector<ImportedEvent>> add(std::string_view line);
    [[nodiscard]] Result<std::vector<ImportedEvent>> add(std::string_view line,
                                                         std::string_view decisions);
    // After the last line: what was held back.
    [[nodiscard]] Result<std::vector<ImportedEvent>> finish();

    [[nodiscard]] const Scheduler& scheduler() const;
    [[nodiscard]] const ImportSummary& summary() const;

private:
    class Parts;
    std::unique_ptr<Parts> m_parts;
};

}  // namespace estate
