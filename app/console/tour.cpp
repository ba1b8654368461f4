#include "app/console/tour.h"

#include <QFile>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QMutex>
#include <QQuickWindow>
#include <QTimer>
#include <cstdio>

#include "app/console/shell.h"
#include "models/preferences.h"
#include "models/region_adjacency_model.h"
#include "models/session.h"
#include "models/words.h"

using namespace estate;

namespace {

enum Room { estateRoom, planRoom, sweepRoom, rulesRoom, changesRoom, journalRoom, sourcesRoom };

constexpr Duration tourStart = seconds(90);
constexpr int attemptsMax = 2'000;
// Longer than any tour: the execution stands still while it is looked at.
constexpr int stepPause = 3'600'000;

// What the platform says on every offscreen window; nothing of ours.
const QStringList expectedWarnings{
    QStringLiteral("This plugin does not support propagateSizeHints()"),
    QStringLiteral("This plugin does not support raise()")};

QMutex warningsMutex;
QStringList warningsSeen;
QtMessageHandler previousHandler = nullptr;

void collectWarning(QtMsgType type, const QMessageLogContext& context, const QString& text)
{
    if (type == QtWarningMsg || type == QtCriticalMsg) {
        const QMutexLocker lock(&warningsMutex);
        if (!expectedWarnings.contains(text))
            warningsSeen << text;
    }
    previousHandler(type, context, text);
}

}  // namespace

Tour::Tour(const QString& directory, const QElapsedTimer& sinceStart, QObject* parent)
    : QObject(parent), m_directory(directory), m_sinceStart(sinceStart)
{
    previousHandler = qInstallMessageHandler(collectWarning);
}

Tour::~Tour()
{
    qInstallMessageHandler(nullptr);
}

bool Tour::begin()
{
    if (!m_directory.mkpath(QStringLiteral("."))) {
        std::fprintf(stderr, "estate-console: can't make the folder %s\n",
                     qPrintable(m_directory.path()));
        return false;
    }
    auto clock = std::make_unique<FixedClock>(sampleEpoch + tourStart);
    m_clock = clock.get();
    m_session = std::make_unique<Session>(std::move(clock));
    m_session->setOperatorName(QStringLiteral("ada"));
    if (!m_session->openInMemory(EstateSource{})) {
        std::fprintf(stderr, "estate-console: %s\n", qPrintable(m_session->openErrorText()));
        return false;
    }
    m_shell = std::make_unique<Shell>(m_session.get());
    Shell::setTheme(looks.front().theme);
    if (!m_shell->load(looks.front().size, estateRoom)) {
        std::fputs("estate-console: the views did not load\n", stderr);
        return false;
    }
    Preferences::instance()->setMotion(1);  // Theme.Motion.Reduced
    m_report[QStringLiteral("stateHashBefore")] = m_session->stateHash();
    connect(m_shell->window(), &QQuickWindow::frameSwapped, this, [this] {
        if (m_framesToGo > 0 && --m_framesToGo > 0)
            m_shell->window()->update();
        else if (m_framesToGo == 0)
            QTimer::singleShot(0, this, &Tour::advance);
    });
    connect(m_shell.get(), &Shell::firstFrame, this,
            [this] { m_report[QStringLiteral("firstFrameMs")] = m_sinceStart.elapsed(); });
    addSteps();
    afterFrames(2);
    return true;
}

void Tour::addSteps()
{
    addEstateSteps();
    addRegionSteps();
    addPlanSteps();
    addRefusalSteps();
    addExecutionSteps();
    addCutSteps();
    addRegionPageSteps();
    addRuleSteps();
    addWatchSteps();
    addIncidentSteps();
    addFrameSteps();
}

void Tour::act(const std::function<void()>& action)
{
    m_steps.push_back([action] {
        action();
        return true;
    });
}

void Tour::waitUntil(const QString& what, const std::function<bool()>& condition)
{
    m_steps.push_back([this, what, condition] {
        if (condition())
            return true;
        if (++m_attempts < attemptsMax)
            return false;
        expect(false, what);
        return true;
    });
}

void Tour::expect(bool condition, const QString& what)
{
    if (!condition)
        m_failures << what;
}

void Tour::addEstateSteps()
{
    shoot(QStringLiteral("estate"), estateRoom);
    shoot(QStringLiteral("plan-empty"), planRoom);
    shoot(QStringLiteral("changes-empty"), changesRoom);
}

void Tour::addRegionSteps()
{
    const QString region = m_session->regions()->regionIdAt(17);
    act([this, region] { m_shell->showRegion(region, 1); });
    shoot(QStringLiteral("region-exports"), estateRoom);
    act([this, region] { m_shell->showRegion(region, 2); });
    // The directory is built when somebody looks for the first time.
    const auto* loading = m_shell->window()->findChild<RegionAdjacencyModel*>();
    expect(loading != nullptr, QStringLiteral("no panel shows relationships"));
    waitUntil(QStringLiteral("the relationships don't appear"),
              [loading] { return loading != nullptr && loading->count() > 0; });
    shoot(QStringLiteral("region-relationships"), estateRoom);
    act([this, region] { m_shell->showRegion(region, 0); });
}

void Tour::plan(const QStringList& failureIds, const QString& name)
{
    act([this, failureIds, name] {
        m_session->plan()->setFailureIds(failureIds);
        expect(m_session->plan()->run(), name + QStringLiteral(" does not run"));
    });
    waitForRun();
    act([this, name] {
        QJsonObject plans = m_report[QStringLiteral("plans")].toObject();
        plans[name] = planFigures();
        m_report[QStringLiteral("plans")] = plans;
        // The most instructive decision is one that could not be met.
        int shown = 0;
        for (int row = 0; row < m_session->plan()->decisions()->count(); ++row) {
            const QModelIndex decision = m_session->plan()->decisions()->index(row, 0);
            if (decision.data(DecisionListModel::StatusRole) != QVariant(QStringLiteral("met"))) {
                shown = row;
                break;
            }
        }
        m_session->plan()->setSelectedDecision(shown);
    });
    shoot(name, planRoom);
}

void Tour::waitForRun()
{
    waitUntil(QStringLiteral("a plan is not done"),
              [this] { return !m_session->plan()->running(); });
}

void Tour::addPlanSteps()
{
    const QString first = m_session->regions()->regionIdAt(17);
    const QString second = m_session->regions()->regionIdAt(18);
    const QString third = m_session->regions()->regionIdAt(19);
    plan({first, second, third}, QStringLiteral("plan-very-bad-day"));
    plan({first, second}, QStringLiteral("plan-double"));
    addAnalysisSteps(first, second, third);
    plan({first}, QStringLiteral("plan-single"));
    act([this] {
        expect(m_session->stateHash() == m_report[QStringLiteral("stateHashBefore")].toString(),
               QStringLiteral("a preview changed the state"));
    });
    shootSheet(QStringLiteral("sheet-propose"), QStringLiteral("ProposeSheet"));
}

void Tour::addAnalysisSteps(const QString& first, const QString& second, const QString& third)
{
    enum View { decisions, analysis, compare };
    const QStringList questions{QStringLiteral("capacity"), QStringLiteral("cost"),
                                QStringLiteral("deadlines"), QStringLiteral("sensitivity"),
                                QStringLiteral("second-loss")};
    act([this, first, second, third] {
        m_session->plan()->analysis()->comparison()->pin();
        m_session->plan()->secondLoss()->setIdsText(third);
        m_session->plan()->setFailureIds({first, second});
        expect(m_session->plan()->run(), QStringLiteral("a second loss does not run"));
    });
    waitForRun();
    act([this] {
        expect(m_session->plan()->secondLoss()->answered(),
               QStringLiteral("a second loss has no answer"));
    });
    for (int question = 0; question < questions.size(); ++question) {
        act([this, question] { m_shell->showPlanView(analysis, question); });
        shoot(QStringLiteral("plan-") + questions.at(question), planRoom);
    }
    act([this, first] {
        m_session->plan()->secondLoss()->setIdsText({});
        m_session->plan()->setFailureIds({first});
        expect(m_session->plan()->run(), QStringLiteral("a plan to compare does not run"));
        m_shell->showPlanView(compare, 0);
    });
    waitForRun();
    shoot(QStringLiteral("plan-compare"), planRoom);
    act([this] {
        m_session->plan()->analysis()->comparison()->unpin();
        m_session->clearNotice();
        m_shell->showPlanView(decisions, 0);
    });
}

void Tour::addRefusalSteps()
{
    act([this] {
        m_proposalId = m_session->plan()->propose(m_session->plan()->suggestedTitle());
        expect(!m_proposalId.isEmpty(), QStringLiteral("the plan can't be proposed"));
        expect(!m_session->changes()->approve(m_proposalId),
               QStringLiteral("its author may approve a proposal"));
        m_report[QStringLiteral("refusal")] = m_session->lastError();
    });
    shoot(QStringLiteral("changes-refused"), changesRoom);
    act([this] {
        m_session->clearError();
        m_clock->advance(seconds(5 * 60));
        m_session->setOperatorName(QStringLiteral("grace"));
        expect(m_session->changes()->approve(m_proposalId, tr("Read and agreed.")),
               QStringLiteral("another operator can't approve"));
        m_session->clearNotice();
    });
    shoot(QStringLiteral("changes-approved"), changesRoom);
    act([this] {
        QMetaObject::invokeMethod(m_shell->window(), "showProposal", Q_ARG(QString, m_proposalId));
    });
    shootSheet(QStringLiteral("sheet-commit"), QStringLiteral("CommitSheet"), [this] {
        QMetaObject::invokeMethod(m_shell->window(), "commit", Q_ARG(bool, false));
    });
}

void Tour::addExecutionSteps()
{
    ExecutionModel* execution = m_session->changes()->execution();
    const auto pauseAt = [this, execution](const QString& name,
                                           const std::function<bool()>& condition) {
        // The step that reaches the condition also slows the next one down: no step goes unseen.
        act([this, execution, condition] {
            m_pause = connect(execution, &ExecutionModel::progressChanged, this,
                              [this, execution, condition] {
                                  if (!condition())
                                      return;
                                  disconnect(m_pause);
                                  execution->setStepInterval(stepPause);
                              });
            execution->setStepInterval(0);
        });
        waitUntil(name + QStringLiteral(" is not reached"),
                  [execution] { return execution->stepInterval() == stepPause; });
        shoot(name, changesRoom);
    };
    act([this, execution] {
        m_clock->advance(seconds(60));
        execution->setStepInterval(stepPause);
        const QModelIndex row =
            m_session->changes()->index(m_session->changes()->rowOf(m_proposalId));
        const QString lost = row.data(ChangesModel::LostOperationsTextRole).toString();
        expect(m_session->changes()->commit(m_proposalId, lost),
               QStringLiteral("the commit does not begin"));
    });
    pauseAt(QStringLiteral("changes-prepare"),
            [execution] { return execution->prepared() * 2 >= execution->count(); });
    pauseAt(QStringLiteral("changes-fence"),
            [execution] { return execution->fenced() == execution->count(); });
    pauseAt(QStringLiteral("changes-committed"), [execution] { return execution->finished(); });
    act([this, execution] {
        expect(execution->stage() == QLatin1String("committed"),
               QStringLiteral("the execution does not end as committed"));
        expect(execution->committed() == execution->count() && execution->count() > 0,
               QStringLiteral("not every group is committed"));
        expect(m_session->lastError().isEmpty(),
               QStringLiteral("an error is left: ") + m_session->lastError());
        m_report[QStringLiteral("committedGroups")] = execution->committed();
        m_session->clearNotice();
        m_session->plan()->clear();
    });
    shoot(QStringLiteral("estate-after"), estateRoom);
}

void Tour::addCutSteps()
{
    CutListModel* cuts = m_session->cuts();
    const auto preview = [this, cuts](const QStringList& regions) {
        act([cuts, regions] {
            cuts->draft()->begin(regions);
            cuts->draft()->preview();
        });
        waitUntil(QStringLiteral("a cut's closure is not found"),
                  [cuts] { return cuts->draft()->ready(); });
    };
    const auto declare = [this, cuts] {
        act([this, cuts] {
            m_clock->advance(seconds(60));
            expect(cuts->draft()->declare(), QStringLiteral("a cut can't be declared"));
        });
    };
    // Far from the regions that were lost: nobody there could prepare.
    QStringList many;
    for (int row = 200; row < 232; ++row)
        many.append(m_session->regions()->regionIdAt(row));
    preview({m_session->regions()->regionIdAt(300)});
    declare();
    act([this, cuts] {
        cuts->setStepInterval(0);
        expect(cuts->run(cuts->shown()), QStringLiteral("a cut can't run"));
    });
    waitUntil(QStringLiteral("a cut does not end"), [cuts] { return !cuts->running(); });
    preview(many);
    shootSheet(QStringLiteral("sheet-cut"), QStringLiteral("CutSheet"));
    declare();
    act([this, cuts] {
        expect(cuts->step(cuts->shown()), QStringLiteral("a cut's participants don't prepare"));
        expect(m_session->lastError().isEmpty(),
               QStringLiteral("an error is left: ") + m_session->lastError());
        m_report[QStringLiteral("cutParticipants")] = cuts->participants()->count();
        m_session->clearNotice();
        m_shell->showCuts();
    });
    shoot(QStringLiteral("changes-cuts"), changesRoom);
}

QJsonObject Tour::planFigures() const
{
    const PlanSession* plan = m_session->plan();
    // Counts and texts as people see them; estatectl gives the exact document.
    QJsonObject figures;
    figures[QStringLiteral("failures")] = QJsonArray::fromStringList(plan->previewFailureIds());
    figures[QStringLiteral("groups")] = plan->groups();
    figures[QStringLiteral("metRto")] = plan->metRto();
    figures[QStringLiteral("missedRto")] = plan->missedRto();
    figures[QStringLiteral("held")] = plan->held();
    figures[QStringLiteral("capacityShort")] = plan->capacityShort();
    figures[QStringLiteral("deferred")] = plan->deferred();
    figures[QStringLiteral("concreteVolumes")] = plan->volumesText();
    figures[QStringLiteral("metShare")] = plan->metShareText();
    figures[QStringLiteral("missedShare")] = plan->missedShareText();
    figures[QStringLiteral("heldShare")] = plan->heldShareText();
    figures[QStringLiteral("shortShare")] = plan->shortShareText();
    figures[QStringLiteral("lastCompletion")] = plan->lastCompletionText();
    figures[QStringLiteral("lostOperations")] = plan->lostOperationsText();
    figures[QStringLiteral("expectedCost")] = plan->totalCostText();
    figures[QStringLiteral("decisions")] =
        plan->preview() == nullptr ? QString() : toText(plan->preview()->decisions.hex());
    return figures;
}

// Bindings, polish and layouts settle within two frames; nothing here waits for a length of time.
void Tour::afterFrames(int frames)
{
    m_framesToGo = frames;
    m_shell->window()->update();
}

void Tour::advance()
{
    if (m_framesToGo != 0)
        return;
    m_framesToGo = -1;  // frames that come by themselves are not waited for
    do {
        if (m_steps.empty())
            return finish();
        m_grabbed = false;
        if (m_steps.front()()) {
            m_steps.pop_front();
            m_attempts = 0;
        }
    } while (m_grabbed);
    afterFrames(2);
}

void Tour::finish()
{
    for (const QString& warning : m_shell->warnings())
        m_failures << QStringLiteral("warning: ") + warning;
    for (const QString& warning : std::as_const(warningsSeen)) {
        if (!m_failures.contains(QStringLiteral("warning: ") + warning))
            m_failures << QStringLiteral("warning: ") + warning;
    }
    m_report[QStringLiteral("stateHash")] = m_session->stateHash();
    m_report[QStringLiteral("journalIndex")] = m_session->indexText();
    m_report[QStringLiteral("estate")] = m_session->estateTitle();
    m_report[QStringLiteral("scale")] = m_session->scaleText();
    m_report[QStringLiteral("screenshots")] = m_screenshots;
    m_report[QStringLiteral("failures")] = QJsonArray::fromStringList(m_failures);
    m_report[QStringLiteral("qt")] = QString::fromLatin1(qVersion());
    QFile file(m_directory.filePath(QStringLiteral("console-report.json")));
    const QByteArray text = QJsonDocument(m_report).toJson();
    const bool written = file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
    for (const QString& failure : std::as_const(m_failures))
        std::fprintf(stderr, "estate-console: tour: %s\n", qPrintable(failure));
    if (!written)
        std::fputs("estate-console: tour: the report can't be written\n", stderr);
    std::printf("tour: %lld screenshots and console-report.json in %s\n",
                static_cast<long long>(m_screenshots.size()), qPrintable(m_directory.path()));
    emit finished(written && m_failures.isEmpty());
}
