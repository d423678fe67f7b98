import type { RowData } from '@glimmer/sync/change'

/** A person's own words in a row, the ones that name it best first. */
const NAMING = ['title', 'text', 'description', 'location', 'bio', 'fullName', 'phone']

/** What the person wrote in a row, or in a part of one; null where it has no text of theirs. */
export function entryName({ data }: { readonly data: RowData }): string | null {
  const texts = NAMING.map((field) => data[field])
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? null
}
