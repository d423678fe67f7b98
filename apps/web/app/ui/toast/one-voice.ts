/** What decides how long a message lasts beside others. */
export interface Voice {
  /** A new message of a kind replaces the older one. Default: the answer to the person's last action. */
  readonly kind?: string
  readonly tone?: Tone
  /** Stays beside later messages for its whole time, as its Undo restores something that was deleted. */
  readonly isLasting?: boolean
}

/** The outcome, shown by an icon and said in words. None: information. */
export type Tone = 'success' | 'error' | 'celebration'

const ANSWER = 'answer'

/** Whether a new message replaces one that is shown. */
export function takesPlaceOf(next: Voice, old: Voice): boolean {
  return !next.isLasting && !old.isLasting && kindOf(next) === kindOf(old)
}

/** Whether a message ends with the person's next action. An error stays until it is closed or solved. */
export function endsWithNextAct(old: Voice): boolean {
  return !old.isLasting && old.tone !== 'error' && kindOf(old) === ANSWER
}

/** Whether it disappears by itself. */
export function goesByItself({ tone }: Voice): boolean {
  return tone !== 'error'
}

function kindOf({ kind = ANSWER }: Voice): string {
  return kind
}
