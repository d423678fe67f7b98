import type { TipWords } from '../tip.ts'

export const ROUTINE_TIPS: readonly TipWords[] = [
  {
    id: 'three-closing-moves',
    title: 'End work with the same three moves',
    content:
      'Save, write tomorrow’s first step, shut the lid. Alone, you may say “done for today” aloud. Endings that look alike are easier to notice, and so to believe.',
    relevantChallenges: ['transition-difficulties', 'hyperfocus', 'burnout-and-exhaustion'],
    relevantGoals: ['better-work-life-balance', 'build-better-habits'],
  },
  {
    id: 'bridge-between-tasks',
    title: 'Put a bridge between two tasks',
    content:
      'Between one thing and the next, do something that belongs to neither: water a plant, rinse a cup. Attention needs time to arrive. Two minutes will do.',
    relevantChallenges: ['transition-difficulties', 'focus-and-attention', 'hyperfocus'],
    relevantGoals: ['improve-focus', 'better-time-management'],
  },
  {
    id: 'three-words-mirror',
    title: 'Tape three words to the mirror',
    content:
      'Write your morning in order: wash, eat, bag. Hang it at eye level. Reading the next word is easier than asking a sleepy head what comes now.',
    relevantChallenges: ['executive-dysfunction', 'working-memory-issues', 'memory-issues'],
    relevantGoals: ['calmer-mornings', 'remember-more-easily'],
  },
  {
    id: 'when-then',
    title: 'Write one “when” and one “then”',
    content:
      '“When the kettle clicks, then I fill my bottle.” A plan that is tied to a moment tends to be kept more often than a wish. Write yours down and leave it by the kettle.',
    relevantChallenges: ['memory-issues', 'motivation', 'procrastination'],
    relevantGoals: ['build-better-habits', 'remember-more-easily'],
    source: 'Peter Gollwitzer, American Psychologist, 1999',
  },
  {
    id: 'shoes-on',
    title: 'Wear shoes for the chores',
    content:
      'Even indoors, put shoes on when chores begin. Being dressed for a part helps some people to stay in it. Taking them off is the official end.',
    relevantChallenges: ['executive-dysfunction', 'transition-difficulties', 'motivation'],
    relevantGoals: ['increase-productivity', 'start-more-easily', 'finish-what-i-start'],
  },
  {
    id: 'back-from-the-door',
    title: 'Count back from the door',
    content:
      'Note when you must leave, then count back: five minutes for shoes, ten for the bag and a drink. Set the alarm for the first of them. Leaving begins before the door.',
    relevantChallenges: ['time-management', 'transition-difficulties', 'executive-dysfunction'],
    relevantGoals: ['better-time-management', 'calmer-mornings'],
  },
  {
    id: 'job-for-waiting',
    title: 'Give the waiting a job',
    content:
      'An appointment at three can freeze a whole day. Set an alarm for getting ready, so you need not keep watch. Then choose one thing with a clear end, or rest on purpose.',
    relevantChallenges: ['transition-difficulties', 'task-paralysis', 'time-management'],
    relevantGoals: ['better-time-management', 'reduce-overwhelm'],
  },
  {
    id: 'dot-the-heavy-day',
    title: 'Put a dot on the fullest day',
    content:
      'Look at the week ahead and mark its fullest day. Then take one thing out of the day after. Rest that has a date is harder to crowd out.',
    relevantChallenges: ['burnout-and-exhaustion', 'time-management', 'overwhelming-thoughts'],
    relevantGoals: ['better-work-life-balance', 'kinder-to-myself'],
  },
  {
    id: 'breakfast-laid-out',
    title: 'Lay the table for one sleepy person',
    content:
      'In the evening, set out a bowl, a spoon and something dry to tip in. Morning then asks for one movement. A cereal bar beside your keys is the version for the bus.',
    relevantChallenges: ['executive-dysfunction', 'decision-fatigue'],
    relevantGoals: ['calmer-mornings', 'build-better-habits'],
  },
  {
    id: 'children-move-a-peg',
    title: 'Hand bedtime to a peg',
    content:
      'Draw the steps of the evening on a card: wash, teeth, book. Move a peg down as each is done. The card does the reminding, so you need not. A child can move the peg for the household.',
    relevantChallenges: ['executive-dysfunction', 'emotional-regulation', 'transition-difficulties'],
    relevantGoals: ['an-easier-home', 'reduce-overwhelm'],
  },
  {
    id: 'after-waking',
    title: 'Plan by waking, not by the clock',
    content:
      'On changing shifts, divide the day into after waking, before work and after work. “After waking: tablets, food, light” fits any hour. Write one line for each part.',
    relevantChallenges: ['organisation', 'time-management', 'memory-issues'],
    relevantGoals: ['build-better-habits', 'better-time-management'],
  },
  {
    id: 'same-study-opening',
    title: 'Open every study hour the same way',
    content:
      'Same drink, same song, open the book where you left it: always in that order. After a while, the first step brings the others along. Begin with two of them.',
    relevantChallenges: ['procrastination', 'focus-and-attention', 'transition-difficulties'],
    relevantGoals: ['learn-new-skills', 'start-more-easily'],
  },
  {
    id: 'two-edges',
    title: 'Give the day two edges',
    content:
      'Without a job or classes, days can melt into one. Choose one thing to open the day and one to close it: a short walk, then an episode. One of the two is a good beginning.',
    relevantChallenges: ['motivation', 'time-management', 'organisation'],
    relevantGoals: ['build-better-habits', 'more-time-for-joy', 'better-work-life-balance'],
  },
  {
    id: 'low-day-version',
    title: 'Write the low-day version',
    content:
      'Beside each step of your morning, write its smallest form: shower becomes flannel, breakfast becomes banana. On a hard day, follow the small one. It counts in full.',
    relevantChallenges: ['burnout-and-exhaustion', 'perfectionism', 'executive-dysfunction'],
    relevantGoals: ['kinder-to-myself', 'calmer-mornings', 'build-better-habits'],
  },
  {
    id: 'alarm-with-a-verb',
    title: 'Give an alarm a verb',
    content:
      'Rename the eight o’clock alarm “stand up and find the keys”. A bell alone asks you to work out what it wants. Remove one alarm that you no longer hear.',
    relevantChallenges: ['memory-issues', 'transition-difficulties', 'time-management'],
    relevantGoals: ['calmer-mornings', 'remember-more-easily'],
  },
  {
    id: 'paperwork-visiting-time',
    title: 'Give paperwork visiting hours',
    content:
      'Pick 20 minutes this week for forms and messages, with a good drink and some music. Outside visiting hours, paper may wait in one pile without you.',
    relevantChallenges: ['organisation', 'procrastination', 'overwhelming-thoughts'],
    relevantGoals: ['increase-productivity', 'reduce-overwhelm'],
  },
  {
    id: 'restart-at-a-meal',
    title: 'Eat at your next usual mealtime',
    content:
      'When a day has wandered off, let the next meal be the new start, rather than Monday. Meals come often, so a beginning is never far away.',
    relevantChallenges: ['perfectionism', 'motivation', 'emotional-regulation'],
    relevantGoals: ['kinder-to-myself', 'build-better-habits'],
  },
  {
    id: 'change-one-thing',
    title: 'Freshen a habit that has gone stale',
    content:
      'Some minds run on newness. If a habit no longer holds, change one thing: the place, the order, the song, the pen. The rest may stay.',
    relevantChallenges: ['motivation', 'impulsivity', 'focus-and-attention'],
    relevantGoals: ['build-better-habits', 'finish-what-i-start', 'learn-new-skills'],
  },
  {
    id: 'closing-shift',
    title: 'Work a café’s closing shift',
    content:
      'Close your kitchen as a café would: wash one pan, wipe one surface, set out one cup. Then the light goes out, and you are off duty.',
    relevantChallenges: ['executive-dysfunction', 'organisation', 'transition-difficulties'],
    relevantGoals: ['an-easier-home', 'calmer-mornings'],
  },
  {
    id: 'joy-goes-in-first',
    title: 'Book the joy before the chores',
    content:
      'Fifteen minutes of something you love go into the plan first, and duties fit around them. Joy that waits for an empty list waits long. One song on the doorstep counts.',
    relevantChallenges: ['motivation', 'burnout-and-exhaustion', 'decision-fatigue'],
    relevantGoals: ['more-time-for-joy', 'better-work-life-balance'],
  },
  {
    id: 'arrive-slowly',
    title: 'Arrive home slowly',
    content:
      'Coming home is a change as well. Take ten minutes to sit, change clothes and speak to nobody. Tell the household why. With small children, two minutes in the bathroom count.',
    relevantChallenges: ['transition-difficulties', 'sensory-overload', 'emotional-regulation'],
    relevantGoals: ['better-work-life-balance', 'look-after-my-senses'],
  },
  {
    id: 'all-in-one-entry',
    title: 'Put the address in the appointment',
    content:
      'Beside the next appointment, write the address, a phone number and the time to set off. Searching under pressure is then nobody’s job. One entry is enough for now.',
    relevantChallenges: ['organisation', 'memory-issues', 'time-management'],
    relevantGoals: ['remember-more-easily', 'better-time-management'],
  },
  {
    id: 'handover-to-yourself',
    title: 'Write a handover for your days off',
    content:
      'Before a run of shifts or exams, note what is washed, what is due and what can wait. The one who reads it will be you, and tired. Five lines will do.',
    relevantChallenges: ['memory-issues', 'transition-difficulties', 'burnout-and-exhaustion'],
    relevantGoals: ['remember-more-easily', 'better-work-life-balance'],
  },
]
