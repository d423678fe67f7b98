import type { CalendarTrouble } from '@glimmer/api/connected-calendars'
import type { Context } from 'hono'
import type { Allowance } from '../functions/allowance.ts'
import type { AppEnv } from '../http/context.ts'
import { refuse } from '../http/refusal.ts'

export const CONNECTING: Allowance = { name: 'calendar-connect', times: 30, windowMs: 60 * 60 * 1000 }
export const SYNCING: Allowance = { name: 'calendar-sync', times: 60, windowMs: 60 * 60 * 1000 }

const SENTENCES: Record<`calendar_${CalendarTrouble}`, string> = {
  calendar_sign_in: 'That account didn’t let Glimmer in. Please check the user name and the app password.',
  calendar_not_allowed: 'That account doesn’t let Glimmer read its calendars.',
  calendar_not_found: 'There is no calendar at this address. Please check it once more.',
  calendar_busy: 'The other side is busy just now. Please try again in a few minutes.',
  calendar_unreachable: 'That address can’t be reached just now. Please check it, or try again later.',
  calendar_not_understood: 'What is at this address isn’t a calendar that Glimmer can read.',
  calendar_too_large: 'This calendar is larger than Glimmer can hold.',
  calendar_too_much: 'Together your connected calendars are larger than Glimmer can hold.',
  calendar_private_address:
    'This address lies in a private network, or isn’t one that begins with https. Whoever runs this server can allow it.',
}

export function refuseTrouble(c: Context<AppEnv>, code: `calendar_${CalendarTrouble}`): Response {
  return refuse(c, code, SENTENCES[code])
}

export function refuseFull(c: Context<AppEnv>): Response {
  return refuse(c, 'too_many_calendars', 'Ten accounts are connected; there is no room for more.')
}
