/** What the device store needs from outside. Tests pass another clock, network or browser. */
export interface Environment {
  readonly indexedDb: IDBFactory
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** A number from 0 to below 1. */
  readonly random: () => number
  readonly randomId: () => string
  /** Opens the channel of that name between the tabs of this browser. */
  readonly openChannel: (name: string) => BroadcastChannel
  /** Asks the browser not to clear what is kept here when space runs short. Some browsers ask the person. */
  readonly askToKeep: () => void
}

export const browserEnvironment: Environment = {
  get indexedDb() {
    return indexedDB
  },
  now: Date.now,
  random: Math.random,
  randomId,
  openChannel: (name) => new BroadcastChannel(name),
  // There is no `navigator.storage` on plain HTTP.
  askToKeep: () => void (navigator.storage as StorageManager | undefined)?.persist(),
}

/** A random UUID. `crypto.randomUUID` is missing on plain HTTP, `getRandomValues` is not. */
function randomId(): string {
  if ('randomUUID' in crypto) return crypto.randomUUID()
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
