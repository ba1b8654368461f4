#include "models/elided_text.h"

#include <QMouseEvent>
#include <QQuickWindow>
#include <QTextDocumentFragment>
#include <algorithm>

namespace {

// Whoever types on is not disturbed.
constexpr int keyboardRest = 400;

// As they are painted.
QList<QQuickItem*> inPaintOrder(const QQuickItem& item)
{
    QList<QQuickItem*> children = item.childItems();
    std::stable_sort(children.begin(), children.end(),
                     [](const QQuickItem* a, const QQuickItem* b) { return a->z() < b->z(); });
    return children;
}

bool lies(const QQuickItem& item, const QPointF& position)
{
    return item.isVisible() && item.opacity() > 0 && item.contains(item.mapFromScene(position));
}

QQuickItem* elidedWithin(QQuickItem* item, const QPointF& position)
{
    if (!lies(*item, position) || item->property("tellsItself").toBool())
        return nullptr;
    const QList<QQuickItem*> children = inPaintOrder(*item);
    for (auto child = children.rbegin(); child != children.rend(); ++child) {
        if (QQuickItem* found = elidedWithin(*child, position))
            return found;
    }
    return ElidedText::isElided(*item) ? item : nullptr;
}

void gatherElided(const QQuickItem& item, QStringList& texts)
{
    if (!item.isVisible() || item.property("tellsItself").toBool())
        return;
    if (ElidedText::isElided(item))
        texts << ElidedText::wholeText(item);
    const QList<QQuickItem*> children = item.childItems();
    for (const QQuickItem* child : children)
        gatherElided(*child, texts);
}

}  // namespace

ElidedText::ElidedText(QObject* parent) : QObject(parent)
{
    m_rest.setSingleShot(true);
    m_rest.setInterval(keyboardRest);
    connect(&m_rest, &QTimer::timeout, this, &ElidedText::showFocus);
}

void ElidedText::setScene(QQuickItem* scene)
{
    if (scene == m_scene)
        return;
    if (m_scene != nullptr)
        m_scene->disconnect(this);
    m_scene = scene;
    if (scene != nullptr)
        connect(scene, &QQuickItem::windowChanged, this, &ElidedText::follow);
    follow(scene == nullptr ? nullptr : scene->window());
    emit sceneChanged();
}

void ElidedText::follow(QQuickWindow* window)
{
    if (m_window != nullptr)
        m_window->removeEventFilter(this);
    m_window = window;
    hide();
    if (window != nullptr)
        window->installEventFilter(this);
}

bool ElidedText::isElided(const QQuickItem& item)
{
    return item.property("truncated").toBool() && item.width() > 0 && item.height() > 0;
}

QString ElidedText::wholeText(const QQuickItem& item)
{
    const QString text = item.property("text").toString();
    constexpr int plain = 0;  // Text.PlainText
    return item.property("textFormat").toInt() == plain
               ? text
               : QTextDocumentFragment::fromHtml(text).toPlainText();
}

QQuickItem* ElidedText::elidedAt(const QQuickWindow& window, const QPointF& position)
{
    const QList<QQuickItem*> layers = inPaintOrder(*window.contentItem());
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
        // What floats hides what lies under it, and what dims the rooms hides all of them.
        if (!(*layer)->inherits("QQuickOverlay") || !(*layer)->isVisible())
            continue;
        const QList<QQuickItem*> floating = inPaintOrder(**layer);
        for (auto item = floating.rbegin(); item != floating.rend(); ++item) {
            if (lies(**item, position))
                return elidedWithin(*item, position);
        }
    }
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer) {
        if ((*layer)->inherits("QQuickOverlay"))
            continue;
        if (QQuickItem* found = elidedWithin(*layer, position))
            return found;
    }
    return nullptr;
}

bool ElidedText::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_window)
        return QObject::eventFilter(watched, event);
    switch (event->type()) {
    case QEvent::MouseMove: {
        m_rest.stop();
        const auto* move = static_cast<QMouseEvent*>(event);
        QQuickItem* over = move->buttons() == Qt::NoButton
                               ? elidedAt(*m_window, move->position())
                               : nullptr;
        if (over != m_over || over == nullptr)
            show(over, over == nullptr ? QString() : wholeText(*over));
        break;
    }
    case QEvent::KeyPress:
        hide();
        m_rest.start();
        break;
    case QEvent::Wheel:
    case QEvent::MouseButtonPress:
    case QEvent::TouchBegin:
    case QEvent::Resize:
    case QEvent::Leave:
        m_rest.stop();
        hide();
        break;
    default: break;
    }
    return false;
}

// Of a list its current row.
void ElidedText::showFocus()
{
    QQuickItem* focus = m_window == nullptr ? nullptr : m_window->activeFocusItem();
    if (focus == nullptr || focus == m_window->contentItem())
        return;
    auto* row = focus->property("currentItem").value<QQuickItem*>();
    QQuickItem* told = row != nullptr ? row : focus;
    // A field says what it holds by itself; a whole room is no control.
    if (told->inherits("QQuickTextInput") || told->inherits("QQuickTextEdit") ||
        told->height() > m_window->height() / 4)
        return;
    QStringList texts;
    gatherElided(*told, texts);
    texts.removeDuplicates();
    if (!texts.isEmpty())
        show(told, texts.join(QLatin1Char('\n')));
}

void ElidedText::show(QQuickItem* over, const QString& text)
{
    if (over == nullptr && m_over == nullptr && m_text.isEmpty())
        return;
    if (m_over != nullptr)
        m_over->disconnect(this);
    m_over = text.isEmpty() ? nullptr : over;
    m_text = text;
    m_place = m_over == nullptr ? QRectF() : m_over->mapRectToScene(QRectF({}, m_over->size()));
    if (m_over != nullptr) {
        // Rows are used again for others, and go.
        connect(m_over, &QObject::destroyed, this, &ElidedText::hide);
        connect(m_over, &QQuickItem::visibleChanged, this, &ElidedText::hide);
        connect(m_over, &QQuickItem::yChanged, this, &ElidedText::hide);
        if (m_over->property("truncated").isValid())
            connect(m_over, SIGNAL(textChanged(QString)), this, SLOT(hide()));
    }
    emit changed();
}

void ElidedText::hide()
{
    show(nullptr, {});
}
