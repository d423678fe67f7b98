import type { TableName } from '@glimmer/domain/tables'

interface ThingWords {
  /** What one is called where it has no text of the person's. */
  readonly name: string
  /** How many an imported file would add. */
  readonly areNew: (count: number) => string
}

/** What a person calls the rows of each table. */
export const words = {
  tasks: { name: 'Task', areNew: counted('task', 'tasks') },
  subtasks: { name: 'Step', areNew: counted('step', 'steps') },
  wins: { name: 'Win', areNew: counted('win', 'wins') },
  brain_dump_items: { name: 'Thought', areNew: counted('thought', 'thoughts') },
  daily_checkins: { name: 'Check-in', areNew: counted('check-in', 'check-ins') },
  rewards: { name: 'From your menu', areNew: counted('reward', 'rewards') },
  user_preferences: { name: 'Preferences', areNew: () => 'Your preferences are imported.' },
  calendar_events: { name: 'Event', areNew: counted('event', 'events') },
  calendar_event_overrides: {
    name: 'A changed day of an event',
    areNew: counted('change to one day of a repeating event', 'changes to single days of repeating events'),
  },
  time_blocks: {
    name: 'A time for a task',
    areNew: counted('time for a task', 'times for tasks'),
  },
  profiles: { name: 'Profile', areNew: () => 'Your profile is imported.' },
  avatars: { name: 'Profile picture', areNew: () => 'Your profile picture is imported.' },
  calendar_settings: { name: 'Calendar settings', areNew: () => 'Your calendar settings are imported.' },
} as const satisfies Record<TableName, ThingWords>

function counted(one: string, several: string) {
  return (count: number) =>
    count === 1 ? `1 ${one} is new.` : `${count.toLocaleString('en-GB')} ${several} are new.`
}
