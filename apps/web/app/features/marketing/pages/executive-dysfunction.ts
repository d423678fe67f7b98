import { PRODUCT } from '../../../product.ts'
import type { PublicPage, Question } from '../public-page.ts'

export const executiveDysfunctionPage: PublicPage = {
  path: '/executive-dysfunction',
  title: `Executive dysfunction: steps small enough to start · ${PRODUCT}`,
  description:
    'Make the first step small enough to begin, keep the next one in sight, and let half count as half.',
  keywords: 'executive dysfunction, task initiation, small steps, planning help, getting started',
  heading: 'For days when starting is the hard part',
  paragraphs: [
    'Knowing and doing are two different skills. The gap between them has a long name, and shame has never closed it. Smaller steps sometimes do.',
  ],
  action: 'Get Started',
}

export const executiveDysfunctionWords = {
  gapKnow: 'You know what to do.',
  gapDo: 'You are doing it.',
  gapHeading: 'The gap is real',
  gapText:
    'On one bank you know exactly what to do. On the other bank you are doing it. People call across that you should simply jump. This lays stones instead: steps as small as you need.',

  stairsHeading: 'One phone call, in nine small steps',
  stairsText:
    'Type “Ring the dentist” and ask for tiny steps. These come back, made on your device. Keep the ones that help, and change their words.',
  stairsMinutes: (minutes: number) => `${minutes} min`,
  /** What the built-in rules answer to "Ring the dentist" at the smallest size; a test asks them again. */
  stairs: [
    ['Put the number for the dentist and a pen in front of you', 2],
    ['Write the first sentence: “Hello, my name is … I am calling about …”', 2],
    ['Drink something and stand up', 1],
    ['Write below it the one thing you want to know or to have', 2],
    ['Call the dentist and read it out', 10],
    ['Write down what they said: a day, a name, a number', 2],
    ['Put what was agreed in the calendar', 1],
    ['Shake out your hands and walk a few steps', 2],
    ['Shake it off: whatever went wrong is over, and you did it', 1],
  ] satisfies readonly (readonly [string, number])[],

  dayHeading: 'How a day may go',
  moments: [
    {
      title: 'A morning: awake is not the same as up',
      paragraphs: [
        'Getting up is one task with a dozen parts that nobody else can see. Write it as a daily task with steps of its own: sit up, feet on the floor, stand.',
        'A day that stays at the second step still shows two ticks.',
      ],
      done: 2,
      of: 5,
    },
    {
      title: 'A stuck hour: about to begin since eleven',
      paragraphs: [
        'The top of the page shows the first open step of one task, and not the task. “Put one mug in the sink” may be small enough for your hands to agree before your head objects.',
        'Add five minutes beside it. A sprint needs no result, and you may stop in the middle.',
      ],
      done: 1,
      of: 4,
    },
    {
      title: 'An evening: half of it is there',
      paragraphs: [
        'A bar under the task shows three steps of five. They stay ticked overnight, so tomorrow begins at the fourth.',
        'Nobody asks why it was three.',
      ],
      done: 3,
      of: 5,
    },
  ],
  progress: (done: number, of: number) => `${done}/${of} steps`,

  neverHeading: 'It will never',
  never: [
    'Tell you that it is easy.',
    'Ask why you have not begun.',
    'Make you finish setting up before you can write one thing down.',
    'Treat a half-done thing as nothing.',
  ],

  questions: [
    {
      question: 'What if even the first step is too big?',
      answer: [
        'Press “Something else”, and another thing comes up. Or rename the step to a smaller one, such as “stand beside the desk”. The first suggested step never takes more than two minutes.',
      ],
    },
    {
      question: 'Can I set things up on a good day for a bad one?',
      answer: [
        'Yes. Daily tasks come back with their steps, every day, without you. On the bad day you only read the top line.',
      ],
    },
    {
      question: 'Is this a treatment?',
      answer: [
        'No. It is a list that is careful with you. If daily life has become very hard, a doctor or therapist can look at it together with you.',
      ],
    },
  ] satisfies readonly Question[],

  closingHeading: 'The first stone is small',
  closingText: 'Write down one thing you have been about to do. You need not do it today.',
  closingAction: 'Begin with one small step',
}
