import { FIGURES } from './figures.ts'
import { figure, type Guide, list, listOf, stepsOf, terms, text } from './guide.ts'

export const stress: Guide = {
  id: 'stress',
  title: 'Stress Relief',
  description: 'Notice stress sooner, let some of it out, and feel it less next time',
  tryNow: {
    title: 'Breathe out longer than in',
    steps: [
      'Put both feet on the floor, or lean on something that holds you.',
      'Breathe in gently. Then breathe out as if you were cooling soup.',
      'Do it five times. Stop whenever you like.',
    ],
  },
  sections: [
    {
      heading: 'What stress is',
      blocks: [
        text(
          'Stress is the body getting ready: more fuel, a faster heart, sharper senses. That helps when a bus comes round the corner. It tires you out when it goes on all day.',
        ),
        text(
          'Many neurodivergent people have extra stress: noise, change without warning, being misread, hiding what they need. If you are more stressed than those around you, you may be dealing with more.',
        ),
      ],
    },
    {
      heading: 'Physical symptoms',
      blocks: [
        list(
          'Tight jaw, neck, shoulders or chest',
          'Headache, stomach ache, or no appetite',
          'A fast heart, shallow breath, sweat',
          'Tired and wide awake at once',
          'Sounds, lights and labels that are harder to bear than usual',
        ),
        text(
          'If feelings are hard to name, the body often knows first. A tight jaw is enough of a sign to act on.',
        ),
      ],
    },
    {
      heading: 'Emotional symptoms',
      blocks: [
        list(
          'Irritable, tearful, or flat and far away',
          'Worry that jumps from one thing to the next',
          'A feeling that everything is urgent, or that nothing is possible',
          'Small changes that feel enormous',
        ),
      ],
    },
    {
      heading: 'Behavioural symptoms',
      blocks: [
        list(
          'Putting things off, or starting many at once',
          'Pulling back from people, or needing to be told that all is well',
          'More scrolling, snacking, spending, drinking or smoking',
          'More stimming, fewer words, or none for a while',
        ),
        text('None of these is a fault. They are signals, and often they are ways of coping.'),
      ],
    },
    {
      heading: 'Quick relief',
      blocks: [
        text('Three ways that need no equipment. One of them may suit you; none of them has to.'),
        stepsOf(
          `${FIGURES.breathing} breathing, repeated ${FIGURES.breathingTimes}:`,
          'Breathe in through the nose while you count to 4.',
          'Hold for a count of 7.',
          'Breathe out through the mouth for a count of 8.',
        ),
        figure(
          FIGURES.breathing,
          `breathing is repeated ${FIGURES.breathingTimes}. A long breath out tells the body that it may slow down.`,
          'cleveland-478',
        ),
        text(
          'If holding your breath feels wrong, leave the hold out. If you feel dizzy, breathe as you usually do.',
        ),
        { kind: 'breathing' },
        listOf(
          '5-4-3-2-1 grounding, aloud or in your head. Name:',
          '5 things that you can see',
          '4 things that you can touch',
          '3 things that you can hear',
          '2 things that you can smell',
          '1 thing that you can taste',
        ),
        text(
          'In a loud or bright place this can be too much. Then choose one sense only, such as five things that you can touch.',
        ),
        stepsOf(
          'Progressive muscle relaxation, from the feet up:',
          'Tense your feet for about five seconds, as far as it is comfortable.',
          'Let go, and notice the difference for ten seconds.',
          'Go on with legs, belly, hands, shoulders and face. Leave out whatever hurts.',
        ),
      ],
    },
    {
      heading: 'Building resilience',
      blocks: [
        text(
          'Resilience does not mean putting up with more. It means having enough rest, people and time to recover from things.',
        ),
        terms(
          {
            term: 'Know your early signs',
            text: 'Choose the one that comes first: the jaw, the short answers, the tenth open tab. Write it where you see it.',
          },
          {
            term: 'Keep a short list of what helps',
            text: 'Three things that worked before. It is hard to think of these when you are stressed, and easy to read a list.',
          },
          {
            term: 'Stay near somebody',
            text: 'A message, a walk side by side, or being in one room without talking. All of these count as company.',
          },
          {
            term: 'Be as fair to yourself as to a friend',
            text: 'Ask what you would say to somebody you like in the same place. Then say that.',
          },
        ),
      ],
    },
    {
      heading: 'Daily prevention',
      blocks: [
        list(
          'Leave gaps between things. Ten empty minutes are part of the plan.',
          'Eat, drink and move at about the same times, with an alarm if hunger and thirst are quiet.',
          'Cut one source of noise: notifications, a news feed, a buzzing lamp.',
          'Say no, or not today, to one thing a week.',
          'Keep some time for what absorbs you. Joy helps you cope.',
        ),
        figure(
          FIGURES.worry,
          'of worry time, at a set hour, means worries can wait until then. Write them down, then close the page.',
          'nhs-worries',
        ),
      ],
    },
  ],
  help: {
    heading: 'When to seek support',
    blocks: [
      text(
        `Symptoms that last for over ${FIGURES.symptoms} are worth a conversation with a doctor or a therapist. So are symptoms that get in the way of eating, sleeping, work or the people you love.`,
      ),
      listOf(
        'Ask for help straight away if:',
        'you have pain in the chest, or cannot get your breath back: ring your local emergency number;',
        'you use more and more alcohol, medicine or drugs to get through;',
        'you think about hurting yourself, or feel that you cannot keep yourself safe.',
      ),
    ],
  },
  sources: ['who-stress', 'nimh-stress', 'nimh-caring', 'cleveland-478', 'nhs-breathing', 'nhs-worries'],
}
