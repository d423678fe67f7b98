import { createSubtask } from '../tasks/create-task.ts'
import type { SubtaskData } from '../tasks/subtask.ts'
import { MAX_TITLE_LENGTH, type TaskData } from '../tasks/task.ts'
import type { BrainDumpItem } from './brain-dump-item.ts'
import { cutText } from './cut-text.ts'
import { listLines } from './list-lines.ts'

/** A thought with more lines than this joins short lines into one step. */
export const MOST_STEPS_OF_A_THOUGHT = 20
const BETWEEN = ' · '

export interface TaskWords {
  readonly title: string
  readonly steps: readonly string[]
}

/**
 * The words of a thought as a task: its first line is the title, every other line is a step. A line that is too long for
 * either goes on in the next step. Nothing is left out but list markers.
 */
export function taskWords(text: string): TaskWords {
  const lines = listLines(text)
  const pieces = (lines.length > 0 ? lines : [text.trim()]).flatMap((line) => cutText(line, MAX_TITLE_LENGTH))
  const [title = '', ...steps] = pieces
  return { title, steps: steps.length > MOST_STEPS_OF_A_THOUGHT ? share(steps) : steps }
}

/** A task with its steps, ready to be written; what the thought does not say is as in `taskDefaults`. */
export interface ThoughtTask {
  readonly id: string
  readonly task: Pick<TaskData, 'title' | 'createdAt'>
  readonly steps: readonly { readonly id: string; readonly step: SubtaskData }[]
}

/**
 * The task that a thought becomes. All its ids follow from `id`, the thought's own, so that two devices that turn the
 * same thought into a task make only one.
 */
export function thoughtTask({ text }: Pick<BrainDumpItem, 'text'>, id: string, now: Date): ThoughtTask {
  const { title, steps } = taskWords(text)
  return {
    id,
    task: { title, createdAt: now.toISOString() },
    steps: steps.map((step, i) => ({
      id: nextId(id, i + 1),
      step: createSubtask(id, step, new Date(now.getTime() + i)),
    })),
  }
}

/** The id `by` numbers after this one. */
function nextId(id: string, by: number): string {
  const last = (BigInt(`0x${id.slice(-12)}`) + BigInt(by)) % 2n ** 48n
  return id.slice(0, -12) + last.toString(16).padStart(12, '0')
}

function share(lines: readonly string[]): string[] {
  const shared: string[] = []
  for (const line of lines) {
    const before = shared.at(-1)
    if (before !== undefined && before.length + BETWEEN.length + line.length <= MAX_TITLE_LENGTH) {
      shared[shared.length - 1] = before + BETWEEN + line
    } else shared.push(line)
  }
  return shared
}
