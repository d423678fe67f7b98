interface Draft {
  /** Whether something is half written. */
  readonly isKept: boolean
  /** The person's day on which it was last touched; empty where that is not known. */
  readonly touchedOn: string
}

/**
 * Whether somebody who comes back is in the middle of writing something, so that nothing should be asked of them. What was
 * left on another day waits, and keeps no question away.
 */
export function isInTheMiddle({ isKept, touchedOn }: Draft, today: string): boolean {
  return isKept && touchedOn === today
}
