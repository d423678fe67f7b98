const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const VALUES: ReadonlyMap<string, number> = new Map([...DIGITS].map((digit, value) => [digit, value]))

/** Base64 with its padding, as RFC 4648 has it. */
export function encodeBase64(bytes: Uint8Array): string {
  let text = ''
  for (let i = 0; i < bytes.length; i += 3) {
    const three = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0)
    text += DIGITS.charAt(three >> 18) + DIGITS.charAt((three >> 12) & 63)
    text += i + 1 < bytes.length ? DIGITS.charAt((three >> 6) & 63) : '='
    text += i + 2 < bytes.length ? DIGITS.charAt(three & 63) : '='
  }
  return text
}

/** Returns null for anything but the one way of writing these bytes: no white space, no missing padding. */
export function decodeBase64(text: string): Uint8Array | null {
  const digits = text.replace(/={1,2}$/, '')
  if (text.length % 4 !== 0 || text.length - digits.length !== (4 - (digits.length % 4)) % 4) return null
  const bytes = new Uint8Array(Math.floor((digits.length * 3) / 4))
  let [bits, held, next] = [0, 0, 0]
  for (const digit of digits) {
    const value = VALUES.get(digit)
    if (value === undefined) return null
    bits = ((bits << 6) | value) & 0xffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[next] = (bits >> held) & 0xff
    next += 1
  }
  const isLeftOverEmpty = (bits & ((1 << held) - 1)) === 0
  return isLeftOverEmpty ? bytes : null
}
