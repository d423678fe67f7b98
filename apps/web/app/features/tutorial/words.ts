import type { Played, SampleTime } from '@glimmer/domain/tutorial/sample-tasks'
import type { TutorialStep } from '@glimmer/domain/tutorial/tutorial-steps'
import { PRODUCT } from '../../product.ts'

interface StepWords {
  readonly heading: string
  readonly text: string
  /** What a person may try in this step. Trying is never needed to go on. */
  readonly toTry: string
}

/** Every sentence of the tutorial. */
export const words = {
  title: (number: number, all: number) => `Getting Started with ${PRODUCT} (${number}/${all})`,
  progress: 'Progress through the tutorial',
  progressText: (number: number, all: number) => `Step ${number} of ${all}`,
  close: 'Close and carry on later',
  skip: 'Skip Tutorial',
  previous: 'Previous',
  next: 'Next',
  getStarted: 'Get Started',
  ifYouLike: 'If you like:',

  welcomeHeading: `Welcome to ${PRODUCT}`,
  welcomeText: 'This is a short look around: eight steps, about 2 minutes. Nothing moves on by itself.',
  welcomeTry: 'There are sample tasks to try things out on. Trying them is always optional.',
  welcomeWayOut: 'You can skip it now, or close it at any time and carry on later from the same place.',

  steps: {
    'morning-tasks': {
      heading: 'Morning tasks',
      text: 'Here, your day is split into parts. One part is easier to look at than a whole day.',
      toTry: 'tick a task or two. Press a task again to untick it.',
    },
    'afternoon-tasks': {
      heading: 'Afternoon tasks',
      text: 'A finished task stays where it is, crossed out. Nothing jumps about.',
      toTry: 'tick anything you might do in an afternoon, or nothing at all.',
    },
    'evening-tasks': {
      heading: 'Evening tasks',
      text: 'Winding down counts too. The last task is only there because it’s nice.',
      toTry: 'tick one. The rest can wait for another evening.',
    },
    'adding-tasks': {
      heading: 'Adding tasks',
      text: 'One line and Enter is enough. You can decide when and how later, or not at all.',
      toTry: 'write something small and press Enter.',
    },
    'editing-tasks': {
      heading: 'Editing tasks',
      text: 'Plans change, and so can tasks. A task’s three dots show what you can do with it.',
      toTry:
        'rename a task, give it a small step, or snooze it: it moves to Snoozed and comes back by itself.',
    },
    'ai-assist': {
      heading: 'AI Assist',
      text: 'When something feels too big to start, ask for small steps. These are made on this device; nothing is sent.',
      toTry: 'press AI Assist beside a task and tick a step.',
    },
  } satisfies Record<Exclude<TutorialStep, 'welcome' | 'complete'>, StepWords>,

  times: {
    morning: 'Morning',
    afternoon: 'Afternoon',
    evening: 'Evening',
    anytime: 'Anytime',
  } satisfies Record<SampleTime, string>,
  count: (done: number, all: number) => `${done} of ${all}`,
  countLong: (done: number, all: number) => `${done} of ${all} done`,
  samples: 'Sample tasks',

  newTask: 'Add a task',
  newTaskHint: 'Add a task and press Enter',
  addTask: 'Add this task',
  noneAdded: 'What you add appears here.',
  added: (title: string) => `Added “${title}” to Anytime.`,

  more: (title: string) => `More about “${title}”`,
  rename: 'Rename',
  newTitle: (title: string) => `New name for “${title}”`,
  renamed: (title: string) => `Renamed to “${title}”.`,
  addStep: 'Add a step',
  newStep: (title: string) => `New step of “${title}”`,
  newStepHint: 'A small step, then Enter',
  submitStep: 'Add this step',
  stepAdded: (title: string) => `Added the step “${title}”.`,
  snooze: 'Snooze',
  asleep: 'Snoozed for a day',
  snoozed: (title: string) => `“${title}” is snoozed for a day.`,
  resume: 'Resume',
  resumeTask: (title: string) => `Resume “${title}”`,
  resumed: (title: string) => `“${title}” is back on your list.`,

  assist: 'AI Assist',
  assistFor: (title: string) => `AI Assist for “${title}”`,
  assisted: (count: number, title: string) =>
    `${count === 1 ? '1 small step' : `${count} small steps`} for “${title}”.`,
  assistAbsent: 'The steps aren’t on this device yet. They’ll be here once there’s a connection.',
  stepsOf: (title: string) => `Steps of “${title}”`,
  progressOf: (title: string) => `Progress of “${title}”`,
  stepsDone: (done: number, all: number) => `${done}/${all} steps`,

  completeHeading: 'Now you know your way around',
  played: ({ ticked, added, changed }: Played) => {
    const parts = [
      ticked > 0 && `ticked ${things(ticked)}`,
      added > 0 && `added ${tasks(added)}`,
      changed > 0 && `changed ${tasks(changed)}`,
    ].filter((part) => part !== false)
    if (parts.length === 0) return 'You looked around. That is plenty.'
    return `You ${new Intl.ListFormat('en-GB').format(parts)}. That is plenty.`
  },
  notKept: 'These were only samples, so nothing was kept.',
  whatNext:
    'Your own list comes next. If you’re new here, you first choose whether to use an account or not.',
} as const

const things = (count: number) => (count === 1 ? '1 thing' : `${count} things`)
const tasks = (count: number) => (count === 1 ? '1 task' : `${count} tasks`)
