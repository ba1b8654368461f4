#include "reports/pdf_fonts.h"

#include <QFontDatabase>
#include <QFontInfo>

namespace estate {

namespace {

constexpr qreal lineSpacing = 1.28;

QString familyOf(const char* path)
{
    const int id = QFontDatabase::addApplicationFont(QString::fromLatin1(path));
    const QStringList families = QFontDatabase::applicationFontFamilies(id);
    return families.isEmpty() ? QString() : families.front();
}

}  // namespace

Result<PdfFonts> PdfFonts::load()
{
    const QString text = familyOf(":/fonts/Roboto-Regular.ttf");
    const QString strong = familyOf(":/fonts/Roboto-Medium.ttf");
    const QString code = familyOf(":/fonts/JetBrainsMono-Regular.ttf");
    if (text.isEmpty() || strong.isEmpty() || code.isEmpty())
        return fail(ErrorCode::notFound,
                    "The fonts of reports can't be loaded; this program was built without them.");
    PdfFonts fonts;
    fonts.add(PdfFace::cell, text, QFont::Normal, 65);
    fonts.add(PdfFace::cellStrong, strong, QFont::Medium, 65);
    fonts.add(PdfFace::code, code, QFont::Normal, 62);
    fonts.add(PdfFace::head, strong, QFont::Medium, 62);
    fonts.add(PdfFace::remark, text, QFont::Normal, 70);
    fonts.add(PdfFace::fact, text, QFont::Normal, 80);
    fonts.add(PdfFace::factCode, code, QFont::Normal, 75);
    fonts.add(PdfFace::above, strong, QFont::Medium, 90);
    fonts.add(PdfFace::title, strong, QFont::Medium, 180);
    fonts.add(PdfFace::section, strong, QFont::Medium, 120);
    fonts.add(PdfFace::table, strong, QFont::Medium, 95);
    fonts.add(PdfFace::figure, strong, QFont::Medium, 150);
    return fonts;
}

void PdfFonts::add(PdfFace face, const QString& family, QFont::Weight weight, int sizeTenths)
{
    One& one = m_faces[static_cast<std::size_t>(face)];
    one.font = QFont(family);
    one.font.setWeight(weight);
    one.font.setPixelSize(sizeTenths * unitsPerPoint / 10);
    one.font.setHintingPreference(QFont::PreferNoHinting);
    one.font.setKerning(false);
    const QFontMetricsF metrics(one.font);
    one.ascent = metrics.ascent();
    one.lineHeight = one.font.pixelSize() * lineSpacing;
    for (ushort c = 0; c < one.advances.size(); ++c)
        one.advances[c] = c < 0x20 ? 0 : metrics.horizontalAdvance(QChar(c));
}

qreal PdfFonts::width(PdfFace face, QStringView text) const
{
    qreal sum = 0;
    for (const QChar c : text) {
        // Of other scripts the shaper knows best.
        if (c.unicode() >= 128)
            return QFontMetricsF(font(face)).horizontalAdvance(text.toString());
        sum += one(face).advances[c.unicode()];
    }
    return sum;
}

QStringList PdfFonts::wrapped(PdfFace face, const QString& text, qreal widthMax) const
{
    QStringList lines;
    for (const QString& paragraph : text.split(u'\n')) {
        QStringView rest(paragraph);
        while (width(face, rest) > widthMax && rest.size() > 1) {
            qsizetype fits = 1;
            qsizetype space = 0;
            while (fits < rest.size() && width(face, rest.first(fits + 1)) <= widthMax) {
                if (rest[fits] == u' ')
                    space = fits;
                ++fits;
            }
            if (fits < rest.size() && rest[fits] == u' ')
                space = fits;
            qsizetype cut = space > 0 ? space : fits;
            if (cut < rest.size() && rest[cut].isLowSurrogate() && cut > 1)
                --cut;
            lines.append(rest.first(cut).toString());
            rest = rest.sliced(space > 0 ? cut + 1 : cut);
        }
        lines.append(rest.toString());
    }
    return lines;
}

}  // namespace estate
