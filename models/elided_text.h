// The rest of what does not fit: the whole text of the one that is elided under the pointer, or of
// all in the row or control in focus once the keyboard rests. One for a window, so that texts carry
// nothing for it. What has a tip of its own says so with a property `tellsItself`.
// In QML: ElidedText { scene: tip.parent }
#pragma once

#include <QPointer>
#include <QQmlEngine>
#include <QQuickItem>
#include <QRectF>
#include <QTimer>

class QQuickWindow;

class ElidedText : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickItem* scene READ scene WRITE setScene NOTIFY sceneChanged)  // of the window
    Q_PROPERTY(QString text READ text NOTIFY changed)  // empty: nothing is hidden there
    Q_PROPERTY(QRectF place READ place NOTIFY changed)  // of what it is told of, in the scene

public:
    explicit ElidedText(QObject* parent = nullptr);

    [[nodiscard]] QQuickItem* scene() const { return m_scene; }
    void setScene(QQuickItem* scene);
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] QRectF place() const { return m_place; }

    // Null: none that is elided lies there, or something lies over it.
    [[nodiscard]] static QQuickItem* elidedAt(const QQuickWindow& window, const QPointF& position);
    // Without marks: "8.33 PB" of "8.33 <font ...>PB</font>".
    [[nodiscard]] static QString wholeText(const QQuickItem& item);
    [[nodiscard]] static bool isElided(const QQuickItem& item);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    void sceneChanged();
    void changed();

private slots:
    void hide();

private:
    void follow(QQuickWindow* window);
    void show(QQuickItem* over, const QString& text);
    void showFocus();

    QPointer<QQuickItem> m_scene;
    QPointer<QQuickWindow> m_window;
    QPointer<QQuickItem> m_over;
    QString m_text;
    QRectF m_place;
    QTimer m_rest;  // of the keyboard
};
