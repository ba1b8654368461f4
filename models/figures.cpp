#include "models/figures.h"

#include <QRegularExpression>

#include "engine/text/format.h"
#include "models/language.h"

using namespace estate;

namespace {

// The engine's own marks are the English ones.
constexpr QLatin1Char engineGroup(',');
constexpr QLatin1Char engineDecimal('.');

QString shown(std::string_view printed)
{
    QString text = QString::fromUtf8(printed.data(), static_cast<qsizetype>(printed.size()));
    if (Language::instance()->plain())
        return text.remove(engineGroup);
    const NumberMarks marks = Language::instance()->numberMarks();
    for (QChar& letter : text) {
        if (letter == engineGroup)
            letter = marks.group;
        else if (letter == engineDecimal)
            letter = marks.decimal;
    }
    return text;
}

// Groups of three digits with the language's mark between them.
QRegularExpression groupedDigits(QChar group)
{
    return QRegularExpression(
        QStringLiteral("(?<![0-9.,])[0-9]{1,3}(?:%1[0-9]{3})+(?![0-9]|%1[0-9])")
            .arg(QRegularExpression::escape(QString(group))));
}

// Marks that stand where groups meet go; any other stays, and is refused by who reads the number.
QString withoutGroups(const QString& typed)
{
    const QChar group = Language::instance()->numberMarks().group;
    const QRegularExpression pattern = groupedDigits(group);
    QString text = typed;
    for (auto found = pattern.match(text); found.hasMatch(); found = pattern.match(text)) {
        QString digits = found.captured();
        text.replace(found.capturedStart(), found.capturedLength(), digits.remove(group));
    }
    return text;
}

bool isSpace(QChar letter)
{
    return letter.isSpace();
}

}  // namespace

QString Figures::count(U128 number)
{
    return shown(formatCount(number));
}

QString Figures::bytes(U128 amount)
{
    return shown(formatBytes(amount));
}

QString Figures::bytesExact(U128 amount)
{
    return shown(formatBytesExact(amount));
}

QString Figures::byteRate(U128 bytesPerSecond)
{
    return shown(formatByteRate(bytesPerSecond));
}

QString Figures::iops(U128 operationsPerSecond)
{
    return shown(formatIops(operationsPerSecond));
}

QString Figures::iopsExact(U128 operationsPerSecond)
{
    return shown(formatIopsExact(operationsPerSecond));
}

QString Figures::duration(Duration length)
{
    return shown(formatDuration(length));
}

QString Figures::durationExact(Duration length)
{
    return shown(formatDurationExact(length));
}

QString Figures::signedSlack(Timestamp completion, Timestamp deadline)
{
    return shown(formatSignedSlack(completion, deadline));
}

QString Figures::time(Timestamp at)
{
    return QString::fromStdString(formatTime(at));
}

QString Figures::timeExact(Timestamp at)
{
    return QString::fromStdString(formatTimeExact(at));
}

QString Figures::cost(U128 microunits)
{
    return shown(formatCost(microunits));
}

QString Figures::costBrief(U128 microunits)
{
    return shown(formatCostBrief(microunits));
}

QString Figures::costExact(U128 microunits)
{
    return shown(formatCostExact(microunits));
}

std::size_t Figures::costPower(U128 microunits)
{
    return estate::costPower(microunits);
}

QString Figures::costIn(std::size_t power, U128 microunits, int more)
{
    return shown(formatCostIn(power, microunits, more));
}

QString Figures::costUnit(std::size_t power)
{
    return QString::fromStdString(formatCostUnit(power));
}

QString Figures::share(U128 part, U128 whole)
{
    return whole == 0 ? tr("n/a", "a share of nothing") : shown(formatShare(part, whole));
}

QString Figures::represented(std::uint64_t representatives, std::uint64_t volumes)
{
    return representatives == 1
               ? tr("1 representative = %1 volumes").arg(count(volumes))
               : tr("%1 representatives = %2 volumes").arg(count(representatives), count(volumes));
}

QString Figures::spelled(std::string_view printed)
{
    return shown(printed);
}

std::optional<std::uint64_t> Figures::parseCount(const QString& text)
{
    QString digits = withoutGroups(text.trimmed());
    digits.removeIf(isSpace);
    bool whole = false;
    const qulonglong value = digits.toULongLong(&whole);
    // toULongLong() would take a sign too.
    if (!whole || !digits.front().isDigit())
        return std::nullopt;
    return value;
}

Result<Duration> Figures::parseDuration(const QString& text)
{
    return estate::parseDuration(withoutGroups(text).toStdString());
}

Result<Timestamp> Figures::parseTime(const QString& text)
{
    return estate::parseTime(text.toStdString());
}

std::optional<std::string> Figures::parseSpelled(const QString& text)
{
    const QChar decimal = Language::instance()->numberMarks().decimal;
    QString number = withoutGroups(text.trimmed());
    if (decimal != engineDecimal && number.contains(engineDecimal))
        return std::nullopt;
    return number.replace(decimal, engineDecimal).toStdString();
}

QString Figures::countText(qreal value)
{
    return value < 0 ? QString() : count(static_cast<std::uint64_t>(value));
}

qreal Figures::countOf(const QString& text)
{
    const auto value = parseCount(text);
    return value ? static_cast<qreal>(*value) : -1;
}
