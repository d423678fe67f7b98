import { validateChange } from '@glimmer/sync/validate'
import { sameJson } from '@glimmer/sync/merge'
import type { DeviceStore } from './store.ts'

/** What a connected calendar overruled, as the server tells of it. */
interface OverruledEntry {
  readonly at: string
  readonly changes: readonly unknown[]
}

/**
 * Keeps under Recently deleted what a connected calendar overruled, for a message that tells of it. What is there already,
 * as the server may tell of it again, is left as it is.
 */
export async function keepOverruledByCalendar(
  store: Pick<DeviceStore, 'database' | 'showRows'>,
  entries: readonly OverruledEntry[],
): Promise<void> {
  const read = entries.map(({ at, changes }) => ({ at, changes: changes.flatMap(changesIn) }))
  await store.database.transaction(async ({ trash }) => {
    const here = await trash.getAll()
    const isNew = ({ at, changes }: (typeof read)[number]) =>
      changes.length > 0 && !here.some((record) => record.at === at && sameJson(record.changes, changes))
    await trash.add(
      read.filter(isNew).map((entry) => ({ ...entry, reason: 'calendar', isTold: false }) as const),
    )
  })
  await store.showRows([])
}

/** None where a newer server says what this version does not know. */
function changesIn(change: unknown) {
  const checked = validateChange(change)
  return checked.kind === 'ok' ? [checked.change] : []
}
