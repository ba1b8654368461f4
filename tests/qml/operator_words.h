// What the stories of an operator have in common: names of tables and fields as people read them,
// and ways to do a thing.
#pragma once

#include "tests/qml/operator_hand.h"

// A story ends with the step that failed.
#define STEP(...)                                                                                  \
    do {                                                                                           \
        __VA_ARGS__;                                                                               \
        if (QTest::currentTestFailed())                                                            \
            return;                                                                                \
    } while (false)

inline constexpr int longWait = 60'000;

inline const QString policiesTable = QStringLiteral("Failover policies, Enter edits");
inline const QString decisionsFilter = QStringLiteral("Filter the decisions");
inline const QString policiesFilter = QStringLiteral("Filter the rules");
inline const QString showChoice = QStringLiteral("Show");

[[nodiscard]] inline Way way(const char* words, const char* button, int key = 0,
                             Qt::KeyboardModifiers modifiers = Qt::NoModifier)
{
    return {QString::fromUtf8(words), QString::fromUtf8(button), key, modifiers};
}
