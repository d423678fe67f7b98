import { PRODUCT } from '../../../product.ts'
import type { PublicPage, Question } from '../public-page.ts'

export const adhdPage: PublicPage = {
  path: '/adhd',
  title: `An ADHD task list, quick to fill · ${PRODUCT}`,
  description:
    'A task list that is quick to fill, easy to leave and kind when you come back after three weeks.',
  keywords: 'ADHD planner, ADHD task app, task paralysis, time blindness, working memory',
  heading: 'For ADHD minds',
  paragraphs: [
    'Thoughts leave as fast as they come. So adding one here takes a single line and Enter, and it is safe before the next one arrives.',
  ],
  action: 'Get Started',
}

export const adhdWords = {
  dayHeading: 'One Tuesday, three moments',
  here: 'At that moment',
  moments: [
    {
      time: '08:20',
      title: 'Shower, keys, and the other shoe',
      day: 'You went upstairs for the shoe and came down with a plant that needed water. The clock moved twenty minutes while you were not looking.',
      here: 'The top of the page names one thing: brush teeth. Not the whole morning. Ticked, it makes room for a rest or for the next one. The plant can be typed in with one thumb.',
    },
    {
      time: '14:30',
      title: 'The form has been open since ten',
      day: 'You want to do it. You have read its first line eleven times. Something between wanting and moving does not catch.',
      here: 'Ask for tiny steps: find the old form, write your name. Then sit with the first one for a five-minute sprint. Five minutes have an end that you can see.',
    },
    {
      time: '21:50',
      title: 'Suddenly, all the energy',
      day: 'The house is quiet, and the attic could be sorted by midnight. Tomorrow will want that energy back.',
      here: 'Type the attic down so that it is not lost, then snooze it for a day. Wins lists what today already held. It is often more than it felt like.',
    },
  ],

  thoughtsHeading: 'Between two sentences',
  thoughts: [
    'ring the dentist',
    'octopuses have three hearts',
    'oat milk',
    'that noise the car makes',
    'Jo’s birthday??',
    'new idea for the shelf',
    'did the email go?',
    'learn the accordion',
  ],
  thoughtsText: [
    'Brain dump takes them all as they come, one line each. It asks for no date, no category and no spelling.',
    'Later you go through them one at a time: make it a task, or let it go. The octopuses may stay for ever.',
  ],

  neverHeading: 'Four things it will not do',
  never: [
    'Make you plan a week before you may write one thing down.',
    'Turn a thing red because its day went by.',
    'Count days in a row, and start again from zero.',
    'Send a message that you did not ask for.',
  ],

  questions: [
    {
      question: 'I leave every planner after four days. Why would this one be different?',
      answer: [
        'It may not be. But leaving costs nothing here. Daily tasks do not pile up while you are gone, and coming back after a month needs no tidying.',
      ],
    },
    {
      question: 'Will it make me focus?',
      answer: [
        'No app can promise that. This one makes the next thing small, visible and easy to begin. On some days that was the whole gap.',
      ],
    },
    {
      question: 'Do I need a diagnosis?',
      answer: ['No. Nobody asks, and nothing here is a test. If it describes your days, it is for you.'],
    },
    {
      question: 'What if I only ever use one part of it?',
      answer: ['Then that part is your app. None of them leans on the others.'],
    },
  ] satisfies readonly Question[],

  closingHeading: 'Write down one thing before it goes',
  closingText: '“Continue without an account”, and you are typing. There is no form in between.',
  closingAction: 'Catch the first thought',
}
