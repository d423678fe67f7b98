import type { TimeOfDay } from '@glimmer/domain/tasks/task'

export const times = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
  anytime: 'Anytime',
} satisfies Record<TimeOfDay, string>

/** Messages about changes to tasks. */
export const words = {
  done: (title: string) => `“${title}” is done.`,
  moved: (title: string, time: TimeOfDay) => `Moved “${title}” to ${times[time]}.`,
  snoozed: (title: string, label: string) => `“${title}” is snoozed ${label}.`,
  resumed: (title: string) => `“${title}” is back on your list.`,
  deleted: (title: string) => `“${title}” is deleted.`,
  cleared: (count: number) =>
    count === 1 ? 'Cleared 1 completed task.' : `Cleared ${count} completed tasks.`,
} as const
