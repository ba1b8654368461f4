// Which rows a table shows, in which order: at once, or in slices where there are many.
#include <QElapsedTimer>
#include <algorithm>

#include "models/slice.h"
#include "models/table_model.h"

namespace {

constexpr int itemsPerLook = 16;

}  // namespace

std::vector<int> TableModel::arranged() const
{
    std::vector<int> rows;
    rows.reserve(static_cast<std::size_t>(m_total));
    const std::vector<Word> words = searchedWords();
    for (int item = 0; item < m_total; ++item) {
        if (accepts(item) && matches(item, words))
            rows.push_back(item);
    }
    if (m_orderColumn >= 0 || m_groupColumn >= 0)
        std::stable_sort(rows.begin(), rows.end(),
                         [this](int left, int right) { return before(left, right); });
    return rows;
}

// Every item in the table's own order has no texts to look at. By count, not by time: what is ready
// at once is the same on every machine.
bool TableModel::atOnce() const
{
    const bool asTheyStand = m_orderColumn < 0 && m_groupColumn < 0 && wordsOf(m_filter).empty();
    return asTheyStand || m_total <= cellsAtOnceMax / std::max(1, columnCount());
}

void TableModel::arrange()
{
    const bool wasArranging = arranging();
    m_arrangement.reset();
    m_arrangeTimer.stop();
    if (atOnce()) {
        show(arranged());
    } else {
        m_arrangement = std::make_unique<Arrangement>();
        m_arrangement->words = searchedWords();
        m_arrangeTimer.start();
    }
    if (wasArranging != arranging())
        emit arrangingChanged();
}

void TableModel::arrangeNext()
{
    if (!arranging())
        return m_arrangeTimer.stop();
    QElapsedTimer elapsed;
    elapsed.start();
    Arrangement& work = *m_arrangement;
    while (elapsed.elapsed() < sliceMilliseconds) {
        if (work.order != nullptr) {
            if (!work.order->step())
                break;
            continue;
        }
        for (int looked = 0; looked < itemsPerLook && work.next < m_total; ++looked, ++work.next) {
            if (accepts(work.next) && matches(work.next, work.words))
                work.found.push_back(work.next);
        }
        if (work.next < m_total)
            continue;
        const bool ordered = m_orderColumn >= 0 || m_groupColumn >= 0;
        work.order = std::make_unique<SlicedOrder>(
            std::move(work.found),
            [this, ordered](int left, int right) { return ordered && before(left, right); });
    }
    if (work.order == nullptr || !work.order->finished())
        return;
    std::vector<int> rows = work.order->take();
    m_arrangement.reset();
    m_arrangeTimer.stop();
    show(std::move(rows));
    emit arrangingChanged();
}

void TableModel::arrangeNow()
{
    if (!arranging())
        return;
    m_arrangement.reset();
    m_arrangeTimer.stop();
    show(arranged());
    emit arrangingChanged();
}

// The items are others, and their rows not there yet: what stands is read again, without the rows
// of items that are gone.
void TableModel::tellMeanwhile()
{
    std::vector<int> rows = m_rows;
    std::erase_if(rows, [this](int item) { return item >= m_total; });
    show(std::move(rows));
}

void TableModel::show(std::vector<int> rows)
{
    const int old = count();
    const int now = static_cast<int>(rows.size());
    // Rows come and go at the end; what stays is only then read again.
    if (now < old) {
        beginRemoveRows({}, now, old - 1);
        m_rows.resize(rows.size());
        endRemoveRows();
    } else if (now > old) {
        beginInsertRows({}, old, now - 1);
        m_rows.insert(m_rows.end(), rows.begin() + old, rows.end());
        endInsertRows();
    }
    m_rows = std::move(rows);
    const int kept = std::min(old, now);
    if (kept > 0)
        emit dataChanged(index(0, 0), index(kept - 1, columnCount() - 1));
    if (old != now)
        emit rowsChanged();
}
