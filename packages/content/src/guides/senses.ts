import { FIGURES } from './figures.ts'
import { figure, type Guide, list, listOf, stepsOf, terms, text } from './guide.ts'

export const senses: Guide = {
  id: 'senses',
  title: 'Sensory Overload',
  description: 'Notice what is too much, turn it down, and recover without hurry',
  tryNow: {
    title: 'Take one thing away',
    steps: [
      'Find what is loudest, brightest or scratchiest right now.',
      'Switch it off, take it off, or turn away from it.',
      'Breathe out once, slowly. See whether one more can go.',
    ],
  },
  sections: [
    {
      heading: 'What overload is',
      blocks: [
        text(
          'The senses bring in more than the brain can sort, and something gives way: words, patience, balance. It is a physical limit, like the number of bags that two hands can hold.',
        ),
        text(
          'Most autistic people, and many with ADHD, sense some things more strongly than others do and some more faintly. It changes with sleep, hunger, hormones and stress.',
        ),
      ],
    },
    {
      heading: 'Early signs',
      blocks: [
        list(
          'Sounds come from everywhere at once.',
          'Clothes itch that were fine this morning.',
          'You squint, snap, freeze, or cannot find a word.',
          'You want to run, hide, or push against something.',
        ),
        text('Your own first sign is worth knowing. Write it down, and show it to one person.'),
      ],
    },
    {
      heading: 'In the middle of it',
      blocks: [
        stepsOf(
          'As far as you can, in this order:',
          'Leave. A toilet, a stairwell, a car or the open air will do.',
          'Cover: hood, sunglasses, headphones, hands.',
          'Press: arms crossed tightly, back to a wall, a heavy bag on your lap.',
          'Slow down: long breaths out, rocking, counting something plain.',
          'Wait. Nothing has to be explained or decided now.',
        ),
        text(
          'Speech may go for a while. A note on your phone can say it: “I am overloaded. I need quiet. I will be all right.”',
        ),
      ],
    },
    {
      heading: 'Shutdown and meltdown',
      blocks: [
        text(
          'A shutdown goes inwards: no words, no movement, far away. A meltdown goes outwards: tears, shouting, pacing. Nobody chooses either, and neither is bad behaviour.',
        ),
        text('Both end. What helps is less: less sound, light, talk and touch, and no questions.'),
      ],
    },
    {
      heading: 'Recovering',
      blocks: [
        list(
          'Give it longer than you think: hours, sometimes a day or two.',
          'A dim room, food that you know, water, a blanket, the same film again.',
          'Put off what can be put off, and tell one person.',
          'Once you are steady, look back kindly. What came together that day?',
        ),
      ],
    },
    {
      heading: 'Make things quieter, darker and softer',
      blocks: [
        terms(
          {
            term: 'Sound',
            text: 'Earplugs with a filter, headphones, a seat away from the speakers. Asking for quieter music is an ordinary request.',
          },
          {
            term: 'Light',
            text: 'Lamps instead of the ceiling light, a cap, tinted glasses, a darker screen.',
          },
          { term: 'Touch', text: 'Seamless socks, labels cut out, the same jumper three times.' },
          {
            term: 'Smell and taste',
            text: 'Plain food is food. A scent that you like, on a scarf, can cover one that you do not.',
          },
          {
            term: 'Crowds',
            text: 'Go early, know the way out, and agree on a sign that means: we leave now.',
          },
        ),
        figure(
          '85 decibels',
          'and more, for long or again and again, can harm anybody’s hearing. Ear protection in loud places is sensible for everybody.',
          'nidcd-noise',
        ),
        text(
          'Some days the senses want more. Then add it on purpose: chewing, swinging, a strong taste, pressure, music of your own.',
        ),
      ],
    },
  ],
  help: {
    heading: 'When to seek help',
    blocks: [
      text(
        'Ask for help if overload keeps you from going out, working, eating or sleeping. Ask, too, if you get hurt in it. An occupational therapist can help you find what to change.',
      ),
      listOf(
        'Get medical help at once if a new sensitivity comes suddenly with:',
        'a very bad headache, fever or a stiff neck;',
        'a knock to the head.',
      ),
      text(
        `If fear or low mood lasts for over ${FIGURES.symptoms}, say so. You deserve an answer to that, too.`,
      ),
    ],
  },
  sources: ['nas-advice', 'nidcd-noise', 'nimh-caring'],
}
