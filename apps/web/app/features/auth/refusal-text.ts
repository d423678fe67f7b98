import type { Answer } from '../../session/request.ts'
import { words } from './words.ts'

/** What is said when a request did not succeed: the service's own message where it has one. */
export function refusalText(answer: Exclude<Answer<unknown>, { kind: 'ok' }>): string {
  if (answer.kind === 'unreachable') return words.unreachable
  return answer.message ?? words.somethingWrong
}
