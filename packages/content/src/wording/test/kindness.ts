/** What is never said to a person, wherever they are in the app. */
const NEVER: readonly RegExp[] = [
  // Guilt
  /\bfail(s|ed|ing|ures?)?\b/i,
  /\b(missed|overdue|streaks?|late(?! (shift|night|evening|morning|afternoon|lunch)s?\b)|behind schedule|slack(ing|er)|slip(ped)? up|gave up|giv(e|ing) up)\b/i,
  /\b(lazy|lazily|laziness|useless|worthless|pathetic|stupid|dumb)\b/i,
  /\bforgot to\b|\byou should(n’t)? have\b|\bwast(e|ed|ing) (of )?(your )?time\b/i,
  // A person is no disease, and nobody is the measure
  /\bsuffer(s|ed|ing)? from\b|\bsufferers?\b|\bafflict(s|ed|ion)?\b|\bvictims?\b/i,
  /\b(ab)?normal(ly)? (people|persons?|brains?|minds?|life|lives|functioning)\b|\babnormal/i,
  /\b(high|low)[- ]functioning\b|\bspecial needs\b|\bmentally ill\b|\bdeficits?\b|\bdefects?\b/i,
  /\b(cra(zy|zily)|insane|psycho|lunatic|hysterical|retard\w*)\b|\bbroken (person|brain|mind)\b/i,
  /(^|[.!?:] )simply\b/i,
  /\b(just|simply) (do|start|try|get|begin|stop|think|be|focus|relax|calm|breathe|make|ignore)\b/i,
]

/** What advice does not do besides: order about, belittle, flatter, or make work a virtue. */
const NOT_IN_ADVICE: readonly RegExp[] = [
  /\bjust\b|\bsimply\b|\bmerely\b|\bobviously\b|\beasy[- ]peasy\b|\bas easy as\b|\bno big deal\b/i,
  /(^|[,;:.!?] )you (should|must|ought to|need to|have to|had better)(?! not\b)\b|\bshouldn’t\b|\bmustn’t\b|\bno excuses?\b/i,
  /\b(more|use|your|lack of|without) willpower\b|\b(self-)?disciplined?\b|\btry harder\b|\b(push|power) through\b|\bsnap out\b/i,
  /\bhustl(e|ing)\b|\bgrind(ing)?\b|\bcrush(ing)? it\b|\bsupercharge\b|\bunlock your\b|\bgame[- ]changer\b/i,
  /\bbest (self|life|version)\b|\bbelieve in yourself\b|\byou(’ve)? got this\b|\bpositive (thinking|vibes)\b/i,
  /\bunproductive\b|\bbe (more )?productive\b|\bprocrastinator\b|\btime[- ]wasters?\b|\bbad habits?\b/i,
]

const CLAIMS: readonly RegExp[] = [
  /\b(cure[sd]?|superpowers?|proven|clinically|guarantee\w*|twice as)\b|\d ?%/i,
  /\b(suffer|disorder|symptom|afflict)\w*/i,
]

/** Words of a text that are never said to a person about themselves. */
export function unkindWords(text: string): string[] {
  return QUOTED.has(text) ? [] : found(NEVER, text)
}

/** The same, and what tips, guides and suggestions leave out besides. */
export function unkindAdvice(text: string): string[] {
  return QUOTED.has(text) ? [] : found([...NEVER, ...NOT_IN_ADVICE], text)
}

/** What the public pages leave out besides: they promise nothing of a body, and speak of nobody as ill. */
export function unfoundedClaims(text: string): string[] {
  return found(CLAIMS, text)
}

function found(rules: readonly RegExp[], text: string): string[] {
  return rules.flatMap((rule) => rule.exec(text)?.[0] ?? [])
}

/** The specification’s error catalogue, word for word. It speaks of the server, never of the person. */
const QUOTED: ReadonlySet<string> = new Set([
  'Failed to add brain dump item',
  'Failed to connect Google Calendar. Please try again.',
  'Failed to create calendar event. Please try again.',
  'Failed to delete account. Please contact support.',
  'Failed to delete brain dump item',
  'Failed to delete calendar event. Please try again.',
  'Failed to generate breakdown',
  'Failed to load brain dump items',
  'Failed to load preferences',
  'Failed to load user emails',
  'Failed to load user statistics',
  'Failed to reset account. Please try again.',
  'Failed to sync calendars. Please try again.',
  'Failed to update calendar event. Please try again.',
  'Failed to update notification preferences',
  'Failed to update password. Please try again.',
  'Failed to update preferences',
  'Failed to update profile',
  'Failed to upload profile picture',
  'Sync failed',
])
