import { FIGURES } from './figures.ts'
import { figure, type Guide, list, stepsOf, terms, text } from './guide.ts'

export const productivity: Guide = {
  id: 'productivity',
  title: 'Productivity',
  description: 'Get something done with the attention you have, and stop while you are well',
  tryNow: {
    title: 'Find the first movement',
    steps: [
      'Think of something that you keep putting off.',
      'Name the very first movement: open the letter, find the pen, stand up.',
      'Do only that. You may stop there.',
    ],
  },
  sections: [
    {
      heading: 'Starting',
      blocks: [
        text(
          'If you can’t start a task, it is often too big, too unclear, too dull, or a little frightening. Something different helps with each.',
        ),
        terms(
          {
            term: 'Too big',
            text: 'Cut off a piece that fits into five minutes. Leave the rest out of sight.',
          },
          {
            term: 'Too unclear',
            text: 'Write down the question that stands in the way. Often the first step is to ask somebody.',
          },
          {
            term: 'Too dull',
            text: 'Add something to it: music, a race against a timer, a café, a person.',
          },
          {
            term: 'A little frightening',
            text: 'Say what you think will happen. Then do the smallest part that nobody sees.',
          },
        ),
      ],
    },
    {
      heading: 'Staying with it',
      blocks: [
        list(
          'Five minutes first. A short sprint is soon over, and you can carry on if you like.',
          'One window, one tab, and the phone in another room.',
          'Write other ideas down for later. They are safe on paper.',
          'Work beside somebody, in a room or on a call. Quiet company helps you stay focused.',
          'Let the body move: stand, pace, fidget, chew.',
        ),
        figure(
          '5-10 minutes',
          'of break in each hour at a screen does more good than a long one every two hours.',
          'hse-breaks',
        ),
        text(
          `If a rhythm helps, try ${FIGURES.pomodoro} minutes of work and ${FIGURES.pomodoroRest} of rest. If ${FIGURES.pomodoro} is too many, try ten.`,
        ),
      ],
    },
    {
      heading: 'Coming back from hyperfocus',
      blocks: [
        text('Being deep in something can be the best part of a day. It only needs a way out.'),
        list(
          'Before you start: a drink, the toilet, and an alarm across the room.',
          'Leave a note that says what to do when you stop.',
          'Ask somebody to come and get you, without startling you.',
          'Plan less afterwards. Deep work tires you even when it was a joy.',
        ),
      ],
    },
    {
      heading: 'Fewer decisions',
      blocks: [
        list(
          'Decide once: the same breakfast, the same bag, one place for the keys.',
          'Two options are enough. Toss a coin, and notice which side you hoped for.',
          'Write down what “done” looks like before you start, and what would be good enough.',
          'Do similar things together: all the calls, then all the forms.',
        ),
      ],
    },
    {
      heading: 'Stopping well',
      blocks: [
        stepsOf(
          'Two minutes before the end:',
          'Write down what is done, in one line.',
          'Write down the next step, so that tomorrow can begin without thinking.',
          'Say what went all right, aloud if you can.',
        ),
        text('What you did counts, whatever is left. There is always something left.'),
      ],
    },
    {
      heading: 'At work and in study',
      blocks: [
        text('You may ask for what helps. Many useful changes cost nothing:'),
        list(
          'instructions in writing, one thing at a time;',
          'a quiet place, headphones, or a desk with a wall behind it;',
          'other hours, or some days at home;',
          'deadlines in steps, with somebody who looks in.',
        ),
        text(
          'In England, Scotland and Wales, Access to Work can pay for support. Wherever you are, the Job Accommodation Network lists ideas for each condition.',
        ),
      ],
    },
  ],
  help: {
    heading: 'When to seek help',
    blocks: [
      text(
        'Talk to a doctor if you work more and more and finish less, or cannot rest when you are free. Exhaustion, low mood, ADHD and illness of the body can all look like this.',
      ),
      text(
        `There is no need to wait until it is worse. Over ${FIGURES.symptoms} of dread, tears or emptiness before work is long enough.`,
      ),
    ],
  },
  sources: ['hse-breaks', 'nice-adhd', 'access-to-work', 'askjan', 'nimh-caring'],
}
