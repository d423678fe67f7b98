import type { Change } from '@glimmer/sync/change'
import { splitChanges } from '@glimmer/sync/families'
import type { DeviceStore } from '../device/store.ts'
import type { Written } from '../device/write.ts'
import { logProblem } from '../lib/log.ts'

/** Why a change did not take effect; `unstored`: the device itself could not store it. */
export type Refusal = Exclude<Written, { kind: 'written' }> | { readonly kind: 'unstored' }

export interface SavedParts {
  /** The changes that undo what took effect. */
  readonly undo: readonly Change[]
  /** What did not take effect, and why. */
  readonly left: readonly Change[]
  readonly refusal?: Refusal
}

/** Splits changes that are too many for one write. If one write does not take effect, those before it stay. */
export async function saveInParts(
  store: Pick<DeviceStore, 'write'>,
  wanted: readonly Change[],
): Promise<SavedParts> {
  const undo: Change[] = []
  const parts = splitChanges(wanted)
  for (const [place, part] of parts.entries()) {
    const written = await save(store, part)
    if (written.kind !== 'written') return { undo, left: parts.slice(place).flat(), refusal: written }
    undo.unshift(...written.undo)
  }
  return { undo, left: [] }
}

async function save(
  store: Pick<DeviceStore, 'write'>,
  wanted: readonly Change[],
): Promise<Written | { readonly kind: 'unstored' }> {
  try {
    return await store.write(wanted)
  } catch (error) {
    logProblem('a change could not be stored', error)
    return { kind: 'unstored' }
  }
}
