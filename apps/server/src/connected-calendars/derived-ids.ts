import { createHash } from 'node:crypto'

/** A UUID that follows from these, so that the same thing has the same id each time it is met. */
export function derivedId(...parts: readonly (string | null)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(parts)).digest()
  // As one of version 8, which is for ids that somebody reckons in their own way.
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = hash.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  )
}
