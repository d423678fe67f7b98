/** Messages about saving. */
export const words = {
  undo: 'Undo',
  undone: 'Undone. It is back as it was.',
  undoneBack: (name: string) => `Undone: “${name}” is back as it was.`,
  undoneBackSeveral: (count: number) => `Undone: ${count} things are back as they were.`,
  undoneGone: (name: string) => `Undone: “${name}” is taken out again.`,
  undoneGoneSeveral: (count: number) => `Undone: ${count} things are taken out again.`,
  notUndone: 'The device could not store this, so it is not undone yet. It can be tried again.',
  changedSince: 'This was changed since, so it stays as it is now.',

  gone: 'This was deleted on another device meanwhile. Your text is under Recently deleted.',
  tooLong: 'This is a little too long to keep. Could it be shorter, or two things?',
  outgrown:
    'This has more days of its own than can be kept in one event (some 2,200). Nothing was changed. As two events, there is room again.',
  sealed: 'Your things have just moved into your account. Please open the page again.',
  notSaved: 'The device could not save this. Nothing else changed. Please try once more.',
} as const
