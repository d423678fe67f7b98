import { plainLetters as plain } from '../find/plain-letters.ts'
import type { TaskView } from './task-view.ts'

/**
 * Returns what finds a task by a few letters: each word of the query stands somewhere in its title or in one of its
 * steps. A blank query finds everything.
 */
export function createTaskFinder(query: string): (view: TaskView) => boolean {
  const parts = plain(query).split(/\s+/).filter(Boolean)
  return ({ task, steps }) => {
    const texts = [task.title, ...steps.map(({ step }) => step.title)].map(plain)
    return parts.every((part) => texts.some((text) => text.includes(part)))
  }
}
