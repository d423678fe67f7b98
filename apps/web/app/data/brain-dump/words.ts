const number = new Intl.NumberFormat('en-GB')
const items = (count: number) => (count === 1 ? '1 item' : `${number.format(count)} items`)

/** Messages about changes to thoughts. Those of the specification's catalogue are word for word. */
export const words = {
  successTitle: 'Success',
  errorTitle: 'Error',
  added: 'Brain dump item added',
  addedSeveral: (count: number) => `${items(count)} added`,
  addedNote: 'It’s kept here for you.',
  addRefused: 'Failed to add brain dump item',
  changed: 'Your change is saved.',
  removed: 'Brain dump item deleted',
  removedNote: 'You can bring it back for 30 days.',
  removedSeveral: (count: number) => `${items(count)} deleted`,
  removeRefused: 'Failed to delete brain dump item',
  madeTask: (title: string) => `Added “${title}” to your tasks.`,
  madeTasks: (count: number) => `Added ${number.format(count)} tasks.`,
} as const
