// What the engine says in English, in the language that is spoken. The engine knows no languages,
// and programs rely on its bytes: its sentences are recognised here, and what stands in them (ids,
// numbers, paths) is passed through. What no pattern knows stays as it is.
#pragma once

#include <QString>
#include <string_view>

// A message, beginning with a capital letter.
[[nodiscard]] QString engineSentence(std::string_view english);
// Words of a cell, or within a sentence.
[[nodiscard]] QString engineWords(std::string_view english);
// A reason that the engine gave, or a person: what a person wrote is never translated.
[[nodiscard]] QString engineReason(std::string_view english);
