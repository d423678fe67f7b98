const KEY = 'glimmer:carried-toasts'

/** Keeps what is being said for the page that this tab opens next. Buttons stay behind: what they did is over. */
export function carryToasts(texts: readonly string[]): void {
  try {
    if (texts.length > 0) sessionStorage.setItem(KEY, JSON.stringify(texts))
  } catch {
    // Where storage is refused it goes unsaid.
  }
}

export function hasCarriedToasts(): boolean {
  try {
    return sessionStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** What was carried here, once. */
export function takeCarriedToasts(): readonly string[] {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    sessionStorage.removeItem(KEY)
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : []
  } catch {
    return []
  }
}
