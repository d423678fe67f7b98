import { isTakenBy, ownedNameOf } from './kept-keys.ts'
import { namesIn, type Place, readText, writeText } from './browser-storage.ts'
import { takeOverOldKeys } from './old-keys.ts'

const EVERYWHERE: readonly Place[] = ['tab', 'device']

/** Takes away what does not outlast that, whoever it is of: see the list in `kept-keys.ts`. Other tabs’ own stays theirs. */
export function clearKept(by: 'reset' | 'leaving', places = EVERYWHERE): void {
  // What the device keeps for itself may still have its old name.
  takeOverOldKeys()
  for (const place of places) {
    for (const name of namesIn(place)) if (isTakenBy(by, name)) writeText(place, name, null)
  }
}

/** Gives what is kept for one owner to another. Where the other has something of that name it stays where it is. */
export function moveKept(from: string, to: string): void {
  takeOverOldKeys()
  const prefix = ownedNameOf(from)
  for (const name of namesIn('device').filter((one) => one.startsWith(prefix))) {
    const target = ownedNameOf(to) + name.slice(prefix.length)
    if (readText('device', target) !== null) continue
    writeText('device', target, readText('device', name))
    writeText('device', name, null)
  }
}
