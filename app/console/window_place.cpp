#include "app/console/window_place.h"

#include <QQuickWindow>
#include <QScreen>

namespace {

constexpr QSize plainSize{1280, 800};
constexpr QSize leastSize{640, 400};
const QString placeKey = QStringLiteral("window/place");
const QString maximizedKey = QStringLiteral("window/maximized");

}  // namespace

WindowPlace::WindowPlace(Preferences& preferences, QObject* parent)
    : QObject(parent), m_preferences(preferences)
{}

QSize WindowPlace::size() const
{
    const QSize kept = m_preferences.value(placeKey, QRect()).toRect().size();
    return kept.isEmpty() ? plainSize : kept.expandedTo(leastSize);
}

void WindowPlace::follow(QQuickWindow* window)
{
    m_window = window;
    const QRect kept = m_preferences.value(placeKey, QRect()).toRect();
    // A window on a screen that is gone would be nowhere.
    const QScreen* screen = window->screen();
    if (!kept.isEmpty() && screen != nullptr && screen->availableVirtualGeometry().contains(kept))
        window->setPosition(kept.topLeft());
    if (m_preferences.value(maximizedKey, false).toBool())
        window->showMaximized();
    for (const auto moved :
         {&QWindow::xChanged, &QWindow::yChanged, &QWindow::widthChanged, &QWindow::heightChanged})
        connect(window, moved, this, &WindowPlace::remember);
    connect(window, &QWindow::visibilityChanged, this, &WindowPlace::remember);
}

void WindowPlace::remember()
{
    if (m_window->visibility() == QWindow::Hidden || m_window->visibility() == QWindow::Minimized)
        return;
    const bool maximized = m_window->visibility() == QWindow::Maximized;
    m_preferences.setValue(maximizedKey, maximized);
    if (!maximized)
        m_preferences.setValue(placeKey, m_window->geometry());
}
