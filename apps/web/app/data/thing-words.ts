import type { TableName } from '@glimmer/domain/tables'

interface ThingWords {
  /** What one is called where it has no text of the person's. */
  readonly name: string
  /** How many an imported file would add. */
  readonly areNew: (count: number) => string
  /** How many there are: '3 tasks'. */
  readonly many: (count: number) => string
}

/** What a person calls the rows of each table. */
export const words = {
  tasks: { name: 'Task', ...counted('task', 'tasks') },
  subtasks: { name: 'Step', ...counted('step', 'steps') },
  wins: { name: 'Win', ...counted('win', 'wins') },
  brain_dump_items: { name: 'Thought', ...counted('thought', 'thoughts') },
  daily_checkins: { name: 'Check-in', ...counted('check-in', 'check-ins') },
  rewards: { name: 'From your menu', ...counted('reward', 'rewards') },
  user_preferences: {
    name: 'Preferences',
    areNew: () => 'Your preferences are imported.',
    many: () => 'Your preferences',
  },
  calendar_integrations: {
    name: 'Connected calendar',
    ...counted('connected calendar', 'connected calendars'),
  },
  calendar_events: { name: 'Event', ...counted('event', 'events') },
  calendar_event_overrides: {
    name: 'A changed day of an event',
    ...counted('change to one day of a repeating event', 'changes to single days of repeating events'),
  },
  time_blocks: {
    name: 'A time for a task',
    ...counted('time for a task', 'times for tasks'),
  },
  task_reminders: {
    name: 'A reminder of a task',
    ...counted('reminder of a task', 'reminders of tasks'),
  },
  event_reminders: {
    name: 'A reminder of an event',
    ...counted('reminder of an event', 'reminders of events'),
  },
  notification_preferences: {
    name: 'Notification settings',
    areNew: () => 'Your notification settings are imported.',
    many: () => 'Your notification settings',
  },
  profiles: { name: 'Profile', areNew: () => 'Your profile is imported.', many: () => 'Your profile' },
  avatars: {
    name: 'Profile picture',
    areNew: () => 'Your profile picture is imported.',
    many: () => 'Your profile picture',
  },
  calendar_settings: {
    name: 'Calendar settings',
    areNew: () => 'Your calendar settings are imported.',
    many: () => 'Your calendar settings',
  },
} as const satisfies Record<TableName, ThingWords>

function counted(one: string, several: string) {
  const many = (count: number) => (count === 1 ? `1 ${one}` : `${count.toLocaleString('en-GB')} ${several}`)
  return { many, areNew: (count: number) => `${many(count)} ${count === 1 ? 'is' : 'are'} new.` }
}
