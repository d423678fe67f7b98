const thoughts = (count: number) => (count === 1 ? '1 thought' : `${count} thoughts`)

/** Every sentence of the triage. */
export const words = {
  title: 'Triage',
  intro: 'Triage means looking at one thought at a time. Stop whenever you like; the rest stays as it is.',
  introAgain: 'You were in the middle of sorting. Carry on from here, or stop: the rest stays as it is.',
  progress: 'How far you are',
  place: (place: number, total: number) => `${place} of ${total}`,
  now: (place: number, total: number, text: string) => `${place} of ${total}: ${text}`,
  movedOn: 'The last thought is no longer on the list. Here’s the next one.',

  makeTask: 'Make it a Task',
  remove: 'Delete',
  keep: 'Keep for later',
  change: 'Change the words',
  kept: 'Kept for later.',
  keptBack: 'Here’s the last one again.',
  undoLast: 'Undo the last one',
  stop: 'Stop here',
  stepsOf: (count: number) =>
    count === 1
      ? 'As a task it will have 1 step, for what doesn’t fit in the title.'
      : `As a task it will have ${count} steps, for what doesn’t fit in the title.`,

  allSorted: 'Everything is sorted. Your inbox is empty.',
  someKept: (count: number) => `You’ve looked at everything. ${thoughts(count)} kept for later.`,
} as const
