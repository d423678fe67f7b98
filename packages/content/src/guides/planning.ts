import { FIGURES } from './figures.ts'
import { figure, type Guide, list, listOf, stepsOf, text } from './guide.ts'

export const planning: Guide = {
  id: 'planning',
  title: 'Planning',
  description: 'Plans that work when time is hard to judge and days change',
  tryNow: {
    title: 'Give one thing a time',
    steps: [
      'Take one thing that is on your mind for today.',
      'Choose a real moment for it: after lunch, or 15:20.',
      'Set an alarm with its name. Now the alarm remembers for you.',
    ],
  },
  sections: [
    {
      heading: 'When time slips',
      blocks: [
        text(
          'For many people with ADHD, and many autistic people, there is now and there is not now. Minutes vanish or stretch. Some call this time blindness. It has nothing to do with willpower. Clocks that you can see help.',
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
          'A list of twenty is too long for one day. Choose three: one thing that matters, one that keeps life going, and one that is nice.',
        ),
        list(
          'Begin each line with a verb: “ring the dentist” rather than “teeth”.',
          'If a task is unclear, write down its first step instead.',
          'Guess how long it takes. Then double the guess, and add a gap.',
          'Leave a third of the day empty, for whatever comes up.',
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
          'Give yourself a break: five minutes between the old plan and the new one.',
          'Keep one thing a day that never changes, such as breakfast or a walk.',
        ),
      ],
    },
    {
      heading: 'The week in ten minutes',
      blocks: [
        stepsOf(
          'Once a week, with something nice to drink:',
          'Write down everything on your mind. Sort it later, or never.',
          'Mark what has a date that others set, and put it into your calendar.',
          'Choose three things for the week. Let the rest wait where you can find it.',
          'Look at the two heaviest days, and take one thing out of each.',
        ),
      ],
    },
    {
      heading: 'When the plan did not work out',
      blocks: [
        text(
          'A plan is only a guess about a day, and days change. You owe it nothing. Was the task too big, too unclear, or at the wrong time? Change one of these, or let it go.',
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
