import { PRODUCT } from '../../product.ts'
import { landingPage } from './pages/landing.ts'
import type { PublicPage } from './public-page.ts'

export type { PublicPage }

const base = 'ADHD, autism, neurodivergent, gentle planner'

export const publicPages: readonly PublicPage[] = [
  {
    path: '/home',
    title: `${PRODUCT}: a gentle place for your day`,
    description: `${PRODUCT} keeps tasks small, works without a network and never counts what you did not do.`,
    keywords: `${base}, task app, offline to-do list, executive function`,
    heading: 'A gentle place for your day',
    paragraphs: [
      `${PRODUCT} is a task list for days that do not go in straight lines. Write a thing down, break it into steps you can see the end of, and tick off what happened.`,
      'Nothing turns red when the day goes differently. Tomorrow starts clear, and what you did is never taken away.',
    ],
    action: 'Get Started',
  },
  {
    path: '/features',
    title: `Features · ${PRODUCT}`,
    description:
      'Quick capture, small steps, four times of day, and everything saved on your own device first.',
    keywords: `${base}, features, subtasks, offline tasks, times of day`,
    heading: `What ${PRODUCT} does`,
    paragraphs: [
      'Type a task and press Enter: it is saved before you look up. Put it in the morning, afternoon or evening, or leave it for any time. Split it into steps when it feels too big.',
      'It all works with the network off. With an account, your other devices show the same list a moment later.',
    ],
    action: 'Try it now',
  },
  {
    path: '/how-it-works',
    title: `How it works · ${PRODUCT}`,
    description:
      'Four small movements: check in, dump thoughts, pick one thing, celebrate. Any of them can wait.',
    keywords: `${base}, how it works, check in, brain dump, one thing`,
    heading: 'How it works',
    paragraphs: [
      'Check in: say how much energy you have. Dump thoughts: write everything down and sort it later. Pick one thing: choose a step that fits today. Celebrate: notice that you did it.',
      'Every step can be skipped. There is no order to get wrong and no score to keep up.',
    ],
    action: 'Start with one thing',
  },
  {
    path: '/for-you',
    title: `Who it is for · ${PRODUCT}`,
    description: `${PRODUCT} is made for people whose attention, energy and senses change from day to day.`,
    keywords: `${base}, who it is for, executive dysfunction, overwhelm`,
    heading: 'Made for minds that vary',
    paragraphs: [
      'If you know exactly what to do and still cannot begin, if lists grow until you stop opening them, or if bright busy screens tire you out, this was made with you in mind.',
      'You do not need a diagnosis, a routine or a good week to use it.',
    ],
    action: 'Have a look',
  },
  {
    path: '/sprints',
    title: `5-minute sprints · ${PRODUCT}`,
    description: 'Five minutes with one task. A ring empties slowly, and you decide what comes after.',
    keywords: `${base}, five minute timer, focus sprint, getting started, task paralysis`,
    heading: 'Five minutes, one task',
    paragraphs: [
      'Starting is often the hardest part, so a sprint asks for very little: choose one task, or let one small thing be picked for you, and stay near it for five minutes. A ring shows the time left without ticking at you.',
      'Pause it, make it longer, keep going past zero when you are in flow, or stop early: each is a fine way to spend five minutes. The time stays true while your phone sleeps or the page is closed.',
    ],
    action: 'Get Started',
  },
  {
    path: '/check-ins',
    title: `Daily check-ins · ${PRODUCT}`,
    description: 'Say whether your energy is full, medium or low, and see tasks that fit it.',
    keywords: `${base}, energy check-in, pacing, low energy day, brain battery`,
    heading: 'How much energy is there today?',
    paragraphs: [
      'A check-in is one question with three answers: full, medium or low. You hear a few kind words, then see four things that may fit. On a low day they are short, such as ten quiet minutes or a glass of water.',
      'No answer is better than another, and you can change it as the day changes. A small picture shows your last weeks, without scores. You can leave the question for the day, or turn it off.',
    ],
    action: 'Get Started',
  },
  {
    path: '/ai-helper',
    title: `Task helper · ${PRODUCT}`,
    description:
      'Turns a task that feels too big into a few small steps, on your device and without a network.',
    keywords: `${base}, task breakdown, AI task helper, small steps`,
    heading: 'When a task is too big to hold',
    paragraphs: [
      '“Clean the kitchen” is really nine things. Ask for smaller steps, say how small, and keep the ones that help: change their words, leave some out, take all of it back. The first one never takes more than two minutes.',
      'The steps are built in. They are made on your device, without a network, and nothing is sent. Only where the people who run your copy have added an AI service can you ask that instead, and it is told nothing before you have agreed.',
    ],
    action: 'Get Started',
  },
  {
    path: '/rewards',
    title: `Dopamine menu · ${PRODUCT}`,
    description: 'A menu of small nice things, yours to change, offered quietly after you finish something.',
    keywords: `${base}, dopamine menu, reward system, motivation`,
    heading: 'A menu of small nice things',
    paragraphs: [
      'A dopamine menu is a list of things that do you good: the best two minutes of a song, a warm mug in both hands, an hour by water. Starters are quick, mains fill you up, specials are for now and then.',
      'Some are there from the start. Change them, take them off, write your own. After you finish something, a quiet line may offer one. It never opens by itself, keeps no score, and one switch turns it off.',
    ],
    action: 'Get Started',
  },
  {
    path: '/adhd',
    title: `For ADHD · ${PRODUCT}`,
    description: 'A task list that is quick to fill, easy to forget about and kind when you come back.',
    keywords: 'ADHD planner, ADHD task app, task paralysis, time blindness, working memory',
    heading: 'For ADHD minds',
    paragraphs: [
      'Thoughts leave as fast as they come, so adding one takes a single line and Enter. Times of day are wide on purpose: morning, afternoon, evening, or whenever. Come back after three weeks and nothing will have piled up against you.',
    ],
    action: 'Get Started',
  },
  {
    path: '/autism',
    title: `For autistic people · ${PRODUCT}`,
    description: 'Literal words, steady layouts, no surprises, and a low-stimulation theme.',
    keywords: 'autism planner, low stimulation app, sensory friendly, literal language, routine',
    heading: 'For autistic minds',
    paragraphs: [
      'Buttons say what they do. Things stay where you left them: a finished task keeps its place until you move on. The low-stimulation theme takes away motion, shadow and bright colour, and sound is off until you ask for it.',
    ],
    action: 'Get Started',
  },
  {
    path: '/executive-dysfunction',
    title: `For executive dysfunction · ${PRODUCT}`,
    description: 'Make the first step small enough to begin, and keep the next one in sight.',
    keywords: 'executive dysfunction, task initiation, small steps, planning help',
    heading: 'For days when starting is the hard part',
    paragraphs: [
      'Knowing and doing are different skills. Under any task you can write its steps, as small as “stand up” or “open the letter”. Each one can be ticked on its own, so a half-done task still shows the half that is done.',
    ],
    action: 'Get Started',
  },
  {
    path: '/overwhelm',
    title: `For overwhelm · ${PRODUCT}`,
    description: 'Write everything down in any order. Look at one thing at a time.',
    keywords: 'overwhelm, too much to do, brain dump, calm planner, burnout',
    heading: 'When everything is loud at once',
    paragraphs: [
      'Put it all somewhere that is not your head. Then close the parts of the day you do not need to see. What is left on the screen is short, and nothing on it is shouting.',
    ],
    action: 'Get Started',
  },
  {
    path: '/gentle-productivity',
    title: `Gentle productivity · ${PRODUCT}`,
    description: 'No points to lose, no red numbers, no shame. Progress that can pause.',
    keywords: 'gentle productivity, guilt-free to-do list, rest, pacing, self-kindness',
    heading: 'Getting things done, gently',
    paragraphs: [
      'Rest is part of the plan here. A day with one tick is a day with one tick, and a day with none is simply a day. The list never compares you with yesterday or with anyone else.',
    ],
    action: 'Get Started',
  },
]

export { landingPage }

export const privacyPage: PublicPage = {
  path: '/privacy',
  title: `Privacy · ${PRODUCT}`,
  description: `What ${PRODUCT} stores, where it stores it, and how to take it with you or remove it.`,
  keywords: `${PRODUCT} privacy, data protection, local-first, your data`,
  heading: 'Privacy Policy',
  paragraphs: [],
  action: 'Get Started',
}

export const termsPage: PublicPage = {
  path: '/terms',
  title: `Terms · ${PRODUCT}`,
  description: `The terms of using ${PRODUCT}, in plain words.`,
  keywords: `${PRODUCT} terms of service, conditions`,
  heading: 'Terms of Service',
  paragraphs: [],
  action: 'Get Started',
}

export const sitemapPage: PublicPage = {
  path: '/sitemap',
  title: `Sitemap · ${PRODUCT}`,
  description: `Every page of ${PRODUCT} in one list.`,
  keywords: `${PRODUCT} sitemap, all pages`,
  heading: 'Sitemap',
  paragraphs: ['Every page in one list, in groups.'],
  action: 'Get Started',
}

const everyPage = [landingPage, privacyPage, termsPage, sitemapPage, ...publicPages]

/** The page at an address. A trailing slash makes no difference. */
export function findPublicPage(path: string): PublicPage | undefined {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path
  return everyPage.find((page) => page.path === clean)
}
