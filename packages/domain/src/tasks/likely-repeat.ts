import { dayNumber, weekdayOf } from '../days/day-number.ts'
import { EVERYDAY_ACTS, type Rhythm } from './everyday-acts.ts'
import type { Repeat } from './repeat.ts'

/**
 * The repetition that a title suggests: for everyday things that nobody does only once ('Water the plants'), and for
 * titles that say it ('Call Ann every Sunday'). Null for all others: the whole title has to match, so 'Water damage
 * claim' does not. It begins on `today`. It is only proposed; nothing repeats by itself.
 */
export function likelyRepeat(title: string, today: string): Repeat | 'daily' | null {
  const words = plainWords(title)
  const said = saidRhythm(words)
  if (said !== null) return repeatOf(said, today)
  const act = words.replace(LEAD, '').replace(TAIL, '')
  const rhythm = compiled().find(([pattern]) => pattern.test(act))?.[1]
  return rhythm === undefined ? null : repeatOf(rhythm, today)
}

/** The proposal as a question: 'Repeat every 2 weeks?' */
export function repeatQuestion(repeat: Repeat | 'daily'): string {
  if (repeat === 'daily') return 'Repeat every day?'
  const { kind, every, weekdays } = repeat
  if (kind === 'months' && every === 12) return 'Repeat every year?'
  if (kind === 'weeks' && weekdays.length === 5) return 'Repeat every weekday?'
  const unit = { days: 'day', after: 'day', weeks: 'week', months: 'month' }[kind]
  return every === 1 ? `Repeat every ${unit}?` : `Repeat every ${every} ${unit}s?`
}

const LEAD = /^(?:please |remember to |remind me to |(?:i )?(?:need|have|want) to |must |to |go |quickly )+/
const TAIL =
  /(?: (?:today|tonight|now|this (?:morning|afternoon|evening)|in (?:morning|evening)|before bed|before work|after (?:breakfast|lunch|dinner)|at home|at night|upstairs|downstairs|in (?:house|flat|kitchen|bathroom|bedroom|garden|living room)))+$/

/** Lower case, without punctuation and words such as 'the' and 'my': 'Water the plants!' becomes 'water plants'. */
function plainWords(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/\b(?:the|my|our|your|all|of|some|a|an)\b/g, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const SAID = new RegExp(
  `(?:^|.+ )(?:every|each) (?:(other|\\d{1,3}|two|three|four|six) )?(day|morning|evening|night|week|month|year|weekday|${WEEKDAYS.join('|')})s?$`,
)
const SAID_BY_NAME =
  /^(daily|weekly|fortnightly|monthly|quarterly|yearly|annual) (?:review|report|shop|food shop|clean|cleaning|tidy|walk|stretch|stretches|exercise|exercises|reflection|planning|budget|check in|team meeting|meeting|call|journal|backup|meal plan)$/
/** Cancelling or asking about something that happens every week is done once. */
const ABOUT =
  /\b(?:cancel|stop|ask|find|look|set up|setup|sign up|read about|research|arrange|decide|discuss|complain|explain|why|how|apply|subscribe|unsubscribe|no longer|not)\b/
const COUNTS: Readonly<Record<string, number>> = { other: 2, two: 2, three: 3, four: 4, six: 6 }

/** The rhythm that the title names: 'every Sunday' at its end, or 'weekly' before a known activity. */
function saidRhythm(words: string): Rhythm | null {
  if (ABOUT.test(words)) return null
  const name = SAID_BY_NAME.exec(words)?.[1]
  if (name !== undefined) return BY_NAME[name] ?? null
  const [, count, unit = ''] = SAID.exec(words) ?? []
  const every = count === undefined ? 1 : (COUNTS[count] ?? Number(count))
  if (every < 1 || every > 365) return null
  if (unit === 'weekday') return every === 1 ? { kind: 'weeks', every, weekdays: [1, 2, 3, 4, 5] } : null
  if (WEEKDAYS.includes(unit)) return { kind: 'weeks', every, weekdays: [WEEKDAYS.indexOf(unit) + 1] }
  if (unit === 'week') return { kind: 'weeks', every }
  if (unit === 'month') return { kind: 'months', every }
  if (unit === 'year') return every * 12 > 365 ? null : { kind: 'months', every: every * 12 }
  if (unit === '') return null
  return { kind: 'days', every }
}

const BY_NAME: Readonly<Record<string, Rhythm>> = {
  daily: { kind: 'days', every: 1 },
  weekly: { kind: 'weeks', every: 1 },
  fortnightly: { kind: 'weeks', every: 2 },
  monthly: { kind: 'months', every: 1 },
  quarterly: { kind: 'months', every: 3 },
  yearly: { kind: 'months', every: 12 },
  annual: { kind: 'months', every: 12 },
}

/**
 * Every day makes a daily task. What only makes sense on its day, such as putting the bins out, is skipped when
 * missed; the rest waits.
 */
function repeatOf({ kind, every, weekdays, goes = false }: Rhythm, today: string): Repeat | 'daily' {
  if (kind === 'days' && every === 1) return 'daily'
  return {
    kind,
    every,
    weekdays: kind === 'weeks' ? (weekdays ?? [weekdayOf(dayNumber(today))]) : [],
    monthDay: kind === 'months' ? Number(today.slice(8)) : null,
    anchorOn: today,
    stays: !goes,
  }
}

let patterns: readonly (readonly [RegExp, Rhythm])[] | undefined

/** Compiled when the first title is read, as most pages never need the patterns. */
function compiled(): readonly (readonly [RegExp, Rhythm])[] {
  patterns ??= EVERYDAY_ACTS.map(([act, rhythm]) => [patternOf(act), rhythm])
  return patterns
}

/** 'take|put bins out?' becomes /^(?:take|put) (?:bins)(?: (?:out))?$/. An underscore joins words that belong together. */
function patternOf(act: string): RegExp {
  const parts = act.split(' ').map((part, i) => {
    const words = `(?:${part.replace(/\?$/, '').replaceAll('_', ' ')})`
    const spaced = i === 0 ? words : ` ${words}`
    return part.endsWith('?') ? `(?:${spaced})?` : spaced
  })
  return new RegExp(`^${parts.join('')}$`)
}
