import type { TipWords } from '../tip.ts'

export const ROUTINE_TIPS: readonly TipWords[] = [
  {
    id: 'three-closing-moves',
    title: 'End work the same way each day',
    content:
      'Save, write tomorrow’s first step, shut the lid. If you are alone, say “done for today” aloud. If it always ends the same way, it is easier to feel that work is over.',
    relevantChallenges: ['transition-difficulties', 'hyperfocus', 'burnout-and-exhaustion'],
    relevantGoals: ['better-work-life-balance', 'build-better-habits'],
  },
  {
    id: 'bridge-between-tasks',
    title: 'Take two minutes between two tasks',
    content:
      'Between one thing and the next, do something that belongs to neither: water a plant, rinse a cup. It takes time to switch your attention. Two minutes will do.',
    relevantChallenges: ['transition-difficulties', 'focus-and-attention', 'hyperfocus'],
    relevantGoals: ['improve-focus', 'better-time-management'],
  },
  {
    id: 'three-words-mirror',
    title: 'Put your morning in three words on the mirror',
    content:
      'Write your morning in order: wash, eat, bag. Hang it at eye level. Reading the next word is easier than working out what comes next when you are sleepy.',
    relevantChallenges: ['executive-dysfunction', 'working-memory-issues', 'memory-issues'],
    relevantGoals: ['calmer-mornings', 'remember-more-easily'],
  },
  {
    id: 'when-then',
    title: 'Write one “when this, then that” plan',
    content:
      '“When the kettle clicks, then I fill my bottle.” People tend to keep a plan more often when it is tied to a moment. Write yours down and leave it by the kettle.',
    relevantChallenges: ['memory-issues', 'motivation', 'procrastination'],
    relevantGoals: ['build-better-habits', 'remember-more-easily'],
    source: 'Peter Gollwitzer, American Psychologist, 1999',
  },
  {
    id: 'shoes-on',
    title: 'Put shoes on for the chores',
    content:
      'Even indoors, put shoes on when you start the chores. Being dressed for it helps some people keep going. Taking them off means you are done.',
    relevantChallenges: ['executive-dysfunction', 'transition-difficulties', 'motivation'],
    relevantGoals: ['increase-productivity', 'start-more-easily', 'finish-what-i-start'],
  },
  {
    id: 'back-from-the-door',
    title: 'Count back from when you leave',
    content:
      'Note when you must leave, then count back: five minutes for shoes, ten for the bag and a drink. Set the alarm for the first of them. Getting ready is part of leaving.',
    relevantChallenges: ['time-management', 'transition-difficulties', 'executive-dysfunction'],
    relevantGoals: ['better-time-management', 'calmer-mornings'],
  },
  {
    id: 'job-for-waiting',
    title: 'Set an alarm for when to get ready',
    content:
      'An appointment at three can make the whole day hard to use. Set an alarm for getting ready, so you can stop watching the clock. Until then, choose one thing with a clear end, or rest on purpose.',
    relevantChallenges: ['transition-difficulties', 'task-paralysis', 'time-management'],
    relevantGoals: ['better-time-management', 'reduce-overwhelm'],
  },
  {
    id: 'dot-the-heavy-day',
    title: 'Make the day after your fullest day easier',
    content:
      'Look at the week ahead and mark its fullest day. Then take one thing out of the day after. Rest is easier to keep when it has a date.',
    relevantChallenges: ['burnout-and-exhaustion', 'time-management', 'overwhelming-thoughts'],
    relevantGoals: ['better-work-life-balance', 'kinder-to-myself'],
  },
  {
    id: 'breakfast-laid-out',
    title: 'Set out breakfast the evening before',
    content:
      'Put out a bowl, a spoon and something dry to tip in. In the morning there is almost nothing to do. A cereal bar beside your keys is the version for the bus.',
    relevantChallenges: ['executive-dysfunction', 'decision-fatigue'],
    relevantGoals: ['calmer-mornings', 'build-better-habits'],
  },
  {
    id: 'children-move-a-peg',
    title: 'Make a bedtime card with a peg',
    content:
      'Draw the steps of the evening on a card: wash, teeth, book. Move a peg down as each is done. The card does the remembering for you. A child can move the peg for the household.',
    relevantChallenges: ['executive-dysfunction', 'emotional-regulation', 'transition-difficulties'],
    relevantGoals: ['an-easier-home', 'reduce-overwhelm'],
  },
  {
    id: 'after-waking',
    title: 'Plan around waking instead of the clock',
    content:
      'If your shifts change, divide the day into after waking, before work and after work. “After waking: tablets, food, light” works at any hour. Write one line for each part.',
    relevantChallenges: ['organisation', 'time-management', 'memory-issues'],
    relevantGoals: ['build-better-habits', 'better-time-management'],
  },
  {
    id: 'same-study-opening',
    title: 'Start studying the same way each time',
    content:
      'Same drink, same song, open the book where you left it: always in that order. After a while, the others follow from the first. Start with two of them.',
    relevantChallenges: ['procrastination', 'focus-and-attention', 'transition-difficulties'],
    relevantGoals: ['learn-new-skills', 'start-more-easily'],
  },
  {
    id: 'two-edges',
    title: 'Choose a start and an end for your day',
    content:
      'Without a job or classes, days can feel the same. Choose one thing for the start and one for the end: a short walk, then an episode. One of the two is plenty to begin with.',
    relevantChallenges: ['motivation', 'time-management', 'organisation'],
    relevantGoals: ['build-better-habits', 'more-time-for-joy', 'better-work-life-balance'],
  },
  {
    id: 'low-day-version',
    title: 'Write a smaller morning for low days',
    content:
      'Beside each step of your morning, write its smallest form: shower becomes flannel, breakfast becomes banana. On a hard day, do the small one. It counts as much.',
    relevantChallenges: ['burnout-and-exhaustion', 'perfectionism', 'executive-dysfunction'],
    relevantGoals: ['kinder-to-myself', 'calmer-mornings', 'build-better-habits'],
  },
  {
    id: 'alarm-with-a-verb',
    title: 'Name an alarm after what to do',
    content:
      'Rename the eight o’clock alarm “stand up and find the keys”. A sound alone leaves you to work out what it is for. Remove one alarm that you no longer notice.',
    relevantChallenges: ['memory-issues', 'transition-difficulties', 'time-management'],
    relevantGoals: ['calmer-mornings', 'remember-more-easily'],
  },
  {
    id: 'paperwork-visiting-time',
    title: 'Choose 20 minutes this week for paperwork',
    content:
      'Give forms and messages a set time, with a good drink and some music. The rest of the week, paper can wait in one pile.',
    relevantChallenges: ['organisation', 'procrastination', 'overwhelming-thoughts'],
    relevantGoals: ['increase-productivity', 'reduce-overwhelm'],
  },
  {
    id: 'restart-at-a-meal',
    title: 'Eat at your next usual mealtime',
    content:
      'When a day has gone another way, start again at the next meal, rather than on Monday. There is always another meal soon.',
    relevantChallenges: ['perfectionism', 'motivation', 'emotional-regulation'],
    relevantGoals: ['kinder-to-myself', 'build-better-habits'],
  },
  {
    id: 'change-one-thing',
    title: 'Change one thing about a dull habit',
    content:
      'Some minds need things to be new. If a habit no longer works, change one thing: the place, the order, the song, the pen. The rest can stay.',
    relevantChallenges: ['motivation', 'impulsivity', 'focus-and-attention'],
    relevantGoals: ['build-better-habits', 'finish-what-i-start', 'learn-new-skills'],
  },
  {
    id: 'closing-shift',
    title: 'Close the kitchen like a café',
    content:
      'Wash one pan, wipe one surface, set out one cup. Then turn off the light, and you are done for the day.',
    relevantChallenges: ['executive-dysfunction', 'organisation', 'transition-difficulties'],
    relevantGoals: ['an-easier-home', 'calmer-mornings'],
  },
  {
    id: 'joy-goes-in-first',
    title: 'Plan something you love before the chores',
    content:
      'Put fifteen minutes of it in your plan first, and fit the chores around it. If it has to wait until everything is done, it may never happen. One song counts.',
    relevantChallenges: ['motivation', 'burnout-and-exhaustion', 'decision-fatigue'],
    relevantGoals: ['more-time-for-joy', 'better-work-life-balance'],
  },
  {
    id: 'arrive-slowly',
    title: 'Arrive home slowly',
    content:
      'Coming home is a change as well. Take ten minutes to sit, change clothes and not talk. Tell the people you live with why. With small children, two minutes in the bathroom counts.',
    relevantChallenges: ['transition-difficulties', 'sensory-overload', 'emotional-regulation'],
    relevantGoals: ['better-work-life-balance', 'look-after-my-senses'],
  },
  {
    id: 'all-in-one-entry',
    title: 'Add the address to your next appointment',
    content:
      'Beside it, write the address, a phone number and the time to set off. Then you won’t have to search in a hurry. One appointment is enough for now.',
    relevantChallenges: ['organisation', 'memory-issues', 'time-management'],
    relevantGoals: ['remember-more-easily', 'better-time-management'],
  },
  {
    id: 'handover-to-yourself',
    title: 'Write yourself a note before busy days',
    content:
      'Before a run of shifts or exams, note what is washed, what is due and what can wait. You will be tired when you read it. Five lines will do.',
    relevantChallenges: ['memory-issues', 'transition-difficulties', 'burnout-and-exhaustion'],
    relevantGoals: ['remember-more-easily', 'better-work-life-balance'],
  },
]
