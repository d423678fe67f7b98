import { createECDH, ECDH, hkdfSync } from 'node:crypto'

const CURVE = 'prime256v1'

/** The key pair that says to push services which server a push is from (VAPID), in base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/**
 * Derives the key pair from the server's secret, so that every server of one installation has the same, and nothing has
 * to be kept. A device that subscribed under another key subscribes anew at its next start.
 */
export function derivePushKeys(secret: string): PushKeys {
  // A number that is no private key of the curve is as likely as a collision of hashes; then the next one is taken.
  for (let attempt = 0; ; attempt += 1) {
    const derived = Buffer.from(hkdfSync('sha256', secret, '', `glimmer push key ${attempt}`, 32))
    try {
      const pair = createECDH(CURVE)
      pair.setPrivateKey(derived)
      return { publicKey: pair.getPublicKey('base64url'), privateKey: derived.toString('base64url') }
    } catch (error) {
      if (attempt === 9) throw error
    }
  }
}

/** Whether these can be the keys of a device: a point on the curve that can be agreed with, and 16 bytes. */
export function arePushKeys({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== 65 || point[0] !== 4 || Buffer.from(auth, 'base64url').length !== 16) return false
  try {
    ECDH.convertKey(point, CURVE, undefined, undefined, 'uncompressed')
    return true
  } catch {
    return false
  }
}
