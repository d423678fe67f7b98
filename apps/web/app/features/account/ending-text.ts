import type { Answer } from '../../session/request.ts'
import { words } from './words.ts'

type Refused = Exclude<Answer<unknown>, { kind: 'ok' }>

/** The message where the server refused. It says its own reasons; `broke` is for everything else. */
export function endingText(answer: Refused, broke: string): string {
  if (answer.kind === 'unreachable') return words.needsServer
  if (answer.status === 401) return words.signInFirst
  return answer.status < 500 && answer.message !== null ? answer.message : broke
}
