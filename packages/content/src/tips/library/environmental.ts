import type { TipWords } from '../tip.ts'

export const ENVIRONMENTAL_TIPS: readonly TipWords[] = [
  {
    id: 'launch-pad',
    title: 'Choose one spot by the door for your keys',
    content:
      'Put your keys, your bag and whatever you need tomorrow there. Then you don’t have to remember where they are. A chair or a shoe box will do.',
    relevantChallenges: ['memory-issues', 'organisation', 'time-management'],
    relevantGoals: ['calmer-mornings', 'remember-more-easily', 'an-easier-home'],
  },
  {
    id: 'bin-to-the-mess',
    title: 'Put a bin where the mess is',
    content:
      'Where do you drop wrappers, post or socks? Put a bin, a box or a bag exactly there. If it fits your habits, there is nothing to remember.',
    relevantChallenges: ['organisation', 'executive-dysfunction'],
    relevantGoals: ['an-easier-home', 'build-better-habits'],
  },
  {
    id: 'big-light-off',
    title: 'Turn the big light off',
    content:
      'Try one lamp, or the window behind you, in place of the ceiling light. Bright light from above tires some eyes. If there is no lamp, light from the next room may be enough.',
    relevantChallenges: ['sensory-overload', 'burnout-and-exhaustion'],
    relevantGoals: ['look-after-my-senses', 'an-easier-home'],
  },
  {
    id: 'sound-of-today',
    title: 'Try four background sounds',
    content:
      'Silence, rain, a steady hum, one song on repeat: give each two minutes of the same task. Keep the one that you stopped noticing. Tomorrow it may be another.',
    relevantChallenges: ['focus-and-attention', 'sensory-overload'],
    relevantGoals: ['improve-focus', 'look-after-my-senses'],
  },
  {
    id: 'lids-off',
    title: 'Leave one box or cupboard open',
    content:
      'Open a box, a drawer or a cupboard door and leave it open for a week. What is out of sight is easy to forget, even food. It is fine if it looks a little untidy.',
    relevantChallenges: ['memory-issues', 'working-memory-issues', 'organisation'],
    relevantGoals: ['remember-more-easily', 'an-easier-home'],
  },
  {
    id: 'only-what-you-see',
    title: 'Clear only what you can see',
    content:
      'Sit down where you want to work and look ahead. Move whatever you see to a place behind you, such as a chair or the floor. The room can stay as it is.',
    relevantChallenges: ['perfectionism', 'focus-and-attention', 'procrastination'],
    relevantGoals: ['improve-focus', 'start-more-easily'],
  },
  {
    id: 'dated-box',
    title: 'Put it all in a box with a date',
    content:
      'Slide everything on the table into a single box and write today’s date on it. The table is clear, and nothing is lost. Sort it ten minutes at a time, whenever you like.',
    relevantChallenges: ['organisation', 'overwhelming-thoughts', 'task-paralysis'],
    relevantGoals: ['an-easier-home', 'reduce-overwhelm'],
  },
  {
    id: 'change-the-temperature',
    title: 'Change the temperature',
    content:
      'Stuck in a chair? Open a window, add a layer or hold something warm. A new sensation can help you start when thinking does not.',
    relevantChallenges: ['task-paralysis', 'transition-difficulties', 'focus-and-attention'],
    relevantGoals: ['start-more-easily', 'look-after-my-senses'],
  },
  {
    id: 'quiet-corner-first',
    title: 'Find the quiet corner first',
    content:
      'On arriving somewhere busy, look for the way out, a wall and a calmer corner. It is easier to stay when you know how to leave. The far end of a room is often quieter.',
    relevantChallenges: ['sensory-overload', 'social-anxiety'],
    relevantGoals: ['look-after-my-senses', 'improve-self-confidence'],
  },
  {
    id: 'one-step-in-the-way',
    title: 'Make one distraction harder to reach',
    content:
      'Log out, move the icon, or leave the remote in a drawer. One more step gives you a moment to decide. Keep it small, so that you don’t mind it.',
    relevantChallenges: ['impulsivity', 'focus-and-attention', 'hyperfocus'],
    relevantGoals: ['improve-focus', 'decide-more-calmly', 'increase-productivity'],
  },
  {
    id: 'note-on-the-thing',
    title: 'Stick the note on the thing itself',
    content:
      'Leave the reminder exactly where it will be needed: on the tap, the handle, the cereal box. When you stop seeing it, change its colour or its place.',
    relevantChallenges: ['memory-issues', 'working-memory-issues', 'executive-dysfunction'],
    relevantGoals: ['remember-more-easily', 'build-better-habits'],
  },
  {
    id: 'store-by-job',
    title: 'Keep what one job needs together',
    content:
      'Stamps with envelopes and a pen; cloth with spray and gloves. When everything is in one bag, you can start without searching. Pack a bag for the one you like least.',
    relevantChallenges: ['organisation', 'executive-dysfunction', 'task-paralysis'],
    relevantGoals: ['an-easier-home', 'start-more-easily', 'increase-productivity'],
  },
  {
    id: 'clear-one-smell',
    title: 'Get rid of one smell',
    content:
      'Smells can wear you down before you notice them. Take the bin out, rinse the cloth or open a window. Then sit wherever the air is best.',
    relevantChallenges: ['sensory-overload', 'focus-and-attention'],
    relevantGoals: ['look-after-my-senses', 'an-easier-home'],
  },
  {
    id: 'basket-race',
    title: 'Fill a basket during one song',
    content:
      'Play one song and tip whatever lies on the floor into a basket. No sorting. The floor is clear again, and the basket can wait. With children, make it a race.',
    relevantChallenges: ['organisation', 'motivation', 'sensory-overload'],
    relevantGoals: ['an-easier-home', 'reduce-overwhelm'],
  },
  {
    id: 'turn-from-traffic',
    title: 'Sit facing away from people walking past',
    content:
      'Movement is distracting. Sit so that people pass beside you rather than in front. If a door at your back makes you uneasy, sit side-on to it.',
    relevantChallenges: ['focus-and-attention', 'sensory-overload'],
    relevantGoals: ['improve-focus', 'look-after-my-senses'],
  },
  {
    id: 'photograph-the-fridge',
    title: 'Photograph the fridge before you shop',
    content:
      'One picture of the fridge and one of the shelf hold the list for you. In the shop you look, rather than remember. Delete them once you are home.',
    relevantChallenges: ['memory-issues', 'working-memory-issues', 'decision-fatigue'],
    relevantGoals: ['remember-more-easily', 'an-easier-home'],
  },
  {
    id: 'sign-for-not-now',
    title: 'Agree on a sign for “not now”',
    content:
      'With the people you live with, choose a sign: headphones on, or a scarf on the door. It asks for quiet without a conversation. Settle together what still counts as urgent.',
    relevantChallenges: ['focus-and-attention', 'social-anxiety', 'sensory-overload'],
    relevantGoals: ['say-no-more-easily', 'improve-focus'],
  },
  {
    id: 'official-chair',
    title: 'Choose a place for half-worn clothes',
    content:
      'Clothes that are neither clean nor dirty need somewhere to go. Choose one chair, hook or rail for them. They end up there anyway, and now it is their place.',
    relevantChallenges: ['organisation', 'perfectionism', 'decision-fatigue'],
    relevantGoals: ['an-easier-home', 'calmer-mornings', 'kinder-to-myself'],
  },
  {
    id: 'corner-without-jobs',
    title: 'Keep one corner clear',
    content:
      'Keep one chair or windowsill free of laundry, laptop and post. It helps to have one place where nothing needs doing. A cushion against a wall is enough.',
    relevantChallenges: ['burnout-and-exhaustion', 'overwhelming-thoughts', 'sensory-overload'],
    relevantGoals: ['look-after-my-senses', 'more-time-for-joy'],
  },
  {
    id: 'silence-one-sender',
    title: 'Mute one app or group',
    content:
      'Choose the app, group or newsletter that interrupted you most today. After that there is nothing more to do.',
    relevantChallenges: ['focus-and-attention', 'sensory-overload', 'impulsivity'],
    relevantGoals: ['improve-focus', 'say-no-more-easily'],
  },
  {
    id: 'borrow-a-room',
    title: 'Take one task to a library or a park',
    content:
      'If you can’t think at home, go somewhere with other people. Busy people nearby are company enough. Half an hour is plenty.',
    relevantChallenges: ['task-paralysis', 'motivation', 'focus-and-attention'],
    relevantGoals: ['start-more-easily', 'learn-new-skills'],
  },
  {
    id: 'open-on-the-table',
    title: 'Leave tomorrow’s first thing out ready',
    content:
      'Set out the open book, the instrument or the form where you will see it. It is easier to start on something that is already out. One thing is enough.',
    relevantChallenges: ['procrastination', 'motivation', 'memory-issues'],
    relevantGoals: ['learn-new-skills', 'start-more-easily', 'more-time-for-joy'],
  },
  {
    id: 'yes-shelf',
    title: 'Fill a shelf with snacks for everyone',
    content:
      'Choose one shelf of plain snacks that anybody at home may take, unasked. That is one question fewer for you to answer. If you live alone, you always know what you can have.',
    relevantChallenges: ['decision-fatigue', 'sensory-overload', 'burnout-and-exhaustion'],
    relevantGoals: ['an-easier-home', 'reduce-overwhelm'],
  },
  {
    id: 'low-day-tray',
    title: 'Stock a tray for a low day',
    content:
      'On a better day, put water, a charger, a snack, wipes and something nice on a tray by the bed. It is there when you can’t get up. Start with the charger.',
    relevantChallenges: ['burnout-and-exhaustion', 'executive-dysfunction'],
    relevantGoals: ['kinder-to-myself', 'an-easier-home'],
  },
]
