#include "app/console/shell.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QPalette>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickWindow>
#include <algorithm>
#include <array>
#include <memory>

#include "models/language.h"
#include "models/preferences.h"

namespace {

// When every text changes at once, Qt 6.4 forgets layouts that are not shown: they wait for a turn
// that nobody gives them, and never hear again of what becomes visible in them.
void layOutAnew(QQuickItem& item)
{
    if (item.inherits("QQuickLayout"))
        item.polish();
    const QList<QQuickItem*> children = item.childItems();
    for (QQuickItem* child : children)
        layOutAnew(*child);
}

// For the shortcuts first: everything with Ctrl, Alt or Meta but what every text has for itself.
bool isWindowKey(const QKeyEvent& key)
{
    static constexpr std::array textKeys{QKeySequence::Undo,  QKeySequence::Redo,
                                         QKeySequence::Cut,   QKeySequence::Copy,
                                         QKeySequence::Paste, QKeySequence::SelectAll};
    const bool plain =
        (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) == 0;
    const bool function = key.key() >= Qt::Key_F1 && key.key() <= Qt::Key_F35;
    return (!plain || function) &&
           std::none_of(textKeys.begin(), textKeys.end(),
                        [&key](QKeySequence::StandardKey own) { return key.matches(own); });
}

}  // namespace

Shell::Shell(Session* session, QObject* parent) : QObject(parent), m_session(session)
{
    connect(&m_engine, &QQmlEngine::warnings, this, [this](const QList<QQmlError>& warnings) {
        for (const QQmlError& warning : warnings)
            m_warnings << warning.toString();
    });
    connect(Language::instance(), &Language::changed, &m_engine, &QQmlEngine::retranslate);
    connect(
        Language::instance(), &Language::changed, this,
        [this] {
            if (QQuickWindow* shown = window(); shown != nullptr)
                layOutAnew(*shown->contentItem());
        },
        Qt::QueuedConnection);
    Language::instance()->speak(Preferences::instance()->language());
    // Qt 6.4 looks only in its own folders for modules; ours are compiled in.
    m_engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
}

bool Shell::load(const QSize& size, int room)
{
    m_engine.setInitialProperties({{QStringLiteral("session"), QVariant::fromValue(m_session)},
                                   {QStringLiteral("width"), size.width()},
                                   {QStringLiteral("height"), size.height()},
                                   {QStringLiteral("room"), room}});
    m_engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Estate/Console/Main.qml")));
    if (m_engine.rootObjects().isEmpty())
        return false;
    m_window = qobject_cast<QQuickWindow*>(m_engine.rootObjects().constFirst());
    m_theme = findTheme();
    if (m_theme == nullptr)
        return false;
    // Qt 6.4 has no styleHints()->colorScheme(); a dark desktop has a dark palette.
    const QPalette palette = QGuiApplication::palette();
    m_theme->setProperty("systemDark", palette.color(QPalette::Window).lightness() <
                                           palette.color(QPalette::WindowText).lightness());
    if (m_window == nullptr)
        return false;
    connect(m_window, &QQuickWindow::frameSwapped, this, &Shell::firstFrame,
            static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
    QCoreApplication::instance()->installEventFilter(this);
    return true;
}

// A text takes more keys for itself than it needs, Ctrl+K for one, and which ones goes by the
// platform. What no shortcut has is the text's after all.
bool Shell::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride &&
        isWindowKey(*static_cast<const QKeyEvent*>(event))) {
        event->ignore();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

// singletonInstance() knows QML singletons by module and name from Qt 6.5 on only.
QObject* Shell::findTheme()
{
    QQmlComponent component(&m_engine);
    component.setData("import QtQml\nimport Estate.Console\n"
                      "QtObject { readonly property QtObject theme: Theme }\n",
                      QUrl(QStringLiteral("qrc:/estate/theme.qml")));
    const std::unique_ptr<QObject> holder(component.create());
    return holder == nullptr ? nullptr : holder->property("theme").value<QObject*>();
}

void Shell::setTheme(LaunchTheme theme)
{
    Preferences::instance()->setScheme(static_cast<int>(theme));
}

void Shell::setSystemReducedMotion(bool reduced)
{
    m_theme->setProperty("systemReducedMotion", reduced);
}

void Shell::openLink(const QString& link)
{
    QMetaObject::invokeMethod(m_window, "openLink", Q_ARG(QString, link));
}

void Shell::askOperator()
{
    QMetaObject::invokeMethod(m_window, "askOperator");
}

void Shell::setRoom(int room)
{
    m_window->setProperty("room", room);
}

void Shell::showRegion(const QString& regionId, int view)
{
    QMetaObject::invokeMethod(m_window, "showRegion", Q_ARG(QString, regionId), Q_ARG(int, view));
}

void Shell::showCuts()
{
    QMetaObject::invokeMethod(m_window, "showCuts");
}

void Shell::showPlanView(int view, int question)
{
    QMetaObject::invokeMethod(m_window, "showPlanView", Q_ARG(int, view), Q_ARG(int, question));
}
