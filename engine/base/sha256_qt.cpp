// For WebAssembly, where there is Qt and no OpenSSL. The only file of the engine that uses Qt, and
// only Qt Core: cryptography is never written by hand.
#include <QByteArrayView>
#include <QCryptographicHash>

#include "engine/base/digest.h"
#include "engine/base/error.h"

namespace estate {

Digest sha256(std::string_view bytes)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(QByteArrayView(bytes.data(), static_cast<qsizetype>(bytes.size())));
    const QByteArrayView result = hash.resultView();
    const auto digest =
        Digest::fromBytes({result.data(), static_cast<std::size_t>(result.size())});
    ESTATE_ENSURE(digest.has_value());
    return *digest;
}

}  // namespace estate
