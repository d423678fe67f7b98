/** One part of a legal text. Paragraphs first, then a list or a table where one says it better. */
export interface LegalSection {
  readonly id: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly list?: readonly string[]
  readonly table?: {
    readonly head: readonly string[]
    readonly rows: readonly (readonly string[])[]
  }
}
