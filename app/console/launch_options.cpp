#include "app/console/launch_options.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include "engine/estate/profile.h"
#include "models/place_link.h"

using namespace estate;

namespace {

constexpr int sizeMin = 320;
constexpr int sizeMax = 8'192;
constexpr qint64 profileBytesMax = 1'000'000;

QCommandLineOption option(const QString& name, const QString& text, const QString& value)
{
    return {name, text, value};
}

void describe(QCommandLineParser& parser)
{
    parser.setApplicationDescription(QStringLiteral(
        "Estate Console: see a storage estate, lose regions of it, and plan and approve what "
        "recovers.\nWithout options it opens a drill journal of the federal 1:1,000 estate in "
        "your data folder."));
    parser.addHelpOption();
    parser.addVersionOption();
    parser.addOptions({
        option("journal", "Open this journal; it is created when it does not exist.", "FILE"),
        option("estate", "What a new journal begins with: federal (default) or four-region.",
               "NAME"),
        option("denominator", "Scale of a new federal estate, 1 to 12000000; default 1000.", "N"),
        option("profile",
               "Modelling assumptions of a new federal estate: a file of overrides, or a graph to "
               "lay over its edges, as giant-component or giant-component:5000; a file of that "
               "name wins.",
               "FILE|GRAPH"),
        option("theme", "light, dark or system; remembered.", "NAME"),
        option("size", "Size of the window, for example 1280x800; else as it was left.", "WxH"),
        option("language", "en or de; remembered. Without it the system's.", "NAME"),
        option("operator", "Your name, as it stands in the journal. It is not verified.", "NAME"),
        option("room",
               "Room to begin in: estate, plan, sweep, rules, changes, journal, sources; else what "
               "was shown last.",
               "NAME"),
        option("link", "Place to begin at, as the console copies it: #/plan?fail=r017,r018.",
               "LINK"),
        option("tour",
               "Visit every room in memory, leave screenshots and console-report.json in this "
               "folder, and end: 0 when all went well, else 1.",
               "DIR"),
    });
    parser.addOption({QStringLiteral("memory"),
                      QStringLiteral("Keep the journal in memory; nothing is written to disk.")});
    parser.addOption({QStringLiteral("measure-startup"),
                      QStringLiteral("Print the milliseconds to the first frame, and end.")});
}

Result<QSize> parseSize(const QString& text)
{
    const QStringList parts = text.toLower().split(QLatin1Char('x'));
    bool widthGood = false;
    bool heightGood = false;
    const QSize size(parts.value(0).toInt(&widthGood), parts.value(1).toInt(&heightGood));
    const auto inBounds = [](int value) { return value >= sizeMin && value <= sizeMax; };
    if (parts.size() != 2 || !widthGood || !heightGood || !inBounds(size.width()) ||
        !inBounds(size.height()))
        return fail(ErrorCode::badInput,
                    "--size takes a width and a height from 320 to 8192, for example 1280x800");
    return size;
}

// The same choice as estatectl's --profile.
Result<std::string> readProfile(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists() || info.isDir()) {
        auto graph = profileOfGraph(path.toStdString());
        if (graph || graph.error().code != ErrorCode::notFound)
            return graph;
        return fail(ErrorCode::badInput, "--profile takes a file of settings or a graph; " +
                                             path.toStdString() + " is neither. " +
                                             graph.error().message);
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail(ErrorCode::badInput, "--profile: " + path.toStdString() + " can't be read");
    const QByteArray text = file.read(profileBytesMax + 1);
    if (text.size() > profileBytesMax)
        return fail(ErrorCode::badInput,
                    "--profile: " + path.toStdString() + " is larger than 1 MB");
    if (const auto checked = EstateProfile::parse(text.toStdString()); !checked)
        return tl::unexpected(checked.error());
    return text.toStdString();
}

Result<EstateSource> parseSource(const QCommandLineParser& parser)
{
    EstateSource source;
    if (parser.isSet("estate")) {
        const QString name = parser.value("estate");
        if (name == QLatin1String("four-region"))
            source.origin = EstateOrigin::fourRegion;
        else if (name != QLatin1String("federal"))
            return fail(ErrorCode::badInput, "--estate takes federal or four-region");
    }
    if (parser.isSet("denominator")) {
        bool good = false;
        source.denominator = parser.value("denominator").toULongLong(&good);
        if (!good || source.denominator == 0)
            return fail(ErrorCode::badInput,
                        "--denominator takes a whole number from 1, for example 1000");
    }
    if (parser.isSet("profile")) {
        auto profile = readProfile(parser.value("profile"));
        if (!profile)
            return tl::unexpected(profile.error());
        source.profile = std::move(*profile);
    }
    return source;
}

Result<LaunchTheme> parseTheme(const QString& name)
{
    if (name == QLatin1String("system"))
        return LaunchTheme::system;
    if (name == QLatin1String("light"))
        return LaunchTheme::light;
    if (name == QLatin1String("dark"))
        return LaunchTheme::dark;
    return fail(ErrorCode::badInput, "--theme takes light, dark or system");
}

}  // namespace

std::optional<int> roomIndex(const QString& room)
{
    const auto index = PlaceLink::roomNames().indexOf(room);
    return index < 0 ? std::nullopt : std::optional(static_cast<int>(index));
}

bool beginsFirstRun(const LaunchOptions& options, bool fresh)
{
    return fresh && options.journalPath.isEmpty() && options.link.isEmpty() &&
           options.tourDirectory.isEmpty() && !options.measureStartup &&
           options.source.origin == EstateOrigin::federal;
}

bool beginsWhereLeft(const LaunchOptions& options)
{
    return options.link.isEmpty() && !options.asksRoom && options.tourDirectory.isEmpty() &&
           !options.measureStartup;
}

Result<LaunchOptions> parseLaunchOptions(const QStringList& arguments)
{
    QCommandLineParser parser;
    describe(parser);
    if (!parser.parse(QStringList{QStringLiteral("estate-console")} + arguments))
        return fail(ErrorCode::badInput, parser.errorText().toStdString());
    LaunchOptions options;
    if (parser.isSet("help")) {
        // There is no application yet that Qt could ask for its name.
        options.printAndLeave = parser.helpText().replace(QStringLiteral("<executable_name>"),
                                                          QStringLiteral("estate-console"));
        return options;
    }
    if (parser.isSet("version")) {
        options.printAndLeave =
            QStringLiteral("estate-console %1\n").arg(QCoreApplication::applicationVersion());
        return options;
    }
    if (!parser.positionalArguments().isEmpty())
        return fail(ErrorCode::badInput, "no arguments are expected besides options; see --help");
    const auto source = parseSource(parser);
    if (!source)
        return tl::unexpected(source.error());
    options.source = *source;
    if (parser.isSet("theme")) {
        const auto theme = parseTheme(parser.value("theme"));
        if (!theme)
            return tl::unexpected(theme.error());
        options.theme = *theme;
    }
    if (parser.isSet("size")) {
        const auto size = parseSize(parser.value("size"));
        if (!size)
            return tl::unexpected(size.error());
        options.size = *size;
    }
    options.asksRoom = parser.isSet("room");
    options.room = parser.isSet("room") ? parser.value("room") : PlaceLink::roomNames().front();
    if (!roomIndex(options.room))
        return fail(ErrorCode::badInput,
                    "--room takes " +
                        PlaceLink::roomNames().join(QStringLiteral(", ")).toStdString());
    options.link = parser.value("link");
    if (PlaceLink link; parser.isSet("link")) {
        link.setText(options.link);
        if (!link.problem().isEmpty())
            return fail(ErrorCode::badInput, "--link: " + link.problem().toStdString());
    }
    if (parser.isSet("language")) {
        options.language = parser.value("language");
        if (*options.language != QLatin1String("en") && *options.language != QLatin1String("de"))
            return fail(ErrorCode::badInput, "--language takes en or de");
    }
    options.journalPath = parser.value("journal");
    options.operatorName = parser.value("operator");
    options.tourDirectory = parser.value("tour");
    options.inMemory = parser.isSet("memory");
    options.measureStartup = parser.isSet("measure-startup");
    return options;
}
