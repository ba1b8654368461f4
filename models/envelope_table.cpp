#include "models/envelope_table.h"

#include "engine/estate/envelope.h"
#include "models/envelope_words.h"
#include "models/words.h"

using namespace estate;

namespace {

const QString equals = QStringLiteral(" = ");
const QString between = QStringLiteral(" / ");

// Each number of a setting with separators; names stay as they are.
QString readable(const QString& value)
{
    QStringList parts = value.split(between);
    for (QString& part : parts) {
        bool isNumber = false;
        const qulonglong number = part.toULongLong(&isNumber);
        if (isNumber)
            part = Figures::count(number);
    }
    return parts.join(between);
}

}  // namespace

EnvelopeTable::EnvelopeTable(QObject* parent)
    : SessionTable({textColumn("figure", 200), numberColumn("value", 208),
                    textColumn("derivation", 320, true), textColumn("source", 144)},
                   parent)
{}

SessionFollower::Connections EnvelopeTable::listenTo(Session& session)
{
    return {connect(&session, &Session::readyChanged, this, &EnvelopeTable::reload)};
}

void EnvelopeTable::reload()
{
    m_figures.clear();
    m_settings.clear();
    m_denominator = 0;
    if (m_session != nullptr && m_session->ready() &&
        m_session->desk().workspace().source().origin == EstateOrigin::federal) {
        const EstateSource& source = m_session->desk().workspace().source();
        const EstateProfile profile =
            EstateProfile::parse(source.profile).value_or(EstateProfile{});
        const QStringList plain = toText(EstateProfile{}.toText()).split(QLatin1Char('\n'));
        const QStringList chosen = toText(profile.toText()).split(QLatin1Char('\n'));
        m_denominator = source.denominator;
        m_figures = envelopeFigures();
        for (const QString& line : chosen) {
            const qsizetype sign = line.indexOf(equals);
            if (sign > 0)
                m_settings.push_back(
                    {line.left(sign), line.mid(sign + equals.size()), !plain.contains(line)});
        }
    }
    setTotal(static_cast<int>(m_figures.size() + m_settings.size()));
    emit estateChanged();
}

bool EnvelopeTable::isFigure(int item) const
{
    return static_cast<std::size_t>(item) < m_figures.size();
}

const EnvelopeFigureFacts& EnvelopeTable::figureAt(int item) const
{
    return m_figures[static_cast<std::size_t>(item)];
}

const EnvelopeTable::Setting& EnvelopeTable::settingAt(int item) const
{
    return m_settings[static_cast<std::size_t>(item) - m_figures.size()];
}

QString EnvelopeTable::heading(int column) const
{
    switch (column) {
    case FigureColumn: return tr("Figure");
    case ValueColumn: return tr("Value");
    case DerivationColumn: return tr("Derivation");
    case SourceColumn: return tr("Source");
    default: return {};
    }
}

QString EnvelopeTable::cellText(int item, int column) const
{
    if (isFigure(item)) {
        const EnvelopeFigureFacts& facts = figureAt(item);
        switch (column) {
        case FigureColumn: return figureName(facts.figure);
        case ValueColumn:
            return facts.isBytes ? Figures::bytes(facts.value) : Figures::count(facts.value);
        case DerivationColumn: return figureDerivation(facts.figure);
        case SourceColumn: return basisText(facts.basis);
        default: return {};
        }
    }
    const Setting& setting = settingAt(item);
    switch (column) {
    case FigureColumn: return setting.name;
    case ValueColumn: return readable(setting.value);
    case DerivationColumn: return assumptionReason(setting.name);
    case SourceColumn:
        return setting.own ? tr("profile of this estate") : basisText(FigureBasis::ours);
    default: return {};
    }
}

// Of a setting as a profile has it.
QString EnvelopeTable::exactText(int item, int column) const
{
    if (column != ValueColumn)
        return cellText(item, column);
    if (!isFigure(item))
        return settingAt(item).value;
    const EnvelopeFigureFacts& facts = figureAt(item);
    return facts.isBytes ? Figures::bytesExact(facts.value) : cellText(item, column);
}

// By value among figures; the settings, which have units of all kinds, stay behind them.
bool EnvelopeTable::lessThan(int left, int right, int column) const
{
    if (column != ValueColumn)
        return TableModel::lessThan(left, right, column);
    if (isFigure(left) != isFigure(right))
        return isFigure(left);
    return isFigure(left) && figureAt(left).value < figureAt(right).value;
}

QStringList EnvelopeTable::limits() const
{
    if (m_figures.empty())
        return {};
    std::uint64_t relationships = 0;
    for (const RelationshipFacts& kind : relationshipFacts)
        relationships += kind.concrete;
    return {
        tr("Version %1 is a planning envelope, deliberately conservative, not a census: it sizes "
           "an estate that nobody has counted.")
            .arg(envelopeVersion),
        tr("At 1:%1 a representative stands for a range of concrete things that follow each other. "
           "The ranges cover every population without gap or overlap, so every total is exact; a "
           "completion is exact to the service time of one representative.")
            .arg(Figures::count(m_denominator)),
        tr("It proves nothing about every pathological topology of %1 relationships. A graph laid "
           "over the estate asks for one of the worst.")
            .arg(Figures::count(relationships)),
        tr("What is our assumption can be overridden: --profile names a file of settings, for the "
           "console and for estatectl."),
    };
}
