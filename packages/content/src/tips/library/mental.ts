import type { TipWords } from '../tip.ts'

export const MENTAL_TIPS: readonly TipWords[] = [
  {
    id: 'feeling-and-number',
    title: 'Give the feeling a word and a number',
    content:
      'Say or write it: worried, six out of ten. Putting a feeling into words can turn it down a little. If no word fits, use a colour or some weather.',
    relevantChallenges: ['emotional-regulation', 'rejection-sensitivity', 'overwhelming-thoughts'],
    relevantGoals: ['understand-my-feelings', 'reduce-overwhelm'],
    source: 'Lieberman and colleagues, Psychological Science, 2007',
  },
  {
    id: 'worry-time',
    title: 'Make an appointment with worry',
    content:
      'Keep 15 minutes a day for worries, always at the same time. When one comes early, write a few words and tell it when you will listen. Two lines on paper are the smaller version.',
    relevantChallenges: ['overwhelming-thoughts', 'emotional-regulation', 'social-anxiety'],
    relevantGoals: ['reduce-overwhelm', 'sleep-better'],
    source: 'NHS: Tackling your worries',
  },
  {
    id: 'count-the-room',
    title: 'Count your way back into the room',
    content:
      'Find five things you see, four you feel, three you hear, two you smell, one you taste. It gives racing thoughts a small job. Five things of one colour is the shorter way.',
    relevantChallenges: ['overwhelming-thoughts', 'emotional-regulation', 'social-anxiety'],
    relevantGoals: ['reduce-overwhelm'],
  },
  {
    id: 'four-seven-eight',
    title: 'Try breathing four, seven, eight',
    content:
      'Breathe in for 4 counts, hold for 7, breathe out for 8. Repeat it three or four times, and stop if you feel dizzy. Counting faster makes it gentler.',
    relevantChallenges: ['emotional-regulation', 'overwhelming-thoughts'],
    relevantGoals: ['reduce-overwhelm', 'sleep-better'],
    source: 'Cleveland Clinic: 4-7-8 breathing',
  },
  {
    id: 'two-dull-reasons',
    title: 'Find two dull reasons',
    content:
      'A brief message can feel cold when it was only brief. Write down two dull reasons for it, such as a bus or a meeting. Answer after your next drink.',
    relevantChallenges: ['rejection-sensitivity', 'impulsivity', 'social-anxiety'],
    relevantGoals: ['understand-my-feelings', 'improve-self-confidence'],
  },
  {
    id: 'kind-words-folder',
    title: 'Keep a folder of kind words',
    content:
      'Save one friendly message as a screenshot, in a folder of its own. When your mind argues against you, there is evidence to read. A thank-you from a shop counts.',
    relevantChallenges: ['rejection-sensitivity', 'perfectionism', 'motivation'],
    relevantGoals: ['improve-self-confidence', 'kinder-to-myself'],
  },
  {
    id: 'line-for-enough',
    title: 'Say first what enough looks like',
    content:
      'Before you begin, write one line: “This is done when…” Once the line is true, you may stop. An ending drawn early can be trusted more than one drawn when tired.',
    relevantChallenges: ['perfectionism', 'hyperfocus', 'decision-fatigue'],
    relevantGoals: ['finish-what-i-start', 'decide-more-calmly'],
  },
  {
    id: 'kind-of-tired',
    title: 'Ask which kind of tired it is',
    content:
      'Tired of noise, of people, of thinking or of standing? Each wants a different rest. Match one small thing to it: quiet, solitude, something mindless, or lying down.',
    relevantChallenges: ['burnout-and-exhaustion', 'sensory-overload', 'emotional-regulation'],
    relevantGoals: ['understand-my-feelings', 'look-after-my-senses'],
  },
  {
    id: 'borrowed-voice',
    title: 'Borrow a kind person’s voice',
    content:
      'Think of someone gentle, real or from a story, hearing what happened. Write the first sentence they would say to you, then read it aloud. You may believe theirs sooner than your own.',
    relevantChallenges: ['perfectionism', 'rejection-sensitivity', 'emotional-regulation'],
    relevantGoals: ['kinder-to-myself', 'improve-self-confidence'],
  },
  {
    id: 'two-options-and-a-coin',
    title: 'Flip a coin to decide',
    content:
      'With too many options, keep any two and hide the rest. Toss a coin for them. If its answer disappoints you, you have learned which one you wanted.',
    relevantChallenges: ['decision-fatigue', 'task-paralysis', 'perfectionism'],
    relevantGoals: ['decide-more-calmly'],
  },
  {
    id: 'one-cup-decision',
    title: 'Give a small choice one cup of tea',
    content:
      'By the end of this drink, you choose: that is the whole rule. Most small choices can be changed later. Write the choice down, so it need not be made twice.',
    relevantChallenges: ['decision-fatigue', 'perfectionism', 'overwhelming-thoughts'],
    relevantGoals: ['decide-more-calmly', 'better-time-management'],
  },
  {
    id: 'sentence-for-time',
    title: 'Borrow a sentence that buys time',
    content:
      '“Let me check, and I’ll tell you tomorrow.” Practise it aloud once and use it for the next request. It is polite and true, and it gives you room to decide.',
    relevantChallenges: ['impulsivity', 'social-anxiety', 'rejection-sensitivity'],
    relevantGoals: ['say-no-more-easily', 'decide-more-calmly'],
  },
  {
    id: 'two-sentence-no',
    title: 'Say no in two short sentences',
    content:
      '“Thanks for asking. I can’t take that on.” A reason is optional, and a shorter no leaves less to argue with. If speaking is hard, type it.',
    relevantChallenges: ['social-anxiety', 'rejection-sensitivity', 'burnout-and-exhaustion'],
    relevantGoals: ['say-no-more-easily', 'better-work-life-balance'],
  },
  {
    id: 'smaller-yes',
    title: 'Offer a smaller yes',
    content:
      'When no feels too hard and yes too big, name the part that you can do. “I can bring crisps, but I can’t host.” Decide on your size beforehand, while nobody is waiting.',
    relevantChallenges: ['social-anxiety', 'impulsivity', 'burnout-and-exhaustion'],
    relevantGoals: ['say-no-more-easily', 'better-work-life-balance'],
  },
  {
    id: 'split-the-page',
    title: 'Split the page in two',
    content:
      'Draw a line down a page. To the left go the things you can act on; to the right go the others. Underline one on the left and let the rest stay put.',
    relevantChallenges: ['overwhelming-thoughts', 'decision-fatigue', 'task-paralysis'],
    relevantGoals: ['reduce-overwhelm', 'decide-more-calmly'],
  },
  {
    id: 'wanting-list',
    title: 'Let a wish sleep for one night',
    content:
      'Nearly bought it, or nearly sent it? Write it on a list instead, with today’s date, and look again tomorrow. Wanting may change shape overnight, and a list loses nothing.',
    relevantChallenges: ['impulsivity', 'emotional-regulation'],
    relevantGoals: ['decide-more-calmly', 'understand-my-feelings'],
  },
  {
    id: 'early-sign',
    title: 'Learn your earliest sign',
    content:
      'Think of the last time things became too much. What came first: a tight jaw, short answers, a humming head? Write one sign down, so that you may notice it sooner.',
    relevantChallenges: ['emotional-regulation', 'sensory-overload', 'burnout-and-exhaustion'],
    relevantGoals: ['understand-my-feelings', 'look-after-my-senses'],
  },
  {
    id: 'quiet-after-people',
    title: 'Plan the quiet that follows people',
    content:
      'Being with people can be work, even when it is lovely. Plan 20 quiet minutes after it, as part of the event. Five minutes alone in the loo count too.',
    relevantChallenges: ['social-anxiety', 'sensory-overload', 'burnout-and-exhaustion'],
    relevantGoals: ['look-after-my-senses', 'better-work-life-balance'],
  },
  {
    id: 'two-weeks-sign',
    title: 'Treat two weeks as a sign',
    content:
      'Have you felt low, flat or anxious most days for more than two weeks? That is reason enough to talk to a doctor. “It has been two weeks” is a good first sentence.',
    relevantChallenges: ['burnout-and-exhaustion', 'emotional-regulation', 'motivation'],
    relevantGoals: ['kinder-to-myself', 'understand-my-feelings'],
    source: 'NHS: Low mood, sadness and depression',
  },
  {
    id: 'squeeze-and-release',
    title: 'Squeeze, then let go',
    content:
      'Clench both fists for five seconds, then let them fall open. Go on to shoulders, face and feet, leaving out any part that hurts. It is easier to notice tension as it leaves.',
    relevantChallenges: ['emotional-regulation', 'overwhelming-thoughts'],
    relevantGoals: ['reduce-overwhelm', 'sleep-better'],
    source: 'NHS: Progressive muscle relaxation',
  },
  {
    id: 'unsent-letter',
    title: 'Write the letter you will not send',
    content:
      'If a conversation keeps replaying, write your side for five minutes, rude bits included. Then tear it up or delete it. It needed saying, and it needed no reader.',
    relevantChallenges: ['rejection-sensitivity', 'overwhelming-thoughts', 'emotional-regulation'],
    relevantGoals: ['understand-my-feelings', 'reduce-overwhelm'],
  },
  {
    id: 'invisible-work',
    title: 'Count the work that nobody sees',
    content:
      'Between jobs, at home or ill, work still happens. Write down three things you kept going today, such as a meal, a form or someone’s mood. They were real.',
    relevantChallenges: ['motivation', 'rejection-sensitivity', 'burnout-and-exhaustion'],
    relevantGoals: ['improve-self-confidence', 'kinder-to-myself'],
  },
  {
    id: 'standing-no',
    title: 'Let a rule say no for you',
    content:
      'Choose one small rule for this week: “I keep Thursdays free.” A rule is easier to say than a no, and nobody has to be refused. One evening is enough.',
    relevantChallenges: ['social-anxiety', 'decision-fatigue', 'burnout-and-exhaustion'],
    relevantGoals: ['say-no-more-easily', 'better-work-life-balance'],
  },
  {
    id: 'end-in-the-same-breath',
    title: 'Name the end as you say yes',
    content:
      'Agreeing to a visit? Say when it ends in the same breath: “Lovely, I can stay until four.” Then you need no reason to leave. A lift or a bus can set the hour.',
    relevantChallenges: ['social-anxiety', 'transition-difficulties', 'sensory-overload'],
    relevantGoals: ['say-no-more-easily', 'look-after-my-senses'],
  },
  {
    id: 'one-good-moment',
    title: 'Note one good moment before the replay',
    content:
      'On the way home from people, write down one moment that went well: a laugh, a nod. Minds like to replay the other moments, and this one is then on paper.',
    relevantChallenges: ['rejection-sensitivity', 'social-anxiety', 'perfectionism'],
    relevantGoals: ['improve-self-confidence', 'kinder-to-myself'],
  },
  {
    id: 'feeling-by-clues',
    title: 'Guess the feeling from its clues',
    content:
      'When “how do I feel?” has no answer, look at fists, pace, appetite and the music you chose. Hungry, crowded, hurt or tired? A good guess is enough to act on.',
    relevantChallenges: ['emotional-regulation', 'burnout-and-exhaustion'],
    relevantGoals: ['understand-my-feelings', 'look-after-my-senses'],
  },
  {
    id: 'beloved-subject',
    title: 'Spend ten minutes on your subject',
    content:
      'Read, sort or draw something from the subject you love most, with no use in mind. It rests some minds better than doing nothing. An alarm can bring you back.',
    relevantChallenges: ['burnout-and-exhaustion', 'motivation', 'hyperfocus'],
    relevantGoals: ['more-time-for-joy', 'kinder-to-myself'],
  },
]
