const thoughts = (count: number) => (count === 1 ? '1 thought' : `${count} thoughts`)

/** Every sentence of the triage. */
export const words = {
  title: 'Triage',
  intro: 'Triage is looking at one thought at a time. Stop whenever you like; the rest stays as it is.',
  introAgain: 'You were in the middle of sorting. Go on from here, or stop: the rest stays as it is.',
  progress: 'How far you are',
  place: (place: number, total: number) => `${place} of ${total}`,
  now: (place: number, total: number, text: string) => `${place} of ${total}: ${text}`,
  movedOn: 'The thought before is no longer in the list. Here is the next one.',

  makeTask: 'Make it a Task',
  remove: 'Delete',
  keep: 'Keep for later',
  change: 'Change the words',
  back: 'Back',
  undo: 'Undo',
  stop: 'Stop here',
  stepsOf: (count: number) =>
    count === 1
      ? 'As a task it has 1 step: what does not fit into its title.'
      : `As a task it has ${count} steps: what does not fit into its title.`,

  allSorted: 'Everything is sorted. Nothing waits in here now.',
  someKept: (count: number) => `You looked at everything. ${thoughts(count)} will wait for another day.`,
} as const
