import type { CalendarTrouble } from '@glimmer/api/connected-calendars'
import type { Answer } from '../../../session/request.ts'
import { words } from './words.ts'

/** By the code of a refusal, where we have better words than the server's for what is wrong and what to do. */
const TEXTS: Readonly<Record<string, string>> = {
  signed_out: words.signedOut,
  calendar_known: words.known,
  too_many_calendars: words.tooMany,
  too_many_requests: words.tooOften,
}

/** Why a request of this page did not succeed, and what to do; empty where it did. */
export function problemOf(answer: Answer<unknown>): string {
  if (answer.kind === 'ok') return ''
  if (answer.kind === 'unreachable') return words.away
  const { code, message } = answer
  const trouble = code?.replace(/^calendar_/, '') ?? ''
  const said = isTrouble(trouble) ? words.problem(words.connectTroubles[trouble]) : TEXTS[code ?? '']
  return said ?? message ?? words.broke
}

function isTrouble(code: string): code is CalendarTrouble {
  return Object.hasOwn(words.connectTroubles, code)
}
