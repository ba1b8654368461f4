#include "models/estate_matrix_accessible.h"

#include <QAccessible>
#include <QAccessibleObject>
#include <QQuickWindow>
#include <memory>
#include <vector>

#include "models/estate_matrix.h"
#include "models/figures.h"

namespace {

class MatrixCell;

class MatrixAccessible : public QAccessibleObject {
public:
    explicit MatrixAccessible(EstateMatrix* matrix) : QAccessibleObject(matrix) {}
    ~MatrixAccessible() override;

    [[nodiscard]] EstateMatrix* matrix() const { return static_cast<EstateMatrix*>(object()); }
    [[nodiscard]] QAccessibleInterface* parent() const override;
    [[nodiscard]] QAccessibleInterface* child(int index) const override;
    [[nodiscard]] int childCount() const override { return matrix()->count(); }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface* cell) const override;
    [[nodiscard]] QAccessibleInterface* childAt(int x, int y) const override;
    [[nodiscard]] QAccessibleInterface* focusChild() const override;
    [[nodiscard]] QRect rect() const override { return rectOf(matrix()->boundingRect()); }
    [[nodiscard]] QString text(QAccessible::Text kind) const override;
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Table; }
    [[nodiscard]] QAccessible::State state() const override;
    [[nodiscard]] QWindow* window() const override { return matrix()->window(); }

    [[nodiscard]] QRect rectOf(const QRectF& inItem) const;

private:
    // Made when they are asked for: nobody pays for 512 of them without assistive technology.
    mutable std::vector<QAccessible::Id> m_cells;
};

class MatrixCell : public QAccessibleInterface {
public:
    MatrixCell(const MatrixAccessible* table, int index) : m_table(table), m_index(index) {}

    [[nodiscard]] int index() const { return m_index; }
    [[nodiscard]] bool isValid() const override { return m_table->isValid(); }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override
    {
        return const_cast<MatrixAccessible*>(m_table);
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Name ? m_table->matrix()->cellText(m_index) : QString();
    }
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QRect rect() const override
    {
        return m_table->rectOf(m_table->matrix()->cellRect(m_index));
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }
    [[nodiscard]] QAccessible::State state() const override
    {
        QAccessible::State state;
        state.focusable = true;
        state.selectable = true;
        state.multiSelectable = true;
        state.selected = m_table->matrix()->isSelected(m_index);
        state.focused =
            m_table->matrix()->hasActiveFocus() && m_table->matrix()->currentIndex() == m_index;
        return state;
    }

private:
    const MatrixAccessible* m_table;
    int m_index;
};

MatrixAccessible::~MatrixAccessible()
{
    for (const QAccessible::Id id : m_cells) {
        if (id != 0)
            QAccessible::deleteAccessibleInterface(id);
    }
}

QAccessibleInterface* MatrixAccessible::parent() const
{
    // Items without an interface of their own are passed over, as Qt Quick does.
    for (QQuickItem* item = matrix()->parentItem(); item != nullptr; item = item->parentItem()) {
        if (QAccessibleInterface* found = QAccessible::queryAccessibleInterface(item))
            return found;
    }
    return matrix()->window() == nullptr
               ? nullptr
               : QAccessible::queryAccessibleInterface(matrix()->window());
}

QAccessibleInterface* MatrixAccessible::child(int index) const
{
    if (index < 0 || index >= childCount())
        return nullptr;
    const auto at = static_cast<std::size_t>(index);
    if (m_cells.size() <= at)
        m_cells.resize(static_cast<std::size_t>(childCount()), 0);
    if (m_cells[at] == 0)
        m_cells[at] = QAccessible::registerAccessibleInterface(new MatrixCell(this, index));
    return QAccessible::accessibleInterface(m_cells[at]);
}

int MatrixAccessible::indexOfChild(const QAccessibleInterface* cell) const
{
    for (std::size_t at = 0; at < m_cells.size(); ++at) {
        if (m_cells[at] != 0 && QAccessible::accessibleInterface(m_cells[at]) == cell)
            return static_cast<int>(at);
    }
    return -1;
}

QAccessibleInterface* MatrixAccessible::childAt(int x, int y) const
{
    if (matrix()->window() == nullptr)
        return nullptr;
    const QPointF inWindow = matrix()->window()->mapFromGlobal(QPointF(x, y));
    const QPointF inItem = matrix()->mapFromScene(inWindow);
    return child(matrix()->indexAt(inItem.x(), inItem.y()));
}

QAccessibleInterface* MatrixAccessible::focusChild() const
{
    return matrix()->hasActiveFocus() ? child(matrix()->currentIndex()) : nullptr;
}

QString MatrixAccessible::text(QAccessible::Text kind) const
{
    switch (kind) {
    case QAccessible::Name:
        return EstateMatrix::tr("Estate matrix, %1 regions by %2")
            .arg(Figures::countText(childCount()), matrix()->measureText().toLower());
    case QAccessible::Description: return matrix()->describedText();
    case QAccessible::Value: return matrix()->cellText(matrix()->currentIndex());
    default: return {};
    }
}

QAccessible::State MatrixAccessible::state() const
{
    QAccessible::State state;
    state.focusable = true;
    state.focused = matrix()->hasActiveFocus();
    state.multiSelectable = true;
    state.invisible = !matrix()->isVisible();
    return state;
}

QRect MatrixAccessible::rectOf(const QRectF& inItem) const
{
    if (matrix()->window() == nullptr)
        return {};
    const QRectF inScene = matrix()->mapRectToScene(inItem);
    return {matrix()->window()->mapToGlobal(inScene.topLeft().toPoint()), inScene.size().toSize()};
}

QAccessibleInterface* makeMatrixAccessible(const QString& className, QObject* object)
{
    // Asked once for every class of an object's ancestry; ours is made at its own name only.
    if (className != QLatin1String(EstateMatrix::staticMetaObject.className()))
        return nullptr;
    auto* matrix = qobject_cast<EstateMatrix*>(object);
    return matrix == nullptr ? nullptr : new MatrixAccessible(matrix);
}

}  // namespace

void installEstateMatrixAccessible()
{
    static const bool installed = [] {
        QAccessible::installFactory(makeMatrixAccessible);
        return true;
    }();
    Q_UNUSED(installed)
}
