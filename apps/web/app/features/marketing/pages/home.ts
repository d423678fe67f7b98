import { PRODUCT } from '../../../product.ts'
import type { PublicPage } from '../public-page.ts'

export const homePage: PublicPage = {
  path: '/home',
  title: `${PRODUCT}: a gentle place for your day`,
  description: `${PRODUCT} keeps tasks small, works without a network and never counts what you did not do.`,
  keywords:
    'task app for neurodivergent people, offline to-do list, executive function, gentle planner, ADHD, autism',
  heading: 'A gentle place for your day',
  paragraphs: [
    `${PRODUCT} is a task list for days that do not go in straight lines. Write a thing down, make it smaller, do a piece of it, and be told that it was good.`,
  ],
  action: 'Get Started',
}

export const homeWords = {
  dayHeading: 'A day, roughly',
  dayText: 'Nobody’s day looks like this from end to end. Take the hours that you know.',
  day: [
    {
      time: 'morning',
      hour: 'Around eight',
      title: 'Coffee first, then one question',
      text: 'How’s your energy? You say medium. Four ideas of that size come up, you add one of them, and the page closes again.',
    },
    {
      time: 'afternoon',
      hour: 'Some time after lunch',
      title: 'The list looks back at you',
      text: 'Twelve things, none of them moving. At the top stands only one: open the letter. You give it five minutes, and the ring is company.',
    },
    {
      time: 'anytime',
      hour: 'In the queue',
      title: 'A thought you must not lose',
      text: 'The phone has no signal. The brain dump takes it all the same, and it will be there at home.',
    },
    {
      time: 'evening',
      hour: 'Before sleep',
      title: 'What was today, actually?',
      text: 'Wins has four lines. You had remembered one. Tomorrow’s daily tasks will be back by themselves, so you need not plan a thing.',
    },
  ],

  doorsHeading: 'Two doors, one house',
  doorsText: 'What you can do inside is nearly the same. What differs is where your words are kept.',
  doors: [
    {
      title: 'As a guest',
      points: [
        'No name, no email address, no password.',
        'Everything stays in this browser, and works offline.',
        'A file with everything can move it elsewhere.',
        'If the browser’s data is cleared, it is gone. Save a copy now and then.',
      ],
    },
    {
      title: 'With an account',
      points: [
        'Your phone and your laptop show the same list.',
        'It works offline too, and catches up quietly.',
        'A server keeps a copy, and its operator could read it.',
        'What you wrote as a guest comes along. Deleting the account deletes it all.',
      ],
    },
  ],

  notHeading: 'What you will look for in vain',
  not: [
    'Advertising',
    'Tracking',
    'Points to lose',
    'Red numbers',
    'Followers',
    'A paid tier',
    'Pop-ups about all this',
  ],

  madeHeading: 'Made in the open',
  madeText: [
    'The whole source is free software under the AGPL. You can read what it does with your words, change it, or run it on a machine of your own with two commands.',
    'It is made for neurodivergent people. It is not a medical device and does not pretend to be one.',
  ],

  closingHeading: 'Have a look inside',
  closingText: 'The guest’s door is open. Nothing rings when you go through it.',
  closingAction: 'Come in',
} as const
