import { PRODUCT } from '../../../product.ts'
import type { PublicPage, Question } from '../public-page.ts'

export const howItWorksPage: PublicPage = {
  path: '/how-it-works',
  title: `How it works, in four small steps · ${PRODUCT}`,
  description: 'Four small steps: check in, dump thoughts, pick one thing, celebrate. Any of them can wait.',
  keywords: 'how it works, check in, brain dump, one thing at a time, celebrate small wins, gentle planner',
  heading: 'How it works',
  paragraphs: [
    'Four small steps. There is no order to get wrong, and each of them is complete without the others.',
  ],
  action: 'Start with one thing',
}

export const howItWorksWords = {
  steps: [
    {
      id: 'check-in',
      title: 'Check In',
      plain: 'Say how much energy you have.',
      paragraphs: [
        'Once a day, Glimmer asks how your energy is. You press full, medium or low, and read a sentence that fits.',
        'From then on, the day fits you. Low brings short ideas and small steps to the top.',
      ],
      minutes: 'About a minute',
    },
    {
      id: 'dump-thoughts',
      title: 'Dump Thoughts',
      plain: 'Write everything down, sort it later.',
      paragraphs: [
        'Brain dump is an empty page with one line. Type a thought, press Enter, type the next. Paste ten lines at once, if they are somewhere already.',
        'When your head is quieter, triage shows them one at a time. Make it a task, delete it, or keep it for later. You can also leave them there for ever.',
      ],
      minutes: 'As long as thoughts come',
    },
    {
      id: 'pick-one-thing',
      title: 'Pick One Thing',
      plain: 'See one small thing, with the rest below it.',
      paragraphs: [
        'The tasks page names one thing next: small, open, and right for this hour. Too big? Ask for steps, and the first of them takes its place.',
        'Give it five minutes if you like. The ring empties, and you decide what comes after.',
      ],
      minutes: 'Two minutes, or five',
    },
    {
      id: 'celebrate',
      title: 'Celebrate',
      plain: 'Notice that you did it.',
      paragraphs: [
        'You tick it off, and a kind sentence appears without taking the page away from you. Now and then you are offered something nice.',
        'The thing you did goes into Wins with its date. It stays there on the days that feel like nothing.',
      ],
      minutes: 'A breath',
    },
  ],
  stepOf: (place: number, of: number) => `${place} of ${of}`,

  miniatures: {
    ask: 'How’s your energy today?',
    levels: ['Full', 'Medium', 'Low'],
    thoughts: ['oat milk', 'call back about the boiler', 'why is Tuesday so long'],
    makeTask: 'Make it a Task',
    remove: 'Delete',
    triage: '1 of 3',
    next: 'One thing next',
    nextTitle: 'Open the window',
    five: 'Start 5 minutes',
    won: '“Open the window” is done.',
    wonText: 'Nice. One thing done.',
    labels: {
      'check-in': 'A picture of the check-in: three lanterns, full, medium and low. Medium is chosen.',
      'dump-thoughts':
        'A picture of three thoughts, one below the other, with the first one being looked at.',
      'pick-one-thing': 'A picture of one small task with a button for a five-minute sprint.',
      celebrate: 'A picture of a ticked task with a kind sentence and a few sparks.',
    },
  },

  startHeading: 'Your first two minutes',
  start: [
    'Press the button, then “Continue without an account”.',
    'You see one tiny thing. Press “Something else” until one feels possible.',
    'Press “Done”, or “Start 5 minutes”. That is how it works.',
    'On another day, Glimmer asks what is hard for you. “I’m not sure yet” is an answer to each question.',
  ],

  questionsHeading: 'Before you begin',
  questions: [
    {
      question: 'What if I skip steps?',
      answer: ['That is fine. Nothing has to be finished, and no page asks where you were.'],
    },
    {
      question: 'Do I need to do this every day?',
      answer: ['No. Some people open it on hard days alone, and some on good ones.'],
    },
    {
      question: 'What do I need for it?',
      answer: [
        'A phone, tablet or computer with a current browser. There is nothing to install. You can put it on the home screen, if you like.',
      ],
    },
    {
      question: 'What does it cost?',
      answer: ['The software is free, for good. Whoever runs a server for others decides about that server.'],
    },
  ] satisfies readonly Question[],

  closingHeading: 'Any of the four will do',
  closingText: 'If you cannot choose, dump one thought. It is the smallest.',
  closingAction: 'Begin with any of them',
} as const
