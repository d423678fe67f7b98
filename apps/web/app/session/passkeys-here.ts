/** Whether this browser can use passkeys at this address, or what is in the way. */
export type PasskeysHere = 'ok' | 'not-secure' | 'number' | 'no-browser'

/** Browsers have passkeys only over https or on this machine, and only under a name. */
export function passkeysHere(): PasskeysHere {
  if (!window.isSecureContext) return 'not-secure'
  if (/^[\d.]+$|^\[/.test(location.hostname)) return 'number'
  return 'PublicKeyCredential' in window ? 'ok' : 'no-browser'
}
