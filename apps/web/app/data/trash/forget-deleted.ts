import type { TrashEntry } from '@glimmer/sync/trash-entries'
import type { DeviceStore } from '../../device/store.ts'
import { forgetKept } from '../../lib/forget-kept.ts'
import { entryName } from './entry-name.ts'

/** The length of a UUID; other rows have ids that are no names of theirs alone. */
const ID_LENGTH = 36

/**
 * Takes out of this browser what it keeps, beside the rows, of things that are deleted for good: drafts, what was asked for
 * their titles, how long they take. A title that another task has stays known.
 */
export async function forgetDeleted(
  { owner, mirror }: Pick<DeviceStore, 'owner' | 'mirror'>,
  entries: readonly TrashEntry[],
): Promise<void> {
  const { titleKey } = await import('@glimmer/domain/breakdown/remembered-steps')
  const gone = new Set<string>()
  for (const { kind, keys } of entries) {
    // Where another version is gone the thing itself stays.
    if (kind === 'version') continue
    for (const id of keys.map((key) => key.slice(key.indexOf('/') + 1))) {
      if (id.length >= ID_LENGTH) gone.add(id)
    }
  }
  const present = new Set(mirror.rowsOf('tasks').map(({ title }) => title))
  for (const title of entries.flatMap(titlesOf)) {
    if (!present.has(title)) gone.add(title).add(titleKey(title))
  }
  gone.delete('')
  forgetKept(owner, (text) => gone.has(text) || gone.has(text.slice(0, ID_LENGTH)))
}

/** Its own and those of what belongs to it. */
function titlesOf(entry: TrashEntry): readonly string[] {
  const own = entryName(entry)
  const others = entry.changes.flatMap((change) =>
    change.op === 'insert' ? (entryName({ data: change.data }) ?? []) : [],
  )
  return own === null ? others : [own, ...others]
}
