import { FIGURES } from './figures.ts'
import { figure, type Guide, list, listOf, terms, text } from './guide.ts'

export const lowEnergy: Guide = {
  id: 'low-energy',
  title: 'Low-Energy Days',
  description: 'Get through an empty day gently, and leave a little for tomorrow',
  tryNow: {
    title: 'Make today smaller',
    steps: [
      'Say it: this is a low day. That is weather, not a verdict.',
      'Have something to drink, and sit or lie as you like best.',
      'Choose one thing that today can do without. Notice what that gives back.',
    ],
  },
  sections: [
    {
      heading: 'What draws on energy',
      blocks: [
        text(
          'Energy is not willpower. Short sleep, pain, hormones, illness, noise, grief and worry all draw on the same lantern.',
        ),
        text(
          'So does masking: watching your face, your words, your hands, all day long. After hours among people, an empty day is to be expected.',
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
      heading: 'The cheaper version',
      blocks: [
        text('Most things have a version that costs less. It is a real version.'),
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
          'Doing everything on a good day and lying flat for two is a common swing. Pacing makes the swing smaller.',
        ),
        list(
          'Place the one heavy thing where your energy is best.',
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
        text('Scrolling fills the time. It may not fill you. What does is different for each kind of tired:'),
        terms(
          { term: 'A tired body', text: 'Lie flat, warm feet, eyes shut for ten minutes.' },
          { term: 'Tired senses', text: 'Dark, quiet, one texture that you love.' },
          { term: 'A tired head', text: 'Something you know by heart, with no choices in it.' },
          { term: 'Tired of people', text: 'Alone, or beside somebody who wants nothing.' },
        ),
        figure(
          FIGURES.nap,
          `is long enough for a nap, best taken before ${FIGURES.napBefore}. The night then keeps its sleep.`,
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
          'It is tempting to catch up with everything on the first good day. Take half of it. What has waited can mostly wait a little longer.',
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
