import { PRODUCT } from '../../../product.ts'
import type { PublicPage } from '../public-page.ts'

export const landingPage: PublicPage = {
  path: '/',
  title: `${PRODUCT}: your mind works differently`,
  description: `A calm task companion for neurodivergent people. No sign-up needed, works offline, private by default.`,
  keywords:
    'ADHD, autism, neurodivergent, gentle planner, task app, offline, private, guilt-free productivity',
  heading: 'Your Mind Works Differently',
  paragraphs: [
    `${PRODUCT} helps you start small, rest without guilt and notice what went well. No sign-up needed. Works offline. Your day stays on your device until you decide otherwise.`,
  ],
  action: 'Start Your Journey',
}

export const landingWords = {
  minutes: 'About two minutes to look around. No email address asked.',

  factsHeading: 'What you can count on',
  facts: [
    { fact: 'No sign-up needed', text: 'Open it and begin. An account is for a second device.' },
    { fact: 'Works offline', text: 'Opened once, it needs no network to be useful.' },
    { fact: 'Stays on your device', text: 'Without an account, nothing you write reaches a server.' },
    { fact: 'Open source', text: 'Anyone can read the code, change it and run a copy.' },
    { fact: 'Yours to take or delete', text: 'Save it all in one file, or remove it all, by yourself.' },
  ],

  builtHeading: 'Built for Beautiful, Neurodivergent Minds',
  builtText: 'Six things people tell each other, and what happens here at that very moment.',
  like: 'What it is like',
  help: `What ${PRODUCT} does`,
  pairs: [
    {
      like: 'I know what to do. My body just stays on the sofa.',
      help: 'It names one thing, as small as it can be: put one mug in the sink. Five minutes are plenty, and stopping is fine.',
    },
    {
      like: 'Forty thoughts are open, and one of them is playing music.',
      help: 'Brain dump takes every thought in any order. You sort them later, one at a time, or never.',
    },
    {
      like: 'Some days I have nothing to give, and my list does not care.',
      help: 'Say that energy is low, and the ideas shrink with it: a glass of water, an open window, ten quiet minutes.',
    },
    {
      like: 'Every app I leave for a week greets me with red numbers.',
      help: 'Nobody counts the days you were away. You come back to today, and to whatever still waits, in quiet ink.',
    },
    {
      like: 'Bright, busy screens tire me out before I begin.',
      help: 'Low stimulation takes away motion, shadow and strong colour. Sounds stay off until you ask for them.',
    },
    {
      like: 'By evening I cannot name a single thing I did.',
      help: 'Each finished thing is kept under Wins, with its day. A hard week takes none of them back.',
    },
  ],

  pictureHeading: 'One small thing first',
  pictureText:
    'This is the tasks page. At the top stands one thing you could do now. Your whole day is below it, in four wide parts, and none of it shouts.',
  picturePoints: [
    'Not that one? Ask for something else, as often as you like.',
    'What is done stays where it was, struck and quiet.',
    'A day without a tick is simply a day.',
  ],

  featuresHeading: 'Six gentle tools',
  featuresText: 'Use one of them, or all. None of them minds being left alone.',
  features: [
    {
      sign: 'dump',
      to: '/how-it-works#dump-thoughts',
      title: 'Brain dump',
      text: 'Write everything down at once, in any order. Sort it when your head is quieter.',
    },
    {
      sign: 'sprint',
      to: '/sprints',
      title: '5-minute sprints',
      text: 'One task, five minutes, a ring that empties without a sound.',
    },
    {
      sign: 'check-in',
      to: '/check-ins',
      title: 'Daily check-ins',
      text: 'Say how much energy there is, and see ideas of that size.',
    },
    {
      sign: 'helper',
      to: '/ai-helper',
      title: 'AI task helper',
      text: 'Something too big to hold becomes a handful of steps with an end in sight.',
    },
    {
      sign: 'reward',
      to: '/rewards',
      title: 'Reward system',
      text: 'A dopamine menu of small nice things, for after you did something.',
    },
    {
      sign: 'tasks',
      to: '/gentle-productivity',
      title: 'Gentle tasks',
      text: 'Morning, afternoon, evening or any time. What is left simply waits.',
    },
  ],

  stepsHeading: 'Four steps, in any order',
  stepsText: 'A good day may hold all four. A hard one may hold half of one.',
  steps: [
    { sign: 'check-in', title: 'Check In', text: 'Full, medium or low: one tap says how you are.' },
    { sign: 'dump', title: 'Dump Thoughts', text: 'Out of your head, onto the page. Spelling is optional.' },
    {
      sign: 'pick',
      title: 'Pick One Thing',
      text: 'One small thing stands at the top. The rest waits below.',
    },
    { sign: 'celebrate', title: 'Celebrate', text: 'You did a thing. Somebody should say so, softly.' },
  ],
  stepsMore: 'See how each step works',

  closingHeading: 'Begin with one small thing',
  closingText:
    'You can start as a guest, with nothing but the page in front of you. If it is not for you, close it: there is no account to cancel.',
} as const
