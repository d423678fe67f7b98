/** Sentences of the dialog about one calendar: they load with it. */
export const words = {
  title: (name: string) => `Change “${name}”`,
  close: 'Close',
  name: 'Name here',
  nameNeeded: 'Please give it a name.',
  color: 'Colour',
  direction: 'Changes go',
  both: 'Both ways',
  bothHint: 'What you change here changes there too.',
  read: 'Only from there to here',
  readHint: 'You see its events here, and can’t change them by accident.',
  onlyRead: 'This calendar can only be read, so its events can’t be changed from here.',
  cancel: 'Cancel',
  save: 'Save',
} as const
