import { cutText } from './cut-text.ts'

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

/** So many characters can what was shared fill: some forty pages. */
const MAX_SHARED_LENGTH = 100_000

/**
 * The text with what was shared below it, as far as there is room: any page on the web can hold a link that shares. What was
 * there before is never cut.
 */
export function addShared(before: string, shared: string): string {
  const [fitting = ''] = cutText(shared, Math.max(1, MAX_SHARED_LENGTH - before.length))
  if (before.length >= MAX_SHARED_LENGTH || fitting === '') return before
  return before === '' ? fitting : `${before}\n${fitting}`
}
