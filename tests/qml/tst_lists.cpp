// The small lists beside the rooms: completion, the worst twenty, the envelope, a basis.
#include <QGuiApplication>

#include "models/envelope_model.h"
#include "models/envelope_table.h"
#include "models/estate_matrix.h"
#include "models/people.h"
#include "models/proposal_basis_model.h"
#include "models/proposal_comment_model.h"
#include "models/region_choice_model.h"
#include "models/sweep_pin_model.h"
#include "models/words.h"
#include "models/worst_region_model.h"
#include "tests/qml/desk_fixture.h"

class ListsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void completionPrefersTheBeginning();
    void completionIsBounded();
    void completionPutsWhatIsLostLast();
    void theWorstAreOrdered();
    void anUnavailableRegionIsWorstWhereItCompares();
    void theEnvelopeIsExact();
    void everyFigureSaysWhereItComesFrom();
    void aProfileOfItsOwnIsNoAssumptionOfOurs();
    void aBasisNamesItsRegions();
    void listsOfIdsShowTheFirst();
    void aPinnedLossIsFoundByEveryRegion();
    void whatDiffersIsToldRowByRow();
    void aModelHearsOnlyTheSessionThatItHas();
};

void ListsTest::completionPrefersTheBeginning()
{
    DeskFixture desk;
    RegionChoiceModel choices;
    const auto testers = testersOf({&choices});
    choices.setRegions(desk.session->regions());
    QCOMPARE(choices.count(), 0);
    choices.setText(QStringLiteral("r017"));
    QCOMPARE(choices.regionIdAt(0), QStringLiteral("r017"));
    choices.setText(QStringLiteral("17"));
    QCOMPARE(choices.regionIdAt(0), QStringLiteral("r017"));
    choices.setText(QStringLiteral("nowhere"));
    QCOMPARE(choices.count(), 0);
    QCOMPARE(choices.regionIdAt(0), QString());
}

void ListsTest::completionIsBounded()
{
    DeskFixture desk;
    RegionChoiceModel choices;
    choices.setRegions(desk.session->regions());
    choices.setText(QStringLiteral("r"));
    QCOMPARE(choices.count(), RegionChoiceModel::choicesMax);
}

void ListsTest::completionPutsWhatIsLostLast()
{
    DeskFixture desk;
    RegionChoiceModel choices;
    const auto testers = testersOf({&choices});
    const auto detail = [&choices](int row) {
        return choices.index(row).data(RegionChoiceModel::DetailTextRole).toString();
    };
    choices.setRegions(desk.session->regions());
    choices.setText(QStringLiteral("r01"));
    QCOMPARE(choices.regionIdAt(0), QStringLiteral("r010"));
    QVERIFY(!detail(0).startsWith(QStringLiteral("named as lost")));
    choices.setLost({QStringLiteral("r010"), QStringLiteral("r012")});
    QCOMPARE(choices.regionIdAt(0), QStringLiteral("r011"));
    QCOMPARE(choices.regionIdAt(1), QStringLiteral("r013"));
    QCOMPARE(choices.count(), RegionChoiceModel::choicesMax);
    // Whoever names it finds it, and sees what it is.
    choices.setText(QStringLiteral("r012"));
    QCOMPARE(choices.regionIdAt(0), QStringLiteral("r012"));
    QVERIFY(detail(0).startsWith(QStringLiteral("named as lost already")));
    choices.setLost({});
    QVERIFY(!detail(0).startsWith(QStringLiteral("named as lost")));
}

void ListsTest::theWorstAreOrdered()
{
    DeskFixture desk;
    WorstRegionModel worst;
    const auto testers = testersOf({&worst});
    worst.setRegions(desk.session->regions());
    for (const int measure : {EstateMatrix::Availability, EstateMatrix::Utilisation,
                              EstateMatrix::FreeCapacity, EstateMatrix::FailoverReserve}) {
        worst.setMeasure(measure);
        QCOMPARE(worst.count(), 20);
    }
    worst.setMeasure(EstateMatrix::Utilisation);
    int before = 1'000'001;
    for (int row = 0; row < worst.count(); ++row) {
        const int region = worst.index(row).data(WorstRegionModel::RowRole).toInt();
        const int ppm = desk.session->regions()
                            ->index(region)
                            .data(RegionListModel::UtilisationPpmRole)
                            .toInt();
        QVERIFY(ppm <= before);
        before = ppm;
    }
}

// It stood first by utilisation, with less in use than any of those below it.
void ListsTest::anUnavailableRegionIsWorstWhereItCompares()
{
    DeskFixture desk;
    WorstRegionModel worst;
    const auto testers = testersOf({&worst});
    worst.setRegions(desk.session->regions());
    const QString proposal = desk.proposeLossOf({QStringLiteral("r200")});
    desk.session->setOperatorName(QStringLiteral("grace"));
    QVERIFY(desk.changes()->approve(proposal));
    desk.changes()->execution()->setStepInterval(0);
    QVERIFY(desk.changes()->commit(
        proposal, desk.change(proposal, ChangesModel::LostOperationsTextRole).toString()));
    QTRY_VERIFY(desk.changes()->execution()->finished());
    const int region = desk.session->regions()->rowOf(QStringLiteral("r200"));
    const auto place = [&worst, region] {
        for (int row = 0; row < worst.count(); ++row) {
            if (worst.index(row).data(WorstRegionModel::RowRole).toInt() == region)
                return row;
        }
        return -1;
    };
    worst.setMeasure(EstateMatrix::Availability);
    QCOMPARE(place(), 0);
    QCOMPARE(worst.leftOut(), 0);
    worst.setLimit(desk.session->regions()->count());
    worst.setMeasure(EstateMatrix::Utilisation);
    QCOMPARE(place(), -1);
    QCOMPARE(worst.leftOut(), 1);
    worst.setMeasure(EstateMatrix::ExportAge);
    QVERIFY(place() >= 0);
    QCOMPARE(worst.leftOut(), 0);
}

void ListsTest::theEnvelopeIsExact()
{
    DeskFixture desk;
    EnvelopeModel envelope;
    const auto testers = testersOf({&envelope});
    envelope.setSession(desk.session.get());
    QCOMPARE(envelope.rowCount(), 11);
    const QModelIndex hosts = envelope.index(3);
    QCOMPARE(hosts.data(EnvelopeModel::ConcreteTextRole).toString(), QStringLiteral("3,500,000"));
    QCOMPARE(hosts.data(EnvelopeModel::RepresentativeTextRole).toString(), QStringLiteral("3,500"));
}

void ListsTest::everyFigureSaysWhereItComesFrom()
{
    DeskFixture desk;
    EnvelopeTable table;
    const auto testers = testersOf({&table});
    table.setSession(desk.session.get());
    QVERIFY(table.count() > 18);
    for (int row = 0; row < table.count(); ++row) {
        for (int column = 0; column < EnvelopeTable::ColumnCount; ++column) {
            const QString text = table.index(row, column).data().toString();
            QVERIFY2(!text.isEmpty(), qPrintable(table.index(row, 0).data().toString()));
        }
    }
    table.setFilter(QStringLiteral("figure:applications figure:logical"));
    QCOMPARE(table.count(), 1);
    const QModelIndex applications = table.index(0, EnvelopeTable::DerivationColumn);
    QVERIFY(applications.data().toString().contains(QStringLiteral("6,700")));
    QVERIFY(table.asCsv().contains(QStringLiteral("400000")));
    table.setFilter(QStringLiteral("figure:laneIops"));
    QCOMPARE(table.index(0, EnvelopeTable::ValueColumn).data().toString(),
             QStringLiteral("20,000"));
    QVERIFY(table.asText().contains(QStringLiteral("\t20000\t")));
    QVERIFY(table.limits().at(1).contains(QStringLiteral("1:1,000")));
    QVERIFY(desk.session->openFourRegionSample());
    QCOMPARE(table.total(), 0);
    QVERIFY(table.limits().isEmpty());
}

void ListsTest::aProfileOfItsOwnIsNoAssumptionOfOurs()
{
    estate::EstateSource source;
    source.profile = "lanesPerHost = 8\n";
    DeskFixture desk(source);
    EnvelopeTable table;
    table.setSession(desk.session.get());
    const auto sourceOf = [&table](const QString& setting) {
        table.setFilter(QStringLiteral("figure:") + setting);
        return table.index(0, EnvelopeTable::SourceColumn).data().toString();
    };
    QCOMPARE(sourceOf(QStringLiteral("lanesPerHost")), QStringLiteral("profile of this estate"));
    QCOMPARE(sourceOf(QStringLiteral("laneIops")), QStringLiteral("our assumption"));
}

void ListsTest::aBasisNamesItsRegions()
{
    DeskFixture desk;
    ProposalBasisModel basis;
    const auto testers = testersOf({&basis});
    basis.setSession(desk.session.get());
    QCOMPARE(basis.count(), 0);
    basis.setProposalId(desk.proposeLossOf({QStringLiteral("r017")}));
    QVERIFY(basis.count() > 1);
    QCOMPARE(basis.changedCount(), 0);
    QCOMPARE(basis.decisionsDigest().size(), 64);
    QCOMPARE(basis.rulesDigest().size(), 64);
    basis.setProposalId(QString());
    QCOMPARE(basis.count(), 0);
}

void ListsTest::listsOfIdsShowTheFirst()
{
    const QString first = QStringLiteral("r017");
    const QString second = QStringLiteral("r018");
    const QString third = QStringLiteral("r019");
    QCOMPARE(idsBrief({}), QString());
    QCOMPARE(idsBrief({first}), QStringLiteral("r017"));
    QCOMPARE(idsBrief({first, second}), QStringLiteral("r017, r018"));
    QCOMPARE(idsBrief({first, second, third}), QStringLiteral("r017, r018 +1"));
    const QString between = QStringLiteral(" | ");
    QCOMPARE(partsBrief({first, second}, between), QStringLiteral("r017 | r018"));
    QCOMPARE(partsBrief({first, second, third}, between), QStringLiteral("r017 | r018 | +1"));
}

// What a cell leaves out is there for the filter, on hover and in copies.
void ListsTest::aPinnedLossIsFoundByEveryRegion()
{
    DeskFixture desk;
    SweepPinModel pins;
    const auto testers = testersOf({&pins});
    pins.setSession(desk.session.get());
    QVERIFY(pins.pin({QStringLiteral("r017"), QStringLiteral("r018"), QStringLiteral("r019")}));
    const QModelIndex loss = pins.index(0, SweepPinModel::LossColumn);
    QCOMPARE(loss.data().toString(), QStringLiteral("r017, r018 +1"));
    QCOMPARE(pins.exactAt(0, SweepPinModel::LossColumn), QStringLiteral("r017, r018, r019"));
    QVERIFY(pins.asCsv().contains(QStringLiteral("\"r017, r018, r019\"")));
    pins.setFilter(QStringLiteral("loss:r019"));
    QCOMPARE(pins.count(), 1);
    pins.setFilter(QStringLiteral("r020"));
    QCOMPARE(pins.count(), 0);
}

// As every list that keeps rows does it (row_list_model.h).
void ListsTest::whatDiffersIsToldRowByRow()
{
    const auto said = [](const char* text) {
        return estate::ProposalComment{"ada", estate::sampleEpoch, text};
    };
    ProposalCommentModel comments;
    const auto testers = testersOf({&comments});
    const QSignalSpy inserted(&comments, &QAbstractItemModel::rowsInserted);
    const QSignalSpy removed(&comments, &QAbstractItemModel::rowsRemoved);
    const QSignalSpy changed(&comments, &QAbstractItemModel::dataChanged);
    const QSignalSpy counted(&comments, &ProposalCommentModel::countChanged);
    comments.setComments({said("one"), said("two"), said("three")});
    QCOMPARE(inserted.count(), 1);
    comments.setComments({said("one"), said("deux"), said("three"), said("four")});
    QCOMPARE(inserted.count(), 2);
    QCOMPARE(inserted.at(1).at(1).toInt(), 3);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
    QCOMPARE(comments.index(1).data(ProposalCommentModel::CommentRole).toString(),
             QStringLiteral("deux"));
    comments.setComments({said("one"), said("deux"), said("three"), said("four")});
    QCOMPARE(counted.count(), 2);
    comments.setComments({said("one")});
    QCOMPARE(removed.count(), 1);
    QCOMPARE(comments.rowCount(), 1);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(counted.count(), 3);
}

// As every model that has one does it (session_follower.h).
void ListsTest::aModelHearsOnlyTheSessionThatItHas()
{
    const DeskFixture first;
    const DeskFixture second;
    People people;
    QSignalSpy replaced(&people, &People::sessionChanged);
    QSignalSpy refreshed(&people, &People::refreshed);
    // How often, of one event; -1: it was refused.
    const auto heard = [&refreshed](const DeskFixture& desk, const char* note) {
        refreshed.clear();
        return desk.session->handOver(QString::fromLatin1(note))
                   ? static_cast<int>(refreshed.count())
                   : -1;
    };
    people.setSession(first.session.get());
    QVERIFY(heard(first, "Watch r042.") > 0);
    people.setSession(second.session.get());
    QCOMPARE(heard(first, "Watch r043."), 0);
    QVERIFY(heard(second, "Watch r042.") > 0);
    people.setSession(second.session.get());
    QCOMPARE(replaced.count(), 2);
    people.setSession(nullptr);
    QCOMPARE(heard(second, "Watch r043."), 0);
    QVERIFY(people.session() == nullptr);
}

QTEST_MAIN(ListsTest)
#include "tst_lists.moc"
