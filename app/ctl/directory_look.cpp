#include "app/ctl/directory_look.h"

#include "engine/text/format.h"

namespace estate::ctl {

namespace {

Result<std::vector<PartitionIndex>> unavailablePartitions(const Arguments& arguments)
{
    const auto listed = splitIds(arguments.unavailable, "--unavailable");
    if (!listed)
        return tl::unexpected<Error>(listed.error());
    std::vector<PartitionIndex> partitions;
    for (const std::string& text : *listed) {
        const auto partition = parsePartition(text, "--unavailable");
        if (!partition)
            return tl::unexpected<Error>(partition.error());
        partitions.push_back(*partition);
    }
    return partitions;
}

}  // namespace

Result<PartitionIndex> parsePartition(const std::string& text, const std::string& option)
{
    const auto number = parseCount(text, option);
    if (!number)
        return tl::unexpected<Error>(number.error());
    if (*number >= directoryPartitions)
        return fail(ErrorCode::badInput,
                    "There is no partition " + text + ": they are numbered from 0 to " +
                        std::to_string(directoryPartitions - 1) + ".",
                    {{"option", option}, {"value", text}});
    return PartitionIndex(static_cast<std::uint32_t>(*number));
}

Result<CutSelection> chosenSelection(const Arguments& arguments)
{
    auto volumes = splitIds(arguments.ids, "The list");
    if (!volumes)
        return tl::unexpected<Error>(volumes.error());
    auto regions = splitIds(arguments.regions, "--region");
    if (!regions)
        return tl::unexpected<Error>(regions.error());
    if (volumes->empty() && regions->empty() && !arguments.everything)
        return fail(ErrorCode::badInput,
                    "Nothing is selected. Name volumes, --region with regions, or --everything.");
    return CutSelection{std::move(*volumes), std::move(*regions), arguments.everything,
                        arguments.overDatabases, arguments.overApplications};
}

Result<DirectoryLook> DirectoryLook::of(const ChosenEstate& estate,
                                        const std::vector<PartitionIndex>& unavailable)
{
    const auto built = estate.directory();
    if (!built)
        return tl::unexpected<Error>(built.error());
    const RelationshipDirectory& relations = (*built)->directory();
    const auto last = relations.lastCheckpoint();
    const bool taken = last != nullptr && last->ref().root == relations.root();
    DirectoryLook look(relations, taken ? *last : relations.present(), taken);
    if (unavailable.empty())
        return look;
    look.m_own.emplace(relations);
    for (const PartitionIndex partition : unavailable)
        look.m_own->setAvailable(partition, false);
    return look;
}

Result<Closure> DirectoryLook::closure(const CutSelection& selection, const Catalog& catalog) const
{
    const auto request = closureRequest(selection, catalog);
    if (!request)
        return tl::unexpected<Error>(request.error());
    return resolveClosure(relations(), m_at, *request);
}

Result<DirectoryView> viewDirectory(const Arguments& arguments, const Terminal& terminal)
{
    const auto unavailable = unavailablePartitions(arguments);
    if (!unavailable)
        return tl::unexpected<Error>(unavailable.error());
    const auto top = parseCount(arguments.top, "--top");
    if (!top)
        return tl::unexpected<Error>(top.error());
    auto estate = chosenEstate(arguments, terminal);
    if (!estate)
        return tl::unexpected<Error>(estate.error());
    auto look = DirectoryLook::of(*estate, *unavailable);
    if (!look)
        return tl::unexpected<Error>(look.error());
    return DirectoryView{std::move(*estate), std::move(*look), *top};
}

std::string checkpointText(const CheckpointRef& checkpoint)
{
    return formatCount(checkpoint.epoch) + " (" + checkpoint.root.brief() + ")";
}

std::string checkpointText(const DirectoryLook& look)
{
    return "checkpoint " + checkpointText(look.at().ref()) +
           (look.taken() ? "" : ", not taken yet");
}

Json toJson(const CheckpointRef& checkpoint)
{
    return {{"epoch", toJson(checkpoint.epoch)}, {"root", toJson(checkpoint.root)}};
}

Json toJson(const DirectoryLook& look)
{
    Json json = toJson(look.at().ref());
    json["taken"] = look.taken();
    return json;
}

}  // namespace estate::ctl
