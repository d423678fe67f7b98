import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import forge from 'node-forge'

/** Both as PEM. */
export interface Certificate {
  readonly cert: string
  readonly key: string
}

const HOUR_MS = 60 * 60 * 1000

/** A new certificate authority, trusted by nobody who is not told to, and certificates signed by it. */
export function makeAuthority(name = 'Authority of a test') {
  const keys = makeKeys()
  const cert = sign({
    subject: name,
    issuer: name,
    keys,
    signer: keys,
    extensions: [{ name: 'basicConstraints', cA: true }],
  })
  return {
    cert,
    /** A certificate for one host, a name or an address. */
    issue(host: string): Certificate {
      const own = makeKeys()
      const altName = isIP(host) ? { type: 7, ip: host } : { type: 2, value: host }
      const extensions = [{ name: 'subjectAltName', altNames: [altName] }]
      return {
        cert: sign({ subject: host, issuer: name, keys: own, signer: keys, extensions }),
        key: own.pem,
      }
    },
  }
}

function makeKeys() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
  const key = forge.pki.privateKeyFromPem(pem)
  return { pem, key, publicKey: forge.pki.setRsaPublicKey(key.n, key.e) }
}
type Keys = ReturnType<typeof makeKeys>

interface Wanted {
  readonly subject: string
  readonly issuer: string
  readonly keys: Keys
  readonly signer: Keys
  readonly extensions: object[]
}

function sign({ subject, issuer, keys, signer, extensions }: Wanted): string {
  const certificate = forge.pki.createCertificate()
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`
  certificate.validity.notBefore = new Date(Date.now() - HOUR_MS)
  certificate.validity.notAfter = new Date(Date.now() + HOUR_MS)
  certificate.publicKey = keys.publicKey
  certificate.setSubject([{ name: 'commonName', value: subject }])
  certificate.setIssuer([{ name: 'commonName', value: issuer }])
  certificate.setExtensions(extensions)
  certificate.sign(signer.key, forge.md.sha256.create())
  return forge.pki.certificateToPem(certificate)
}
