import type { Change } from '@glimmer/sync/change'
import type { DeviceStore } from '../device/store.ts'
import type { Written } from '../device/write.ts'
import { logProblem } from '../lib/log.ts'

type Saved = Written | { readonly kind: 'unstored' }

/** Why a change did not take effect; `unstored`: the device itself could not store it. */
export type Refusal = Exclude<Saved, { kind: 'written' }>

/** Writes changes, all or nothing. Never rejects. */
export async function save(store: Pick<DeviceStore, 'write'>, wanted: readonly Change[]): Promise<Saved> {
  try {
    return await store.write(wanted)
  } catch (error) {
    logProblem('a change could not be stored', error)
    return { kind: 'unstored' }
  }
}
