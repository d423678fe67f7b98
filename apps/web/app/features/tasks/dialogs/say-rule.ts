import { taskOccurrence } from '@glimmer/domain/tasks/occurrence'
import type { RepeatProblem } from '@glimmer/domain/tasks/repeat-draft'
import { repeatSentence } from '@glimmer/domain/tasks/repeat-sentence'
import { type Task, taskDefaults } from '@glimmer/domain/tasks/task'
import { readTypedRepeat, type TypedRepeat } from '@glimmer/domain/tasks/typed-repeat'
import { words } from './words.ts'

/** A rule as a sentence with the day on which the task comes next, or what the rule still lacks. */
export function sayRule(
  typed: TypedRepeat,
  today: string,
  task: Pick<Task, keyof typeof taskDefaults> = taskDefaults,
): { readonly text: string; readonly problem?: RepeatProblem } {
  const read = readTypedRepeat(typed)
  if (read.kind === 'unclear') {
    return { text: words.repeatProblems[read.problem], problem: read.problem }
  }
  const found = taskOccurrence({ ...task, isDaily: false, repeat: read.repeat }, today)
  return { text: repeatSentence(read.repeat, today, found?.next ?? null, found?.isOpen) }
}
