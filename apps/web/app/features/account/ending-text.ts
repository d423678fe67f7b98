import type { Answer } from '../../session/request.ts'
import { words } from './words.ts'

type Refused = Exclude<Answer<unknown>, { kind: 'ok' }>

/** What is said where the server did not do it. What it refuses for a reason it says itself; `broke` stands for the rest. */
export function endingText(answer: Refused, broke: string): string {
  if (answer.kind === 'unreachable') return words.needsServer
  if (answer.status === 401) return words.signInFirst
  return answer.status < 500 && answer.message !== null ? answer.message : broke
}
