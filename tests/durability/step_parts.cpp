#include "tests/durability/step_parts.h"

#include <utility>

namespace estate::durability {

bool always(const Store&)
{
    return true;
}

Result<void> reopen(Store& store, Seeded&)
{
    store.close();
    auto again = openStore(store.kind, store.path, Opening::forWriting);
    if (!again)
        return tl::unexpected(again.error());
    store = std::move(*again);
    return {};
}

std::string observeDrafts(const Store& store)
{
    const auto drafts = store.journal().drafts();
    if (!drafts)
        return "drafts: " + drafts.error().message + "\n";
    std::string text;
    for (const DraftRow& draft : *drafts) {
        text += "draft " + draft.name + " of " + draft.author + " at " +
                std::to_string(draft.begunIndex) + ", cursor " + std::to_string(draft.cursor);
        for (const DraftEditRow& edit : draft.edits)
            text += " " + edit.label + "=" + sha256(edit.payload).brief();
        text += "\n";
    }
    return text;
}

std::string observeImages(const Store& store)
{
    std::string text;
    for (std::uint64_t index = store.journal().durableIndex(); index > 0; --index) {
        const auto image = store.journal().imageUpTo(index);
        if (!image)
            return "images: " + image.error().message + "\n";
        if (!*image)
            break;
        index = (*image)->index;
        text += "image at " + std::to_string(index) + " " + sha256((*image)->bytes).brief() + "\n";
    }
    return text;
}

}  // namespace estate::durability
