/** What decides how long a message lasts beside others. */
export interface Voice {
  /** The newest of a kind takes the place of the older one. Default: the answer to what a person just did. */
  readonly kind?: string
  readonly tone?: Tone
  /** Stays beside whatever comes for as long as a message stays: its Undo brings back what was deleted. */
  readonly isLasting?: boolean
}

/** How it went, shown by a sign and said by words. None: something to know. */
export type Tone = 'success' | 'error' | 'celebration'

const ANSWER = 'answer'

/** Whether a new message takes the place of one that is in view: one voice at a time. */
export function takesPlaceOf(next: Voice, old: Voice): boolean {
  return !next.isLasting && !old.isLasting && kindOf(next) === kindOf(old)
}

/** Whether a message ends as soon as the person does something else. What went wrong stays until it is closed or solved. */
export function endsWithNextAct(old: Voice): boolean {
  return !old.isLasting && old.tone !== 'error' && kindOf(old) === ANSWER
}

/** Whether it goes by itself. */
export function goesByItself({ tone }: Voice): boolean {
  return tone !== 'error'
}

function kindOf({ kind = ANSWER }: Voice): string {
  return kind
}
