import type { TipWords } from '../tip.ts'

export const ENVIRONMENTAL_TIPS: readonly TipWords[] = [
  {
    id: 'launch-pad',
    title: 'Make a launch pad by the door',
    content:
      'Name one spot by the door for keys, bag and whatever must leave tomorrow. Things wait there, so that your memory need not. A chair or a shoe box counts.',
    relevantChallenges: ['memory-issues', 'organisation', 'time-management'],
    relevantGoals: ['calmer-mornings', 'remember-more-easily', 'an-easier-home'],
  },
  {
    id: 'bin-to-the-mess',
    title: 'Move the bin to the mess',
    content:
      'Where do wrappers, post or socks land by themselves? Stand a bin, a box or a bag exactly there. A place that follows your habits needs no remembering.',
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
    title: 'Audition four sounds',
    content:
      'Silence, rain, a steady hum, one song on repeat: give each two minutes of the same task. Keep the one that you stopped hearing. Tomorrow’s answer may differ.',
    relevantChallenges: ['focus-and-attention', 'sensory-overload'],
    relevantGoals: ['improve-focus', 'look-after-my-senses'],
  },
  {
    id: 'lids-off',
    title: 'Take the lids off',
    content:
      'Open one box, drawer or cupboard door and leave it so for a week. What is out of sight is easily forgotten, food too. It may look a little untidy.',
    relevantChallenges: ['memory-issues', 'working-memory-issues', 'organisation'],
    relevantGoals: ['remember-more-easily', 'an-easier-home'],
  },
  {
    id: 'only-what-you-see',
    title: 'Clear only what your eyes can see',
    content:
      'Sit down where you want to work and look ahead. Move whatever you see to a place behind you, such as a chair or the floor. The room can stay as it is.',
    relevantChallenges: ['perfectionism', 'focus-and-attention', 'procrastination'],
    relevantGoals: ['improve-focus', 'start-more-easily'],
  },
  {
    id: 'dated-box',
    title: 'Sweep it into a box with a date',
    content:
      'Slide everything on the table into a single box and write today’s date on it. The table is free, and nothing is lost. Sort it ten minutes at a time, whenever you like.',
    relevantChallenges: ['organisation', 'overwhelming-thoughts', 'task-paralysis'],
    relevantGoals: ['an-easier-home', 'reduce-overwhelm'],
  },
  {
    id: 'change-the-temperature',
    title: 'Change the temperature',
    content:
      'Stuck in a chair? Open a window, add a layer or hold something warm. A new sensation can mark a new start when a new thought will not come.',
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
    title: 'Put one step in the way',
    content:
      'Log out, move the icon, or leave the remote in a drawer. One more step gives you a moment to choose. Keep it small, so that you do not mind it.',
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
    title: 'Store by job, not by kind',
    content:
      'Stamps with envelopes and a pen; cloth with spray and gloves. A chore that lives in one bag starts without a hunt. Pack a bag for the one you like least.',
    relevantChallenges: ['organisation', 'executive-dysfunction', 'task-paralysis'],
    relevantGoals: ['an-easier-home', 'start-more-easily', 'increase-productivity'],
  },
  {
    id: 'clear-one-smell',
    title: 'Clear one smell',
    content:
      'Smells can wear you down before you notice them. Take the bin out, rinse the cloth or open a window. Then sit wherever the air is best.',
    relevantChallenges: ['sensory-overload', 'focus-and-attention'],
    relevantGoals: ['look-after-my-senses', 'an-easier-home'],
  },
  {
    id: 'basket-race',
    title: 'Race one song with a basket',
    content:
      'Play one song and tip whatever lies on the floor into a basket. No sorting. The floor can be walked on again, and the basket is the whole system. With children, it is a race.',
    relevantChallenges: ['organisation', 'motivation', 'sensory-overload'],
    relevantGoals: ['an-easier-home', 'reduce-overwhelm'],
  },
  {
    id: 'turn-from-traffic',
    title: 'Turn your seat away from the traffic',
    content:
      'Movement pulls at attention. Sit so that people pass beside you rather than in front. If a door at your back makes you uneasy, sit side-on to it.',
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
    title: 'Make the clothes chair official',
    content:
      'Clothes that are neither clean nor dirty need a home. Name one chair, hook or rail as theirs. It was happening anyway, and now it is a system.',
    relevantChallenges: ['organisation', 'perfectionism', 'decision-fatigue'],
    relevantGoals: ['an-easier-home', 'calmer-mornings', 'kinder-to-myself'],
  },
  {
    id: 'corner-without-jobs',
    title: 'Free one corner from jobs',
    content:
      'Keep one chair or windowsill without laundry, laptop or post. Eyes need a place that asks for nothing. A cushion against a wall is corner enough.',
    relevantChallenges: ['burnout-and-exhaustion', 'overwhelming-thoughts', 'sensory-overload'],
    relevantGoals: ['look-after-my-senses', 'more-time-for-joy'],
  },
  {
    id: 'silence-one-sender',
    title: 'Silence one sender',
    content:
      'Mute one app, one group or one newsletter: whichever buzzed most today. It interrupts nobody from then on, and you need do nothing more.',
    relevantChallenges: ['focus-and-attention', 'sensory-overload', 'impulsivity'],
    relevantGoals: ['improve-focus', 'say-no-more-easily'],
  },
  {
    id: 'borrow-a-room',
    title: 'Borrow a room full of strangers',
    content:
      'If home is no place to think, take one task to a library or a park bench. People busy nearby are company enough. Half an hour there is a full visit.',
    relevantChallenges: ['task-paralysis', 'motivation', 'focus-and-attention'],
    relevantGoals: ['start-more-easily', 'learn-new-skills'],
  },
  {
    id: 'open-on-the-table',
    title: 'Leave tomorrow’s page open',
    content:
      'Set out the open book, the instrument or the form where you will come across it. What is already out has already begun. One object is enough.',
    relevantChallenges: ['procrastination', 'motivation', 'memory-issues'],
    relevantGoals: ['learn-new-skills', 'start-more-easily', 'more-time-for-joy'],
  },
  {
    id: 'yes-shelf',
    title: 'Fill a shelf that always says yes',
    content:
      'Choose one shelf of plain snacks that anybody at home may take, unasked. Every question that need not be asked leaves you a little more. If you live alone, it answers “what can I have now?”',
    relevantChallenges: ['decision-fatigue', 'sensory-overload', 'burnout-and-exhaustion'],
    relevantGoals: ['an-easier-home', 'reduce-overwhelm'],
  },
  {
    id: 'low-day-tray',
    title: 'Stock a tray for a low day',
    content:
      'On a better day, put water, a charger, a snack, wipes and something nice on a tray by the bed. It is there when getting up is not. Begin with the charger.',
    relevantChallenges: ['burnout-and-exhaustion', 'executive-dysfunction'],
    relevantGoals: ['kinder-to-myself', 'an-easier-home'],
  },
]
