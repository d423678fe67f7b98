/** Every sentence of the page of wins. */
export const words = {
  title: 'Wins',
  intro: 'Tasks, steps and sprints, day by day. They stay here when the tasks have left the list.',
  count: (wins: number) => (wins === 1 ? '1 thing done' : `${wins} things done`),
  dayCount: (wins: number) => String(wins),
  earlier: 'Show earlier days',

  loading: 'Opening your wins…',
  emptyTitle: 'Your wins will appear here',
  emptyText: 'Tick off one small thing, and it is remembered with its day and time.',
  toTasks: 'To today’s tasks',

  save: 'Save as a table',
  saved: 'A table of your wins is in your downloads.',
  fileName: (date: string) => `glimmer-wins-${date}.csv`,
  clear: 'Clear wins',
  clearTitle: 'Clear all wins?',
  clearText: (count: number) =>
    count === 1
      ? '1 win leaves this page. Your tasks stay as they are. Undo brings it back.'
      : `${count} wins leave this page. Your tasks stay as they are. Undo brings them back.`,
  clearAction: 'Clear',
} as const
