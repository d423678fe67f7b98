import { isTakenBy, ownedNameOf } from './kept-keys.ts'
import { isRefused, namesIn, type Place, readText, writeText } from './browser-storage.ts'
import { leftOwners } from './left-owners.ts'
import { movesIn } from './moves-in.ts'
import { takeOverOldKeys } from './old-keys.ts'

/**
 * Removes every setting that ends with a reset or with leaving, whoever it belongs to: see the list in
 * `kept-keys.ts`. Other tabs’ sessionStorage is out of reach, and so is what they write just now: see `clearLeft`.
 */
export function clearKept(
  by: 'reset' | 'leaving',
  isMeant: (place: Place, name: string) => boolean = () => true,
): void {
  // Renames old keys first, as settings that stay may still have their old name.
  takeOverOldKeys()
  for (const place of ['tab', 'device'] as const) {
    for (const name of namesIn(place))
      if (isTakenBy(by, name) && isMeant(place, name)) writeText(place, name, null)
  }
}

/**
 * Removes what this tab keeps of an owner who left, in this tab or another: also what it wrote before it heard of that, and
 * after the other had cleared everything.
 */
export function clearLeft(owner: string): void {
  leftOwners.add(owner)
  clearKept('leaving', (place, name) => place === 'tab' || name.startsWith(ownedNameOf(owner)))
}

/** Moves the settings of one owner to another. Settings that the other already has are left where they are. */
export function moveKept(from: string, to: string): void {
  takeOverOldKeys()
  const prefix = ownedNameOf(from)
  for (const name of namesIn('device').filter((one) => one.startsWith(prefix))) {
    const target = ownedNameOf(to) + name.slice(prefix.length)
    if (readText('device', target) !== null) continue
    writeText('device', target, readText('device', name))
    // Without room for it this page alone knows the new one: the old one stays for the next.
    if (!isRefused('device', target)) writeText('device', name, null)
  }
  movesIn.set(movesIn.get() + 1)
}
