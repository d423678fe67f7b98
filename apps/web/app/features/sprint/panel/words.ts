/** Every sentence of a sprint, from the choice to the end. */
export const words = {
  chooseTitle: '5-minute sprint',
  chooseHint: '5 minutes. You can stop any time, pause it, or make it longer.',
  chooseLabel: 'What are these 5 minutes for?',
  pick: 'Pick one small thing for me',
  pickHint: (title: string) => `That would be “${title}”.`,
  noTask: 'No task in particular',
  noTaskHint: 'Just 5 minutes.',
  showAll: (count: number) => `Show all ${count} tasks`,
  start: 'Start 5 minutes',
  notNow: 'Not now',
  close: 'Close',

  runTitle: (title: string | null) => title ?? 'Your 5 minutes',
  runStep: (title: string) => `Next step: ${title}`,
  stepDone: 'Done, next step',
  makeSmaller: 'Make it smaller',
  taskDone: 'Done',
  runHint: 'Nothing has to be finished. Just spending time on it is enough.',
  ring: 'Time left',
  timeLeft: (minutes: number, seconds: number) =>
    `${minutes === 1 ? '1 minute' : `${minutes} minutes`} ${seconds === 1 ? '1 second' : `${seconds} seconds`} left`,
  timePast: (minutes: number, seconds: number) =>
    `${minutes === 1 ? '1 minute' : `${minutes} minutes`} ${seconds === 1 ? '1 second' : `${seconds} seconds`} past zero`,
  left: 'left',
  past: 'past zero',
  paused: 'Paused',
  pause: 'Pause',
  resume: 'Resume',
  longerLabel: 'A little longer',
  longer: (minutes: number) => `+${minutes} minutes`,
  openEnded: 'Keep going past zero',
  openEndedHint: 'It keeps counting and won’t interrupt you.',
  thought: 'Write a thought down',
  endEarly: 'Stop here',
  end: 'End the sprint',
  tuckAway: 'Hide. The timer keeps running',

  pill: (minutes: number) =>
    minutes === 1 ? 'Sprint: about 1 minute left' : `Sprint: about ${minutes} minutes left`,
  pillPast: 'Sprint: past zero',
  pillOver: 'Sprint: over',
  pillPaused: 'Sprint: paused',

  doneTitle: 'You did it!',
  doneMinutes: (minutes: number, isDone: boolean) =>
    minutes === 0
      ? isDone
        ? 'That’s one thing done.'
        : 'You started, and starting is the hard part.'
      : minutes === 1
        ? 'You gave it one minute. That counts.'
        : `You gave it ${minutes} minutes. That counts.`,
  doneWith: (title: string) => `You spent this time on “${title}”.`,
  doneSteps: (steps: readonly string[], title: string) =>
    steps.length === 1
      ? `You finished “${steps[0]}”, a step of “${title}”.`
      : `You finished ${steps.length} steps of “${title}”. The last: “${steps.at(-1)}”.`,
  win: (title: string | null, minutes: number) => {
    const time = minutes === 0 ? 'Started' : minutes === 1 ? '1 minute' : `${minutes} minutes`
    if (title === null) return minutes === 0 ? 'Started a sprint' : `${time} of a sprint`
    return minutes === 0 ? `Started “${title}”` : `${time} on “${title}”`
  },
  markStepDone: (step: string) => `Mark this step as done: “${step}”`,
  markDone: 'Mark the task as done',
  again: 'Continue Sprint',
  takeBreak: 'Take a Break',
  toTasks: 'Back to today’s tasks',

  said: {
    started: 'Your 5 minutes have started.',
    step: (title: string) => `Done: ${title}.`,
    paused: 'Paused.',
    resumed: 'The timer is running again.',
    longer: (minutes: number) => `Added ${minutes} minutes.`,
    half: 'Half the time is left.',
    'last-minute': 'One minute is left.',
    zero: 'Time’s up. It keeps counting until you end it.',
    over: 'Your sprint is over.',
  },

  tabRunning: (digits: string, page: string) => `${digits} · ${page}`,
  tabPaused: (digits: string, page: string) => `Paused ${digits} · ${page}`,
  tabUntil: (time: string, page: string) => `Sprint until ${time} · ${page}`,
  tabSince: (time: string, page: string) => `Sprint since ${time} · ${page}`,
  tabDone: (page: string) => `You did it! · ${page}`,
} as const
