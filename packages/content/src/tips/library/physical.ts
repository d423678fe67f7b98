import type { TipWords } from '../tip.ts'

export const PHYSICAL_TIPS: readonly TipWords[] = [
  {
    id: 'push-a-wall',
    title: 'Push against a wall',
    content:
      'Place both palms on a wall and push for ten slow breaths. Firm pressure settles some bodies when they feel scattered. Pressing your palms together under a table is the smaller version.',
    relevantChallenges: ['sensory-overload', 'emotional-regulation', 'focus-and-attention'],
    relevantGoals: ['look-after-my-senses', 'reduce-overwhelm'],
  },
  {
    id: 'default-meal',
    title: 'Pick a default meal',
    content:
      'Choose one meal that you can make without thinking, and call it the default. On a day with too many choices, dinner is already decided. Toast with something on it is a full answer.',
    relevantChallenges: ['decision-fatigue', 'executive-dysfunction', 'burnout-and-exhaustion'],
    relevantGoals: ['decide-more-calmly', 'an-easier-home'],
  },
  {
    id: 'drink-in-sight',
    title: 'Keep a drink where your hand already goes',
    content:
      'Fill a bottle or mug and stand it beside the thing you use most. Seeing it does the remembering. Water, milk, tea and coffee all count.',
    relevantChallenges: ['memory-issues', 'hyperfocus', 'working-memory-issues'],
    relevantGoals: ['build-better-habits', 'remember-more-easily'],
    source: 'NHS: Water, drinks and hydration',
  },
  {
    id: 'four-body-questions',
    title: 'Ask your body four questions',
    content:
      'Hungry, thirsty, cold, in need of the loo? Run through the four before you decide that the task is the trouble. If one answer is yes, see to that first.',
    relevantChallenges: ['hyperfocus', 'emotional-regulation', 'burnout-and-exhaustion'],
    relevantGoals: ['understand-my-feelings', 'look-after-my-senses'],
  },
  {
    id: 'eyes-travel',
    title: 'Rest your eyes on something far away',
    content:
      'About every 20 minutes at a screen, look at something six metres away for 20 seconds. It gives tired eyes a rest. Do it at a natural pause, such as after sending a message.',
    relevantChallenges: ['hyperfocus', 'focus-and-attention'],
    relevantGoals: ['improve-focus', 'better-work-life-balance'],
    source: 'American Academy of Ophthalmology: the 20-20-20 rule',
  },
  {
    id: 'kettle-stretch',
    title: 'Stretch while the kettle boils',
    content:
      'Roll your shoulders and reach up until the kettle or microwave is done. You don’t need a timer or a plan. Sitting down works as well.',
    relevantChallenges: ['motivation', 'executive-dysfunction'],
    relevantGoals: ['build-better-habits'],
  },
  {
    id: 'one-joint',
    title: 'Move whatever can move today',
    content:
      'On a sore or tired day, choose one joint that feels fine and circle it five times. Wrists and ankles can be done lying down. Stop while it is still easy.',
    relevantChallenges: ['burnout-and-exhaustion', 'motivation'],
    relevantGoals: ['kinder-to-myself', 'build-better-habits'],
  },
  {
    id: 'rest-at-halfway',
    title: 'Rest while some energy is left',
    content:
      'While things go well, set an alarm for a pause, before you are tired. Short bursts with rests between can leave some energy for the evening.',
    relevantChallenges: ['burnout-and-exhaustion', 'hyperfocus'],
    relevantGoals: ['better-work-life-balance', 'kinder-to-myself'],
    source: 'Royal College of Occupational Therapists: How to conserve your energy',
  },
  {
    id: 'cool-wrists',
    title: 'Run cool water over your wrists',
    content:
      'When feelings get strong, hold your wrists under cool water and count to twenty. A clear, safe sensation gives you something to focus on. A cold tin from the cupboard also works.',
    relevantChallenges: ['emotional-regulation', 'impulsivity', 'rejection-sensitivity'],
    relevantGoals: ['reduce-overwhelm', 'understand-my-feelings'],
  },
  {
    id: 'pocket-calm-kit',
    title: 'Pack three small things that calm you',
    content:
      'Choose one to hold, one to smell and one for your ears. Keep them in a pouch near your keys. One familiar object in your pocket is a start.',
    relevantChallenges: ['sensory-overload', 'social-anxiety', 'emotional-regulation'],
    relevantGoals: ['look-after-my-senses', 'reduce-overwhelm'],
  },
  {
    id: 'crunch-first',
    title: 'Eat something crunchy with a dull page',
    content:
      'Something crunchy or chewy gives a restless body something to do. Have an apple, a carrot or dry toast with the first page of a dull task. Get it ready before you sit down.',
    relevantChallenges: ['focus-and-attention', 'procrastination'],
    relevantGoals: ['improve-focus', 'start-more-easily'],
  },
  {
    id: 'read-standing',
    title: 'Read it standing up',
    content:
      'Dull form, email or chapter? Take it to a worktop, a windowsill or the floor. A new position can help you pay attention. One paragraph in each place is enough to try it.',
    relevantChallenges: ['focus-and-attention', 'motivation'],
    relevantGoals: ['improve-focus', 'learn-new-skills'],
  },
  {
    id: 'pacing-call',
    title: 'Walk laps during the phone call',
    content:
      'If a call needs no screen, walk slowly round the room while you talk. Walking calms some busy minds. If you stay seated, roll a pen under your palm instead.',
    relevantChallenges: ['social-anxiety', 'focus-and-attention'],
    relevantGoals: ['improve-focus', 'improve-self-confidence'],
  },
  {
    id: 'one-song-moving',
    title: 'Move for the length of one song',
    content:
      'Close the door, play one song and move however you like. When the song ends, you can stop. Tapping your fingers to it counts too.',
    relevantChallenges: ['motivation', 'transition-difficulties', 'emotional-regulation'],
    relevantGoals: ['more-time-for-joy', 'start-more-easily'],
  },
  {
    id: 'soft-clothes',
    title: 'Wear the softest clothes you can',
    content:
      'Before a demanding day, choose what feels best on your skin, inside out if seams bother you. With less to put up with, your patience lasts longer. Start with the socks.',
    relevantChallenges: ['sensory-overload', 'burnout-and-exhaustion'],
    relevantGoals: ['look-after-my-senses', 'calmer-mornings'],
  },
  {
    id: 'flannel-wash',
    title: 'Have a quick wash with a flannel',
    content:
      'Is a shower too much today? Face, armpits and a clean top take three minutes. Sit on the edge of the bath, or stay in bed with a bowl of warm water.',
    relevantChallenges: ['executive-dysfunction', 'burnout-and-exhaustion', 'sensory-overload'],
    relevantGoals: ['kinder-to-myself', 'start-more-easily'],
  },
  {
    id: 'teeth-elsewhere',
    title: 'Brush your teeth somewhere else',
    content:
      'Take the toothbrush to the sofa, the window or the garden step. Often the hard part is the bathroom, with its cold and its bright light. Half a minute is better than none.',
    relevantChallenges: ['executive-dysfunction', 'task-paralysis', 'sensory-overload'],
    relevantGoals: ['build-better-habits', 'start-more-easily'],
  },
  {
    id: 'middle-of-shift-meal',
    title: 'Carry a meal for the middle of the shift',
    content:
      'Before a long or late shift, pack something small and familiar to eat. Then there is nothing to decide when you are hungry at three in the morning. A banana and a sandwich will do.',
    relevantChallenges: ['decision-fatigue', 'burnout-and-exhaustion'],
    relevantGoals: ['decide-more-calmly', 'better-work-life-balance'],
  },
  {
    id: 'tick-the-tablet',
    title: 'Tick the calendar when you take tablets',
    content:
      'After a dose, tick the date on a calendar. Hours later, you can see that you took it. Tie a pen to the calendar, so that it is easy.',
    relevantChallenges: ['memory-issues', 'working-memory-issues'],
    relevantGoals: ['remember-more-easily', 'build-better-habits'],
  },
  {
    id: 'silly-walk',
    title: 'Do a silly walk',
    content:
      'Take a walk from a film, a child or an animal and copy it round the room. There is nothing to plan and nothing to get right. Two minutes is plenty.',
    relevantChallenges: ['motivation', 'decision-fatigue'],
    relevantGoals: ['more-time-for-joy'],
  },
  {
    id: 'longer-out-breath',
    title: 'Make the out-breath longer',
    content:
      'For five breaths, count four on the way in and six on the way out. It doesn’t have to be deep: what matters is that it is slow. You can count on your fingers.',
    relevantChallenges: ['overwhelming-thoughts', 'social-anxiety', 'emotional-regulation'],
    relevantGoals: ['reduce-overwhelm'],
  },
  {
    id: 'floor-time',
    title: 'Lie on the floor for five minutes',
    content:
      'Flat on your back, knees bent or calves on a chair, with nothing to do. Let the floor take your whole weight. With a gentle timer, you don’t have to watch the clock.',
    relevantChallenges: ['burnout-and-exhaustion', 'sensory-overload', 'overwhelming-thoughts'],
    relevantGoals: ['reduce-overwhelm', 'kinder-to-myself', 'better-work-life-balance'],
  },
  {
    id: 'stim-on-purpose',
    title: 'Stim on purpose',
    content:
      'Rock, tap, hum or twist something for one minute, as your body likes it. Many autistic people steady their senses and feelings in this way. In company, nobody sees you move your toes inside your shoes.',
    relevantChallenges: ['sensory-overload', 'emotional-regulation', 'social-anxiety'],
    relevantGoals: ['look-after-my-senses', 'understand-my-feelings'],
    source: 'National Autistic Society: Advice on stimming',
  },
  {
    id: 'count-on-fingers',
    title: 'Count what you want to say on your fingers',
    content:
      'In a conversation, fold down one finger for each thing you want to say. Your fingers help you remember, so that you can go on listening. It also works in a lecture or on a call.',
    relevantChallenges: ['working-memory-issues', 'impulsivity', 'social-anxiety'],
    relevantGoals: ['remember-more-easily', 'improve-self-confidence'],
  },
]
