// The project's own fonts, at the sizes of a printed page, and how wide their text is. Lengths are
// tenths of a point; widths are sums of advances, so that what is measured is what is painted.
#pragma once

#include <QFont>
#include <QFontMetricsF>
#include <QString>
#include <QStringList>
#include <array>
#include <unordered_map>

#include "engine/base/error.h"

namespace estate {

inline constexpr int unitsPerPoint = 10;

enum class PdfFace : std::uint8_t {
    cell,
    cellStrong,
    code,
    head,  // of a column
    remark,
    fact,
    factCode,
    above,
    title,
    section,
    table,
    figure,
};
inline constexpr std::size_t pdfFaces = 12;

class PdfFonts {
public:
    // notFound: the fonts are not compiled in.
    [[nodiscard]] static Result<PdfFonts> load();

    [[nodiscard]] const QFont& font(PdfFace face) const { return one(face).font; }
    [[nodiscard]] qreal ascent(PdfFace face) const { return one(face).ascent; }
    [[nodiscard]] qreal lineHeight(PdfFace face) const { return one(face).lineHeight; }
    [[nodiscard]] qreal width(PdfFace face, QStringView text) const;
    // Lines of at most that width, broken between words where it can be; line feeds are kept.
    [[nodiscard]] QStringList wrapped(PdfFace face, const QString& text, qreal widthMax) const;

private:
    struct One {
        QFont font;
        qreal ascent = 0;
        qreal lineHeight = 0;
        std::array<qreal, 128> advances{};  // of ASCII, which nearly everything is
    };
    [[nodiscard]] const One& one(PdfFace face) const
    {
        return m_faces[static_cast<std::size_t>(face)];
    }
    void add(PdfFace face, const QString& family, QFont::Weight weight, int sizeTenths);

    std::array<One, pdfFaces> m_faces;
};

}  // namespace estate
