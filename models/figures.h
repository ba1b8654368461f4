// Numbers as the person reads them: what engine/text/format.h prints, with the separators of the
// language that is spoken (1,234.5 in English, 1.234,5 in German). Models show no number that does
// not come from here, and read none that people type but through here. Times are ISO 8601 in every
// language, and units are the same (docs/decisions/0042). What is copied for other programs has no
// separators between groups (Language::Plain). In QML: Figures.countText(12345)
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QString>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/base/error.h"
#include "engine/base/quantity.h"

class Figures : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    [[nodiscard]] static QString count(estate::U128 number);  // 12,000,000
    [[nodiscard]] static QString bytes(estate::U128 amount);  // 8.33 PB
    [[nodiscard]] static QString bytesExact(estate::U128 amount);
    [[nodiscard]] static QString byteRate(estate::U128 bytesPerSecond);   // 250 MB/s
    [[nodiscard]] static QString iops(estate::U128 operationsPerSecond);  // 1.2 M IOPS
    [[nodiscard]] static QString iopsExact(estate::U128 operationsPerSecond);
    [[nodiscard]] static QString duration(estate::Duration length);  // 1 h 04 m, 6.4 s
    [[nodiscard]] static QString durationExact(estate::Duration length);
    [[nodiscard]] static QString signedSlack(estate::Timestamp completion,
                                             estate::Timestamp deadline);  // +12 m
    [[nodiscard]] static QString time(estate::Timestamp at);  // 2026-01-01 00:00:00 UTC
    [[nodiscard]] static QString timeExact(estate::Timestamp at);
    [[nodiscard]] static QString cost(estate::U128 microunits);       // 1,234,567 u
    [[nodiscard]] static QString costBrief(estate::U128 microunits);  // 1.23 M u
    [[nodiscard]] static QString costExact(estate::U128 microunits);
    // In one unit for all that stand together, without its name: of one of them it is costPower().
    [[nodiscard]] static std::size_t costPower(estate::U128 microunits);
    [[nodiscard]] static QString costIn(std::size_t power, estate::U128 microunits, int more);
    [[nodiscard]] static QString costUnit(std::size_t power);                   // M u
    [[nodiscard]] static QString share(estate::U128 part, estate::U128 whole);  // 96.1 %
    // "24 representatives = 23,438 volumes"
    [[nodiscard]] static QString represented(std::uint64_t representatives, std::uint64_t volumes);
    // Any other number that the engine prints: 0.5
    [[nodiscard]] static QString spelled(std::string_view printed);

    // As people type them: digits, with the separators of the language where they are in place.
    [[nodiscard]] static std::optional<std::uint64_t> parseCount(const QString& text);
    // The error is the engine's, and names what was typed.
    [[nodiscard]] static estate::Result<estate::Duration> parseDuration(const QString& text);
    [[nodiscard]] static estate::Result<estate::Timestamp> parseTime(const QString& text);
    // A number with decimals as the engine reads it; nothing where a separator is out of place.
    [[nodiscard]] static std::optional<std::string> parseSpelled(const QString& text);

    // For the few numbers that QML itself knows; empty below 0.
    Q_INVOKABLE [[nodiscard]] static QString countText(qreal value);
    // What parseCount() reads, and -1 for anything else.
    Q_INVOKABLE [[nodiscard]] static qreal countOf(const QString& text);
};
