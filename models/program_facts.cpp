#include "models/program_facts.h"

#include <QCoreApplication>

#include "engine/estate/envelope.h"
#include "engine/estate/profile.h"
#include "engine/journal/journal.h"
#include "engine/planner/decision.h"
#include "models/language.h"
#include "models/plan_analysis.h"

using namespace estate;

ProgramFacts::ProgramFacts(QObject* parent) : QObject(parent)
{
    connect(Language::instance(), &Language::changed, this, &ProgramFacts::retranslated);
}

QString ProgramFacts::versionText() const
{
    return tr("Estate Console %1, with Qt %2")
        .arg(QCoreApplication::applicationVersion(), QLatin1String(qVersion()));
}

QString ProgramFacts::plannerText() const
{
    return tr("version %1").arg(plannerVersion);
}

QString ProgramFacts::formatText() const
{
    return tr("version %1").arg(journalFormatMajor);
}

QString ProgramFacts::envelopeText() const
{
    return tr("version %1, with version %2 of its modelling assumptions")
        .arg(envelopeVersion)
        .arg(profileVersion);
}

QStringList ProgramFacts::licenceTexts() const
{
    return {
        tr("Estate Console: Apache License 2.0."),
        PlanAnalysis::drawable()
            ? tr("Qt: LGPL-3. Qt Charts, which draws the charts of Plan where it is installed: "
                 "GPL-3; a program that links it is under the GPL-3 as a whole.")
            : tr("Qt: LGPL-3."),
        tr("Fonts: Roboto and JetBrains Mono under Apache-2.0, Material Design Icons under "
           "OFL-1.1."),
    };
}
