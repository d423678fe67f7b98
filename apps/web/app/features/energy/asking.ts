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
  try {
    if (isAskingOn()) localStorage.setItem(KEY, date)
  } catch {
    // Then it was not asked either.
  }
}

/** Whether the question comes by itself at all. */
export function isAskingOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== NEVER
  } catch {
    return false
  }
}

export function setAskingOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, NEVER)
  } catch {
    // Nothing is kept here, and nothing is asked.
  }
}
