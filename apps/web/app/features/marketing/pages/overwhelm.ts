import { PRODUCT } from '../../../product.ts'
import type { PublicPage, Question } from '../public-page.ts'

export const overwhelmPage: PublicPage = {
  path: '/overwhelm',
  title: `Overwhelm: from everything to one thing · ${PRODUCT}`,
  description:
    'Write everything down in any order, then look at one thing at a time. The rest is held for you.',
  keywords: 'overwhelm, too much to do, brain dump, calm planner, burnout, racing thoughts',
  heading: 'When everything is loud at once',
  paragraphs: [
    'You do not have to read this page. If it is a lot right now, do one of these three things and come back another time.',
  ],
  action: 'Get Started',
}

export const overwhelmWords = {
  now: [
    'Put both feet on the floor, and notice that it holds.',
    'Look at the farthest thing you can see from here.',
    'Write down one word of what is in your head, on anything that is near.',
  ],

  funnelHeading: 'From all of it to one of it',
  all: {
    title: 'All of it',
    text: 'Everything that is loud goes into the brain dump, one line each. It need not be sorted, or fair.',
    thoughts: [
      'rent letter',
      'Mum’s scan on Friday',
      'the kitchen',
      'answer Priya',
      'what I said on Monday',
      'school trip form',
      'washing, wet since yesterday',
      'that invoice',
      'buy a card',
      'too many tabs',
      'milk',
      'am I ill or tired?',
    ],
  },
  some: {
    title: 'Some of it',
    text: 'Look at one line at a time. Make it a task, or delete it. Stop after two, if two is enough.',
    thoughts: ['answer Priya', 'milk', 'school trip form'],
  },
  one: {
    title: 'One of it',
    text: 'The top of your tasks names a single thing. It does not mind waiting.',
    thoughts: ['milk'],
  },

  dayHeading: 'The same day, turned down',
  moments: [
    {
      sign: 'dump',
      title: 'A morning with eleven messages',
      paragraphs: [
        'Each of them wants another version of you before breakfast. Type what they ask for, a line each, and turn the phone over.',
        'They are held now. You can eat.',
      ],
    },
    {
      sign: 'check-in',
      title: 'The hour on the kitchen floor',
      paragraphs: [
        'Everything is equally urgent, so nothing can be first. Say that energy is low. Four ideas come up, none longer than fifteen minutes.',
        'One of them is to rest for ten quiet minutes. It can be ticked like anything else.',
      ],
    },
    {
      sign: 'tasks',
      title: 'An evening, with tomorrow already in it',
      paragraphs: [
        'Snooze what need not be tomorrow: three days, a week, or hours of your own choosing. It leaves the day and comes back by itself.',
        'On a phone, fold away the parts of the day that you do not need to see.',
      ],
    },
  ],

  neverHeading: 'What it will not do, today or ever',
  never: [
    'Ring, buzz or blink unless you told it to.',
    'Put anything on your list without you.',
    'Ask you to explain how you feel.',
  ],

  questions: [
    {
      question: 'What if I write forty things down and it gets worse?',
      answer: [
        'Then close it. The brain dump keeps them out of your day: none of them becomes a task by itself, and none of them has a date.',
      ],
    },
    {
      question: 'Who can see what I write when I am like this?',
      answer: [
        'Without an account, it stays on your device. With one, it is also on the server, where the people who run it could read it. The privacy page says exactly what.',
      ],
    },
    {
      question: 'I am not safe right now.',
      answer: [
        'Please talk to a person: someone you trust, or the emergency or crisis line of your country. The list can wait. You come first.',
      ],
    },
  ] satisfies readonly Question[],

  closingHeading: 'One word is enough',
  closingText: 'Put it down here. You can pick it up again, or not.',
  closingAction: 'Put one thing down',
} as const
