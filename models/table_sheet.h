// The rows of a table as far as they are seen, painted in one go: a page of a wide table is two
// hundred texts, and as items of a scene they would cost several frames to change. The view around
// it has the keys, the mouse and the words for those who listen (DataTable.qml).
//
// Numbers stand right with their unit in the quiet colour, ids elide in the middle, other texts at
// their end.
#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QPointer>
#include <QQuickPaintedItem>
#include <QStringList>
#include <QVariantMap>
#include <vector>

#include "models/table_model.h"

class TableSheet : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(TableModel* rows READ rows WRITE setRows NOTIFY rowsChanged)

    // Of each column in pixels, 0 where it is hidden, and never less than its heading and its ids
    // need: "eu-central-1" takes more than "r017". The one that stretches takes what is left beside
    // a scroll bar, but not so much that figures behind it stand far from what they are about: no
    // more than its longest text. `wide` is their sum.
    Q_PROPERTY(QList<qreal> widths READ widths NOTIFY widthsChanged)
    Q_PROPERTY(qreal wide READ wide NOTIFY widthsChanged)
    Q_PROPERTY(qreal textScale MEMBER m_textScale NOTIFY measuresChanged)
    Q_PROPERTY(qreal scrollBarWidth MEMBER m_scrollBarWidth NOTIFY measuresChanged)
    // A table that is wider than its place can fold columns away, so that those that are left are
    // whole: first what `spared` names by key, then from the right; the first column stays and the
    // one that stretches goes last, unless it is named. What is named before it also goes so that
    // it keeps its own width. `foldWidth` is kept free for the sign that says so.
    Q_PROPERTY(bool folding MEMBER m_folding NOTIFY measuresChanged)
    Q_PROPERTY(QList<QString> spared MEMBER m_spared NOTIFY measuresChanged)
    Q_PROPERTY(qreal foldWidth MEMBER m_foldWidth NOTIFY measuresChanged)
    Q_PROPERTY(QList<int> folded READ folded NOTIFY widthsChanged)
    // Columns that nothing is in are folded away first, however wide the table is, until something
    // is. Looked at with the next frame.
    Q_PROPERTY(bool foldingEmpty MEMBER m_foldingEmpty NOTIFY measuresChanged)
    Q_PROPERTY(QList<int> empty READ empty NOTIFY widthsChanged)

    // The rest of the geometry, in pixels, and how far the table is moved.
    Q_PROPERTY(qreal rowHeight MEMBER m_rowHeight NOTIFY appearanceChanged)
    Q_PROPERTY(qreal scrolledX MEMBER m_scrolledX NOTIFY appearanceChanged)
    Q_PROPERTY(qreal scrolledY MEMBER m_scrolledY NOTIFY appearanceChanged)
    Q_PROPERTY(qreal margin MEMBER m_margin NOTIFY appearanceChanged)          // beside a text
    Q_PROPERTY(qreal glyphWidth MEMBER m_glyphWidth NOTIFY appearanceChanged)  // in front of it
    Q_PROPERTY(qreal lineWidth MEMBER m_lineWidth NOTIFY appearanceChanged)
    Q_PROPERTY(qreal markWidth MEMBER m_markWidth NOTIFY appearanceChanged)

    // Look, from Theme.
    Q_PROPERTY(QFont textFont MEMBER m_textFont NOTIFY appearanceChanged)
    Q_PROPERTY(QFont headFont MEMBER m_headFont NOTIFY measuresChanged)
    Q_PROPERTY(QFont idFont MEMBER m_idFont NOTIFY appearanceChanged)
    Q_PROPERTY(QFont glyphFont MEMBER m_glyphFont NOTIFY appearanceChanged)
    Q_PROPERTY(QColor textColor MEMBER m_textColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor quietColor MEMBER m_quietColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor lineColor MEMBER m_lineColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor groupColor MEMBER m_groupColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor selectedColor MEMBER m_selectedColor NOTIFY appearanceChanged)
    Q_PROPERTY(QColor accentColor MEMBER m_accentColor NOTIFY appearanceChanged)
    // A key of TableModel's glyphs to {symbol, ink}.
    Q_PROPERTY(QVariantMap glyphs MEMBER m_glyphs NOTIFY appearanceChanged)

    Q_PROPERTY(int currentRow MEMBER m_currentRow NOTIFY appearanceChanged)  // -1: none
    Q_PROPERTY(bool focused MEMBER m_focused NOTIFY appearanceChanged)

public:
    explicit TableSheet(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

    [[nodiscard]] TableModel* rows() const { return m_rows; }
    void setRows(TableModel* rows);

    [[nodiscard]] QList<qreal> widths() const { return m_widths; }
    [[nodiscard]] qreal wide() const { return leftOf(static_cast<int>(m_widths.size())); }
    [[nodiscard]] QList<int> folded() const { return m_folded; }
    [[nodiscard]] QList<int> empty() const { return m_empty; }
    // Where a column begins in the whole table, and which is at a place there (-1: none).
    Q_INVOKABLE [[nodiscard]] qreal leftOf(int column) const;
    Q_INVOKABLE [[nodiscard]] int columnAt(qreal x) const;

    // What a cell can't show: its exact value, or the whole of a text that is cut. Empty: nothing
    // more, or no such cell.
    Q_INVOKABLE [[nodiscard]] QString untoldText(int row, int column) const;

signals:
    void rowsChanged();
    void appearanceChanged();
    void measuresChanged();
    void widthsChanged();

protected:
    void geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry) override;
    void updatePolish() override;

private:
    void measure();
    void lookAgain();
    [[nodiscard]] qreal leastOf(int column) const;
    [[nodiscard]] qreal longestOf(int column) const;
    [[nodiscard]] qreal stretched(const QList<qreal>& widths, int stretch, qreal room) const;
    [[nodiscard]] std::vector<int> foldingOrder(const QList<qreal>& widths, int stretch) const;
    [[nodiscard]] QList<int> fold(QList<qreal>& widths, int stretch) const;
    struct Cell {
        QString text;
        QString glyph;
        qreal room = 0;  // for the text
    };
    [[nodiscard]] Cell cell(int row, int column) const;
    [[nodiscard]] const QFont& fontOf(int row, int column) const;
    void paintRow(QPainter* painter, int row, qreal top) const;
    void paintCell(QPainter* painter, int row, int column, const QRectF& place) const;
    void paintCurrent(QPainter* painter, qreal top) const;

    QPointer<TableModel> m_rows;
    QList<qreal> m_widths;
    bool m_folding = false;
    QList<QString> m_spared;
    qreal m_foldWidth = 0;
    QList<int> m_folded;
    bool m_foldingEmpty = false;
    QList<int> m_empty;
    // Of the longest text in the column that stretches; below 0: not known.
    qreal m_longest = -1;
    QList<qreal> m_idWidths;  // by column: of its longest id, 0 where it has none
    qreal m_textScale = 1;
    qreal m_scrollBarWidth = 0;
    qreal m_rowHeight = 28;
    qreal m_scrolledX = 0;
    qreal m_scrolledY = 0;
    qreal m_margin = 8;
    qreal m_glyphWidth = 20;
    qreal m_lineWidth = 1;
    qreal m_markWidth = 2;
    QFont m_textFont;
    QFont m_headFont;
    QFont m_idFont;
    QFont m_glyphFont;
    QColor m_textColor;
    QColor m_quietColor;
    QColor m_lineColor;
    QColor m_groupColor;
    QColor m_selectedColor;
    QColor m_accentColor;
    QVariantMap m_glyphs;
    int m_currentRow = -1;
    bool m_focused = false;
};
