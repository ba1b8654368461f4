// The recovery timeline, one painted item with one tab stop. A pinned axis in T+ and UTC above, one
// 20 px row per queue below. Fill latency pale, service solid, deadline a tick, slack the gap;
// missed in the offline colour with an X and "+12 m"; held rows hollow and dashed.
//
// Keys: Left and Right move from bar to bar, Up and Down from row to row, + and - zoom, 0 fits,
// Enter selects. Wheel scrolls, Ctrl+wheel zooms at the pointer, dragging pans.
// Put a ScrollBar beside it: position: timeline.scrollY / timeline.contentHeight.
#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QPointer>
#include <QQuickPaintedItem>

#include "models/timeline_model.h"

class RecoveryTimeline : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(TimelineModel* timeline READ timeline WRITE setTimeline NOTIFY timelineChanged)
    // Bind both ways: selectedDecision: session.plan.selectedDecision, and onDecisionChosen.
    Q_PROPERTY(int selectedDecision READ selectedDecision WRITE setSelectedDecision NOTIFY
                   selectedDecisionChanged)
    Q_PROPERTY(int hoveredDecision READ hoveredDecision NOTIFY hoveredDecisionChanged)
    // One sentence about the bar under the pointer or else the selected one; may be empty.
    Q_PROPERTY(QString describedText READ describedText NOTIFY describedTextChanged)

    Q_PROPERTY(qreal rowHeight READ rowHeight WRITE setRowHeight NOTIFY appearanceChanged)
    Q_PROPERTY(qreal labelWidth READ labelWidth WRITE setLabelWidth NOTIFY appearanceChanged)
    Q_PROPERTY(QFont axisFont READ axisFont WRITE setAxisFont NOTIFY appearanceChanged)
    Q_PROPERTY(QFont labelFont READ labelFont WRITE setLabelFont NOTIFY appearanceChanged)
    Q_PROPERTY(QColor panelColor MEMBER m_panelColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor lineColor MEMBER m_lineColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor textColor MEMBER m_textColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor secondaryColor MEMBER m_secondaryColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor accentColor MEMBER m_accentColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor serviceColor MEMBER m_serviceColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor offlineColor MEMBER m_offlineColor NOTIFY appearanceChanged)

    // The window of time that is shown, in seconds after the loss.
    Q_PROPERTY(qreal windowStart READ windowStart NOTIFY windowChanged)
    Q_PROPERTY(qreal windowEnd READ windowEnd NOTIFY windowChanged)
    // Rows may be taller than the item: vertical scroll in pixels.
    Q_PROPERTY(qreal scrollY READ scrollY WRITE setScrollY NOTIFY scrollChanged)
    Q_PROPERTY(qreal contentHeight READ contentHeight NOTIFY scrollChanged)
    Q_PROPERTY(qreal axisHeight READ axisHeight NOTIFY appearanceChanged)

public:
    explicit RecoveryTimeline(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    [[nodiscard]] TimelineModel* timeline() const { return m_timeline; }
    void setTimeline(TimelineModel* timeline);
    [[nodiscard]] int selectedDecision() const { return m_selectedDecision; }
    void setSelectedDecision(int decision);
    [[nodiscard]] int hoveredDecision() const { return m_hoveredDecision; }
    [[nodiscard]] QString describedText() const;
    [[nodiscard]] qreal rowHeight() const { return m_rowHeight; }
    void setRowHeight(qreal height);
    [[nodiscard]] qreal labelWidth() const { return m_labelWidth; }
    void setLabelWidth(qreal width);
    [[nodiscard]] QFont axisFont() const { return m_axisFont; }
    void setAxisFont(const QFont& font);
    [[nodiscard]] QFont labelFont() const { return m_labelFont; }
    void setLabelFont(const QFont& font);
    [[nodiscard]] qreal windowStart() const { return m_windowStart; }
    [[nodiscard]] qreal windowEnd() const { return m_windowEnd; }
    [[nodiscard]] qreal scrollY() const { return m_scrollY; }
    void setScrollY(qreal y);
    [[nodiscard]] qreal contentHeight() const;
    [[nodiscard]] qreal axisHeight() const;

    // Bars by place, row by row, for who can't see them (recovery_timeline_accessible.cpp).
    [[nodiscard]] int barCount() const;
    [[nodiscard]] int rowCount() const { return m_timeline == nullptr ? 0 : m_timeline->count(); }
    [[nodiscard]] int currentBar() const { return placeOf(m_selectedDecision); }  // -1: none
    [[nodiscard]] QString barName(int place) const;
    [[nodiscard]] QRectF barPlace(int place) const;  // in the item, where it would be in sight
    [[nodiscard]] int barIndexAt(const QPointF& point) const;

    Q_INVOKABLE void zoomIn();
    Q_INVOKABLE void zoomOut();
    Q_INVOKABLE void fit();  // everything

signals:
    void decisionChosen(int decision);  // click or Enter on a bar
    void timelineChanged();
    void selectedDecisionChanged();
    void hoveredDecisionChanged();
    void describedTextChanged();
    void appearanceChanged();
    void windowChanged();
    void scrollChanged();

protected:
    void geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    // Up to a little after the last deadline: where a new plan begins.
    void showFocus();
    void panBy(qreal pixels);
    [[nodiscard]] qreal xOf(qreal secondsAfterLoss) const;
    [[nodiscard]] qreal secondsAt(qreal x) const;
    [[nodiscard]] qreal tickStep() const;
    [[nodiscard]] QRectF barRect(const TimelineModel::Bar& bar, qreal top) const;
    void paintAxis(QPainter* painter) const;
    void paintRow(QPainter* painter, const TimelineModel::Row& row, qreal top) const;
    void paintBar(QPainter* painter, const TimelineModel::Bar& bar, qreal top) const;
    void paintMissed(QPainter* painter, const QRectF& rect) const;
    void paintLateLabel(QPainter* painter, const TimelineModel::Row& row,
                        const TimelineModel::Bar& bar, qreal top) const;
    void paintHollow(QPainter* painter, const TimelineModel::Row& row, qreal top) const;

    struct PlacedBar {
        const TimelineModel::Row* row = nullptr;
        const TimelineModel::Bar* bar = nullptr;
        qreal top = 0;
    };
    [[nodiscard]] PlacedBar barNumber(int place) const;
    [[nodiscard]] int placeOf(int decision) const;

    // Input (recovery_timeline_input.cpp).
    [[nodiscard]] const TimelineModel::Bar* barAt(const QPointF& point) const;
    void showUntil(qreal end);
    [[nodiscard]] qreal endSeconds() const;
    [[nodiscard]] qreal focusSeconds() const;
    void zoomAt(qreal seconds, qreal factor);
    void setWindow(qreal start, qreal end);
    void setHoveredDecision(int decision);
    void stepSelection(int bars, int rowSteps);
    void chooseBar(const TimelineModel::Bar& bar);
    void reveal(int decision);

    QPointer<TimelineModel> m_timeline;
    int m_selectedDecision = -1;
    int m_hoveredDecision = -1;
    qreal m_rowHeight = 20;
    qreal m_labelWidth = 96;
    QFont m_axisFont;
    QFont m_labelFont;
    QColor m_panelColor;
    QColor m_lineColor;
    QColor m_textColor;
    QColor m_secondaryColor;
    QColor m_accentColor;
    QColor m_serviceColor;
    QColor m_offlineColor;
    // In seconds; a window narrower than this shows nothing more.
    static constexpr qreal narrowestWindow = 0.001;
    qreal m_windowStart = 0;
    qreal m_windowEnd = 1;
    qreal m_scrollY = 0;
    QPointF m_pressPoint;
    qreal m_pressWindowStart = 0;
    qreal m_pressScrollY = 0;
    bool m_panning = false;
    enum class Shown { focus, everything, chosen };
    Shown m_shown = Shown::focus;
};
