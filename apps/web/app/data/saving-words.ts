/** Messages about saving. */
export const words = {
  undo: 'Undo',
  undone: 'It is back as it was.',
  changedSince: 'This was changed since, so it stays as it is now.',

  gone: 'This was deleted on another device meanwhile. Your text is under Recently deleted.',
  tooLong: 'This is a little too long to keep. Could it be shorter, or two things?',
  sealed: 'Your things have just moved into your account. Please open the page again.',
  notSaved: 'The device could not save this. Nothing else changed. Please try once more.',
} as const
