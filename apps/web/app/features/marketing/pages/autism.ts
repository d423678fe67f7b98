import { PRODUCT } from '../../../product.ts'
import type { PublicPage, Question } from '../public-page.ts'

export const autismPage: PublicPage = {
  path: '/autism',
  title: `A predictable task list for autistic people · ${PRODUCT}`,
  description:
    'Literal words, steady layouts, no surprises, and a low-stimulation theme that keeps everything still.',
  keywords:
    'autism planner, autistic adults, low stimulation app, sensory friendly, literal language, routine',
  heading: 'For autistic minds',
  paragraphs: [
    'Buttons say what they do, and do only that. Things stay where you left them. If a screen is too bright or too lively, you can turn it down before you do anything else.',
  ],
  action: 'Get Started',
}

export const autismWords = {
  tableHeading: 'What happens when you press it',
  tableText: 'Predictable means that you can know beforehand. So here it is beforehand.',
  tableHead: ['You do this', 'This happens', 'This stays the same'],
  table: [
    ['Tick a task', 'It is struck through.', 'It keeps its place until the day is over.'],
    [
      'Snooze a task',
      'It stays under Snoozed Tasks until the time you chose.',
      'Its words, steps and category.',
    ],
    [
      'Delete a task',
      'You are asked first. Then a message offers Undo.',
      'The order of the tasks around it.',
    ],
    [
      'Close a form half-way',
      'What you typed is kept on this device.',
      'It is there when you open the form again.',
    ],
    ['Let a sprint run out', 'A window asks: continue, or take a break.', 'Nothing begins by itself.'],
  ],

  dayHeading: 'Three parts of a day',
  moments: [
    {
      time: 'morning',
      title: 'A morning: the same order',
      paragraphs: [
        'Daily tasks come back unticked, in the same part of the day as yesterday. You begin with what you know.',
        'Where the order inside a routine matters, write it as steps. They keep the order in which you wrote them.',
      ],
    },
    {
      time: 'afternoon',
      title: 'A stuck hour: plans changed',
      paragraphs: [
        'The meeting moved, and the afternoon has lost its shape. Snooze what no longer fits, for four hours or a day.',
        'The rest of the list does not rearrange itself around the gap. One line at the top says what could come next.',
      ],
    },
    {
      time: 'evening',
      title: 'An evening: after people',
      paragraphs: [
        'Words are used up, and the light is too loud. Choose low stimulation: muted colours, no shadows, nothing moves.',
        'Close the page whenever you like. Everything is saved already, and nobody waits for an answer.',
      ],
    },
  ],

  sensesHeading: 'Your senses decide',
  sensesText:
    'Calm settings are on every page, also on this one, at the top. They work before you sign in to anything.',
  senses: [
    ['Colours', 'Light, dark, low stimulation, or high contrast.'],
    ['Motion', 'Short and small, or none. What your device asks for always counts.'],
    ['Sound and vibration', 'Off, until you turn them on.'],
    ['Kind words', 'Shown after a finished task. One choice removes them.'],
    ['Letters', 'Three typefaces, four sizes, three amounts of space.'],
  ],

  neverHeading: 'What the app will not do',
  never: [
    'Play a sound that you did not switch on.',
    'Ask you to share, compare, invite or follow anyone.',
    'Use a figure of speech without the plain words beside it.',
    'Guess what you feel from what you do.',
  ],

  questions: [
    {
      question: 'Why “autistic people” and not “people with autism”?',
      answer: [
        'Many autistic people say it so, because autism is part of who they are. If you use other words for yourself, those are the right ones for you.',
      ],
    },
    {
      question: 'Does the list ever change by itself?',
      answer: [
        'In three ways. On a new day, daily tasks open again and finished ones move to Wins. A snoozed task comes back at its time. And what you change on another device of yours shows here too.',
      ],
    },
    {
      question: 'Can I use it without the playful parts?',
      answer: [
        'Yes. Sparks, kind words, sounds and the offers of the dopamine menu can each be turned off. What remains is a list.',
      ],
    },
  ] satisfies readonly Question[],

  closingHeading: 'Look around first',
  closingText:
    'The next page has two fields for an account, and one button to go on without. After that button, a few everyday tasks are offered, which you can skip. Nothing is sent.',
  closingAction: 'Open the next page',
} as const
