import type { IcsEvent } from './ics-event.ts'

/** What files say of events and rows do not keep, in the lines that are kept of a file as they are. */
const KINDS = {
  reminders: /^BEGIN:VALARM$/im,
  guests: /^(?:ATTENDEE|ORGANIZER)[;:]/im,
  attachments: /^ATTACH[;:]/im,
} as const

export type LeftBehind = keyof typeof KINDS
const NAMES = Object.keys(KINDS) as LeftBehind[]

/** What an import leaves behind of these events, and of how many. */
export function leftBehind(events: readonly IcsEvent[]): { kinds: readonly LeftBehind[]; count: number } {
  const ofEach = events.map(({ raw, overrides }) => {
    const all = [raw, ...overrides.map((one) => one.raw)].join('\n')
    return NAMES.filter((name) => KINDS[name].test(all))
  })
  return {
    kinds: NAMES.filter((name) => ofEach.some((own) => own.includes(name))),
    count: ofEach.filter((own) => own.length > 0).length,
  }
}
