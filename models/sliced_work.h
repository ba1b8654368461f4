// Long work on the UI's thread, in slices between the frames. Every step is short, and what it
// works on is held by whoever begins it; cancelling is not stepping any more. A little is done at
// once, so that small work never shows as under way.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <functional>

class SlicedWork : public QObject {
    Q_OBJECT

public:
    using Step = std::function<bool()>;  // false: nothing is left
    // By count, not by time: what is ready at once is the same on every machine.
    static constexpr int stepsAtOnce = 1'024;

    explicit SlicedWork(QObject* parent = nullptr);

    // Takes the place of what runs. The first steps are done before this returns, and finished() is
    // said by then if they are all.
    void begin(Step step, int atOnce = stepsAtOnce);
    void cancel();
    [[nodiscard]] bool running() const { return m_step != nullptr; }

signals:
    void runningChanged();
    void progressed();  // every while, so that telling does not cost more than the work
    void finished();    // not after a cancel; before runningChanged()

private:
    void next();

    Step m_step;
    bool m_more = false;  // of it is left
    QTimer m_timer;
    QElapsedTimer m_sinceTold;
};
