// What the command line asks for.
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>
#include <optional>

#include "engine/base/error.h"
#include "engine/estate/event.h"

enum class LaunchTheme { system, light, dark };

struct LaunchOptions {
    QString journalPath;  // empty: the drill journal in the application's data folder
    estate::EstateSource source;
    // Nothing: as the person left them.
    std::optional<LaunchTheme> theme;
    std::optional<QSize> size;
    std::optional<QString> language;  // en or de
    QString operatorName;
    QString room;           // as in the rail: estate, plan, sweep, rules, changes, journal, sources
    bool asksRoom = false;  // it was named; else the console begins where it was left
    QString link;           // "#/plan?fail=r017"; wins over the room
    QString tourDirectory;  // not empty: take the tour and leave
    bool inMemory = false;
    bool measureStartup = false;
    // For --help and --version: to be printed, then the program ends.
    std::optional<QString> printAndLeave;
};

// Without the program's name. A mistake is ErrorCode::badInput with what to write instead.
[[nodiscard]] estate::Result<LaunchOptions> parseLaunchOptions(const QStringList& arguments);

// A person's first start, who asked for no place of their own: the tour is offered. `fresh`:
// nothing was kept in the user's settings before.
[[nodiscard]] bool beginsFirstRun(const LaunchOptions& options, bool fresh);
// Nobody asked for a place of their own: the console begins where it was left.
[[nodiscard]] bool beginsWhereLeft(const LaunchOptions& options);
// Index of a room in the rail, or nothing.
[[nodiscard]] std::optional<int> roomIndex(const QString& room);
