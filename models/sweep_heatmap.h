// A sweep as one painted item with one tab stop. Single losses stand as a grid, 32 x 16 for 512
// regions, 32 x 32 for 1,024 sites; pairs as a triangle, one unit across and one down, with the
// single losses on its edge. Zoomed to a unit, all of its pairs stand as a grid.
//
// Keys: arrows, Home, End, Page Up and Down move; Enter activates; of pairs Space zooms to the row
// of the unit that stands across, and Space or Escape zooms out again.
// Mouse: hovering describes, a click makes current, a double click activates.
#pragma once

#include <QColor>
#include <QFont>
#include <QImage>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QStringList>
#include <QTimer>
#include <array>
#include <vector>

#include "models/legend_model.h"
#include "models/sweep_session.h"

class SweepHeatmap : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(SweepSession* sweep READ sweep WRITE setSweep NOTIFY sweepChanged)
    Q_PROPERTY(SweepSession::Measure measure READ measure WRITE setMeasure NOTIFY measureChanged)
    Q_PROPERTY(QString measureText READ measureText NOTIFY measureChanged)
    Q_PROPERTY(bool pairs READ pairs WRITE setPairs NOTIFY viewChanged)
    Q_PROPERTY(int zoomUnit READ zoomUnit WRITE setZoomUnit NOTIFY viewChanged)  // -1: all pairs
    Q_PROPERTY(QString zoomId READ zoomId NOTIFY viewChanged)
    Q_PROPERTY(LegendModel* legend READ legend CONSTANT)
    // The losses of the current cell; empty before a sweep.
    Q_PROPERTY(QStringList currentIds READ currentIds NOTIFY currentChanged)
    // The cell under the pointer, or else the current one, in words.
    Q_PROPERTY(QString describedText READ describedText NOTIFY describedTextChanged)
    Q_PROPERTY(QString currentText READ currentText NOTIFY describedTextChanged)
    // Colours and fonts, from Theme.
    Q_PROPERTY(
        QList<QColor> stepColors READ stepColors WRITE setStepColors NOTIFY appearanceChanged)
    Q_PROPERTY(QColor backgroundColor MEMBER m_backgroundColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor emptyColor MEMBER m_emptyColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor textColor MEMBER m_textColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor secondaryColor MEMBER m_secondaryColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor accentColor MEMBER m_accentColor NOTIFY appearanceChanged)
    Q_PROPERTY(QFont axisFont MEMBER m_axisFont NOTIFY appearanceChanged)

public:
    // Two units, the same one twice for a single loss. b is the later one.
    struct Cell {
        int a = -1;
        int b = -1;
        bool operator==(const Cell&) const = default;
    };

    explicit SweepHeatmap(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    [[nodiscard]] SweepSession* sweep() const { return m_sweep; }
    void setSweep(SweepSession* sweep);
    [[nodiscard]] SweepSession::Measure measure() const { return m_measure; }
    void setMeasure(SweepSession::Measure measure);
    [[nodiscard]] QString measureText() const;
    [[nodiscard]] bool pairs() const { return m_pairs; }
    void setPairs(bool pairs);
    [[nodiscard]] int zoomUnit() const { return m_zoomUnit; }
    void setZoomUnit(int unit);
    [[nodiscard]] QString zoomId() const;
    [[nodiscard]] LegendModel* legend() { return &m_legend; }
    [[nodiscard]] QStringList currentIds() const { return idsOf(m_current); }
    [[nodiscard]] QString describedText() const;
    [[nodiscard]] QString currentText() const { return cellText(m_current); }
    [[nodiscard]] QList<QColor> stepColors() const { return m_stepColors; }
    void setStepColors(const QList<QColor>& colors);

    // Makes the cell of these units current, in either order.
    Q_INVOKABLE void show(const QStringList& ids);
    [[nodiscard]] Cell current() const { return m_current; }
    [[nodiscard]] QRectF rectOf(Cell cell) const;
    [[nodiscard]] Cell cellAt(QPointF point) const;  // {-1, -1}: none
    [[nodiscard]] int stepOf(Cell cell) const;       // -1: not done

signals:
    void sweepChanged();
    void measureChanged();
    void viewChanged();
    void currentChanged();
    void describedTextChanged();
    void appearanceChanged();
    void activated(const QStringList& ids);

protected:
    void geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry) override;
    void updatePolish() override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    static constexpr int notDone = measureSteps;      // in the image's colours
    static constexpr int outside = measureSteps + 1;  // above the triangle's edge

    [[nodiscard]] int units() const { return m_sweep == nullptr ? 0 : m_sweep->unitCount(); }
    [[nodiscard]] bool triangle() const { return m_pairs && m_zoomUnit < 0; }
    [[nodiscard]] Cell gridCell(int unit) const;
    [[nodiscard]] int gridUnit(Cell cell) const;
    [[nodiscard]] std::uint64_t valueAt(qint64 row) const;
    [[nodiscard]] QStringList idsOf(Cell cell) const;
    [[nodiscard]] QString cellText(Cell cell) const;
    [[nodiscard]] Cell moved(int key) const;
    void begin();
    void restart();
    void askRows();
    void readRows();
    void measureRows(qint64 from, qint64 to);
    void paintCells(qint64 from, qint64 to);
    void refreshLegend();
    void refreshColors();
    void setCurrent(Cell cell);
    void setHovered(Cell cell);
    void paintTriangle(QPainter* painter) const;
    void paintAxis(QPainter* painter) const;
    void paintGrid(QPainter* painter) const;
    void paintMark(QPainter* painter, Cell cell, const QColor& color, qreal width) const;
    void refreshGeometry();

    QPointer<SweepSession> m_sweep;
    SweepSession::Measure m_measure = SweepSession::Cost;
    bool m_pairs = false;
    int m_zoomUnit = -1;
    LegendModel m_legend;
    Cell m_current;
    Cell m_hovered;
    // Of single losses and of pairs; each has a scale of its own.
    struct Range {
        std::vector<std::uint64_t> values;  // each once, ascending
        SweepScale scale;
        std::array<int, measureSteps> counts{};
    };
    std::array<Range, 2> m_ranges;
    [[nodiscard]] const Range& range() const { return m_ranges[m_pairs ? 1 : 0]; }
    qint64 m_measured = 0;  // rows that the ranges know
    qint64 m_taken = 0;     // rows that are in the image
    QTimer m_readTimer;     // for the rows that are not
    QImage m_image;         // pairs, one pixel each
    int m_columns = 1;      // of the grid
    QRectF m_area;          // of the cells
    qreal m_pitchX = 1;
    qreal m_pitchY = 1;
    QList<QColor> m_stepColors;
    QColor m_backgroundColor;
    QColor m_emptyColor;
    QColor m_textColor;
    QColor m_secondaryColor;
    QColor m_accentColor;
    QFont m_axisFont;
};
