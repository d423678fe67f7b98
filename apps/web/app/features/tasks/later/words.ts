/** Every sentence of the page Later. */
export const words = {
  intro: 'What has another day, what you snoozed and what you set aside. Tick what you’d like to do today.',
  loading: 'Opening Later…',

  snoozed: 'Snoozed',
  setAside: 'Set aside',
  choose: (title: string) => `Choose “${title}”`,
  more: (title: string) => `More about “${title}”`,

  bring: (count: number) => (count === 1 ? 'Bring 1 to today' : `Bring ${count} to today`),
  bringOne: 'Bring to today',
  changeDay: 'Change the day',
  setItAside: 'Set aside',
  remove: 'Delete',

  emptyTitle: 'Nothing is set for later',
  emptyText: 'Give a task another day, snooze it or set it aside, and it waits here for you.',
  toTasks: 'To today’s tasks',
} as const
