import QtQuick
import QtQuick.Layouts
import Estate.Models

// Room Estate: how the regions stand, by one measure at a time.
FocusScope {
    id: room

    required property Session session
    required property CommandCatalog commands
    required property EnvelopeModel envelope
    // Of the region in focus: figures, exports or relationships.
    property int regionView: RegionPane.View.Figures
    // Its page stands in place of the matrix: sites, hosts, flows and so on.
    property bool opened: false
    property int pageView: RegionPage.View.Hosts
    readonly property bool paged: room.opened && room.matrix.currentIndex >= 0
    // What this room adds to the palette.
    readonly property list<Command> roomCommands: [...Array.from(actions.all),
        ...Array.from(matrixActions.gather())]
    readonly property alias matrix: matrixPane.matrix
    readonly property int shownRow: room.matrix.currentIndex >= 0 ? room.matrix.currentIndex
                                                                  : room.matrix.hoveredIndex
    // What "fail these" would take: the selection, or else the cell in focus.
    readonly property list<string> targetIds: room.matrix.selectedIds.length > 0
                                              ? room.matrix.selectedIds
                                              : room.matrix.currentIndex >= 0
                                                ? [room.matrix.currentRegionId] : []

    readonly property string failObstacle: obstacle.text
    // The room as a link.
    readonly property string place: link.of(Place.Estate, {
        region: room.matrix.currentRegionId,
        select: room.matrix.selectedIds,
        measure: room.matrix.measure,
        order: room.matrix.order,
        pane: room.regionView,
        page: room.paged ? room.pageView : -1
    })

    // Of a region in the list of the worst, or of a site on a region's page.
    signal planAsked(placeId: string)

    // What stays for the lists under the matrix: four whole rows, or more.
    readonly property real lowerMin: Math.max(Theme.px(132), room.height / 2 - Theme.px(300))

    // Why a link can't be followed here; empty: it can.
    function placeProblem(asked: PlaceLink): string {
        const ids = Array.from(asked.selectedIds);
        if (asked.region.length > 0)
            ids.push(asked.region);
        const unknown = ids.find(id => room.session.regions.rowOf(id) < 0) ?? "";
        return unknown.length > 0 ? qsTr("This estate has no region “%1”.").arg(unknown) : "";
    }
    function openPlace(asked: PlaceLink) {
        room.matrix.measure = asked.choice("measure");
        room.matrix.order = asked.choice("order");
        room.matrix.selectedIds = asked.selectedIds;
        room.regionView = asked.choice("pane");
        room.opened = false;
        if (asked.region.length > 0)
            room.matrix.currentIndex = room.session.regions.rowOf(asked.region);
        const page = asked.choice("page");
        if (page >= 0) {
            room.pageView = page;
            room.opened = true;
        }
        room.enter();
    }
    function show(regionId: string) {
        room.matrix.currentIndex = room.session.regions.rowOf(regionId);
        room.enter();
    }
    // A view of the pane beside the matrix, or, counted on from there, of the region's page.
    function showView(view: int) {
        if (view <= RegionPane.View.Relations) {
            room.regionView = view;
            return;
        }
        room.pageView = view - RegionPane.View.Relations - 1;
        room.opened = true;
    }
    function open(regionId: string) {
        room.opened = true;
        room.show(regionId);
    }
    function close() {
        room.opened = false;
        room.enter();
    }
    function enter() {
        if (room.paged && loader.page)
            loader.page.enter();
        else
            room.matrix.forceActiveFocus(Qt.OtherFocusReason);
    }
    function find() {
        finder.forceActiveFocus(Qt.ShortcutFocusReason);
    }
    // What the button refuses a list refuses too, and says why.
    function askLossOf(regionId: string) {
        const reason = obstacle.textOf([regionId]);
        if (reason.length > 0)
            room.session.refuse(reason);
        else
            room.planAsked(regionId);
    }

    LossObstacle {
        id: obstacle

        session: room.session
        ids: room.targetIds
    }
    PlaceLink {
        id: link
    }
    EstateCommands {
        id: matrixActions

        matrix: room.matrix
        measures: matrixPane.measures
        orders: matrixPane.orders
        onMatrixAsked: {
            room.opened = false;
            room.commands.estateCommand.trigger();
        }
    }
    RegionCommands {
        id: actions

        ready: room.matrix.currentIndex >= 0
        opened: room.paged
        siteId: room.paged ? loader.page?.siteId ?? "" : ""
        siteObstacle: loader.page?.siteObstacle ?? ""
        onFailSiteAsked: room.planAsked(actions.siteId)
        onViewAsked: view => {
            if (view === RegionPage.View.Hosts)
                loader.page?.showHosts();
            room.pageView = view;
            room.opened = true;
            room.commands.estateCommand.trigger();
        }
        onCloseAsked: {
            room.opened = false;
            room.commands.estateCommand.trigger();
        }
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.gutter
        spacing: Theme.gutter

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gutter

            BodyText {
                text: qsTr("Estate")
                font.pixelSize: Theme.titleSize
                Accessible.role: Accessible.Heading
            }
            StateWord {
                Layout.fillWidth: true
                Layout.preferredHeight: Theme.control
                word: room.session.regions.unavailableCount === 0
                      ? qsTr("%n region(s), all available", "", room.session.regions.count)
                      : qsTr("%1 of %n region(s) unavailable", "", room.session.regions.count)
                        .arg(room.session.regions.unavailableCount)
                symbol: room.session.regions.unavailableCount === 0 ? Icons.met : Icons.missed
                ink: room.session.regions.unavailableCount === 0 ? Theme.online : Theme.offline
            }
            ActionButton {
                visible: room.session.regions.changedCount > 0
                action: room.commands.frame.seenCommand
                kind: ActionButton.Kind.Quiet
                symbol: Icons.eye
                text: qsTr("Changed since you looked: %1").arg(room.session.regions.changedCount)
                label: qsTr("Mark every change as seen")
            }
            RegionFinder {
                id: finder

                Layout.preferredWidth: Theme.px(220)
                regions: room.session.regions
                label: qsTr("Find a region")
                placeholderText: qsTr("Find a region  (Ctrl+F)")
                onPicked: regionId => room.show(regionId)
                onPasted: text => room.matrix.paste(text)
            }
            ActionButton {
                action: room.commands.failCommand
                kind: ActionButton.Kind.Primary
                symbol: Icons.fail
                text: room.targetIds.length > 1 ? qsTr("Fail these %1").arg(room.targetIds.length)
                      : room.targetIds.length === 1 ? qsTr("Fail %1").arg(room.targetIds[0])
                      : qsTr("Fail these")
            }
        }
        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gutter

            // Made when somebody goes there.
            Loader {
                id: loader

                readonly property RegionPage page: loader.item as RegionPage
                readonly property bool wanted: room.paged

                function make() {
                    if (loader.wanted && loader.status === Loader.Null)
                        loader.setSource(Qt.resolvedUrl("RegionPage.qml"),
                                         {session: room.session, view: room.pageView,
                                          backCommand: actions.backCommand,
                                          failSiteCommand: actions.failSiteCommand,
                                          hostsCommand: actions.hostsCommand,
                                          regionId: room.matrix.currentRegionId});
                }

                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: room.paged
                onWantedChanged: loader.make()
            }
            Binding {
                target: loader.item
                property: "regionId"
                value: room.matrix.currentRegionId
                when: loader.status === Loader.Ready
            }
            Binding {
                target: loader.item
                property: "view"
                value: room.pageView
                when: loader.status === Loader.Ready
            }
            Connections {
                target: loader.page

                function onViewAsked(view: int) {
                    room.pageView = view;
                }
                function onCloseAsked() {
                    room.close();
                }
            }
            // Placed by hand: the height of the matrix follows from the height of the room.
            Item {
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: !room.paged

                MatrixPane {
                    id: matrixPane

                    width: parent.width
                    height: Math.min(matrixPane.wantedHeight, matrixPane.heightMax)
                    session: room.session
                    heightMax: parent.height - Theme.gutter - room.lowerMin
                    onRegionOpened: regionId => room.open(regionId)
                }
                RowLayout {
                    anchors.top: matrixPane.bottom
                    anchors.topMargin: Theme.gutter
                    anchors.bottom: parent.bottom
                    width: parent.width
                    spacing: Theme.gutter

                    WorstPane {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: Theme.px(10)
                        session: room.session
                        measure: room.matrix.measure
                        measureText: room.matrix.measureText
                        regionId: room.matrix.currentRegionId
                        onRegionChosen: row => room.matrix.currentIndex = row
                        onPlanAsked: regionId => room.askLossOf(regionId)
                    }
                    EnvelopePane {
                        Layout.fillWidth: true
                        Layout.fillHeight: true
                        Layout.preferredWidth: Theme.px(10)
                        envelope: room.envelope
                    }
                }
            }
            RegionPane {
                // So wide that the matrix has its 32 columns in a small window.
                Layout.preferredWidth: Theme.px(316)
                Layout.fillHeight: true
                session: room.session
                row: room.shownRow
                view: room.regionView
                paged: room.paged
                pageCommand: actions.hostsCommand
                onViewAsked: view => room.regionView = view
                onPageAsked: regionId => room.open(regionId)
                onRegionAsked: regionId => room.show(regionId)
            }
        }
    }
}
