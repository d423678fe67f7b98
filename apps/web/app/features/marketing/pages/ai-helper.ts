import { PRODUCT } from '../../../product.ts'
import type { PublicPage, Question } from '../public-page.ts'

export const aiHelperPage: PublicPage = {
  path: '/ai-helper',
  title: `AI task helper: big tasks in small steps · ${PRODUCT}`,
  description:
    'Turns a task that feels too big into a few small steps, on your device and without a network.',
  keywords: 'task breakdown, AI task helper, small steps, break down tasks, private AI, offline',
  heading: 'When a task is too big to hold',
  paragraphs: [
    '“Clean the kitchen” sounds like one thing. It is nine of them, wearing one coat. Ask for smaller steps, and keep the ones that help.',
  ],
  action: 'Get Started',
}

export const aiHelperWords = {
  exampleHeading: 'This is what comes back',
  exampleText: 'No mock-up: these are the built-in steps for these words, at the size called “Small steps”.',
  task: 'Clean the kitchen',
  minutes: (count: number) => `${count} min`,
  /** What the built-in rules answer to the task above; a test asks them again. */
  reasoning: 'It gets better from one clear patch outwards. That patch can be as small as a plate.',
  steps: [
    ['Go to the kitchen and pick up the nearest piece of rubbish', 1],
    ['Clear a patch as big as a tray', 3],
    ['Take dirty dishes to the sink and wash for 10 minutes', 10],
    ['Put food back where it lives', 3],
    ['Wipe the surface you see first', 5],
  ] satisfies readonly (readonly [string, number])[],
  exampleAfter:
    'All five come chosen. Untick what you do not need, change any words, or take everything back afterwards.',

  sizesHeading: 'You say how small',
  sizesText: 'Five sizes. The first step never takes more than two minutes.',
  sizes: [
    ['Just a beginning', 2],
    ['A few steps', 3],
    ['Small steps', 5],
    ['Smaller steps', 7],
    ['Tiny steps', 9],
  ] satisfies readonly (readonly [string, number])[],
  stepCount: (count: number) => `${count} steps`,

  twoHeading: 'Two helpers, and you know which one answers',
  builtIn: {
    title: 'The built-in one',
    who: 'Everybody has it.',
    points: [
      'It is a set of rules, written by people, on your device.',
      'It needs no network and no account.',
      'Nothing is sent, to anyone.',
      'The same words get the same steps, on a day of the same kind.',
    ],
  },
  provider: {
    title: 'An AI service',
    who: 'Only where the people who run your server added one, and only with an account.',
    points: [
      'Before the first time, you read which service it is and what it gets. It gets nothing unless you agree.',
      'It gets the task’s title and steps, the size you chose, today’s energy and the challenges you picked.',
      'It gets no name, no email address and no account number.',
      'You can take your agreement back in Settings.',
    ],
  },

  questions: [
    {
      question: 'Why is it called an AI helper if rules do the work?',
      answer: [
        'Because people look for it under that name, and because an AI can be connected. We would rather say here that it is optional than let you find out.',
      ],
    },
    {
      question: 'What if the steps do not fit?',
      answer: [
        'Some will not. Change their words, leave them out, or ask for another size. They are a first draft of somebody else’s list.',
      ],
    },
    {
      question: 'Does it learn from me?',
      answer: [
        'The built-in one does not. If you tell the app what is hard for you, it takes that into account: a smaller beginning, or a line that says what is good enough.',
      ],
    },
    {
      question: 'What if the AI service gives no answer?',
      answer: ['You are told so, nothing is lost, and the built-in steps are one button away.'],
    },
  ] satisfies readonly Question[],

  closingHeading: 'Bring the big one',
  closingText: 'The one that has been on every list since spring. Two minutes of it is a fine beginning.',
  closingAction: 'Make it smaller',
}
