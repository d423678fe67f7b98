/** Every sentence of the breakdown dialog. */
export const words = {
  dialogTitle: 'Break it into small steps',
  quietTitle: 'A few quiet steps',
  close: 'Close',

  fewer: 'Fewer',
  more: 'More',
  howMany: 'How many steps',
  stepCount: (count: number) => (count === 1 ? '1 step' : `${count} steps`),
  lowEnergy: 'Your energy is low today, so there are fewer, shorter steps.',

  question: 'What kind of task is this?',
  kinds: {
    call: 'A call',
    message: 'A message',
    visit: 'Going somewhere',
    talk: 'A conversation',
    form: 'A form',
    letter: 'A letter',
    writing: 'Writing',
    booking: 'Booking',
    buying: 'Buying',
    paying: 'Paying',
    collecting: 'Collecting',
    cleaning: 'Cleaning',
    mending: 'Mending',
    making: 'Making',
    learning: 'Learning',
    finding: 'Finding out',
    deciding: 'A decision',
    'getting-ready': 'Getting ready',
    screen: 'On a screen',
  },
  somethingElse: 'Something else',

  several: (count: number) => `This looks like ${count} tasks in one. Which would you like steps for?`,
  allOfThem: 'All of them',
  split: (count: number) => `Make them ${count} tasks`,

  routines: 'Your routines',
  takeRoutine: (name: string) => `Use “${name}”`,
  deleteRoutine: (name: string) => `Delete the routine “${name}”`,
  keepRoutine: 'Save as a routine',
  routineKept: (name: string) => `“${name}” is saved as a routine on this device.`,
  routineSource: (name: string) => `Your own routine “${name}”, saved on this device.`,
  backToSuggested: 'Show the suggested steps',

  loading: 'Looking for small steps...',
  stop: 'Stop',

  tryAgain: 'Try Again',
  ended: 'No data received from AI service',
  broken: 'Failed to generate breakdown',
  besides: 'You can still use these built-in steps.',
  builtIn: 'Use the built-in steps',

  builtInSource: 'Built-in steps, made on this device. Nothing was sent.',
  adviceFrom: 'The advice is from',
  choose: 'Choose the steps that help. You can reword them.',
  steps: 'Suggested steps',
  minutes: (count: number) => `${count} min`,
  edit: (title: string) => `Change “${title}”`,
  newTitle: 'Step',
  newMinutes: 'Minutes',
  edited: 'Done',
  chosen: (count: number, minutes: number) =>
    count === 0
      ? 'No steps chosen'
      : `${count === 1 ? '1 step' : `${count} steps`}, about ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`,
  noteMinutes: (minutes: number) =>
    `Set the time for the whole task to ${minutes === 1 ? '1 minute' : `${minutes} minutes`}`,
  addAndStart: 'Add and start',
  add: (count: number) => (count === 0 ? 'Add steps' : count === 1 ? 'Add 1 step' : `Add ${count} steps`),
} as const
