import type { ToastContent } from './toast-queue.ts'

type Line = Pick<ToastContent, 'title' | 'text' | 'note'>

/** What is said after the title. */
export function wordsOf({ text, note }: Line): string {
  return note ? `${text}. ${note}` : text
}

/** A title that stands before the words on one line. */
export function asBeginning(title: string): string {
  return /[.!?]$/.test(title) ? title : `${title}:`
}

/** All of it on one line. */
export function lineOf({ title, ...rest }: Line): string {
  return title ? `${asBeginning(title)} ${wordsOf(rest)}` : wordsOf(rest)
}
