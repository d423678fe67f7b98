import type { Answer } from '../../session/request.ts'
import { words } from './words.ts'

/** Why it did not succeed: the server's own sentence where it gave one. */
export function problemText(answer: Exclude<Answer<unknown>, { kind: 'ok' }>): string {
  if (answer.kind === 'unreachable') return words.away
  return answer.status < 500 && answer.message !== null ? answer.message : words.broke
}
