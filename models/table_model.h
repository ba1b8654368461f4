// What every table of the console is: columns that know their own look, rows in the order and the
// filter that the person chose, and copies as text, CSV and JSON of what is shown. A table derives
// from it, keeps its items and answers for one cell; ordering and filtering are index vectors, so
// that 50,000 rows stay quick, and where there are many they are worked out in slices
// (table_arrange.cpp). In QML: ModelTable { table: ... }
//
// Items are numbered from 0 in the table's own order; rows are what is shown just now.
#pragma once

#include <QAbstractTableModel>
#include <QQmlEngine>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/base/wide.h"
#include "models/sliced_order.h"

class TableModel : public QAbstractTableModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A room's table")
    Q_PROPERTY(int count READ count NOTIFY rowsChanged)  // rows shown
    Q_PROPERTY(int total READ total NOTIFY rowsChanged)  // items, filtered or not
    // The rows that are shown are not yet in the order and the filter that were chosen last.
    Q_PROPERTY(bool arranging READ arranging NOTIFY arrangingChanged)
    // Every word must be in a row, in any column; "-word" must not, "column:word" only there. A
    // column is named by its key.
    Q_PROPERTY(QString filter READ filter WRITE setFilter NOTIFY filterChanged)
    Q_PROPERTY(int orderColumn READ orderColumn NOTIFY orderChanged)  // -1: the table's own order
    Q_PROPERTY(bool orderDescending READ orderDescending NOTIFY orderChanged)
    // A copy of many rows is being written; the clipboard has it when it is whole.
    Q_PROPERTY(bool copying READ copying NOTIFY copyProgressed)
    Q_PROPERTY(qreal copyProgress READ copyProgress NOTIFY copyProgressed)  // 0 to 1
    Q_PROPERTY(QString copyText READ copyText NOTIFY copyProgressed)
    // A column's key, or nothing: rows of the same value stand together, in its order.
    Q_PROPERTY(QString groupKey READ groupKey WRITE setGroupKey NOTIFY orderChanged)
    Q_PROPERTY(QStringList keys READ keys CONSTANT)
    Q_PROPERTY(QStringList headings READ headings NOTIFY headingsChanged)
    Q_PROPERTY(QStringList hidden READ hidden WRITE setHidden NOTIFY hiddenChanged)  // keys
    // Filter, quick filters, order, group and hidden columns as one line that setView() takes back.
    Q_PROPERTY(QString view READ view WRITE setView NOTIFY viewChanged)

public:
    struct Column {
        QString
            key;  // stable, lower case with underscores: CSV heading, JSON member, filter prefix
        int width = 96;          // pixels at 100 %
        bool numeric = false;    // right-aligned, unit in the quiet colour
        bool monospace = false;  // an id or a digest
        bool stretch = false;    // takes what is left of the width
        bool hidden = false;     // until somebody shows it
        bool list = false;       // of ids: cells show the first of them, the exact text has all
    };
    [[nodiscard]] static Column idColumn(const char* key, int width)
    {
        return {QString::fromLatin1(key), width, false, true};
    }
    [[nodiscard]] static Column listColumn(const char* key, int width, bool stretch = false)
    {
        return {QString::fromLatin1(key), width, false, true, stretch, false, true};
    }
    [[nodiscard]] static Column textColumn(const char* key, int width, bool stretch = false)
    {
        return {QString::fromLatin1(key), width, false, false, stretch};
    }
    [[nodiscard]] static Column numberColumn(const char* key, int width)
    {
        return {QString::fromLatin1(key), width, true};
    }
    // A choice beside the words that also says which items are shown, as it stands in a view.
    struct QuickFilter {
        QString name;
        QStringList values;  // that it can have; empty: any
        QString value;       // empty: as at first
    };
    // A table of more cells than that is filtered and ordered in slices: until arrangingChanged()
    // the rows are the ones before. Without a filter, an order and a group they are there at once.
    static constexpr int cellsAtOnceMax = 4'096;
    enum Role {
        StatusRole = Qt::UserRole + 1001,  // status: string by row, a key of Looks or empty
        GlyphRole,                         // glyph: string by column, a key of Looks or empty
        ItemRole,                          // item: int
    };
    Q_ENUM(Role)

    explicit TableModel(std::vector<Column> columns, QObject* parent = nullptr);
    ~TableModel() override;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const final;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const final;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const final;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const final;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const final;

    [[nodiscard]] int count() const { return static_cast<int>(m_rows.size()); }
    [[nodiscard]] int total() const { return m_total; }
    [[nodiscard]] bool arranging() const { return m_arrangement != nullptr; }
    [[nodiscard]] QString filter() const { return m_filter; }
    void setFilter(const QString& filter);
    [[nodiscard]] int orderColumn() const { return m_orderColumn; }
    [[nodiscard]] bool orderDescending() const { return m_orderDescending; }
    [[nodiscard]] QString groupKey() const;
    void setGroupKey(const QString& key);
    [[nodiscard]] QStringList keys() const;
    [[nodiscard]] QStringList headings() const;
    [[nodiscard]] QStringList hidden() const;
    void setHidden(const QStringList& keys);
    [[nodiscard]] QString view() const;
    // What makes no sense here is left as it is at first; viewProblem() says beforehand what.
    void setView(const QString& view);
    // What a view asks for that this table does not have, for people; empty: it can be taken.
    Q_INVOKABLE [[nodiscard]] QString viewProblem(const QString& view) const;

    // For who needs the rows of now: what is left of the slices, in one go.
    Q_INVOKABLE void arrangeNow();
    Q_INVOKABLE [[nodiscard]] int itemAt(int row) const;  // -1 for none
    Q_INVOKABLE [[nodiscard]] int rowOf(int item) const;  // -1 when filtered out
    // The whole of a cell, for hover; the row as one sentence, for those who hear it; whether
    // another group begins with it. Empty or false where there is no such row.
    [[nodiscard]] QString exactAt(int row, int column) const;
    Q_INVOKABLE [[nodiscard]] QString sentenceOf(int row) const;
    [[nodiscard]] bool groupStartsAt(int row) const;
    // Of all items, filtered or not, so that columns stand still while somebody filters. Nothing is
    // known of a table of more than that many, and of one without items: no column of it is empty.
    static constexpr int lookedThroughMax = 512;
    [[nodiscard]] bool isEmpty(int column) const;
    [[nodiscard]] QStringList textsOf(int column) const;
    // A heading was chosen: ascending, then descending, then the table's own order again.
    Q_INVOKABLE void toggleOrder(int column);
    Q_INVOKABLE void toggleColumn(const QString& key);
    Q_INVOKABLE [[nodiscard]] int widthOf(int column) const;  // 0 where hidden; at 100 %
    Q_INVOKABLE [[nodiscard]] bool isNumeric(int column) const;
    // An id or a digest stands in the cell, or in every cell of the column.
    [[nodiscard]] bool isMonospace(int row, int column) const;
    [[nodiscard]] bool isMonospace(int column) const;
    [[nodiscard]] bool isList(int column) const;
    Q_INVOKABLE [[nodiscard]] int stretchColumn() const;
    // The rows and columns shown, exact values: tabs between them, as RFC 4180, as an array of
    // objects. Text is for people and in their language. CSV and JSON name columns by their keys
    // and are Language::Plain: they read alike in every language.
    Q_INVOKABLE [[nodiscard]] QString asText();
    Q_INVOKABLE [[nodiscard]] QString asCsv();
    Q_INVOKABLE [[nodiscard]] QString asJson();
    // Puts it on the clipboard: "text", "csv" or "json". At once up to copyAtOnceMax rows; more are
    // written in slices, once they are arranged, and another call begins anew.
    static constexpr int copyAtOnceMax = 512;
    Q_INVOKABLE void copyAs(const QString& format);
    // The clipboard stays as it was.
    Q_INVOKABLE void cancelCopy();
    [[nodiscard]] bool copying() const { return m_copy != nullptr; }
    [[nodiscard]] qreal copyProgress() const;
    [[nodiscard]] QString copyText() const;
    // Headings and cells are asked for again, in the language of now.
    void retranslate();

signals:
    void rowsChanged();
    void arrangingChanged();
    void copyProgressed();
    void filterChanged();
    void orderChanged();
    void headingsChanged();
    void hiddenChanged();
    void viewChanged();

protected:
    [[nodiscard]] virtual QString heading(int column) const = 0;
    [[nodiscard]] virtual QString cellText(int item, int column) const = 0;
    [[nodiscard]] virtual QString exactText(int item, int column) const
    {
        return cellText(item, column);
    }
    // What a cell with a number amounts to: rows are ordered by that, and what has none comes last.
    [[nodiscard]] virtual std::optional<estate::U128> amount(int item, int column) const
    {
        Q_UNUSED(item)
        Q_UNUSED(column)
        return std::nullopt;
    }
    // A strict order by a column; ties go by item. Unless a table knows better: by amounts, else by
    // the cell's text.
    [[nodiscard]] virtual bool lessThan(int left, int right, int column) const;
    // A table that keeps texts makes them anew here, in the language of now; items stay the same.
    virtual void reword() {}
    // What the table hides besides the text filter.
    [[nodiscard]] virtual bool accepts(int item) const
    {
        Q_UNUSED(item)
        return true;
    }
    // Of a table that has such: whoever changes one says viewChanged().
    [[nodiscard]] virtual std::vector<QuickFilter> quickFilters() const { return {}; }
    virtual void setQuickFilter(const QString& name, const QString& value)
    {
        Q_UNUSED(name)
        Q_UNUSED(value)
    }
    [[nodiscard]] virtual QString status(int item) const
    {
        Q_UNUSED(item)
        return {};
    }
    // Of a column of many things, some of which are ids or digests.
    [[nodiscard]] virtual bool isId(int item, int column) const
    {
        Q_UNUSED(item)
        return this->column(column).monospace;
    }
    [[nodiscard]] virtual QString glyph(int item, int column) const
    {
        Q_UNUSED(item)
        Q_UNUSED(column)
        return {};
    }
    // Unless a table knows better: heading and text of each column.
    [[nodiscard]] virtual QString accessibleText(int item) const;
    // Roles of a table of its own, above Qt::UserRole and below StatusRole.
    [[nodiscard]] virtual QHash<int, QByteArray> ownRoles() const { return {}; }
    [[nodiscard]] virtual QVariant ownData(int item, int role) const
    {
        Q_UNUSED(item)
        Q_UNUSED(role)
        return {};
    }

    // The items are others now, `total` of them: change what cellText() reads before the call. Rows
    // are added or taken away at the end and every shown cell is read again: views keep their
    // place.
    void setTotal(int total);
    // What an item says changed, not which items there are.
    void touchItem(int item);
    // What accepts() says changed.
    void filterAgain();
    // For tables of more than some ten thousand rows: the texts that a filter looks through would
    // outweigh what they are made of, and each cell is asked anew for each filter.
    void keepNoTexts() { m_keepsTexts = false; }
    // Whether a word is in a cell. Made once for each word of a filter, and let go of when another
    // filter, other items or another language come.
    using CellSearch = std::function<bool(int item, int column)>;
    // Of a word in lower case without spaces. Unless a table knows a shorter way to the same
    // answers: in the whole of what the cell says.
    [[nodiscard]] virtual CellSearch searchOf(const QString& word) const;

private:
    struct Word {
        int column = -1;  // -1: any
        bool excluded = false;
        QString text;
        CellSearch isIn;  // of the words that items are looked at with
    };
    [[nodiscard]] const Column& column(int index) const
    {
        return m_columns[static_cast<std::size_t>(index)];
    }
    [[nodiscard]] int columnOf(const QString& key) const;
    // The whole of what a cell says, also where it shows less: for filters and orders.
    [[nodiscard]] QString wholeText(int item, int column) const;
    [[nodiscard]] std::vector<int> shownColumns() const;
    [[nodiscard]] std::vector<Word> wordsOf(const QString& filter) const;
    [[nodiscard]] std::vector<Word> searchedWords() const;
    [[nodiscard]] bool matches(int item, const std::vector<Word>& words) const;
    [[nodiscard]] bool isFound(int item, const Word& word) const;
    [[nodiscard]] const QString& searchText(int item) const;
    [[nodiscard]] bool before(int left, int right) const;
    [[nodiscard]] std::vector<int> arranged() const;
    void arrange();
    void arrangeNext();
    [[nodiscard]] bool atOnce() const;
    void tellMeanwhile();
    void show(std::vector<int> rows);

    // A copy in the making (table_copy.cpp).
    struct Copy {
        QString format;
        std::vector<int> columns;
        std::vector<int> items;
        std::size_t next = 0;
        QString text;
    };
    [[nodiscard]] std::unique_ptr<Copy> beginCopy(const QString& format) const;
    void copyRow(Copy& copy) const;
    bool copyRows(Copy& copy, std::size_t rowsMax) const;  // false: it is whole
    bool copySlice(Copy& copy, std::size_t rowsMax);  // as copyRows(), in the format's language
    [[nodiscard]] QString wholeCopy(const QString& format);
    void copyNext();
    void beginCopyAgain();

    // A filter and an order in the making.
    struct Arrangement {
        std::vector<Word> words;
        int next = 0;  // item
        std::vector<int> found;
        std::unique_ptr<SlicedOrder> order;
    };

    std::vector<Column> m_columns;
    std::vector<int> m_rows;  // items
    // Lower case, by item, made when a filter first asks for it.
    mutable std::vector<QString> m_search;
    int m_total = 0;
    QString m_filter;
    int m_orderColumn = -1;
    bool m_orderDescending = false;
    int m_groupColumn = -1;
    bool m_keepsTexts = true;
    std::unique_ptr<Arrangement> m_arrangement;
    QTimer m_arrangeTimer;
    std::unique_ptr<Copy> m_copy;
    bool m_copyWaits = false;  // for the rows to be arranged
    QTimer m_copyTimer;
};
