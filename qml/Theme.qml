pragma Singleton

import QtQuick
import Estate.Models

// Every colour, size, font and duration of the console, in one place.
QtObject {
    id: theme

    enum Scheme { System, Light, Dark }
    enum Motion { AsTheSystem, Reduced, Full }

    property int scheme: Preferences.scheme
    // What the desktop or the browser prefers; the frame sets it.
    property bool systemDark: false
    property bool systemReducedMotion: false
    // Buttons that show their sign alone have room for a word; the frame sets it.
    property bool roomy: false
    property real scale: Preferences.scale
    readonly property bool reducedMotion: Preferences.motion === Theme.Motion.Reduced
                                          || (Preferences.motion === Theme.Motion.AsTheSystem
                                              && theme.systemReducedMotion)
    readonly property bool dark: theme.scheme === Theme.Scheme.Dark
                                 || (theme.scheme === Theme.Scheme.System && theme.systemDark)

    // Surfaces and lines
    readonly property color background: theme.dark ? "#0F1419" : "#F4F6F8"
    readonly property color panel: theme.dark ? "#161C23" : "#FFFFFF"
    readonly property color raised: theme.dark ? "#1E262F" : "#EAEEF2"
    readonly property color line: theme.dark ? "#2C3742" : "#D3DAE1"
    readonly property color controlBorder: theme.dark ? "#66788A" : "#7A8896"
    readonly property color hover: theme.dark ? "#242E38" : "#E2E8ED"
    readonly property color pressed: theme.dark ? "#2C3742" : "#D3DAE1"
    readonly property color selected: theme.dark ? "#1B3347" : "#DCEAF6"
    readonly property color scrim: theme.dark ? "#A6070A0D" : "#6614191F"

    // Text
    readonly property color text: theme.dark ? "#E6EBF0" : "#14191F"
    readonly property color secondary: theme.dark ? "#A3B1BF" : "#4C5966"

    // Focus, selection and the primary action only
    readonly property color accent: theme.dark ? "#5AB0F6" : "#0B62B0"
    readonly property color accentText: theme.dark ? "#0F1419" : "#FFFFFF"
    readonly property color accentHover: theme.dark ? "#7CC1F8" : "#0A569A"

    // States: colour never stands alone, a glyph and a word go with it
    readonly property color online: theme.dark ? "#6F879B" : "#63788A"
    readonly property color fenced: theme.dark ? "#F2B632" : "#B97A00"
    readonly property color fencedText: theme.dark ? "#0F1419" : "#14191F"
    readonly property color leaseExpired: theme.dark ? "#A58BF0" : "#6D3FC4"
    // An earlier moment, where every state is one of then
    readonly property color past: theme.leaseExpired
    readonly property color pastWash: theme.dark ? "#221E31" : "#F3EFFB"
    readonly property color pastText: theme.dark ? "#0F1419" : "#FFFFFF"
    readonly property color offline: theme.dark ? "#E5484D" : "#A8071A"
    readonly property color danger: theme.offline
    readonly property color dangerText: theme.dark ? "#0F1419" : "#FFFFFF"
    readonly property color dangerHover: theme.dark ? "#EC6A6E" : "#8C0616"
    readonly property color dangerWash: theme.dark ? "#2B181B" : "#FBECEC"
    readonly property color warningWash: theme.dark ? "#2A2415" : "#FBF3E2"

    // The five steps of a measure
    readonly property color step0: theme.dark ? "#1D2B38" : "#E3EDF2"
    readonly property color step1: theme.dark ? "#24506B" : "#A9CBD6"
    readonly property color step2: theme.dark ? "#2E7F96" : "#63A3B5"
    readonly property color step3: theme.dark ? "#6DB3A8" : "#2F7590"
    readonly property color step4: theme.dark ? "#D9E8B8" : "#123F57"

    // Type
    readonly property string textFamily: theme.textRegular.name
    readonly property string idFamily: theme.idRegular.name
    readonly property string iconFamily: theme.icons.name
    readonly property int axisSize: theme.px(11)
    readonly property int bodySize: theme.px(13)
    readonly property int sectionSize: theme.px(15)
    readonly property int titleSize: theme.px(20)
    readonly property int keySize: theme.px(28)
    readonly property int glyphSize: theme.px(16)
    readonly property int railGlyphSize: theme.px(22)
    readonly property int emptyGlyphSize: theme.px(40)

    // The 4 px grid
    readonly property int hairline: 1
    readonly property int focusWidth: 2
    readonly property int focusGap: 1
    readonly property int radius: theme.px(3)
    readonly property int half: theme.px(2)
    readonly property int unit: theme.px(4)
    readonly property int gap: theme.px(8)
    readonly property int gutter: theme.px(12)
    readonly property int padding: theme.px(16)
    readonly property int row: theme.px(28)
    readonly property int rowCompact: theme.px(24)
    readonly property int control: theme.px(32)
    readonly property int strip: theme.px(40)
    readonly property int rail: theme.px(56)  // the height of its buttons
    readonly property int railWidth: theme.px(68)
    readonly property int scrollBar: theme.px(8)

    readonly property int moment: theme.reducedMotion ? 0 : 120
    readonly property int toastTime: 6000
    readonly property int undoTime: 20000

    readonly property FontLoader textRegular: FontLoader {
        source: "qrc:/fonts/Roboto-Regular.ttf"
    }
    readonly property FontLoader textMedium: FontLoader {
        source: "qrc:/fonts/Roboto-Medium.ttf"
    }
    readonly property FontLoader textBold: FontLoader {
        source: "qrc:/fonts/Roboto-Bold.ttf"
    }
    readonly property FontLoader idRegular: FontLoader {
        source: "qrc:/fonts/JetBrainsMono-Regular.ttf"
    }
    readonly property FontLoader idMedium: FontLoader {
        source: "qrc:/fonts/JetBrainsMono-Medium.ttf"
    }
    readonly property FontLoader icons: FontLoader {
        source: "qrc:/fonts/materialdesignicons-webfont.ttf"
    }

    function px(size: real): int {
        return Math.round(size * theme.scale);
    }
}
