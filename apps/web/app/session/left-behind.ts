/** A person who left the guest's things where they are is not asked again until they sign in anew. */
const KEY = 'glimmer:guest-left'

export function leaveBehind(owner: string): void {
  try {
    localStorage.setItem(KEY, owner)
  } catch {
    // They are asked once more on the next page, then.
  }
}

export function isLeftBehind(owner: string): boolean {
  try {
    return localStorage.getItem(KEY) === owner
  } catch {
    return false
  }
}

/** Called when somebody signs in: the question may be asked again. */
export function forgetLeftBehind(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
