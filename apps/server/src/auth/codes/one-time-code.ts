import { HOTP, Secret, TOTP } from 'otpauth'

const STEP_S = 30
/** What every authenticator app takes for granted (RFC 6238). */
const FORM = { algorithm: 'SHA1', digits: 6 } as const
/** A clock may be a step ahead or behind. */
const SKEW = 1
const SECRET_BYTES = 20

export function makeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The address that authenticator apps read from a QR code. */
export function secretUri(secret: string, email: string): string {
  return new TOTP({ ...FORM, issuer: 'Glimmer', label: email, period: STEP_S, secret }).toString()
}

/** The time step whose code this is, within one step of now (ms); null where there is none. */
export function stepOf(secret: string, code: string, now: number): number | null {
  const present = Math.floor(now / 1000 / STEP_S)
  const found = HOTP.validate({
    ...FORM,
    token: code,
    secret: Secret.fromBase32(secret),
    counter: present,
    window: SKEW,
  })
  return found === null ? null : present + found
}
