import type { TaskReminderKind } from '@glimmer/domain/notifications/task-reminder'

/** What the field for a task's reminders says. */
export const words = {
  kind: 'When should it ring?',
  kinds: {
    at_time: 'At a time',
    usual_start: 'When I usually start',
    before_leaving: 'Before I leave',
  } satisfies Record<TaskReminderKind, string>,
  day: 'Day',
  time: 'Time',
  leaveDay: 'The day I leave',
  leaveAt: 'I leave at',
  before: 'Ring',
  lead: (length: string) => `${length} before`,
  atOnce: 'When I leave',
  gaps: {
    when: 'Please choose a day and a time',
    gone: 'That time has gone by. Choose one that is still to come.',
    same: 'This reminder is set already.',
  },
  willBe: (text: string) => `It rings: ${text}.`,
  toPhone: 'Save for your phone’s calendar',
  fileName: 'glimmer-reminder.ics',
  nothingToCome: 'None of these is still to come.',
  saved: (name: string) => `“${name}” is in your downloads. Open it with your calendar.`,
} as const
