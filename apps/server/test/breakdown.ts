import type { BreakdownEvent, BreakdownRequest } from '@glimmer/api/task-breakdown'

export const BREAKDOWN = '/api/functions/task-breakdown-ai'

/** As pages of before ask, with the consent in it. */
export const ASKED = {
  agreedTo: 'localhost',
  taskTitle: 'Tidy the kitchen',
  taskContext: null,
  userPreferences: { depth: 3, energyLevel: 'LOW', primaryChallenges: ['Starting tasks'] },
} satisfies BreakdownRequest

/** The events of an answer that has ended. */
export async function eventsOf(response: Response): Promise<BreakdownEvent[]> {
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '))
  return lines.map((line) => JSON.parse(line.slice('data: '.length)) as BreakdownEvent)
}
