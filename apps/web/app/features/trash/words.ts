/** Every sentence of the page Recently deleted. */
export const words = {
  title: 'Recently deleted',
  intro: 'What you delete on this device stays here for 30 days. Put back anything you’d like to keep.',
  reading: 'Looking for what was deleted…',
  unreadable: 'This device can’t show what was deleted just now. Please open the page again.',

  emptyTitle: 'Nothing here',
  emptyText: 'Anything you delete stays here for 30 days, in case you change your mind.',
  toTasks: 'To today’s tasks',

  /** Names of things without a text of the person's. */
  checkInOf: (day: string) => `Check-in of ${day}`,
  timeOn: (day: string) => `A time for a task on ${day}`,
  withMore: (thing: string, count: number) => `${thing} and ${count} more that belong to it`,
  withSteps: (count: number) => (count === 1 ? 'Task with 1 step' : `Task with ${count} steps`),
  withTimes: (steps: number) =>
    steps === 0
      ? 'Task with its time in the calendar'
      : `Task with ${steps === 1 ? '1 step' : `${steps} steps`} and its time in the calendar`,
  version: 'Another version of something you still have',
  taskGone: 'The task it was for is gone.',
  left: 'What it belonged to is gone. You can still copy the text here.',

  choose: (name: string) => `Choose “${name}”`,
  more: (name: string) => `More about “${name}”`,
  putBack: 'Put back',
  putBackNamed: (name: string) => `Put back “${name}”`,
  putBackSeveral: (count: number) => `Put back ${count}`,
  forGood: 'Delete for good',
  forGoodSeveral: (count: number) => `Delete ${count}`,
  everythingForGood: 'Delete all of it for good',

  askTitle: 'Delete for good?',
  askOne: (name: string) => `Delete "${name}" for good? This action cannot be undone.`,
  askSeveral: (count: number) =>
    count === 1
      ? 'Delete 1 thing for good? This action cannot be undone.'
      : `Delete ${count} things for good? This action cannot be undone.`,
  onServer: 'It is deleted from this device now, and from the server’s history within 30 days.',
  askAction: 'Delete for good',
  earlier: 'Show earlier ones',
} as const
