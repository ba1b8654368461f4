// What the tables of rules share when they put blocks, edits and findings into words.
#pragma once

#include <QString>
#include <QStringList>
#include <string>
#include <vector>

#include "engine/planner/lint.h"
#include "engine/rules/rule_block.h"

[[nodiscard]] QString joinedIds(const std::vector<std::string>& ids);
[[nodiscard]] QStringList regionTexts(const estate::Catalog& catalog,
                                      const std::vector<estate::RegionIndex>& regions);

// Stable: added changed removed, or nothing; and for people.
[[nodiscard]] QString blockChangeKey(bool before, bool after, bool differs);
[[nodiscard]] QString blockChangeText(const QString& key);
// "policy near", "application a013000", "comments of the file"
[[nodiscard]] QString blockTitle(const estate::BlockKey& key);
// As QML names a block: keyText(), and back. A text that names none gives an empty policy's key.
[[nodiscard]] QString blockKeyText(const estate::BlockKey& key);
[[nodiscard]] estate::BlockKey blockKeyOf(const QString& text);

// critical warning notice
[[nodiscard]] QString severityKey(estate::LintSeverity severity);
[[nodiscard]] QString severityText(estate::LintSeverity severity);
// What the finding says, in one sentence with its numbers.
[[nodiscard]] QString findingSentence(const estate::EstateState& state,
                                      const estate::LintFinding& finding);
