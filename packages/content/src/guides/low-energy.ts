import { FIGURES } from './figures.ts'
import { figure, type Guide, list, listOf, terms, text } from './guide.ts'

export const lowEnergy: Guide = {
  id: 'low-energy',
  title: 'Low-Energy Days',
  description: 'Get through a low day gently, and save a little energy for tomorrow',
  tryNow: {
    title: 'Make today smaller',
    steps: [
      'Say it: this is a low day. It will pass, and it says nothing bad about you.',
      'Have something to drink, and sit or lie as you like best.',
      'Choose one thing that you can leave out today. Notice how that feels.',
    ],
  },
  sections: [
    {
      heading: 'What uses up energy',
      blocks: [
        text(
          'Energy is not willpower. Short sleep, pain, hormones, illness, noise, grief and worry all use up energy.',
        ),
        text(
          'So does masking: watching your face, your words, your hands, all day long. After hours among people, it is no surprise to have no energy left.',
        ),
      ],
    },
    {
      heading: 'Four things are enough',
      blocks: [
        list(
          'Medicine, if you take any',
          'Water, and something to eat, however plain',
          'One kindness for the body: a washed face, a fresh shirt, an open window',
          'One message, if somebody might worry',
        ),
        text('Everything beyond these is extra.'),
      ],
    },
    {
      heading: 'The easier version',
      blocks: [
        text('Most things have a version that takes less energy. It counts as much.'),
        terms(
          { term: 'Food', text: 'Toast, cereal, a tin, a packet. Eating from the pan is eating.' },
          { term: 'Washing', text: 'A warm flannel, dry shampoo, a stool in the shower.' },
          { term: 'Teeth', text: 'Sitting down, with a dry brush, for as long as it lasts.' },
          { term: 'Dishes', text: 'Into warm water, and no more today.' },
          { term: 'Clothes', text: 'Clean enough and soft enough, the same as yesterday.' },
          { term: 'Answers', text: '“Thank you, I will write on Thursday” is an answer.' },
        ),
      ],
    },
    {
      heading: 'Pacing',
      blocks: [
        text(
          'Many people do everything on a good day, then need to lie down for two. Pacing makes the difference between days smaller.',
        ),
        list(
          'Do the one hard thing when your energy is best.',
          'Ask of each task what happens if nobody does it.',
          'Stop while you could still go on. Rest, then look again.',
          'Sit, lean or lie for what others do standing.',
        ),
        text(
          'If a little effort makes you much worse a day or two later, take that seriously and tell a doctor. Pushing through can set you back.',
        ),
      ],
    },
    {
      heading: 'Rest that rests',
      blocks: [
        text(
          'Scrolling passes the time, but it may not rest you. What does is different for each kind of tired:',
        ),
        terms(
          { term: 'A tired body', text: 'Lie flat, warm feet, eyes shut for ten minutes.' },
          { term: 'Tired senses', text: 'Dark, quiet, one texture that you love.' },
          { term: 'A tired head', text: 'Something you know by heart, with no choices in it.' },
          { term: 'Tired of people', text: 'Alone, or beside somebody who wants nothing.' },
        ),
        figure(
          FIGURES.nap,
          `is long enough for a nap, best taken before ${FIGURES.napBefore}. That way, you can still sleep at night.`,
          'mayo-naps',
        ),
      ],
    },
    {
      heading: 'Words to borrow',
      blocks: [
        list(
          '“I have little energy today. Could you bring bread?”',
          '“I would like to come, and I will leave at eight.”',
          '“Not today. Please ask me again.”',
          '“Would you sit with me while I do this?”',
        ),
      ],
    },
    {
      heading: 'When it comes back',
      blocks: [
        text(
          'It is tempting to catch up with everything on the first good day. Take half of it. Most things can wait a little longer.',
        ),
      ],
    },
  ],
  help: {
    heading: 'When to seek help',
    blocks: [
      text(
        `See a doctor if you have been tired on most days for over ${FIGURES.symptoms} and do not know why. Iron, thyroid, sleep, infections, medicines and mood can all be looked at.`,
      ),
      listOf(
        'Go sooner if you also:',
        'lose weight without trying, or have fever or sweats at night;',
        'snore loudly and wake unrested;',
        'get dizzy, or short of breath, from little;',
        'feel empty or hopeless. With thoughts of hurting yourself, tell somebody today.',
      ),
      text('Pain in the chest, or breath that does not come back, is for your local emergency number.'),
    ],
  },
  sources: ['nhs-fatigue', 'nice-mecfs', 'mayo-naps', 'nimh-caring'],
}
