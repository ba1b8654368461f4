#include "models/name_search.h"

#include <algorithm>
#include <array>

#include "models/words.h"

using namespace estate;

namespace {

bool beginsAWord(const QString& text, const QString& word)
{
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
        if (at == 0 || !text[at - 1].isLetterOrNumber())
            return true;
    }
    return false;
}

QStringList bestNames(const QStringList& names, const QString& sentence, const QString& typed)
{
    QStringList best;
    if (typed.trimmed().size() < NameSearch::typedMin)
        return best;
    const QStringList words = typed.simplified().split(QLatin1Char(' '));
    std::array<QStringList, 5> ranks;
    for (const QString& name : names) {
        // Whoever types "region" does not mean each of them.
        if (std::none_of(words.begin(), words.end(), [&name](const QString& word) {
                return name.contains(word, Qt::CaseInsensitive);
            }))
            continue;
        const int rank = NameSearch::rankOf(sentence.arg(name), name, QString(), typed);
        if (rank >= 0)
            ranks[static_cast<std::size_t>(rank)] << name;
    }
    for (const QStringList& rank : ranks)
        best << rank;
    return best;
}

}  // namespace

int NameSearch::rankOf(const QString& text, const QString& name, const QString& place,
                       const QString& typed)
{
    const QString wanted = typed.simplified().toLower();
    const QString said = text.toLower();
    const QString named = name.toLower();
    if (wanted.isEmpty() || wanted == said || wanted == named)
        return 0;
    if (said.startsWith(wanted) || named.startsWith(wanted))
        return 1;
    const QStringList words = wanted.split(QLatin1Char(' '));
    const auto all = [&words](auto fits) { return std::all_of(words.begin(), words.end(), fits); };
    if (all([&said](const QString& word) { return beginsAWord(said, word); }))
        return 2;
    if (all([&said](const QString& word) { return said.contains(word); }))
        return 3;
    const QString whole = place.toLower() + QLatin1Char(' ') + said;
    return all([&whole](const QString& word) { return whole.contains(word); }) ? 4 : -1;
}

QStringList NameSearch::regions(Session* session, const QString& sentence, const QString& typed)
{
    QStringList names;
    if (session == nullptr || !session->ready())
        return names;
    const RegionListModel* regions = session->regions();
    for (int row = 0; row < regions->count(); ++row)
        names << regions->regionIdAt(row);
    return bestNames(names, sentence, typed);
}

QStringList NameSearch::policies(Session* session, const QString& sentence, const QString& typed)
{
    QStringList names;
    if (session == nullptr || !session->ready())
        return names;
    for (const FailoverPolicy& policy : session->desk().state().rules().policies)
        names << toText(policy.id);
    return bestNames(names, sentence, typed);
}
