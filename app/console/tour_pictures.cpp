// What the tour takes pictures of, and in which looks: every stop in each theme and size, and in
// German where it says below. A place is taken in every look before the next one is gone to.
#include <QQuickWindow>
#include <algorithm>

#include "app/console/shell.h"
#include "app/console/tour.h"
#include "models/language.h"

namespace {

constexpr int frameRoom = 0;

// Each room once; in German at both sizes.
const QStringList germanRooms{
    QStringLiteral("estate"),           QStringLiteral("plan-very-bad-day"),
    QStringLiteral("sweep-singles"),    QStringLiteral("rules-draft"),
    QStringLiteral("changes-approved"), QStringLiteral("journal"),
    QStringLiteral("sources")};
// Where words are many; in German at the smaller size.
const QStringList germanStops{
    QStringLiteral("region-exports"), QStringLiteral("region-relationships"),
    QStringLiteral("region-hosts"),   QStringLiteral("region-flows"),
    QStringLiteral("region-shards"),  QStringLiteral("changes-cuts"),
    QStringLiteral("plan-incident"),  QStringLiteral("plan-incident-planned")};

// Where a chart is, and how many steps of two frames it needs to be painted anew.
const QStringList chartStops{QStringLiteral("plan-capacity"), QStringLiteral("plan-cost"),
                             QStringLiteral("plan-deadlines")};
constexpr int chartPauses = 2;

// The first of a type of qml/ in the window; null: there is none.
QObject* firstOf(const QObject& window, const QString& type)
{
    const QList<QObject*> all = window.findChildren<QObject*>();
    const auto found = std::find_if(all.begin(), all.end(), [&type](const QObject* object) {
        return QString::fromLatin1(object->metaObject()->className()).section('_', 0, 0) == type;
    });
    return found == all.end() ? nullptr : *found;
}

}  // namespace

const std::array<Tour::Look, 4> Tour::looks = {
    {{{1280, 800}, LaunchTheme::dark, "dark-1280x800"},
     {{1280, 800}, LaunchTheme::light, "light-1280x800"},
     {{1920, 1080}, LaunchTheme::dark, "dark-1920x1080"},
     {{1920, 1080}, LaunchTheme::light, "light-1920x1080"}}};

void Tour::apply(const Look& look)
{
    m_shell->setTheme(look.theme);
    m_shell->window()->resize(look.size);
}

void Tour::speak(const QString& language)
{
    act([language] { Language::instance()->speak(language); });
}

void Tour::shootLook(const QString& name, int room, const Look& look)
{
    act([this, look, room] {
        m_shell->setRoom(room);
        apply(look);
    });
    // A chart takes up its colours by turns of the event loop, not with the window's next frame.
    for (int pause = 0; chartStops.contains(name) && pause < chartPauses; ++pause)
        act([] {});
    const QString fileName = QStringLiteral("%1-%2.png").arg(name, QLatin1String(look.name));
    act([this, fileName] { grab(fileName); });
}

void Tour::shoot(const QString& name, int room)
{
    for (const Look& look : looks)
        shootLook(name, room, look);
    const bool atBothSizes = germanRooms.contains(name);
    if (!atBothSizes && !germanStops.contains(name))
        return;
    const QString before = Language::instance()->spoken();
    speak(QStringLiteral("de"));
    // Beginning with the last look: the least is laid out anew.
    for (auto look = looks.rbegin(); look != looks.rend(); ++look) {
        if (atBothSizes || look->size == looks.front().size)
            shootLook(name + QStringLiteral("-de"), room, *look);
    }
    speak(before);
}

void Tour::shootSheet(const QString& name, const QString& type, const std::function<void()>& open)
{
    const QString before = Language::instance()->spoken();
    const auto shootIn = [this, type, open](const QString& stop, const Look& look) {
        // Opened anew each time: some of its words are taken up then.
        act([this, type, open, look] {
            apply(look);
            if (open)
                open();
            else
                QMetaObject::invokeMethod(firstOf(*m_shell->window(), type), "open");
        });
        waitUntil(stop + QStringLiteral(" does not open"), [this, type] {
            const QObject* sheet = firstOf(*m_shell->window(), type);
            return sheet != nullptr && sheet->property("opened").toBool();
        });
        const QString fileName = QStringLiteral("%1-%2.png").arg(stop, QLatin1String(look.name));
        act([this, fileName] { grab(fileName); });
        act([this, type] {
            QMetaObject::invokeMethod(firstOf(*m_shell->window(), type), "close");
        });
    };
    shootIn(name, looks[0]);
    shootIn(name, looks[1]);
    speak(QStringLiteral("de"));
    shootIn(name + QStringLiteral("-de"), looks[1]);
    shootIn(name + QStringLiteral("-de"), looks[0]);
    speak(before);
}

// What the frame has over any room. By now there is something that needs a person.
void Tour::addFrameSteps()
{
    act([this] { m_shell->setRoom(frameRoom); });
    shootSheet(QStringLiteral("exceptions"), QStringLiteral("ExceptionsDrawer"));
    shootSheet(QStringLiteral("about"), QStringLiteral("AboutSheet"));
}

void Tour::grab(const QString& fileName)
{
    const QImage image = m_shell->window()->grabWindow();
    const QString path = m_directory.filePath(fileName);
    expect(!image.isNull() && image.save(path), fileName + QStringLiteral(" can't be written"));
    m_screenshots.append(fileName);
    m_grabbed = true;
}
