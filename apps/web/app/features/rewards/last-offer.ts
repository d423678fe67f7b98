const KEY = 'glimmer:reward-offered-at'

/** When this device last offered something nice, in milliseconds since 1970; null where it never did. */
export function readLastOffer(): number | null {
  try {
    const at = Number(localStorage.getItem(KEY))
    return Number.isFinite(at) && at > 0 ? at : null
  } catch {
    return null
  }
}

export function keepLastOffer(at: number): void {
  try {
    localStorage.setItem(KEY, String(at))
  } catch {
    // Then it is offered a little more often.
  }
}
