import { PRODUCT } from '../../../product.ts'
import type { PublicPage } from '../public-page.ts'

export const forYouPage: PublicPage = {
  path: '/for-you',
  title: `Who it is for: ADHD, autism, overwhelm · ${PRODUCT}`,
  description: `${PRODUCT} is made for people whose attention, energy and senses change from day to day.`,
  keywords: 'neurodivergent, ADHD, autistic, AuDHD, executive dysfunction, overwhelm, who it is for',
  heading: 'Made for minds that vary',
  paragraphs: [
    'You do not need a diagnosis, a routine or a good week to use it. Perhaps you know one of these windows.',
  ],
  action: 'Have a look',
}

export const forYouWords = {
  windowsHeading: 'Five lit windows',
  windows: [
    {
      to: '/adhd',
      title: 'ADHD',
      quote: 'I had a thought in the hallway. It is still in the hallway.',
      text: 'Quick to fill, easy to leave, kind when you come back.',
    },
    {
      to: '/autism',
      title: 'Autism',
      quote: 'I would like to know beforehand what the button does.',
      text: 'Literal words, steady places, quiet senses.',
    },
    {
      to: '/executive-dysfunction',
      title: 'Executive dysfunction',
      quote: 'I am going to start. I have been going to start since ten.',
      text: 'Stones across the gap between knowing and doing.',
    },
    {
      to: '/overwhelm',
      title: 'Overwhelm',
      quote: 'All of it is first, so none of it is.',
      text: 'From everything at once to one thing at a time.',
    },
    {
      to: '/gentle-productivity',
      title: 'Gentle productivity',
      quote: 'I want to get things done and still like myself at night.',
      text: 'A list in which rest is part of the plan.',
    },
  ],
  windowLink: (title: string) => `A day with it: ${title}`,

  alsoHeading: 'It may also be for you if',
  also: [
    'you are worn out, ill, grieving or newly a parent, and your head works differently for now',
    'you look after somebody whose days vary, and yours vary with them',
    'you simply like lists that do not raise their voice',
  ],

  notHeading: 'It is not for',
  not: [
    'teams with projects and deadlines: there is no sharing',
    'anybody who wants to be pushed: there are tools that do it well, and this is none of them',
    'an emergency: please talk to a person',
  ],

  nameHeading: 'You choose the words',
  nameText:
    'We write “autistic people” and “ADHD minds”, because many say it so. In the app nobody calls you anything. You pick what is hard for you from a list of plain sentences, and may leave all of it out.',

  closingHeading: 'None of the windows?',
  closingText: 'Then come in without one. It asks what helps you, and “I’m not sure yet” is a full answer.',
  closingAction: 'Come as you are',
}
