// The estate matrix: one painted item, one tab stop, one cell a region (32 x 16 for 512).
//
// Colour is the measure's step; the condition is a glyph on top (fenced: hatch, lease expired:
// ring, offline: X), never colour alone. Selection: 2 px outline in the text colour. Focus: 2 px
// accent outside a 1 px gap. "To fail": a corner notch.
//
// Keys: arrows, Home, End, Page Up and Down move; Shift extends; Space toggles; Enter activates;
// Ctrl+A selects all; Escape clears; letters and digits find a region as they are typed ("r017").
// Mouse: click, Shift and Ctrl click, rubber band, double click activates.
#pragma once

#include <QColor>
#include <QFont>
#include <QPointF>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QRectF>
#include <QStringList>
#include <QTimer>
#include <vector>

#include "models/legend_model.h"
#include "models/measure.h"
#include "models/region_list_model.h"

class EstateMatrix : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(RegionListModel* regions READ regions WRITE setRegions NOTIFY regionsChanged)
    Q_PROPERTY(Measure measure READ measure WRITE setMeasure NOTIFY measureChanged)
    Q_PROPERTY(QString measureText READ measureText NOTIFY measureChanged)
    // In which order the cells stand: an index is a region's whatever the order.
    Q_PROPERTY(Order order READ order WRITE setOrder NOTIFY orderChanged)
    Q_PROPERTY(LegendModel* legend READ legend CONSTANT)

    // Geometry. columns is a wish (32); the item uses what fits its width at cellSizeMin.
    Q_PROPERTY(int columns READ columns WRITE setColumns NOTIFY columnsChanged)
    Q_PROPERTY(qreal cellSizeMin READ cellSizeMin WRITE setCellSizeMin NOTIFY appearanceChanged)
    Q_PROPERTY(qreal cellSizeMax READ cellSizeMax WRITE setCellSizeMax NOTIFY appearanceChanged)
    Q_PROPERTY(qreal cellGap READ cellGap WRITE setCellGap NOTIFY appearanceChanged)
    Q_PROPERTY(qreal cellSize READ cellSize NOTIFY geometryRefreshed)
    Q_PROPERTY(int columnCount READ columnCount NOTIFY geometryRefreshed)
    // Height the cells need at the present width, focus ring included.
    Q_PROPERTY(qreal contentHeight READ contentHeight NOTIFY geometryRefreshed)

    // Colours, from Theme.
    Q_PROPERTY(
        QList<QColor> stepColors READ stepColors WRITE setStepColors NOTIFY appearanceChanged)
    Q_PROPERTY(QColor backgroundColor MEMBER m_backgroundColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor textColor MEMBER m_textColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor accentColor MEMBER m_accentColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor fencedColor MEMBER m_fencedColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor leaseExpiredColor MEMBER m_leaseExpiredColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor offlineColor MEMBER m_offlineColor NOTIFY appearanceChanged)

    // The cell that the keyboard is on, and the one under the mouse; -1 and empty for none.
    Q_PROPERTY(int currentIndex READ currentIndex WRITE setCurrentIndex NOTIFY currentIndexChanged)
    Q_PROPERTY(QString currentRegionId READ currentRegionId NOTIFY currentIndexChanged)
    Q_PROPERTY(int hoveredIndex READ hoveredIndex NOTIFY hoveredIndexChanged)
    Q_PROPERTY(QString hoveredRegionId READ hoveredRegionId NOTIFY hoveredIndexChanged)
    // Where these two stand, empty for none. Their marks are items of their own (MatrixMark.qml),
    // so that moving one does not paint 512 cells anew.
    Q_PROPERTY(QRectF currentRect READ currentRect NOTIFY marksMoved)
    Q_PROPERTY(QRectF hoveredRect READ hoveredRect NOTIFY marksMoved)
    // One sentence about the hovered cell or else the current one, for a status line or tool tip.
    Q_PROPERTY(QString describedText READ describedText NOTIFY describedTextChanged)

    // Ids in the order of the estate. Writing replaces the selection; unknown ids are left out.
    Q_PROPERTY(
        QStringList selectedIds READ selectedIds WRITE setSelectedIds NOTIFY selectedIdsChanged)
    // Cells with the "to fail" notch; bind session.plan.failureIds.
    Q_PROPERTY(QStringList failureIds READ failureIds WRITE setFailureIds NOTIFY failureIdsChanged)
    // What has been typed to find a region; forgotten after a second.
    Q_PROPERTY(QString findText READ findText NOTIFY findTextChanged)

    // A rubber band is drawn, and where its free corner is; followBand() when something scrolled
    // below the pointer.
    Q_PROPERTY(bool banding READ banding NOTIFY bandMoved)
    Q_PROPERTY(QPointF bandPoint READ bandPoint NOTIFY bandMoved)

public:
    enum Measure {
        Availability,
        Utilisation,
        FreeCapacity,
        FailoverReserve,
        ProtectedIops,
        ExportAge,
        CheckpointLag,
        SingleLossRisk
    };
    Q_ENUM(Measure)
    enum Order { ById, ByEntity, ByTrustDomain, ByRisk };
    Q_ENUM(Order)

    explicit EstateMatrix(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    [[nodiscard]] RegionListModel* regions() const { return m_regions; }
    void setRegions(RegionListModel* regions);
    [[nodiscard]] Measure measure() const { return m_measure; }
    void setMeasure(Measure measure);
    [[nodiscard]] QString measureText() const;
    [[nodiscard]] Order order() const { return m_order; }
    void setOrder(Order order);
    [[nodiscard]] LegendModel* legend() { return &m_legend; }

    [[nodiscard]] int columns() const { return m_columns; }
    void setColumns(int columns);
    [[nodiscard]] qreal cellSizeMin() const { return m_cellSizeMin; }
    void setCellSizeMin(qreal size);
    [[nodiscard]] qreal cellSizeMax() const { return m_cellSizeMax; }
    void setCellSizeMax(qreal size);
    [[nodiscard]] qreal cellGap() const { return m_cellGap; }
    void setCellGap(qreal gap);
    [[nodiscard]] qreal cellSize() const { return m_cellSize; }
    [[nodiscard]] int columnCount() const { return m_columnCount; }
    [[nodiscard]] qreal contentHeight() const;
    [[nodiscard]] QList<QColor> stepColors() const { return m_stepColors; }
    void setStepColors(const QList<QColor>& colors);

    [[nodiscard]] int count() const { return m_regions == nullptr ? 0 : m_regions->count(); }
    [[nodiscard]] int currentIndex() const { return m_currentIndex; }
    void setCurrentIndex(int index);
    [[nodiscard]] QString currentRegionId() const;
    [[nodiscard]] int hoveredIndex() const { return m_hoveredIndex; }
    [[nodiscard]] QString hoveredRegionId() const;
    [[nodiscard]] QRectF currentRect() const { return cellRect(m_currentIndex); }
    [[nodiscard]] QRectF hoveredRect() const { return cellRect(m_hoveredIndex); }
    [[nodiscard]] QString describedText() const;
    [[nodiscard]] QString cellText(int index) const;  // also what the accessible cell is called

    [[nodiscard]] QStringList selectedIds() const;
    void setSelectedIds(const QStringList& ids);
    [[nodiscard]] bool isSelected(int index) const;
    [[nodiscard]] QStringList failureIds() const { return m_failureIds; }
    void setFailureIds(const QStringList& ids);
    [[nodiscard]] QString findText() const { return m_findText; }

    Q_INVOKABLE void clearSelection();
    // Empty outside any cell / for an index that is none.
    Q_INVOKABLE [[nodiscard]] QRectF cellRect(int index) const;
    Q_INVOKABLE [[nodiscard]] int indexAt(qreal x, qreal y) const;

    // Selects the regions that a text names, in whatever spelling; what it names besides is said.
    Q_INVOKABLE void paste(const QString& text);
    [[nodiscard]] bool banding() const { return m_banding; }
    [[nodiscard]] QPointF bandPoint() const { return mapFromScene(m_bandScene); }
    Q_INVOKABLE void followBand();

signals:
    void activated(const QString& regionId);  // Enter or double click: open the region
    void selectedIdsChanged();
    void regionsChanged();
    void measureChanged();
    void orderChanged();
    void columnsChanged();
    void appearanceChanged();
    void geometryRefreshed();
    void currentIndexChanged();
    void hoveredIndexChanged();
    void marksMoved();
    void describedTextChanged();
    void failureIdsChanged();
    void findTextChanged();
    void bandMoved();
    // Some of what was pasted names no region here; the text names them.
    void pasteRefused(const QString& text);

protected:
    void updatePolish() override;
    void geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;

private:
    void refreshGeometry();
    void refreshRegions();
    void refreshLegend();
    void refreshOrder();
    // Where a region's cell stands, and whose cell stands there.
    [[nodiscard]] int placeOf(int index) const;
    [[nodiscard]] int indexAtPlace(int place) const;
    void paintCell(QPainter* painter, int index, const MeasureScale& scale) const;
    void paintClock(QPainter* painter, const QRectF& cell) const;
    void paintGlyph(QPainter* painter, const QRectF& cell, const RegionListModel::Row& row) const;
    void paintMarks(QPainter* painter, int index) const;
    [[nodiscard]] QColor inkOn(const QColor& fill) const;

    // Input (estate_matrix_input.cpp).
    [[nodiscard]] int moveTarget(int key) const;
    void moveTo(int index, bool extend);
    void selectRange(int from, int to, bool add);
    void selectBand(const QRectF& band);
    void toggleAt(int index);
    void find(const QString& text);
    void setHoveredIndex(int index);
    void replaceSelection(std::vector<bool> selected);
    [[nodiscard]] std::vector<bool> marksOf(const QStringList& ids) const;
    [[nodiscard]] QString maintenanceText(int index) const;

    QPointer<RegionListModel> m_regions;
    LegendModel m_legend;
    Measure m_measure = Utilisation;
    Order m_order = ById;
    std::vector<int> m_indexes;  // by place
    std::vector<int> m_places;   // by index
    int m_columns = 32;
    int m_columnCount = 32;
    qreal m_cellSizeMin = 24;
    qreal m_cellSizeMax = 36;
    qreal m_cellGap = 2;
    qreal m_cellSize = 24;  // height
    qreal m_cellWidth = 24;
    QList<QColor> m_stepColors;
    QColor m_backgroundColor;
    QColor m_textColor;
    QColor m_accentColor;
    QColor m_fencedColor;
    QColor m_leaseExpiredColor;
    QColor m_offlineColor;
    int m_currentIndex = -1;
    int m_anchorIndex = -1;
    int m_hoveredIndex = -1;
    std::vector<bool> m_selected;
    std::vector<bool> m_toFail;
    QStringList m_failureIds;
    QString m_findText;
    QTimer m_findTimer;
    QPointF m_pressPoint;
    QRectF m_band;
    QPointF m_bandScene;  // of its free corner
    std::vector<bool> m_selectedBeforeBand;
    bool m_banding = false;
};
