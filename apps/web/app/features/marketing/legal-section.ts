/** A text that differs by when this server deletes an account: at once, or after some days, which stand between the two halves. */
export interface DeletionText {
  readonly atOnce: string
  readonly later: readonly [before: string, after: string]
}

export type LegalText = string | DeletionText

/** One part of a legal text. Paragraphs first, then a list or a table where one says it better. */
export interface LegalSection {
  readonly id: string
  readonly heading: string
  readonly paragraphs: readonly LegalText[]
  readonly list?: readonly LegalText[]
  readonly table?: {
    readonly head: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }
}
