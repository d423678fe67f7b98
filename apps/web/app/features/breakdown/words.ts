/** Every sentence of the breakdown dialog. */
export const words = {
  dialogTitle: 'Break it into small steps',
  close: 'Close',

  depth: 'How small should the steps be?',
  depths: {
    1: 'Just a beginning',
    2: 'A few steps',
    3: 'Small steps',
    4: 'Smaller steps',
    5: 'Tiny steps',
  },
  depthSteps: (count: number) => `${count} steps`,
  lowEnergy: 'Your energy is low today, so the steps are fewer and shorter.',
  builtInNote: 'The built-in steps are made on this device. Nothing is sent.',
  suggest: 'Suggest steps',
  builtIn: 'Use the built-in steps',

  loading: 'Looking for small steps...',
  stop: 'Stop',

  tryAgain: 'Try Again',
  ended: 'No data received from AI service',
  broken: 'Failed to generate breakdown',
  nothingLost: 'Nothing is lost. You can try again now or later, or use the built-in steps.',

  builtInSource: 'Built-in steps, made on this device. Nothing was sent.',
  choose: 'Choose the steps that help. You can change their words.',
  steps: 'Suggested steps',
  minutes: (count: number) => `${count} min`,
  edit: (title: string) => `Change “${title}”`,
  newTitle: 'Step',
  newMinutes: 'Minutes',
  edited: 'Done',
  chosen: (count: number, minutes: number) =>
    count === 0
      ? 'No step is chosen.'
      : `${count === 1 ? '1 step' : `${count} steps`}, about ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`,
  noteMinutes: (minutes: number) =>
    `Note ${minutes === 1 ? '1 minute' : `${minutes} minutes`} as the time for the whole task`,
  again: 'Change how small',
  add: (count: number) => (count === 0 ? 'Add steps' : count === 1 ? 'Add 1 step' : `Add ${count} steps`),
} as const
