/** Every sentence of the breakdown dialog. */
export const words = {
  dialogTitle: 'Break it into small steps',
  quietTitle: 'A few quiet steps',
  close: 'Close',

  fewer: 'Fewer',
  more: 'More',
  howMany: 'How many steps',
  stepCount: (count: number) => (count === 1 ? '1 step' : `${count} steps`),
  lowEnergy: 'Your energy is low today, so the steps are fewer and shorter.',

  question: 'What is this mostly?',
  kinds: {
    call: 'A call',
    message: 'A message',
    visit: 'Going there',
    talk: 'A talk',
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
    deciding: 'A choice',
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
  keepRoutine: 'Keep as a routine',
  routineKept: (name: string) => `“${name}” is kept as a routine on this device.`,
  routineSource: (name: string) => `Your own routine “${name}”, kept on this device.`,
  backToSuggested: 'Show the suggested steps',

  loading: 'Looking for small steps...',
  stop: 'Stop',

  tryAgain: 'Try Again',
  ended: 'No data received from AI service',
  broken: 'Failed to generate breakdown',
  besides: 'These built-in steps are here in any case.',
  builtIn: 'Use the built-in steps',

  builtInSource: 'Built-in steps, made on this device. Nothing was sent.',
  adviceFrom: 'The advice is from',
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
  add: (count: number) => (count === 0 ? 'Add steps' : count === 1 ? 'Add 1 step' : `Add ${count} steps`),
} as const
