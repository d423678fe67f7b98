import { PRODUCT } from '../../../product.ts'
import type { PublicPage, Question } from '../public-page.ts'

export const checkInsPage: PublicPage = {
  path: '/check-ins',
  title: `Daily energy check-ins, without a score · ${PRODUCT}`,
  description:
    'Say whether your energy is full, medium or low, and see four things that may fit a day like this.',
  keywords: 'energy check-in, pacing, low energy day, brain battery, spoons, energy tracking without scores',
  heading: 'How’s your energy today?',
  paragraphs: [
    'A check-in is one question with three answers. You read a few kind words, then see four things that may fit. It takes about a minute, and you can leave it.',
  ],
  action: 'Get Started',
}

export const checkInsWords = {
  levelsHeading: 'Three answers, none of them better',
  levelsText: 'Your lantern is full, half full, or low. These are the very ideas that follow.',
  levels: {
    FULL: { title: 'Full', hint: 'Plenty to give today' },
    MEDIUM: { title: 'Medium', hint: 'Enough for a few things' },
    LOW: { title: 'Low', hint: 'Only a little, and that is fine' },
  },
  minutes: (count: number) => `${count} min`,

  afterHeading: 'What the answer changes',
  after: [
    {
      title: 'The ideas',
      text: 'You add the ones you like, or skip all four. They stand together on your list as Energy-Matched Tasks.',
    },
    {
      title: 'The one thing next',
      text: 'On a low day, short things come to the top. On a full day, what matters to you may come first.',
    },
    {
      title: 'The steps',
      text: 'Ask for smaller steps on a low day, and there are fewer of them, with a rest in between.',
    },
    {
      title: 'The rewards',
      text: 'Where a nice thing is offered, it asks for no more than there is.',
    },
  ],

  weeksHeading: 'Your weeks, without a score',
  weeksTexts: [
    'A page of its own draws your days as small lanterns, a row for each week. Patterns may show: slow Mondays, a dip after visits.',
    'Days without an answer stay empty, and empty is fine. You can change a day, remove it, or never open the page.',
  ],
  weeksLabel:
    'A picture of three weeks: a row of small lanterns for each, some full, some medium, some low, some days without an answer.',
  days: ['M', 'T', 'W', 'T', 'F', 'S', 'S'],

  questions: [
    {
      question: 'When does it ask?',
      answer: [
        'Once a day, when you open your tasks, and never while you are in the middle of something. “Not today” sends it away until tomorrow.',
      ],
    },
    {
      question: 'My energy changes by noon. What then?',
      answer: [
        'Answer again, as often as the day changes. The latest answer counts, and the earlier one is not held against it.',
      ],
    },
    {
      question: 'I cannot tell how much there is.',
      answer: [
        'Many people cannot, and it is a fair answer to give none. If a picture helps: could you make tea now? Gladly, maybe, no. Full, medium, low.',
      ],
    },
    {
      question: 'Can I turn the question off?',
      answer: [
        'Yes, with one switch on the energy page. The “Check in” button stays for the days when you want it.',
      ],
    },
    {
      question: 'Is this a health diary?',
      answer: [
        'No. It measures nothing and concludes nothing. It is one word a day, for your own use, and it is in your export.',
      ],
    },
  ] satisfies readonly Question[],

  closingHeading: 'And today?',
  closingText: 'Full, medium, low, or “Not today”. All four are fine.',
  closingAction: 'Say how it is',
}
