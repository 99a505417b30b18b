// SPDX-License-Identifier: GPL-3.0-or-later
#include "door/new_key.h"

#include <QLibrary>

#include <memory>
#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/rand.h>
#include <openssl/x509.h>

namespace sandbag {

namespace {

/// OpenSSL is loaded when the first key is made: a program that plays with nobody elsewhere would
/// otherwise hold the library's 400 KiB of tables.
class OpenSsl
{
public:
    /// The function of that name, with the type it has in OpenSSL's header.
    template<typename Function>
    Function *find(const char *name)
    {
        const QFunctionPointer found = m_library.resolve(name);
        m_whole = m_whole && found;
        return reinterpret_cast<Function *>(found);
    }
    [[nodiscard]] bool isWhole() const { return m_whole; }

private:
    QLibrary m_library{QStringLiteral("crypto"), 3};
    bool m_whole = true;
};

#define FROM_OPENSSL(name) decltype(&::name) name = library.find<decltype(::name)>(#name)

/// What is needed of it.
struct KeyMaker {
    OpenSsl library;
    FROM_OPENSSL(EVP_PKEY_Q_keygen);
    FROM_OPENSSL(EVP_PKEY_free);
    FROM_OPENSSL(EVP_sha256);
    FROM_OPENSSL(RAND_bytes);
    FROM_OPENSSL(X509_new);
    FROM_OPENSSL(X509_free);
    FROM_OPENSSL(X509_set_version);
    FROM_OPENSSL(X509_get_serialNumber);
    FROM_OPENSSL(X509_getm_notBefore);
    FROM_OPENSSL(X509_getm_notAfter);
    FROM_OPENSSL(X509_gmtime_adj);
    FROM_OPENSSL(X509_set_pubkey);
    FROM_OPENSSL(X509_get_subject_name);
    FROM_OPENSSL(X509_set_issuer_name);
    FROM_OPENSSL(X509_NAME_add_entry_by_txt);
    FROM_OPENSSL(X509_sign);
    FROM_OPENSSL(ASN1_INTEGER_set_uint64);
    FROM_OPENSSL(PEM_write_bio_PrivateKey);
    FROM_OPENSSL(PEM_write_bio_X509);
    FROM_OPENSSL(BIO_new);
    FROM_OPENSSL(BIO_s_mem);
    FROM_OPENSSL(BIO_read);
    FROM_OPENSSL(BIO_free);
};
#undef FROM_OPENSSL

constexpr long kTenYears = 3'652L * 24 * 60 * 60;
constexpr int kMostPem = 4096; // a key and its certificate are 0.9 kB

/// The certificate bears no name of a person: everyone met reads it.
bool fillIn(const KeyMaker &ssl, X509 *certificate, EVP_PKEY *key)
{
    quint64 serial = 0;
    if (ssl.RAND_bytes(reinterpret_cast<unsigned char *>(&serial), sizeof serial) != 1)
        return false;
    ssl.X509_set_version(certificate, X509_VERSION_3);
    ssl.ASN1_INTEGER_set_uint64(ssl.X509_get_serialNumber(certificate), serial >> 1);
    ssl.X509_gmtime_adj(ssl.X509_getm_notBefore(certificate), 0);
    ssl.X509_gmtime_adj(ssl.X509_getm_notAfter(certificate), kTenYears);
    X509_NAME *name = ssl.X509_get_subject_name(certificate);
    const auto *text = reinterpret_cast<const unsigned char *>("sandbag");
    return ssl.X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, text, -1, -1, 0) == 1 &&
           ssl.X509_set_issuer_name(certificate, name) == 1 &&
           ssl.X509_set_pubkey(certificate, key) == 1 &&
           ssl.X509_sign(certificate, key, ssl.EVP_sha256()) > 0;
}

} // namespace

QByteArray newKeyPem()
{
    const KeyMaker ssl;
    if (!ssl.library.isWhole())
        return {};
    const std::unique_ptr<EVP_PKEY, decltype(ssl.EVP_PKEY_free)> key(
        ssl.EVP_PKEY_Q_keygen(nullptr, nullptr, "EC", "P-256"), ssl.EVP_PKEY_free);
    const std::unique_ptr<X509, decltype(ssl.X509_free)> certificate(ssl.X509_new(), ssl.X509_free);
    const std::unique_ptr<BIO, decltype(ssl.BIO_free)> out(ssl.BIO_new(ssl.BIO_s_mem()),
                                                           ssl.BIO_free);
    if (!key || !certificate || !out || !fillIn(ssl, certificate.get(), key.get()) ||
        ssl.PEM_write_bio_PrivateKey(out.get(), key.get(), nullptr, nullptr, 0, nullptr, nullptr) !=
            1 ||
        ssl.PEM_write_bio_X509(out.get(), certificate.get()) != 1)
        return {};
    QByteArray pem(kMostPem, '\0');
    pem.resize(std::max(0, ssl.BIO_read(out.get(), pem.data(), kMostPem)));
    return pem;
}

} // namespace sandbag
