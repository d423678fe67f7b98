import { PRODUCT } from '../../../product.ts'
import type { PublicPage, Question } from '../public-page.ts'

export const sprintsPage: PublicPage = {
  path: '/sprints',
  title: `5-minute sprints: a quiet timer for starting · ${PRODUCT}`,
  description:
    'Five minutes with one task. A ring empties slowly and in silence, and you decide what comes after.',
  keywords: 'five minute timer, focus sprint, getting started, task paralysis, gentle timer, ADHD timer',
  heading: 'Five minutes, one task',
  paragraphs: [
    'Starting is often the hardest part, so a sprint asks for very little: stay near one thing until a ring is empty. Nothing has to be finished. Just spending time on it is enough.',
  ],
  action: 'Get Started',
}

export const sprintsWords = {
  minutesHeading: 'Minute by minute',
  minutesText: 'What may happen in there, so that none of it comes as a surprise.',
  minutes: [
    ['5:00', 'You choose a task, let one small thing be picked for you, or take nothing in particular.'],
    ['4:00', 'The first minute often goes into finding the pen, the cup, the page. That counts.'],
    ['3:00', 'The ring is a little emptier. It does not tick, and nothing blinks.'],
    ['2:00', 'Your task has steps? The next one stands below the ring, and you can tick it right there.'],
    ['1:00', 'The doorbell. You press Pause, and the ring rests for as long as it takes.'],
    [
      '0:00',
      '“You did it!” Continue, or take a break. Are you in the middle of typing? Then it waits until you stop.',
    ],
  ] satisfies readonly (readonly [string, string])[],

  endsHeading: 'The end is yours',
  endsText: 'Five minutes are where it begins. Where it ends depends on how it feels from inside.',
  ends: [
    {
      title: 'Shorter',
      text: 'Stop here, at any second. It asks for no reason, and says the same warm thing.',
      share: 0.35,
    },
    { title: 'Longer', text: 'Add two minutes or five, as often as you like, up to an hour.', share: 0.75 },
    {
      title: 'Past zero',
      text: 'In flow? Let it go on. The time counts upwards, and nothing comes up until you end it.',
      share: 1,
    },
  ],

  trueHeading: 'It keeps true time',
  trueTexts: [
    'Phones sleep, tabs hide, pages close by accident. A sprint is two moments and not a thing that ticks, so the time is right when you come back.',
    'You can tuck it away, too. A small sign says about how many minutes are left, while you use the rest of the page.',
    'It works without a network. Nothing about your sprints leaves your device, and nobody counts them.',
  ],

  questions: [
    {
      question: 'Why five minutes?',
      answer: [
        'It is short enough to agree to, and long enough to find the pen. You can change it for each sprint.',
      ],
    },
    {
      question: 'What if I do nothing for five minutes?',
      answer: [
        'Then you sat beside the thing, which is nearer than before. You can go again, choose another, or let it be for today.',
      ],
    },
    {
      question: 'Does it ring at the end?',
      answer: [
        'Only if you have turned on soft sounds. Without them, the page shows it, and a screen reader says it.',
      ],
    },
    {
      question: 'Can I start on the phone and end on the laptop?',
      answer: [
        'No. A sprint lives on the device where it began. Your tasks are on both, if you have an account.',
      ],
    },
    {
      question: 'Is there a record of how many I did?',
      answer: ['No. A task that you finish is kept under Wins. Sprints themselves leave nothing behind.'],
    },
  ] satisfies readonly Question[],

  closingHeading: 'Try one now',
  closingText: 'You need a task, or none. It takes five minutes, and you may leave after one.',
  closingAction: 'Begin five minutes',
}
