// What is done to a journal by itself.
#include <array>
#include <string>
#include <vector>

#include "tests/durability/step_parts.h"

namespace estate::durability {

namespace {

// Mostly a few bytes, at times several pages.
std::string someDecisions(Seeded& random)
{
    constexpr std::array<std::uint64_t, 6> sizes = {0, 0, 40, 600, 3'000, 14'000};
    std::string bytes(random.below(sizes[random.below(sizes.size())] + 1), '\0');
    for (char& byte : bytes)
        byte = static_cast<char>(random.below(256));
    return bytes;
}

Result<void> appendBatch(Store& store, Seeded& random)
{
    std::vector<JournalEntry> batch(1 + random.below(5));
    std::uint64_t index = store.bare->pendingIndex();
    for (JournalEntry& entry : batch) {
        ++index;
        const std::string region = "r" + std::to_string(random.below(1'000));
        entry = {{index, Timestamp{index}, "ada", ChangeRegion{region, RegionChange::offline}},
                 someDecisions(random)};
    }
    return toVoid(store.bare->append(batch));
}

Result<void> appendOne(Store& store, Seeded& random)
{
    if (auto appended = appendBatch(store, random); !appended)
        return appended;
    return toVoid(store.bare->sync());
}

Result<void> appendSeveral(Store& store, Seeded& random)
{
    for (std::uint64_t batches = 2 + random.below(4); batches > 0; --batches)
        if (auto appended = appendBatch(store, random); !appended)
            return appended;
    return toVoid(store.bare->sync());
}

std::string someText(Seeded& random, std::uint64_t bytesMax)
{
    return std::string(1 + random.below(bytesMax), static_cast<char>('a' + random.below(26)));
}

// Of the drafts that there are, or none: then one is begun.
Result<void> changeDraft(Store& store, Seeded& random)
{
    const auto drafts = store.bare->drafts();
    if (!drafts)
        return tl::unexpected(drafts.error());
    if (drafts->empty() || (drafts->size() < 3 && random.below(4) == 0))
        return store.bare->beginDraft("draft " + std::to_string(random.next()), "ada", {});
    const DraftRow& draft = (*drafts)[random.below(drafts->size())];
    switch (random.below(6)) {
    case 0: return store.bare->endDraft(draft.name);
    case 1: return store.bare->moveDraftCursor(draft.name, random.below(draft.edits.size() + 1));
    default:
        return store.bare->putDraftEdit(draft.name,
                                        {someText(random, 20), someText(random, 6'000)});
    }
}

bool hasRecords(const Store& store)
{
    return store.bare->durableIndex() > 0;
}

// An image of the state and the record that vouches for it, in one sync.
Result<void> takeImage(Store& store, Seeded& random)
{
    const std::string image = someText(random, 20'000);
    if (auto put = store.bare->putImage(image); !put)
        return put;
    const std::uint64_t index = store.bare->pendingIndex() + 1;
    const std::array batch{
        JournalEntry{{index, Timestamp{index}, "ada", ImageTaken{sha256(image), {}}}, {}}};
    if (auto appended = store.bare->append(batch); !appended)
        return tl::unexpected(appended.error());
    return toVoid(store.bare->sync());
}

constexpr std::array<Step, 5> steps = {{
    {"append", 6, always, appendOne, nullptr},
    {"append-several", 3, always, appendSeveral, nullptr},
    {"draft", 4, always, changeDraft, observeDrafts},
    {"image", 2, hasRecords, takeImage, observeImages},
    {"reopen", 1, always, reopen, nullptr},
}};

}  // namespace

std::span<const Step> journalSteps()
{
    return steps;
}

}  // namespace estate::durability
