// With the processor's own instructions where it has them, several times as fast as Qt's.
#include <openssl/evp.h>

#include "engine/base/digest.h"
#include "engine/base/error.h"

namespace estate {

Digest sha256(std::string_view bytes)
{
    // Looked up once: by itself OpenSSL would do so for every digest.
    static EVP_MD* const algorithm = EVP_MD_fetch(nullptr, "SHA256", nullptr);
    ESTATE_ENSURE(algorithm != nullptr);
    Digest digest;
    unsigned int size = 0;
    const int done = EVP_Digest(bytes.data(), bytes.size(), digest.bytes.data(), &size, algorithm,
                                nullptr);
    ESTATE_ENSURE(done == 1 && size == digest.bytes.size());
    return digest;
}

}  // namespace estate
