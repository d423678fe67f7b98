/** After a page stopped working, the next opening looks at every field of what is kept. */
const KEY = 'glimmer:look-closely'

export function askForCare(): void {
  try {
    sessionStorage.setItem(KEY, 'yes')
  } catch {
    // Then it opens as ever.
  }
}

/** Whether somebody asked since the last opening. */
export function takeCare(): boolean {
  try {
    const isAsked = sessionStorage.getItem(KEY) !== null
    sessionStorage.removeItem(KEY)
    return isAsked
  } catch {
    return false
  }
}
