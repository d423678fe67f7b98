import { PRODUCT } from '../../../product.ts'
import type { PublicPage, Question } from '../public-page.ts'

export const rewardsPage: PublicPage = {
  path: '/rewards',
  title: `Dopamine menu: small rewards of your own · ${PRODUCT}`,
  description: 'A menu of small nice things, yours to change, offered quietly after you finish something.',
  keywords: 'dopamine menu, dopamenu, reward system, motivation, small joys, ADHD rewards',
  heading: 'A menu of small nice things',
  paragraphs: [
    'When you need something good, that is the worst moment to think of it. So write the menu beforehand, and order from it when the day is long.',
  ],
  action: 'Get Started',
}

export const rewardsWords = {
  menuHeading: 'Today’s menu',
  menuText: 'Some entries are there from the start. Take them off, change them, write your own.',
  minutes: (count: number) => (count >= 60 ? `${count / 60} h` : `${count} min`),
  courses: {
    starter: { title: 'Starters', text: 'Two minutes or less, right where you are.' },
    main: { title: 'Mains', text: 'Ten minutes or more, to fill you up again.' },
    side: { title: 'Sides', text: 'Beside something dull, to make it nicer.' },
    dessert: { title: 'Desserts', text: 'Lovely, and easy to lose time in. Choose an end before you begin.' },
    special: { title: 'Specials', text: 'Now and then, with a little more time.' },
  },
  menuFoot: 'No prices. Nothing here has to be earned.',

  momentsHeading: 'Three ways it reaches you',
  moments: [
    {
      title: 'After you finish something',
      text: 'Now and then a quiet line stands beside the kind words: something nice? It opens when you press it, and never by itself.',
    },
    {
      title: 'After five minutes',
      text: 'A sprint ends with a choice. A break may come with an idea for the break, as long as the time you have.',
    },
    {
      title: 'Just because',
      text: 'Open the menu whenever you like and press “Surprise me”. Say how much time there is: a moment, ten minutes, plenty.',
    },
  ],

  ownHeading: 'How to write one that works',
  own: [
    'Be concrete. “Tea in the good mug” is easier to begin than “relax”.',
    'Have three that work lying down.',
    'Put the ones you fall into under Desserts, and note their minutes.',
    'Leave out whatever you only think you should enjoy.',
  ],

  questions: [
    {
      question: 'Is it a points system?',
      answer: ['No. There is nothing to collect and nothing to spend. You may have dessert first.'],
    },
    {
      question: 'Why is it called a dopamine menu?',
      answer: [
        'The name comes from people with ADHD, who passed the idea on to each other. We use it as they do: a list of things that feel good. It is no claim about your brain.',
      ],
    },
    {
      question: 'Can I turn the offers off?',
      answer: ['Yes, with one switch on the menu’s own page. The menu stays, and waits to be asked.'],
    },
    {
      question: 'Is anything on it about food, money or company?',
      answer: [
        'A warm drink, yes. Nothing costs money or is about eating less. Few entries need another person. You add what is good for you.',
      ],
    },
    {
      question: 'What happens on a low day?',
      answer: [
        'If you have said that energy is low, what is offered asks for little. Many entries work under a blanket.',
      ],
    },
  ] satisfies readonly Question[],

  closingHeading: 'What would be on yours?',
  closingText: 'One line is a menu. The rest can come when it comes to you.',
  closingAction: 'Write the first line',
}
