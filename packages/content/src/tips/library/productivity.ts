import { FIGURES } from '../../guides/figures.ts'
import type { TipWords } from '../tip.ts'

export const PRODUCTIVITY_TIPS: readonly TipWords[] = [
  {
    id: 'first-hand-movement',
    title: 'Name the first small movement',
    content:
      'Swap “sort out tax” for “open the blue folder”. A small movement is easier to start than a whole project. If it still feels big, name what comes before it.',
    relevantChallenges: ['task-paralysis', 'executive-dysfunction', 'procrastination'],
    relevantGoals: ['start-more-easily', 'increase-productivity'],
  },
  {
    id: 'ugly-first-draft',
    title: 'Write a bad first draft on purpose',
    content:
      'Write the worst version on purpose, with gaps, dots and grumbling left in. A bad page is easier to improve than an empty one. Three clumsy sentences are a draft.',
    relevantChallenges: ['perfectionism', 'procrastination', 'task-paralysis'],
    relevantGoals: ['start-more-easily', 'finish-what-i-start', 'learn-new-skills'],
  },
  {
    id: 'silent-company',
    title: 'Work alongside someone on a call',
    content:
      'Ask a friend to stay on a muted call while you both do your own chores. Company can make it easier to start. If nobody is free, a video of someone working can help too.',
    relevantChallenges: ['task-paralysis', 'motivation', 'executive-dysfunction'],
    relevantGoals: ['start-more-easily', 'increase-productivity'],
  },
  {
    id: 'text-start-and-end',
    title: 'Text someone when you start and finish',
    content:
      'Send someone “starting the dishes”, and later “dishes done”. They need not answer. Knowing that someone expects it can get you through the dull part.',
    relevantChallenges: ['motivation', 'procrastination', 'focus-and-attention'],
    relevantGoals: ['finish-what-i-start', 'start-more-easily'],
  },
  {
    id: 'borrow-the-tomato',
    title: 'Try a 25-minute timer',
    content: `Work for ${FIGURES.pomodoro} minutes, then rest for ${FIGURES.pomodoroRest}: this is the Pomodoro technique, named after a kitchen timer. If ${FIGURES.pomodoro} feels long, try 10 and 2.`,
    relevantChallenges: ['focus-and-attention', 'time-management', 'hyperfocus'],
    relevantGoals: ['improve-focus', 'better-time-management', 'increase-productivity'],
    source: 'Francesco Cirillo: The Pomodoro Technique',
  },
  {
    id: 'stop-in-the-middle',
    title: 'Stop in the middle on purpose',
    content:
      'End today’s work halfway through an easy line or row. Tomorrow you only have to finish it, which is easier than starting. Note the next word before you go.',
    relevantChallenges: ['transition-difficulties', 'procrastination', 'task-paralysis'],
    relevantGoals: ['start-more-easily', 'finish-what-i-start'],
  },
  {
    id: 'note-to-returning-you',
    title: 'Leave yourself a note when interrupted',
    content:
      'Interrupted? Before you look up, write where you are and what comes next. The note keeps your place while you are away. Three words can be plenty.',
    relevantChallenges: ['working-memory-issues', 'memory-issues', 'transition-difficulties'],
    relevantGoals: ['remember-more-easily', 'finish-what-i-start'],
  },
  {
    id: 'facts-on-a-scrap',
    title: 'Write the key facts on a scrap of paper',
    content:
      'Copy the three facts that you need onto a scrap beside you: a date, a number, a name. You no longer have to remember them while you think. The scrap can go in the bin afterwards.',
    relevantChallenges: ['working-memory-issues', 'focus-and-attention'],
    relevantGoals: ['remember-more-easily', 'improve-focus'],
  },
  {
    id: 'idea-parking',
    title: 'Keep a “later” list for stray ideas',
    content:
      'Mid-task, a brilliant thought arrives. Write it on a sheet called “later” and carry on. It is safe there, so you can leave it for now. A voice note works too.',
    relevantChallenges: ['impulsivity', 'focus-and-attention', 'hyperfocus'],
    relevantGoals: ['improve-focus', 'finish-what-i-start', 'increase-productivity'],
  },
  {
    id: 'call-script',
    title: 'Write your first line before you dial',
    content:
      'Note who you are, why you are calling and what you need. Add the reference number and a way to say goodbye. Reading it out is allowed: nobody can see.',
    relevantChallenges: ['social-anxiety', 'task-paralysis', 'working-memory-issues'],
    relevantGoals: ['improve-self-confidence', 'start-more-easily'],
  },
  {
    id: 'guess-then-time',
    title: 'Guess how long it takes, then time it',
    content:
      'Take one everyday thing and guess how long it takes. Time it once and keep the real number where you will see it. Most of us guess too short.',
    relevantChallenges: ['time-management', 'executive-dysfunction'],
    relevantGoals: ['better-time-management', 'calmer-mornings'],
    source: 'Daniel Kahneman and Amos Tversky: the planning fallacy',
  },
  {
    id: 'shaded-clock',
    title: 'Draw the time you have left',
    content:
      'Sketch a clock face and shade the part before you need to stop. A shape is easier to take in than a number. Prop it up beside your work.',
    relevantChallenges: ['time-management', 'hyperfocus'],
    relevantGoals: ['better-time-management', 'improve-focus'],
  },
  {
    id: 'one-line-reply',
    title: 'Answer one message in one line',
    content:
      'Pick a message that has been waiting. Send one honest line, such as “Yes please, and thank you for your patience.” A short answer that is sent helps you both.',
    relevantChallenges: ['perfectionism', 'social-anxiety', 'procrastination'],
    relevantGoals: ['increase-productivity', 'improve-self-confidence'],
  },
  {
    id: 'open-one-envelope',
    title: 'Open one envelope, and only open it',
    content:
      'Read who it is from and whether there is a date. Then stop. Reading it is one task. Answering or paying can wait for another day.',
    relevantChallenges: ['task-paralysis', 'overwhelming-thoughts', 'procrastination'],
    relevantGoals: ['start-more-easily', 'reduce-overwhelm'],
  },
  {
    id: 'easy-boxes',
    title: 'Fill in the easy boxes only',
    content:
      'With a long form, write your name, your address and whatever you know by heart. Put a dot beside the rest. The dots are now a list of what to look up or ask.',
    relevantChallenges: ['task-paralysis', 'executive-dysfunction', 'organisation'],
    relevantGoals: ['start-more-easily', 'increase-productivity'],
  },
  {
    id: 'job-hunt-hours',
    title: 'Set a time limit for job hunting',
    content:
      'Looking for work can fill a whole day and still feel unfinished. Choose half an hour and one small result, such as two adverts saved. After that, you are done for the day.',
    relevantChallenges: ['burnout-and-exhaustion', 'time-management', 'rejection-sensitivity'],
    relevantGoals: ['better-work-life-balance', 'kinder-to-myself'],
  },
  {
    id: 'two-alarms',
    title: 'Set two alarms for stopping',
    content:
      'The first rings ten minutes early and is called “finish up”. The second is called “leave”. When you are deep in something, it helps if the alarm says what to do.',
    relevantChallenges: ['hyperfocus', 'transition-difficulties', 'time-management'],
    relevantGoals: ['better-time-management', 'better-work-life-balance'],
  },
  {
    id: 'dull-job-story',
    title: 'Keep one podcast for one dull job',
    content:
      'Choose a podcast, a playlist or a series that you only enjoy during the washing-up. Wanting to know what happens next can get you to the sink.',
    relevantChallenges: ['motivation', 'procrastination'],
    relevantGoals: ['build-better-habits', 'more-time-for-joy'],
  },
  {
    id: 'address-first',
    title: 'Start with the easiest part',
    content:
      'Address the envelope, name the file or write the last line first. A task that is partly there looks smaller. The rest can follow in any order.',
    relevantChallenges: ['task-paralysis', 'motivation'],
    relevantGoals: ['finish-what-i-start', 'start-more-easily'],
  },
  {
    id: 'teach-a-teddy',
    title: 'Explain it aloud to a toy, a pet or a wall',
    content:
      'Read one paragraph, then explain it aloud in your own words. Where you get stuck is the part to read again. It is fine to explain it badly.',
    relevantChallenges: ['working-memory-issues', 'focus-and-attention', 'memory-issues'],
    relevantGoals: ['learn-new-skills', 'improve-focus'],
  },
  {
    id: 'cover-the-list',
    title: 'Cover all but one line',
    content:
      'Fold the list, or lay a card on it, so that only one line shows. The rest is safe and out of sight. Move the card whenever you like.',
    relevantChallenges: ['overwhelming-thoughts', 'decision-fatigue', 'focus-and-attention'],
    relevantGoals: ['reduce-overwhelm', 'improve-focus', 'increase-productivity'],
  },
  {
    id: 'ask-in-writing',
    title: 'Ask for it in writing',
    content:
      'Try: “Could you send me that in a message, so that I get it right?” Written steps can be read twice. It works at school, at work and at the surgery.',
    relevantChallenges: ['memory-issues', 'working-memory-issues', 'social-anxiety'],
    relevantGoals: ['remember-more-easily', 'improve-self-confidence'],
  },
  {
    id: 'five-and-stop',
    title: 'Do five minutes, then stop if you like',
    content:
      'Set a timer for five minutes and begin. When it rings, you really can stop. If you can trust that, the next start is easier.',
    relevantChallenges: ['procrastination', 'task-paralysis'],
    relevantGoals: ['start-more-easily', 'build-better-habits'],
  },
  {
    id: 'start-in-the-middle',
    title: 'Start the book or course in the middle',
    content:
      'Open the course or the book at the part that interests you most. The basics make more sense once you know what they are for. Ten minutes from the middle still counts.',
    relevantChallenges: ['motivation', 'procrastination', 'perfectionism'],
    relevantGoals: ['learn-new-skills', 'start-more-easily'],
  },
  {
    id: 'three-bad-tries',
    title: 'Make three bad tries on purpose',
    content:
      'Three wobbly chords, three odd sketches, three clumsy sentences in a new language. When it is meant to be bad, you can begin right away. Stop after the third.',
    relevantChallenges: ['perfectionism', 'procrastination', 'rejection-sensitivity'],
    relevantGoals: ['learn-new-skills', 'improve-self-confidence'],
  },
  {
    id: 'sort-by-what-it-takes',
    title: 'Sort tasks by what they take',
    content:
      'Mark three tasks with what each takes: quiet, talking, or strength. Then choose by what you have today. Two marks are enough to begin.',
    relevantChallenges: ['decision-fatigue', 'executive-dysfunction', 'organisation'],
    relevantGoals: ['increase-productivity', 'decide-more-calmly'],
  },
  {
    id: 'card-for-the-half-done',
    title: 'Leave a note on something half-done',
    content:
      'Write on a scrap where it stopped and what comes next, or write “ended”. Ending something on purpose is one way to finish it. Put the note on top of it.',
    relevantChallenges: ['motivation', 'hyperfocus', 'memory-issues'],
    relevantGoals: ['finish-what-i-start', 'kinder-to-myself'],
  },
]
