import type { TipWords } from '../tip.ts'

export const SLEEP_TIPS: readonly TipWords[] = [
  {
    id: 'seven-to-nine',
    title: 'Work out your bedtime from your alarm',
    content:
      'Most adults need 7 to 9 hours of sleep. Count back from when you must get up, and note when to start winding down. Tonight, start 15 minutes closer to it.',
    relevantChallenges: ['time-management', 'burnout-and-exhaustion'],
    relevantGoals: ['sleep-better', 'better-time-management'],
    source: 'National Sleep Foundation: How much sleep do you really need?',
  },
  {
    id: 'cooler-room',
    title: 'Cool the bedroom before sleep',
    content:
      'Many people sleep best at about 18 to 20°C (65 to 68°F). Open a window for ten minutes or change to a lighter cover. You can still wear socks if your feet are cold.',
    relevantChallenges: ['sensory-overload', 'burnout-and-exhaustion'],
    relevantGoals: ['sleep-better', 'look-after-my-senses'],
    source: 'Sleep Foundation: Best temperature for sleep',
  },
  {
    id: 'up-after-twenty',
    title: 'Get up for a while if you can’t sleep',
    content:
      'Awake for about 20 minutes? Leave the bed, keep the light low and do something dull. Go back once you feel sleepy. You can guess the time.',
    relevantChallenges: ['overwhelming-thoughts', 'emotional-regulation'],
    relevantGoals: ['sleep-better'],
    source: 'American Academy of Sleep Medicine: Healthy sleep habits',
  },
  {
    id: 'short-early-nap',
    title: 'Take a short nap before 3 pm',
    content:
      'Twenty to thirty minutes with an alarm, before 3 in the afternoon, is a good size. After a later or longer nap, it can be harder to sleep at night. Lying still with eyes shut is a rest too.',
    relevantChallenges: ['burnout-and-exhaustion', 'focus-and-attention'],
    relevantGoals: ['sleep-better', 'kinder-to-myself'],
    source: 'Mayo Clinic: Napping, do’s and don’ts',
  },
  {
    id: 'earlier-exercise',
    title: 'Exercise a few hours before bedtime',
    content:
      'End lively exercise three to four hours before bedtime, so that your body has time to settle. If evenings are all you have, choose a slow walk or a stretch.',
    relevantChallenges: ['time-management', 'transition-difficulties', 'hyperfocus'],
    relevantGoals: ['sleep-better', 'better-time-management'],
    source: 'NHS: Insomnia',
  },
  {
    id: 'bedside-list',
    title: 'Write a list for tomorrow before bed',
    content:
      'Spend five minutes listing what you need to do tomorrow. In one study, people who wrote such a list fell asleep sooner. The back of an envelope will do.',
    relevantChallenges: ['overwhelming-thoughts', 'working-memory-issues', 'memory-issues'],
    relevantGoals: ['sleep-better', 'remember-more-easily'],
    source: 'Scullin and colleagues, Journal of Experimental Psychology: General, 2018',
  },
  {
    id: 'phone-goes-first',
    title: 'Put the phone away before bed',
    content:
      'Plug it in half an hour before sleep, out of reach. Let whatever you were watching finish, so nothing pulls you back. An audiobook in the dark can keep you company.',
    relevantChallenges: ['hyperfocus', 'impulsivity', 'transition-difficulties'],
    relevantGoals: ['sleep-better', 'build-better-habits'],
    source: 'American Academy of Sleep Medicine: Healthy sleep habits',
  },
  {
    id: 'last-coffee',
    title: 'Note the time of your last coffee',
    content:
      'Write down when you last had coffee, tea, cola or an energy drink, and how you slept. Caffeine later in the day keeps some people awake. Two nights of notes can tell you more than a rule.',
    relevantChallenges: ['burnout-and-exhaustion', 'impulsivity'],
    relevantGoals: ['sleep-better', 'build-better-habits'],
    source: 'American Academy of Sleep Medicine: Healthy sleep habits',
  },
  {
    id: 'night-in-the-day',
    title: 'Make the room dark after a night shift',
    content:
      'Hang a blanket over the window and silence the phone. Darkness and quiet help your body to sleep by day. With a note on the door, fewer people may ring.',
    relevantChallenges: ['burnout-and-exhaustion', 'sensory-overload', 'transition-difficulties'],
    relevantGoals: ['sleep-better', 'look-after-my-senses'],
    source: 'Health and Safety Executive: Managing shift work (HSG256)',
  },
  {
    id: 'rest-in-the-gap',
    title: 'Rest in the first gap you get',
    content:
      'With a baby, a wakeful child or pain, nights are broken. Choose one gap tomorrow and lie down before any chore. Rest counts, whether or not you sleep.',
    relevantChallenges: ['burnout-and-exhaustion', 'perfectionism'],
    relevantGoals: ['sleep-better', 'kinder-to-myself'],
  },
  {
    id: 'dim-the-rooms',
    title: 'Dim the house, room by room',
    content:
      'In the last hour, switch lights off as you leave each room. Low light tells your body that night is near. You can brush your teeth by the hall light.',
    relevantChallenges: ['transition-difficulties', 'sensory-overload', 'executive-dysfunction'],
    relevantGoals: ['sleep-better', 'look-after-my-senses'],
    source: 'American Academy of Sleep Medicine: Healthy sleep habits',
  },
  {
    id: 'own-hour-earlier',
    title: 'Take 20 minutes for yourself before evening',
    content:
      'The night can feel like the only time that is yours. Take 20 minutes for yourself sooner, before the evening chores. Going to bed is easier when some of the day was yours.',
    relevantChallenges: ['procrastination', 'burnout-and-exhaustion', 'impulsivity'],
    relevantGoals: ['more-time-for-joy', 'sleep-better', 'better-work-life-balance'],
  },
  {
    id: 'steady-morning',
    title: 'Get up at about the same time each day',
    content:
      'You can’t choose when you fall asleep, but you can set an alarm. Get up within an hour of the same time, on days off too. A regular morning helps the body clock.',
    relevantChallenges: ['time-management', 'executive-dysfunction'],
    relevantGoals: ['sleep-better', 'calmer-mornings', 'build-better-habits'],
    source: 'NHS: How to fall asleep faster and sleep better',
  },
  {
    id: 'walk-a-known-place',
    title: 'Imagine walking through a place you know',
    content:
      'With your eyes shut, picture a house or shop you know well: each door, each shelf. Small details leave less space for worries. If you lose track, start again at the door.',
    relevantChallenges: ['overwhelming-thoughts', 'emotional-regulation'],
    relevantGoals: ['sleep-better', 'reduce-overwhelm'],
  },
  {
    id: 'word-shuffle',
    title: 'Picture random words to fall asleep',
    content:
      'Take a word such as “garden”. Letter by letter, picture a thing that begins with it: goat, apple, rope. Pictures without a connection make it hard to keep planning.',
    relevantChallenges: ['overwhelming-thoughts', 'hyperfocus'],
    relevantGoals: ['sleep-better'],
  },
  {
    id: 'midnight-pen',
    title: 'Keep a pen and paper by the bed',
    content:
      'Ideas that come at night are hard to let go of. Write one line in the dark, never mind the spelling. It will still be there in the morning.',
    relevantChallenges: ['overwhelming-thoughts', 'memory-issues', 'impulsivity'],
    relevantGoals: ['sleep-better', 'remember-more-easily'],
  },
  {
    id: 'bed-says-night',
    title: 'Set up your bed for sleep',
    content:
      'Does illness keep you in bed by day? Change one thing for the night: the pillow, the blanket or which end your head is at. A small difference can help you tell resting from sleeping.',
    relevantChallenges: ['burnout-and-exhaustion', 'transition-difficulties'],
    relevantGoals: ['sleep-better', 'kinder-to-myself'],
  },
  {
    id: 'search-the-bed',
    title: 'Find what bothers you in bed',
    content:
      'Lie down and ask: what scratches, hums, glows or smells? Change one thing: cover a standby light, turn the pillow, cut out a label.',
    relevantChallenges: ['sensory-overload', 'overwhelming-thoughts'],
    relevantGoals: ['look-after-my-senses', 'sleep-better'],
  },
  {
    id: 'three-songs-to-bed',
    title: 'Play the same three songs at bedtime',
    content:
      'Play them in the same order every evening: one to wash, one to change, one to lie down. When the music is over, the routine is over. You don’t need a clock.',
    relevantChallenges: ['transition-difficulties', 'executive-dysfunction', 'time-management'],
    relevantGoals: ['sleep-better', 'build-better-habits'],
  },
  {
    id: 'hide-the-clock',
    title: 'Turn the clock to the wall',
    content:
      'Seeing that it is 3:12 makes many people work out how long is left. Cover the clock or turn it round. The alarm will still ring.',
    relevantChallenges: ['overwhelming-thoughts', 'time-management'],
    relevantGoals: ['sleep-better', 'reduce-overwhelm'],
  },
  {
    id: 'notes-for-the-doctor',
    title: 'Take a few notes to the doctor',
    content:
      'If poor sleep spoils your days, it is worth telling a doctor. For a few mornings, note roughly when you lay down, slept and woke. You don’t have to try everything first.',
    relevantChallenges: ['burnout-and-exhaustion', 'emotional-regulation'],
    relevantGoals: ['sleep-better', 'kinder-to-myself'],
    source: 'NHS: Insomnia',
  },
]
