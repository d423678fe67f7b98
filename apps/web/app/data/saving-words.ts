/** Messages about saving. */
export const words = {
  undo: 'Undo',
  undone: 'Undone. It is back as it was.',
  undoneBack: (name: string) => `Undone: “${name}” is back as it was.`,
  undoneBackSeveral: (count: number) => `Undone: ${count} things are back as they were.`,
  undoneGone: (name: string) => `Undone: “${name}” is removed again.`,
  undoneGoneSeveral: (count: number) => `Undone: ${count} things are removed again.`,
  notUndone: 'The device could not save this, so it is not undone yet. You can try again.',
  changedSince: 'This has changed since, so it stays as it is now.',

  gone: 'This was deleted on another device meanwhile. Your text is under Recently deleted.',
  tooLong: 'This is a little too long to keep. Could it be shorter, or two things?',
  outgrown:
    'One event can have about 2,200 changed days, and this would be more. Nothing was changed. You could split it into two events.',
  sealed: 'Your things have just moved into your account. Please open the page again.',
  notSaved: 'The device could not save this. Nothing else changed. Please try once more.',
} as const
