#include "models/flow_change_table.h"

#include <utility>

#include "models/engine_words.h"
#include "models/words.h"

using namespace estate;

namespace {

std::vector<TableModel::Column> flowChangeColumns()
{
    const auto text = [](const char* key, int width, bool monospace, bool stretch = false) {
        return TableModel::Column{QString::fromLatin1(key), width, false, monospace, stretch};
    };
    return {text("group", 112, true), text("before", 156, false), text("after", 156, false),
            text("why", 240, false, true)};
}

// What an edit of the rules did to a group is two of the engine's phrases.
QString changeText(std::string_view text)
{
    constexpr std::string_view arrow = " -> ";
    const std::size_t at = text.find(arrow);
    if (at == std::string_view::npos)
        return engineWords(text);
    return engineWords(text.substr(0, at)) + toText(arrow) +
           engineWords(text.substr(at + arrow.size()));
}

}  // namespace

FlowChangeTable::FlowChangeTable(QObject* parent) : TableModel(flowChangeColumns(), parent) {}

void FlowChangeTable::setChanges(std::vector<FlowChange> changes)
{
    if (changes == m_changes)
        return;
    m_changes = std::move(changes);
    setTotal(static_cast<int>(m_changes.size()));
}

QString FlowChangeTable::heading(int column) const
{
    switch (column) {
    case GroupColumn: return tr("Group");
    case BeforeColumn: return tr("Before");
    case AfterColumn: return tr("Now");
    case WhyColumn: return tr("When, and why");
    default: return {};
    }
}

QString FlowChangeTable::cellText(int item, int column) const
{
    const FlowChange& change = m_changes[static_cast<std::size_t>(item)];
    switch (column) {
    case GroupColumn: return toText(change.group);
    case BeforeColumn: return changeText(change.before);
    case AfterColumn: return changeText(change.after);
    case WhyColumn: return changeText(change.why);
    default: return {};
    }
}
