// One cell of a copy, for people and for other programs: the same in every copy of the console.
#pragma once

#include <QString>

// Tabs and line ends inside a cell would be taken for the table's.
[[nodiscard]] inline QString plainCell(QString text)
{
    return text.replace(QLatin1Char('\t'), QLatin1Char(' '))
        .replace(QLatin1Char('\n'), QLatin1Char(' '));
}

[[nodiscard]] inline QString csvCell(QString text)
{
    // A cell that a spreadsheet would take for a formula stays text.
    if (!text.isEmpty() && QStringLiteral("=+@-\t\r").contains(text.front()) &&
        !(text.size() > 1 && text.at(1).isDigit()))
        text.prepend(QLatin1Char('\''));
    const bool quoted = text.contains(QLatin1Char(',')) || text.contains(QLatin1Char('"')) ||
                        text.contains(QLatin1Char('\n')) || text.contains(QLatin1Char('\r'));
    if (!quoted)
        return text;
    return QLatin1Char('"') + text.replace(QLatin1Char('"'), QStringLiteral("\"\"")) +
           QLatin1Char('"');
}
