#include "app/ctl/failure_report.h"

#include "app/ctl/preview_report.h"
#include "engine/text/format.h"

namespace estate::ctl {

namespace {

std::string counted(std::size_t count, const char* noun)
{
    return formatCount(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string countedFailures(const FailureSet& failures)
{
    std::vector<std::string> parts;
    if (!failures.regions.empty())
        parts.push_back(counted(failures.regions.size(), "region"));
    if (!failures.sites.empty())
        parts.push_back(counted(failures.sites.size(), "site"));
    if (!failures.hosts.empty())
        parts.push_back(counted(failures.hosts.size(), "host"));
    return joinedIds(parts);
}

}  // namespace

std::string failureText(const FailureSet& failures)
{
    std::vector<std::string> names = failures.regions;
    for (const std::string& site : failures.sites)
        names.push_back("site " + site);
    for (const std::string& host : failures.hosts)
        names.push_back("host " + host);
    return joinedIds(names);
}

std::string occasionText(const FailureSet& failures, const std::vector<std::string>& failback)
{
    return failback.empty() ? "loss of " + failureText(failures)
                            : "return to " + joinedIds(failback);
}

std::string briefOccasion(const FailureSet& failures, const std::vector<std::string>& failback,
                          std::size_t bytesMax)
{
    std::string text = occasionText(failures, failback);
    if (text.size() <= bytesMax)
        return text;
    return failback.empty() ? "loss of " + countedFailures(failures)
                            : "return to " + counted(failback.size(), "region");
}

Json toJson(const FailureSet& failures)
{
    return {{"regions", failures.regions}, {"sites", failures.sites}, {"hosts", failures.hosts}};
}

std::string occasionText(const ProposalOpened& content)
{
    const std::size_t blocks = content.ruleChanges.size();
    if (blocks == 0)
        return occasionText(content.failures, content.failback);
    return "change of " + formatCount(blocks) + (blocks == 1 ? " rule block" : " rule blocks");
}

std::string briefOccasion(const ProposalOpened& content, std::size_t bytesMax)
{
    return content.ruleChanges.empty() ? briefOccasion(content.failures, content.failback, bytesMax)
                                       : occasionText(content);
}

}  // namespace estate::ctl
