import { FIGURES } from './figures.ts'
import { figure, type Guide, list, listOf, stepsOf, text } from './guide.ts'

export const planning: Guide = {
  id: 'planning',
  title: 'Planning',
  description: 'Plans that hold when time is slippery and days change shape',
  tryNow: {
    title: 'Give one thing a time',
    steps: [
      'Take one thing that is on your mind for today.',
      'Choose a real moment for it: after lunch, or 15:20.',
      'Set an alarm with its name. Now the alarm remembers, and you need not.',
    ],
  },
  sections: [
    {
      heading: 'When time slips',
      blocks: [
        text(
          'For many people with ADHD, and many autistic people, there is now and there is not now. Minutes vanish or stretch. Some call this time blindness. Willpower does not mend it, but clocks outside the head help.',
        ),
        list(
          'Make time visible: a clock with hands in each room, or a timer that shows how much is left.',
          'Measure with songs. Three of them are about ten minutes.',
          'Plan backwards: arrive, travel, shoes, leave the chair. Set the alarm for the chair.',
          'Use two alarms: one to get ready, one to go.',
          'Write down how long three usual things really take. A shower is seldom five minutes.',
        ),
      ],
    },
    {
      heading: 'A plan small enough to use',
      blocks: [
        text(
          'A list of twenty is for looking at. For a day, take three: one thing that matters, one that keeps life going, and one that is nice.',
        ),
        list(
          'Begin each line with a verb: “ring the dentist” rather than “teeth”.',
          'If a thing is foggy, write down its first step instead.',
          'Guess how long it takes. Then double the guess, and add a gap.',
          'Leave a third of the day empty. Life arrives there.',
        ),
      ],
    },
    {
      heading: 'If this, then that',
      blocks: [
        text('A plan that names its moment is easier to carry out than a good intention.'),
        figure(
          '94 tests',
          'taken together showed that people reach goals more often when they have decided: if this happens, then I do that.',
          'gollwitzer',
        ),
        listOf(
          'It can sound like this:',
          'If the kettle is on, then I take my medicine.',
          'If I sit down on the bus, then I open the next message.',
          'If the plan falls apart, then I drink some water and choose one thing.',
        ),
      ],
    },
    {
      heading: 'When plans change',
      blocks: [
        text('Change without warning can hurt, and it costs more energy than others may see.'),
        list(
          'Write plan B together with plan A. One line is enough.',
          'Ask people to tell you early, in writing, and to say what stays the same.',
          'Give yourself a landing: five minutes between the old plan and the new one.',
          'Keep one fixed point a day that nothing moves, such as breakfast or a walk.',
        ),
      ],
    },
    {
      heading: 'The week in ten minutes',
      blocks: [
        stepsOf(
          'Once a week, with something nice to drink:',
          'Empty your head onto a page. Sorting comes later, or never.',
          'Mark what has a date that others set, and put it into your calendar.',
          'Choose three things for the week. Let the rest wait where you can find it.',
          'Look at the two heaviest days, and take one thing out of each.',
        ),
      ],
    },
    {
      heading: 'When it went another way',
      blocks: [
        text(
          'A plan is a guess about a day, and the day had other news. You owe it nothing. Was the thing too big, too foggy, at the wrong hour? Change one of these, or let it go.',
        ),
      ],
    },
  ],
  help: {
    heading: 'When to seek help',
    blocks: [
      text(
        'If time, planning or starting keeps costing you work, money, health or people, ask a doctor about an assessment. ADHD can be recognised at any age, and support does not have to wait for a name.',
      ),
      text(
        `If everything has felt heavy or pointless for over ${FIGURES.symptoms}, that alone is reason enough to ask.`,
      ),
    ],
  },
  sources: ['nimh-adhd', 'nice-adhd', 'gollwitzer', 'nimh-caring'],
}
