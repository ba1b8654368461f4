#include "engine/estate/identifiers.h"

#include "engine/base/utf8.h"
#include "engine/base/wide.h"

namespace estate {

namespace {

struct PopulationFacts {
    Population population;
    char letter;
    std::string_view name;
    std::uint64_t concrete;
};

// In the order of the enumeration, which the table's look-up relies on.
constexpr std::array<PopulationFacts, allPopulations.size()> populationFacts = {{
    {Population::entity, 'e', "business entity", 128},
    {Population::region, 'r', "administrative region", 512},
    {Population::site, 's', "failure-domain site", 1'024},
    {Population::host, 'h', "storage host", 3'500'000},
    {Population::application, 'a', "logical application", 400'000},
    {Population::environment, 'n', "deployed environment", 2'800'000},
    {Population::volume, 'v', "managed volume", 12'000'000},
    {Population::database, 'd', "logical database", 8'000'000},
    {Population::edge, 'x', "relationship edge", 50'000'000},
}};

constexpr bool inOrderOfEnumeration()
{
    for (std::size_t i = 0; i < populationFacts.size(); ++i) {
        if (static_cast<std::size_t>(populationFacts[i].population) != i)
            return false;
    }
    return true;
}
static_assert(inOrderOfEnumeration());

const PopulationFacts& factsOf(Population population)
{
    const auto position = static_cast<std::size_t>(population);
    ESTATE_ENSURE(position < populationFacts.size());
    return populationFacts[position];
}

std::size_t digitsOf(Population population)
{
    return toDecimal(concreteCount(population) - 1).size();
}

// An id in a message is for reading: anything long or unprintable is described instead.
std::string quoted(std::string_view id)
{
    constexpr std::size_t quotedBytesMax = 40;
    bool printable = id.size() <= quotedBytesMax;
    for (const char letter : id)
        printable = printable && letter >= ' ' && letter <= '~';
    if (printable)
        return '"' + std::string(id) + '"';
    return "The given text (" + toDecimal(id.size()) + " bytes)";
}

tl::unexpected<Error> malformed(Population population, std::string_view id)
{
    const PopulationFacts& facts = factsOf(population);
    return fail(ErrorCode::badInput,
                quoted(id) + " is not the id of a " + std::string(facts.name) +
                    ": give the letter " + facts.letter + " and " +
                    toDecimal(digitsOf(population)) + " digits, for example " +
                    formatId(population, facts.concrete / 3) + ".",
                {{"id", std::string(id)}, {"population", std::string(facts.name)}});
}

}  // namespace

std::string_view populationName(Population population)
{
    return factsOf(population).name;
}

char populationLetter(Population population)
{
    return factsOf(population).letter;
}

std::uint64_t concreteCount(Population population)
{
    return factsOf(population).concrete;
}

std::string formatId(Population population, std::uint64_t ordinal)
{
    ESTATE_ENSURE(ordinal < concreteCount(population));
    const std::string digits = toDecimal(ordinal);
    std::string id(1, populationLetter(population));
    id.append(digitsOf(population) - digits.size(), '0');
    return id + digits;
}

Result<std::uint64_t> parseId(Population population, std::string_view id)
{
    const PopulationFacts& facts = factsOf(population);
    if (id.size() != 1 + digitsOf(population) || id.front() != facts.letter)
        return malformed(population, id);
    const auto parsed = parseDecimal(id.substr(1));
    if (!parsed)
        return malformed(population, id);
    if (*parsed >= facts.concrete) {
        return fail(ErrorCode::badInput,
                    quoted(id) + " names no " + std::string(facts.name) + ": the estate has " +
                        toDecimal(facts.concrete) + ", so the last one is " +
                        formatId(population, facts.concrete - 1) + ".",
                    {{"id", std::string(id)}, {"population", std::string(facts.name)}});
    }
    return lowWord(*parsed);
}

Result<void> checkForeignId(std::string_view id)
{
    if (id.empty())
        return fail(ErrorCode::badInput, "An id is empty: give it at least one character.");
    if (id.size() > idBytesMax) {
        return fail(ErrorCode::badInput, "An id of " + toDecimal(id.size()) +
                                             " bytes is too long: use at most " +
                                             toDecimal(idBytesMax) + ".");
    }
    for (std::size_t at = 0; at < id.size();) {
        const CodePoint character = firstCodePoint(id.substr(at));
        if (character.length == 0) {
            return fail(ErrorCode::badInput,
                        "An id is not UTF-8 text at byte " + toDecimal(at) + ": write it in UTF-8.",
                        {{"byte", toDecimal(at)}});
        }
        if (isControl(character.value)) {
            return fail(ErrorCode::badInput,
                        "An id has a control character at byte " + toDecimal(at) + ": remove it.",
                        {{"byte", toDecimal(at)}});
        }
        at += character.length;
    }
    return {};
}

}  // namespace estate
