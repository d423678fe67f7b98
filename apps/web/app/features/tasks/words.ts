import type { TimeOfDay } from '@glimmer/domain/tasks/task'

/** Every sentence of the tasks page. */
export const words = {
  title: "Today's Tasks",
  summary: (done: number, open: number) => `${done} done, ${open} open`,

  quickAdd: 'Add a task',
  quickAddHint: 'Add a task and press Enter',
  addTask: 'Add Task',
  added: (title: string, time: TimeOfDay) => `“${title}” is under ${words.times[time]}.`,

  times: {
    morning: 'Morning',
    afternoon: 'Afternoon',
    evening: 'Evening',
    anytime: 'Anytime',
  } satisfies Record<TimeOfDay, string>,
  sectionCount: (done: number, all: number) => `${done} of ${all}`,
  sectionCountLong: (done: number, all: number) => `${done} of ${all} done`,
  sectionEmpty: 'Nothing here',

  emptyTitle: 'Nothing waits for you here',
  emptyText: 'When something comes to mind, write it above and press Enter. One small thing is plenty.',
  loading: 'Loading your tasks...',

  daily: 'Daily',
  highPriority: 'High Priority',
  minutes: (count: number) => `${count} min`,
  steps: (done: number, all: number) => `${done}/${all} steps`,
  stepsOf: (title: string) => `Steps of “${title}”`,
  progressOf: (title: string) => `Progress of “${title}”`,

  more: (title: string) => `More about “${title}”`,
  rename: 'Rename',
  addStep: 'Add a step',
  moveTo: (time: TimeOfDay) => `Move to ${words.times[time]}`,
  remove: 'Delete',
  newTitle: (title: string) => `New name for “${title}”`,
  newStep: (title: string) => `New step of “${title}”`,
  newStepHint: 'Add a small step and press Enter',

  done: (title: string) => `“${title}” is done. Nicely handled.`,
  reopened: (title: string) => `“${title}” is open again.`,
  moved: (title: string, time: TimeOfDay) => `“${title}” is under ${words.times[time]} now.`,
  snoozed: (title: string, label: string) => `“${title}” sleeps ${label}.`,
  resumed: (title: string) => `“${title}” is awake again.`,
  deleted: (title: string) => `“${title}” is deleted.`,
  cleared: (count: number) =>
    count === 1 ? '1 completed task is cleared away.' : `${count} completed tasks are cleared away.`,
  undo: 'Undo',
  undone: 'It is back as it was.',

  gone: 'This was deleted on another device meanwhile. Your text is in the trash.',
  tooLong: 'This is a little too long to keep. Could it be shorter, or two tasks?',
  sealed: 'Your things have just moved into your account. Please open the page again.',
  notSaved: 'The device could not save this. Nothing else changed. Please try once more.',
} as const
