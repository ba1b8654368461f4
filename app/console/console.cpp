#include "app/console/console.h"

#include <QDir>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQuickStyle>
#include <QStandardPaths>
#include <cstdio>

#ifdef Q_OS_WASM
#include <QSettings>

#include "app/console/browser/browser_files.h"
#include "app/console/browser/browser_journal.h"
#include "app/console/browser/page_conditions.h"
#include "app/console/browser/page_link.h"
#include "app/console/browser/page_state.h"
#else
#include "app/console/desktop_motion.h"
#endif
#ifdef ESTATE_WIDGETS
#include <QApplication>
#endif

#include "app/console/kept_place.h"
#include "app/console/launch_options.h"
#include "app/console/shell.h"
#include "app/console/system_user.h"
#include "app/console/tour.h"
#include "app/console/window_place.h"
#include "models/first_run.h"
#include "models/language.h"
#include "models/operator_files.h"
#include "models/place_link.h"
#include "models/preferences.h"
#include "models/session.h"

using namespace estate;

namespace {

constexpr int exitBadUsage = 2;

#ifdef ESTATE_WIDGETS
// Because Qt Charts draws through them.
using Application = QApplication;
#else
using Application = QGuiApplication;
#endif

#ifdef Q_OS_WASM
// The page's journal.
void openKept(Session& session, const EstateSource& source)
{
    static BrowserJournal journal(&session);
    static BrowserFiles files(&session, &journal);
    OperatorFiles::instance()->serveWith(&files);
    PlaceLink::setPageAddress(pageAddress());
    journal.open(source);
}

// A browser knows nobody's name: it is asked for once, and remembered. True: it has to be asked.
bool recallOperator(Session& session)
{
    static const QString key = QStringLiteral("operator/name");
    const QString known = Preferences::instance()->value(key, QString()).toString();
    session.setOperatorName(known);
    QObject::connect(&session.desk(), &Desk::operatorNameChanged, &session, [&session] {
        Preferences::instance()->setValue(key, session.operatorName());
    });
    return known.isEmpty();
}
#else
// The drill journal in the application's data folder.
void openKept(Session& session, const EstateSource& source)
{
    const QDir data(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    // When the folder can't be made, opening the journal says so on its own page.
    data.mkpath(QStringLiteral("."));
    session.openJournal(data.filePath(QStringLiteral("drill.journal")), source);
}
#endif

void openSession(Session& session, const LaunchOptions& options)
{
    // A name that nobody knows changes nothing.
    session.setOperatorName(options.operatorName.isEmpty() ? systemUserName()
                                                           : options.operatorName);
    if (options.inMemory) {
        session.openInMemory(options.source);
        return;
    }
    if (options.journalPath.isEmpty())
        openKept(session, options.source);
    else
        session.openJournal(options.journalPath, options.source);
}

int runTour(const LaunchOptions& options, const QElapsedTimer& sinceStart)
{
    Tour tour(options.tourDirectory, sinceStart);
    QObject::connect(&tour, &Tour::finished, qApp,
                     [](bool good) { QCoreApplication::exit(good ? 0 : 1); });
    if (!tour.begin())
        return 1;
    return Application::exec();
}

void recallPreferences(const LaunchOptions& options)
{
#ifdef Q_OS_WASM
    // Read at once and kept at once; a file in memory would be gone with the page.
    QSettings::setDefaultFormat(QSettings::WebLocalStorageFormat);
#endif
    Preferences* preferences = Preferences::instance();
    preferences->keep();
    if (beginsFirstRun(options, preferences->fresh()))
        FirstRun::offer();
    if (options.theme)
        Shell::setTheme(*options.theme);
    if (options.language)
        preferences->setLanguage(*options.language);
    Language::instance()->speak(preferences->language());
    QObject::connect(preferences, &Preferences::languageChanged, qApp,
                     [preferences] { Language::instance()->speak(preferences->language()); });
}

int runWindow(const LaunchOptions& options, const QElapsedTimer& sinceStart)
{
    recallPreferences(options);
    Session session(std::make_unique<RunningClock>());
#ifdef Q_OS_WASM
    const bool asksOperator = recallOperator(session);
#endif
    openSession(session, options);
    WindowPlace place(*Preferences::instance());
    Shell shell(&session);
    if (!shell.load(options.size.value_or(place.size()), roomIndex(options.room).value_or(0))) {
        std::fputs("estate-console: the views did not load; the installation is incomplete.\n",
                   stderr);
        return 1;
    }
    place.follow(shell.window());
    bool restores = beginsWhereLeft(options);
#ifdef Q_OS_WASM
    restores = restores && !pageNamesPlace();
#endif
    KeptPlace shown(*Preferences::instance(), session);
    shown.follow(shell.window(), restores);
    if (!options.link.isEmpty())
        shell.openLink(options.link);
#ifdef Q_OS_WASM
    const PageState state(&session, shell.window());
    followReducedMotion([&shell](bool reduced) { shell.setSystemReducedMotion(reduced); });
    followNetwork([&session](bool there) { session.setOffline(!there); });
    followClipboard([&session] {
        // It says that something was copied.
        session.clearNotice();
        session.refuse(
            Session::tr("The browser did not let this page copy. Allow it the clipboard, beside "
                        "the address, then copy again."));
    });
    followPageLink([&shell](const QString& link) { shell.openLink(link); });
    if (asksOperator)
        QObject::connect(&shell, &Shell::firstFrame, &shell, &Shell::askOperator);
#else
    const DesktopMotion motion(
        [&shell](bool reduced) { shell.setSystemReducedMotion(reduced); });
#endif
    if (options.measureStartup) {
        QObject::connect(&shell, &Shell::firstFrame, qApp, [&sinceStart] {
            std::printf("first frame after %lld ms\n",
                        static_cast<long long>(sinceStart.elapsed()));
            QCoreApplication::exit(0);
        });
    }
    return Application::exec();
}

}  // namespace

int runConsole(int argumentCount, char** arguments)
{
    QElapsedTimer sinceStart;
    sinceStart.start();
    // Qt 6.8 collects garbage in slices of time, and falls over a view that is made in between:
    // seen as "null function" in QV4::MarkStack::drain() on a slow machine. In one go, as in 6.4,
    // it does not.
    if (!qEnvironmentVariableIsSet("QV4_GC_TIMELIMIT"))
        qputenv("QV4_GC_TIMELIMIT", "0");
    QCoreApplication::setOrganizationName(QStringLiteral("estate"));
    QCoreApplication::setOrganizationDomain(QStringLiteral("estate.invalid"));
    QCoreApplication::setApplicationName(QStringLiteral("estate-console"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ESTATE_VERSION));
    QQuickStyle::setStyle(QStringLiteral("Basic"));

    // Before the window system: --help and a mistake need no display.
    QStringList words;
    for (int at = 1; at < argumentCount; ++at)
        words << QString::fromLocal8Bit(arguments[at]);
    const auto options = parseLaunchOptions(words);
    if (!options) {
        std::fprintf(stderr, "estate-console: %s\n", options.error().message.c_str());
        return exitBadUsage;
    }
    if (options->printAndLeave) {
        std::fputs(qPrintable(*options->printAndLeave), stdout);
        return 0;
    }
    Application application(argumentCount, arguments);
    return options->tourDirectory.isEmpty() ? runWindow(*options, sinceStart)
                                            : runTour(*options, sinceStart);
}
