import type { TrashEntry } from '@glimmer/sync/trash-entries'

/** What the person wrote in it, or null where it has no text of theirs. */
export function entryName({ data }: Pick<TrashEntry, 'data'>): string | null {
  const text = data['title'] ?? data['text']
  return typeof text === 'string' && text !== '' ? text : null
}
