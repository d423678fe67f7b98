import type { TipWords } from '../tip.ts'

export const SLEEP_TIPS: readonly TipWords[] = [
  {
    id: 'seven-to-nine',
    title: 'Count back from getting up',
    content:
      'Most adults need 7 to 9 hours of sleep. Count back from when you must get up, and note when winding down would begin. Tonight, begin 15 minutes closer to it.',
    relevantChallenges: ['time-management', 'burnout-and-exhaustion'],
    relevantGoals: ['sleep-better', 'better-time-management'],
    source: 'National Sleep Foundation: How much sleep do you really need?',
  },
  {
    id: 'cooler-room',
    title: 'Let the bedroom cool',
    content:
      'Many people sleep best at about 18 to 20°C (65 to 68°F). Open a window for ten minutes or change to a lighter cover. Cold feet may still wear socks.',
    relevantChallenges: ['sensory-overload', 'burnout-and-exhaustion'],
    relevantGoals: ['sleep-better', 'look-after-my-senses'],
    source: 'Sleep Foundation: Best temperature for sleep',
  },
  {
    id: 'up-after-twenty',
    title: 'Get up when sleep stays away',
    content:
      'Awake for about 20 minutes? Leave the bed, keep the light low and do something dull. Go back once your eyes are heavy. A guess at the time is good enough.',
    relevantChallenges: ['overwhelming-thoughts', 'emotional-regulation'],
    relevantGoals: ['sleep-better'],
    source: 'American Academy of Sleep Medicine: Healthy sleep habits',
  },
  {
    id: 'short-early-nap',
    title: 'Nap short, and before three',
    content:
      'Twenty to thirty minutes with an alarm, before 3 in the afternoon, is a good size. A later or longer nap can borrow from the night. Lying still with eyes shut is a rest too.',
    relevantChallenges: ['burnout-and-exhaustion', 'focus-and-attention'],
    relevantGoals: ['sleep-better', 'kinder-to-myself'],
    source: 'Mayo Clinic: Napping, do’s and don’ts',
  },
  {
    id: 'earlier-exercise',
    title: 'Leave a gap between sport and bed',
    content:
      'End lively exercise three to four hours before bedtime, so that your body has time to settle. If evenings are all you have, choose a slow walk or a stretch.',
    relevantChallenges: ['time-management', 'transition-difficulties', 'hyperfocus'],
    relevantGoals: ['sleep-better', 'better-time-management'],
    source: 'NHS: Insomnia',
  },
  {
    id: 'bedside-list',
    title: 'Write tomorrow down before bed',
    content:
      'Spend five minutes on a list of what tomorrow needs. In one study, people who wrote such a list fell asleep sooner. A torn envelope by the bed will do.',
    relevantChallenges: ['overwhelming-thoughts', 'working-memory-issues', 'memory-issues'],
    relevantGoals: ['sleep-better', 'remember-more-easily'],
    source: 'Scullin and colleagues, Journal of Experimental Psychology: General, 2018',
  },
  {
    id: 'phone-goes-first',
    title: 'Send the phone to bed before you',
    content:
      'Plug it in half an hour before sleep, out of reach. Let whatever you were watching finish, so nothing pulls you back. An audiobook in the dark may keep you company.',
    relevantChallenges: ['hyperfocus', 'impulsivity', 'transition-difficulties'],
    relevantGoals: ['sleep-better', 'build-better-habits'],
    source: 'American Academy of Sleep Medicine: Healthy sleep habits',
  },
  {
    id: 'last-coffee',
    title: 'Note the time of your last coffee',
    content:
      'Write down when you last had coffee, tea, cola or an energy drink, and how you slept. Caffeine later in the day keeps some people awake. Two nights of notes tell you more than a rule.',
    relevantChallenges: ['burnout-and-exhaustion', 'impulsivity'],
    relevantGoals: ['sleep-better', 'build-better-habits'],
    source: 'American Academy of Sleep Medicine: Healthy sleep habits',
  },
  {
    id: 'night-in-the-day',
    title: 'Build a night inside the day',
    content:
      'After a night shift, hang a blanket over the window and silence the phone. Darkness and quiet help a body sleep by day. A note on the door may spare you the bell.',
    relevantChallenges: ['burnout-and-exhaustion', 'sensory-overload', 'transition-difficulties'],
    relevantGoals: ['sleep-better', 'look-after-my-senses'],
    source: 'Health and Safety Executive: Managing shift work (HSG256)',
  },
  {
    id: 'rest-in-the-gap',
    title: 'Rest in the gap you get',
    content:
      'With a baby, a wakeful child or pain, nights come in pieces. Choose one gap tomorrow and lie down in it before any chore. Rest counts, whether or not sleep comes.',
    relevantChallenges: ['burnout-and-exhaustion', 'perfectionism'],
    relevantGoals: ['sleep-better', 'kinder-to-myself'],
  },
  {
    id: 'dim-the-rooms',
    title: 'Dim the house, room by room',
    content:
      'In the last hour, switch lights off as you leave each room. Low light tells a body that night is near, and there is nothing to remember. Teeth can be brushed by the hall light.',
    relevantChallenges: ['transition-difficulties', 'sensory-overload', 'executive-dysfunction'],
    relevantGoals: ['sleep-better', 'look-after-my-senses'],
    source: 'American Academy of Sleep Medicine: Healthy sleep habits',
  },
  {
    id: 'own-hour-earlier',
    title: 'Take back 20 minutes before evening',
    content:
      'The night can feel like the only time that is yours. Claim 20 minutes of it sooner, ahead of the evening chores. Bedtime is easier to agree to when some of the day was yours.',
    relevantChallenges: ['procrastination', 'burnout-and-exhaustion', 'impulsivity'],
    relevantGoals: ['more-time-for-joy', 'sleep-better', 'better-work-life-balance'],
  },
  {
    id: 'steady-morning',
    title: 'Steady the morning, not the night',
    content:
      'Sleep does not come on command, but an alarm does. Choose a getting-up time and stay within an hour of it, free days too. A regular morning helps the body clock.',
    relevantChallenges: ['time-management', 'executive-dysfunction'],
    relevantGoals: ['sleep-better', 'calmer-mornings', 'build-better-habits'],
    source: 'NHS: How to fall asleep faster and sleep better',
  },
  {
    id: 'walk-a-known-place',
    title: 'Walk through a place you know',
    content:
      'Eyes shut, stroll through a house or a shop you know well: each door, each shelf. Small details leave less room for worries. When you lose the thread, start again at the door.',
    relevantChallenges: ['overwhelming-thoughts', 'emotional-regulation'],
    relevantGoals: ['sleep-better', 'reduce-overwhelm'],
  },
  {
    id: 'word-shuffle',
    title: 'Shuffle words instead of sheep',
    content:
      'Take a word such as “garden”. Letter by letter, picture a thing that begins with it: goat, apple, rope. Unconnected pictures give planning nothing to hold on to.',
    relevantChallenges: ['overwhelming-thoughts', 'hyperfocus'],
    relevantGoals: ['sleep-better'],
  },
  {
    id: 'midnight-pen',
    title: 'Keep a pen for the midnight idea',
    content:
      'Ideas that come at night are hard to let go of. Write one line in the dark, spelled as it comes. It will still be there in the morning.',
    relevantChallenges: ['overwhelming-thoughts', 'memory-issues', 'impulsivity'],
    relevantGoals: ['sleep-better', 'remember-more-easily'],
  },
  {
    id: 'bed-says-night',
    title: 'Set up your bed for sleep',
    content:
      'Does illness keep you in bed by day? Change one thing for the night: the pillow, the blanket or the end where your head lies. A small difference can help to tell rest from sleep.',
    relevantChallenges: ['burnout-and-exhaustion', 'transition-difficulties'],
    relevantGoals: ['sleep-better', 'kinder-to-myself'],
  },
  {
    id: 'search-the-bed',
    title: 'Search the bed with your senses',
    content:
      'Lie down and ask: what scratches, hums, glows or smells? Mend one thing. Cover a standby light, turn the pillow, cut out a label.',
    relevantChallenges: ['sensory-overload', 'overwhelming-thoughts'],
    relevantGoals: ['look-after-my-senses', 'sleep-better'],
  },
  {
    id: 'three-songs-to-bed',
    title: 'Let three songs take you to bed',
    content:
      'Line up the same three songs every evening: one to wash, one to change, one to lie down. When the music is over, so is the routine. No clock is needed.',
    relevantChallenges: ['transition-difficulties', 'executive-dysfunction', 'time-management'],
    relevantGoals: ['sleep-better', 'build-better-habits'],
  },
  {
    id: 'hide-the-clock',
    title: 'Turn the clock to the wall',
    content:
      'Knowing that it is 3:12 starts the sums, and sums keep people awake. Cover the clock or turn it round. The alarm still knows what time it is.',
    relevantChallenges: ['overwhelming-thoughts', 'time-management'],
    relevantGoals: ['sleep-better', 'reduce-overwhelm'],
  },
  {
    id: 'notes-for-the-doctor',
    title: 'Take a few notes to the doctor',
    content:
      'Poor sleep that spoils your days is worth telling a doctor about. For a few mornings, note roughly when you lay down, slept and woke. You need not have tried everything first.',
    relevantChallenges: ['burnout-and-exhaustion', 'emotional-regulation'],
    relevantGoals: ['sleep-better', 'kinder-to-myself'],
    source: 'NHS: Insomnia',
  },
]
