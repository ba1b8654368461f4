// What is said of cuts across shards, the same in the list, in the draft and in the rows.
#pragma once

#include <QString>

#include "engine/estate/cut_state.h"

[[nodiscard]] QString cutKindText(estate::CutKind kind);  // "Snapshot"
// Stable: waiting prepared committed aborted.
[[nodiscard]] QString cutPhaseKey(const estate::CutState& cut);
// Of one participant with that key.
[[nodiscard]] QString cutParticipantPhaseText(const QString& key);
[[nodiscard]] QString cutPhaseText(const estate::CutState& cut);  // "Preparing: 12 of 16 hold ..."
[[nodiscard]] QString cutNextText(const estate::CutState& cut);   // empty when it has ended
[[nodiscard]] QString cutMembersText(std::uint64_t members);      // "12,000 volumes"
// "16 shards of 1 region"
[[nodiscard]] QString cutParticipantsText(const estate::CutManifest& manifest);
// Where a closure begins: "everything in r017, r018, over databases"
[[nodiscard]] QString cutSelectionText(const estate::CutSelection& selection);
