import { MOST_THOUGHTS_AT_ONCE } from '@glimmer/domain/brain-dump/split-thoughts'
import { MAX_THOUGHT_LENGTH } from '@glimmer/domain/brain-dump/brain-dump-item'

const number = new Intl.NumberFormat('en-GB')
const items = (count: number) => (count === 1 ? '1 item' : `${number.format(count)} items`)
const thoughts = (count: number) => (count === 1 ? '1 thought' : `${number.format(count)} thoughts`)

/** Every sentence of the brain dump but what is said of a change. The catalogue's words stand as they are. */
export const words = {
  title: 'Brain Dump',
  back: '← Back to Dashboard',
  intro: 'Write down whatever is on your mind. Sort it later, or never.',
  loading: 'Loading brain dump...',

  field: "What's on your mind?",
  fieldHint: 'Enter adds it. Shift and Enter start a new line.',
  add: 'Add',
  sharedIsHere: 'What you shared is in the box. Press Add to keep it.',
  count: (count: number) => `${thoughts(count)} written down.`,
  lastOf: (count: number, last: string) => `${thoughts(count)}. The last: “${last}”`,
  severalTitle: (count: number) => `That looks like ${thoughts(count)}, one per line.`,
  tooLongTitle: (count: number) =>
    `A thought can have up to ${number.format(MAX_THOUGHT_LENGTH)} characters. This is longer, so it would become ${thoughts(count)}.`,
  tooMany: (rest: number) =>
    `You can add ${MOST_THOUGHTS_AT_ONCE} at once. The other ${number.format(rest)} stay here for next time.`,
  addSeveral: (count: number) => `Add as ${thoughts(count)}`,
  keepAsOne: 'Keep as one',

  captureTitle: 'A thought',
  captureHint: 'It goes to your brain dump, and you carry on where you were.',
  captureClose: 'Close and keep what you wrote',

  list: 'On your mind',
  emptyTitle: 'Your mind is clear',
  emptyText: 'When something comes up, write it here. It doesn’t have to be tidy, spelled right or finished.',
  writtenJustNow: 'just now',
  writtenToday: (time: string) => `today, ${time}`,
  writtenYesterday: (time: string) => `yesterday, ${time}`,
  writtenOn: (day: string, time: string) => `${day}, ${time}`,

  makeTask: 'Make it a Task',
  makeTaskLong: (text: string) => `Make it a Task: “${text}”`,
  edit: (text: string) => `Change “${text}”`,
  remove: (text: string) => `Delete “${text}”`,
  editField: 'The thought',
  editHint: 'Enter saves it. Escape leaves it as it was.',
  editGone: 'This is no longer on the list. Saving it brings it back.',
  editTooLong: `A thought can have up to ${number.format(MAX_THOUGHT_LENGTH)} characters. Could it be two?`,
  save: 'Save',
  cancel: 'Leave as it was',

  chooseSeveral: 'Choose several',
  chosen: (count: number, all: number) => `${number.format(count)} of ${number.format(all)} chosen`,
  chooseAll: 'Choose all',
  chooseNone: 'Choose none',
  makeTasks: (count: number) => (count === 1 ? 'Make 1 task' : `Make ${number.format(count)} tasks`),
  removeSeveral: (count: number) => `Delete ${number.format(count)}`,
  endChoosing: 'Done',
  removeTitle: (count: number) => `Delete ${thoughts(count)}?`,
  removeText: 'You can undo it straight away, and they stay under Recently deleted for 30 days.',
  removeAction: 'Delete',

  loadRefusedTitle: 'Error',
  loadRefused: 'Failed to load brain dump items',
  loadRefusedWhy: 'What’s on this device is here. The rest will come once there’s a connection.',

  triage: (count: number) => `Triage Inbox (${items(count)})`,
} as const
