// Never loaded: from it the build sees which QML modules a program that is one file has to bring
// along.
import QtQml
import QtQuick
import QtQuick.Controls.Basic
import QtQuick.Layouts
import QtQuick.Templates
import Estate.Console
import Estate.Models

Item {}
