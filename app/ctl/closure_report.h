// The two readings of what belongs together: a document and a page of text.
#pragma once

#include <iosfwd>

#include "app/ctl/directory_look.h"

namespace estate::ctl {

// "volumes v00398437 and v00400000; over databases"
[[nodiscard]] std::string selectionText(const CutSelection& selection);
[[nodiscard]] Json toJson(const CutSelection& selection);
// "1 shard", "1,000 shards"
[[nodiscard]] std::string countText(std::uint64_t count, const char* noun);
// "r017/05"
[[nodiscard]] std::string shardText(const Catalog& catalog, ShardIndex shard);
[[nodiscard]] std::size_t regionsOf(const std::vector<CutParticipant>& participants);

// Members, participants and what it cost, into a document.
void putClosure(Json& document, const Catalog& catalog, const Closure& closure);
void printClosure(std::ostream& out, const Closure& closure);
void printParticipants(std::ostream& out, const Catalog& catalog,
                       const std::vector<CutParticipant>& participants, std::uint64_t top);

}  // namespace estate::ctl
