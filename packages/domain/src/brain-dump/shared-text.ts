/** What another app hands over: any of it may be missing. */
export interface Shared {
  readonly title: string | null
  readonly text: string | null
  readonly url: string | null
}

/**
 * The words of a shared thing as one text, with nothing twice: many apps put the title or the address into the text as
 * well. Empty where nothing came.
 * Example: `{ title: 'A soup', text: null, url: 'https://soup.example' }` becomes `A soup https://soup.example`
 */
export function sharedText({ title, text, url }: Shared): string {
  const words = (text ?? '').trim()
  const around = (other: string | null) => (words.includes((other ?? '').trim()) ? '' : (other ?? '').trim())
  return [around(title), words, around(url)].filter((part) => part !== '').join(' ')
}
