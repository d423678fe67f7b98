import { PRODUCT } from '../../../product.ts'
import type { PublicPage, Question } from '../public-page.ts'

export const gentleProductivityPage: PublicPage = {
  path: '/gentle-productivity',
  title: `Gentle productivity: rest is part of the plan · ${PRODUCT}`,
  description: 'No points to lose, no red numbers, no shame. A task list in which rest is part of the plan.',
  keywords: 'gentle productivity, guilt-free to-do list, rest, pacing, self-kindness, slow productivity',
  heading: 'Getting things done, gently',
  paragraphs: [
    'Rest is part of the plan here. A day with one tick is a day with one tick, and a day with none is simply a day.',
  ],
  action: 'Get Started',
}

export const gentleProductivityWords = {
  letterHeading: 'A letter, instead of a list of features',
  greeting: 'Dear you,',
  letter: [
    {
      title: 'In the morning',
      paragraphs: [
        'you may open the page and find one thing at the top, where you were afraid of thirteen. Tell it how you are. If there is little energy, the ideas are little too.',
        'Nobody will bring up yesterday. Yesterday is over, and it was allowed to be what it was.',
      ],
    },
    {
      title: 'In the hour that does not move',
      paragraphs: [
        'Somewhere after lunch the day may stop. You could push. You could also sit beside one thing for five minutes, and then look again.',
        'Or open your dopamine menu first and take something nice. Nothing on it has to be earned.',
      ],
    },
    {
      title: 'In the evening',
      paragraphs: [
        'have a look at Wins, if you like. It says what happened. It has no opinion on what did not.',
        'Then let the rest sleep. What you snooze comes back when you said, and no sooner.',
      ],
    },
  ],
  afterThought:
    'We could have added points. They work for a week, and then they are one more thing to lose. So there are none.',
  warmly: 'Warmly,',
  from: `the people who make ${PRODUCT}`,

  swapsHeading: 'What we left out, and what is there',
  swapsHead: ['Left out', 'There instead'],
  swaps: [
    ['A chain of days that can break', 'Each day on its own'],
    ['A score for you', 'A list of what you did'],
    ['Red numbers', 'Quiet ink'],
    ['“Catch up on 12 tasks”', '“One thing next”'],
    ['Everything before tonight', 'Snooze, as long as you need'],
    ['Trophies for going faster', 'Ten quiet minutes, with a box to tick'],
  ],

  promise: 'P.S. Three things we promise not to do:',
  never: [
    'Compare you with yesterday, or with anybody.',
    'Call you back with a message you did not want.',
    'Take back something that you achieved.',
  ],

  questions: [
    {
      question: 'Does gentle mean getting less done?',
      answer: [
        'We do not know, and we promise you neither more nor less. What we can say is what it does: it makes beginnings small, and leaves the counting out.',
      ],
    },
    {
      question: 'Some of my things truly have to happen. Is there room for that?',
      answer: [
        'Yes. Give a task high priority, and it stands in a section of its own near the top of the day. It says so in a word, and it does not flash.',
      ],
    },
    {
      question: 'Is rest not simply avoiding things?',
      answer: [
        'Sometimes it is hard to tell from inside. On low days, rest is among the ideas you can add to your list, because it is something you do.',
      ],
    },
    {
      question: 'Can it be too gentle?',
      answer: [
        'If kind words get on your nerves, one choice in Calm settings takes them away. The list works the same without them.',
      ],
    },
  ] satisfies readonly Question[],

  closingHeading: 'Today may be small',
  closingText: 'Bring whatever there is. It fits.',
  closingAction: 'Begin gently',
}
