const KEY = 'glimmer.check-in'
const NEVER = 'never'

/**
 * Whether this device may ask by itself on a date: not where the person left the question for that day, or asked not
 * to be asked. Where nothing can be kept it is not asked, as it would be asked again at every turn.
 */
export function mayAsk(date: string): boolean {
  try {
    const kept = localStorage.getItem(KEY)
    return kept !== NEVER && kept !== date
  } catch {
    return false
  }
}

/** Remembers that the question was left for that date. */
export function leaveFor(date: string): void {
  keep(date)
}

function keep(value: string): void {
  try {
    if (localStorage.getItem(KEY) !== NEVER) localStorage.setItem(KEY, value)
  } catch {
    // Nothing is kept here, and nothing is asked.
  }
}
