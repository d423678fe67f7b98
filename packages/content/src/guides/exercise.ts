import { FIGURES } from './figures.ts'
import { figure, type Guide, list, listOf, terms, text } from './guide.ts'

export const exercise: Guide = {
  id: 'exercise',
  title: 'Exercise & Movement',
  description: 'Gentle ways to move with low energy, busy senses or a body that has limits',
  tryNow: {
    title: 'Wake up one joint',
    steps: [
      'Choose hands, shoulders or ankles. In bed or on a chair is fine.',
      'Move them slowly in a circle, five times each way.',
      'Stop here, or choose another. It counted either way.',
    ],
  },
  sections: [
    {
      heading: 'Why it can help',
      blocks: [
        text(
          'Movement can lift the mood, help you sleep and clear your head for a while. It does not have to hurt, look like sport, or happen in front of anybody.',
        ),
        figure(
          '150 minutes',
          'a week of moderate movement is the lower end of what is advised for adults. The same advice says that any amount is better than none.',
          'who-activity',
        ),
        figure(
          '2 days',
          'a week with something for the muscles is advised too: carrying, digging, pushing against a wall.',
          'nhs-activity',
        ),
        text('These figures are for people in general. What suits your body may be different.'),
      ],
    },
    {
      heading: 'When starting is the hard part',
      blocks: [
        list(
          'Make it so small that it sounds silly: shoes on, one stair, one song.',
          'Put it in your way: the mat on the floor, the band on the door handle.',
          'Do it with somebody: a friend, a call, a video that moves along with you.',
          'Do it alongside something else: pace while you phone, stretch while the kettle boils.',
          'Choose what is fun. A trampoline is exercise, and so is dancing badly.',
        ),
      ],
    },
    {
      heading: 'Low energy, pain, long illness',
      blocks: [
        text(
          'Take your limits seriously. Stop while you could still do a little more, so that tomorrow is not harder because of it.',
        ),
        list(
          'Lying down: breathe into the ribs, press the heels into the bed, turn the wrists.',
          'On a chair: march with your feet, reach up, roll the shoulders.',
          'Joints that bend too far: slow and small, and stop before the end of the movement.',
          'Rest before you need it, and once more afterwards.',
        ),
        text(
          'If effort makes you worse a day or two later, more effort is not the answer. For ME/CFS, NICE advises against programmes that raise exercise in fixed steps. Plan it with somebody who knows the illness.',
        ),
      ],
    },
    {
      heading: 'For busy senses',
      blocks: [
        terms(
          {
            term: 'Sound',
            text: 'Go when it is quiet, wear headphones, or follow a video without its sound.',
          },
          {
            term: 'Touch',
            text: 'Clothes make a big difference. Soft, seamless and worn before is better than anything new.',
          },
          {
            term: 'Light and people',
            text: 'A dim room, a path early in the morning, a corner with a wall behind you.',
          },
          {
            term: 'Heat and sweat',
            text: 'A fan beside you, a towel within reach, and a warm flannel if a shower is too much.',
          },
          {
            term: 'When you want more',
            text: 'Heavy work settles many bodies: carry the shopping, push a wall, hang from a bar, jump.',
          },
        ),
      ],
    },
    {
      heading: 'A flexible week',
      blocks: [
        text('Write down three sizes of moving. Each day, choose by the energy that you have.'),
        terms(
          { term: 'Low', text: 'Two minutes of stretching in bed.' },
          { term: 'Medium', text: 'Once round the block, or three songs in the kitchen.' },
          { term: 'Full', text: 'Swim, cycle, climb, dig: whatever you look forward to.' },
        ),
        text(
          'Some people hardly notice that they need water or rest. A bottle in sight and an alarm can remind you.',
        ),
        text(
          `Leave exercise out for at least the last ${FIGURES.exerciseBeforeBed} before bedtime. Slow stretching is welcome.`,
        ),
      ],
    },
  ],
  help: {
    heading: 'When to seek help',
    blocks: [
      text(
        'Ask a doctor first if you are pregnant, have been ill, or have trouble with heart, lungs or joints.',
      ),
      listOf(
        'Stop, and ring your local emergency number, for:',
        'pain or pressure in the chest;',
        'fainting, or a heart that goes on stumbling or racing while you rest;',
        'sudden weakness on one side.',
      ),
      text(
        `Talk to somebody, too, if exercise has become a must that goes on when you are ill or hurt. And if low mood keeps you from moving for over ${FIGURES.symptoms}, ask about that first.`,
      ),
    ],
  },
  sources: ['who-activity', 'nhs-activity', 'nice-mecfs', 'nhs-insomnia', 'nimh-caring'],
}
