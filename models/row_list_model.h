// What lists that keep rows of their own have in common. From the rows shown to those that are
// wanted: some are added or taken away at the end, and those that differ are told one by one, so
// that views keep their place. A list derives from it, keeps its rows and answers for their roles.
#pragma once

#include <QAbstractListModel>
#include <QQmlEngine>
#include <algorithm>
#include <utility>
#include <vector>

class RowListModel : public QAbstractListModel {
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    using QAbstractListModel::QAbstractListModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const final
    {
        return parent.isValid() ? 0 : count();
    }
    [[nodiscard]] virtual int count() const = 0;

signals:
    void countChanged();

protected:
    // `rows` are those of count().
    template <typename Row>
    void showRows(std::vector<Row>& rows, std::vector<Row> wanted)
    {
        const int before = count();
        const int after = static_cast<int>(wanted.size());
        if (after < before) {
            beginRemoveRows({}, after, before - 1);
            rows.resize(wanted.size());
            endRemoveRows();
        }
        for (int at = 0; at < std::min(before, after); ++at) {
            const auto place = static_cast<std::size_t>(at);
            if (rows[place] == wanted[place])
                continue;
            rows[place] = wanted[place];
            emit dataChanged(index(at), index(at));
        }
        if (after > before) {
            beginInsertRows({}, before, after - 1);
            rows = std::move(wanted);
            endInsertRows();
        }
        if (before != after)
            emit countChanged();
    }
};
