import { SUGGESTED_TASKS, type SuggestionCategory } from '@glimmer/content/tasks/suggested-tasks'
import { createTask } from './create-task.ts'
import { likelyRepeat } from './likely-repeat.ts'
import type { Repeat } from './repeat.ts'
import type { TaskData } from './task.ts'

/**
 * The tasks that become of the suggestions with these ids: open, of medium priority, without steps, in the chosen
 * category or the suggestion's own. Those that are to repeat, and they alone, do so in the way that is likely. In the order of the day, made from the evening to the morning a millisecond
 * apart, so that lists that begin with the newest begin with the morning.
 */
export function createSuggestedTasks(
  chosenIds: readonly string[],
  categories: Readonly<Record<string, SuggestionCategory>>,
  now: Date,
  repeating: { readonly ids: readonly string[]; readonly today: string },
): TaskData[] {
  const chosen = SUGGESTED_TASKS.filter(({ id }) => chosenIds.includes(id))
  return chosen.map(({ id, title, timeOfDay, category, estimatedMinutes }, place) =>
    createTask(
      {
        title,
        timeOfDay,
        category: categories[id] ?? category,
        estimatedTime: estimatedMinutes,
        ...(repeating.ids.includes(id) && repetition(likelyRepeat(title, repeating.today))),
      },
      new Date(now.getTime() + chosen.length - 1 - place),
    ),
  )
}

function repetition(likely: Repeat | 'daily' | null): Pick<TaskData, 'isDaily' | 'repeat'> {
  return likely === 'daily' ? { isDaily: true, repeat: null } : { isDaily: false, repeat: likely }
}
