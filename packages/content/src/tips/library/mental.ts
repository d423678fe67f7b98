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
    title: 'Set aside 15 minutes for worries',
    content:
      'Keep 15 minutes a day for worries, always at the same time. When one comes at another time, note it in a few words and leave it for then. Two lines on paper are the smaller version.',
    relevantChallenges: ['overwhelming-thoughts', 'emotional-regulation', 'social-anxiety'],
    relevantGoals: ['reduce-overwhelm', 'sleep-better'],
    source: 'NHS: Tackling your worries',
  },
  {
    id: 'count-the-room',
    title: 'Name what you see, feel and hear',
    content:
      'Find five things you see, four you feel, three you hear, two you smell, one you taste. It gives a racing mind something small to do. Five things of one colour is the shorter way.',
    relevantChallenges: ['overwhelming-thoughts', 'emotional-regulation', 'social-anxiety'],
    relevantGoals: ['reduce-overwhelm'],
  },
  {
    id: 'four-seven-eight',
    title: 'Try 4-7-8 breathing',
    content:
      'Breathe in for 4 counts, hold for 7, breathe out for 8. Repeat it three or four times, and stop if you feel dizzy. Counting faster makes it gentler.',
    relevantChallenges: ['emotional-regulation', 'overwhelming-thoughts'],
    relevantGoals: ['reduce-overwhelm', 'sleep-better'],
    source: 'Cleveland Clinic: 4-7-8 breathing',
  },
  {
    id: 'two-dull-reasons',
    title: 'Think of two dull reasons for a short reply',
    content:
      'A short message can feel cold when it was only short. Write down two dull reasons for it, such as a bus or a meeting. Answer after your next drink.',
    relevantChallenges: ['rejection-sensitivity', 'impulsivity', 'social-anxiety'],
    relevantGoals: ['understand-my-feelings', 'improve-self-confidence'],
  },
  {
    id: 'kind-words-folder',
    title: 'Keep a folder of kind words',
    content:
      'Save one friendly message as a screenshot, in a folder of its own. When you think badly of yourself, there is something else to read. A thank-you from a shop counts.',
    relevantChallenges: ['rejection-sensitivity', 'perfectionism', 'motivation'],
    relevantGoals: ['improve-self-confidence', 'kinder-to-myself'],
  },
  {
    id: 'line-for-enough',
    title: 'Decide what counts as done before you start',
    content:
      'Before you begin, write one line: “This is done when…” Once the line is true, you can stop. It is easier to decide this now than when you are tired.',
    relevantChallenges: ['perfectionism', 'hyperfocus', 'decision-fatigue'],
    relevantGoals: ['finish-what-i-start', 'decide-more-calmly'],
  },
  {
    id: 'kind-of-tired',
    title: 'Ask what kind of tired you are',
    content:
      'Tired of noise, of people, of thinking or of standing? Each needs a different rest. Choose one that fits: quiet, time alone, something mindless, or lying down.',
    relevantChallenges: ['burnout-and-exhaustion', 'sensory-overload', 'emotional-regulation'],
    relevantGoals: ['understand-my-feelings', 'look-after-my-senses'],
  },
  {
    id: 'borrowed-voice',
    title: 'Write what a kind person would say',
    content:
      'Imagine telling someone gentle what happened, real or from a story. Write the first sentence they would say to you, then read it aloud. Their words may be easier to believe than yours.',
    relevantChallenges: ['perfectionism', 'rejection-sensitivity', 'emotional-regulation'],
    relevantGoals: ['kinder-to-myself', 'improve-self-confidence'],
  },
  {
    id: 'two-options-and-a-coin',
    title: 'Flip a coin to decide',
    content:
      'With too many options, keep any two and hide the rest. Toss a coin to choose one. If its answer disappoints you, you have learned which one you wanted.',
    relevantChallenges: ['decision-fatigue', 'task-paralysis', 'perfectionism'],
    relevantGoals: ['decide-more-calmly'],
  },
  {
    id: 'one-cup-decision',
    title: 'Make one small choice over a cup of tea',
    content:
      'The one rule is to choose before the drink is finished. Most small choices can be changed later. Write the choice down, so that you only make it once.',
    relevantChallenges: ['decision-fatigue', 'perfectionism', 'overwhelming-thoughts'],
    relevantGoals: ['decide-more-calmly', 'better-time-management'],
  },
  {
    id: 'sentence-for-time',
    title: 'Practise a sentence that gives you time',
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
    title: 'Offer to do part of it',
    content:
      'When no feels too hard and yes is too much, say which part you can do. “I can bring crisps, but I can’t host.” Decide how much beforehand, while nobody is waiting.',
    relevantChallenges: ['social-anxiety', 'impulsivity', 'burnout-and-exhaustion'],
    relevantGoals: ['say-no-more-easily', 'better-work-life-balance'],
  },
  {
    id: 'split-the-page',
    title: 'Sort your worries into two columns',
    content:
      'Draw a line down a page. Write what you can act on to the left, and everything else to the right. Underline one thing on the left and leave the rest.',
    relevantChallenges: ['overwhelming-thoughts', 'decision-fatigue', 'task-paralysis'],
    relevantGoals: ['reduce-overwhelm', 'decide-more-calmly'],
  },
  {
    id: 'wanting-list',
    title: 'Wait a night before you buy or send it',
    content:
      'Nearly bought it, or nearly sent it? Write it on a list instead, with today’s date, and look again tomorrow. You may feel different in the morning, and the list keeps it safe.',
    relevantChallenges: ['impulsivity', 'emotional-regulation'],
    relevantGoals: ['decide-more-calmly', 'understand-my-feelings'],
  },
  {
    id: 'early-sign',
    title: 'Write down your first sign of overload',
    content:
      'Think of the last time things became too much. What came first: a tight jaw, short answers, a humming head? Write one sign down, so that you may notice it sooner.',
    relevantChallenges: ['emotional-regulation', 'sensory-overload', 'burnout-and-exhaustion'],
    relevantGoals: ['understand-my-feelings', 'look-after-my-senses'],
  },
  {
    id: 'quiet-after-people',
    title: 'Plan quiet time after seeing people',
    content:
      'Being with people can be work, even when it is lovely. Plan 20 quiet minutes after it, as part of the event. Five minutes alone in the loo counts too.',
    relevantChallenges: ['social-anxiety', 'sensory-overload', 'burnout-and-exhaustion'],
    relevantGoals: ['look-after-my-senses', 'better-work-life-balance'],
  },
  {
    id: 'two-weeks-sign',
    title: 'Talk to a doctor after two low weeks',
    content:
      'Have you felt low, flat or anxious most days for more than two weeks? That is reason enough to talk to a doctor. “It has been two weeks” is a good first sentence.',
    relevantChallenges: ['burnout-and-exhaustion', 'emotional-regulation', 'motivation'],
    relevantGoals: ['kinder-to-myself', 'understand-my-feelings'],
    source: 'NHS: Low mood, sadness and depression',
  },
  {
    id: 'squeeze-and-release',
    title: 'Tense your muscles, then let go',
    content:
      'Clench both fists for five seconds, then let them open. Move on to shoulders, face and feet, leaving out any part that hurts. Tension is easier to notice as it eases.',
    relevantChallenges: ['emotional-regulation', 'overwhelming-thoughts'],
    relevantGoals: ['reduce-overwhelm', 'sleep-better'],
    source: 'NHS: Progressive muscle relaxation',
  },
  {
    id: 'unsent-letter',
    title: 'Write the letter you will not send',
    content:
      'If a conversation keeps replaying, write your side for five minutes, rude bits included. Then tear it up or delete it. Writing it is the point, and nobody has to read it.',
    relevantChallenges: ['rejection-sensitivity', 'overwhelming-thoughts', 'emotional-regulation'],
    relevantGoals: ['understand-my-feelings', 'reduce-overwhelm'],
  },
  {
    id: 'invisible-work',
    title: 'Note three things you kept going today',
    content:
      'Between jobs, at home or ill, you still do work that nobody sees. Write down three things, such as a meal, a form or cheering someone up. That was real work.',
    relevantChallenges: ['motivation', 'rejection-sensitivity', 'burnout-and-exhaustion'],
    relevantGoals: ['improve-self-confidence', 'kinder-to-myself'],
  },
  {
    id: 'standing-no',
    title: 'Make one small rule for saying no',
    content:
      'Choose one small rule for this week: “I keep Thursdays free.” A rule is easier to say than a no, and it is not about anyone in particular. One evening is enough.',
    relevantChallenges: ['social-anxiety', 'decision-fatigue', 'burnout-and-exhaustion'],
    relevantGoals: ['say-no-more-easily', 'better-work-life-balance'],
  },
  {
    id: 'end-in-the-same-breath',
    title: 'Say when you will leave as you say yes',
    content:
      'Agreeing to a visit? Say when it ends in the same breath: “Lovely, I can stay until four.” Then you need no reason to leave. A lift or a bus can decide the time.',
    relevantChallenges: ['social-anxiety', 'transition-difficulties', 'sensory-overload'],
    relevantGoals: ['say-no-more-easily', 'look-after-my-senses'],
  },
  {
    id: 'one-good-moment',
    title: 'Write down one moment that went well',
    content:
      'On the way home from people, write down one moment that went well: a laugh, a nod. Minds like to replay the other moments, and now this one is on paper too.',
    relevantChallenges: ['rejection-sensitivity', 'social-anxiety', 'perfectionism'],
    relevantGoals: ['improve-self-confidence', 'kinder-to-myself'],
  },
  {
    id: 'feeling-by-clues',
    title: 'Guess your feeling from clues',
    content:
      'When “how do I feel?” has no answer, look for clues: tight fists, fast steps, no appetite, the music you chose. Hungry, crowded, hurt or tired? A good guess is enough to act on.',
    relevantChallenges: ['emotional-regulation', 'burnout-and-exhaustion'],
    relevantGoals: ['understand-my-feelings', 'look-after-my-senses'],
  },
  {
    id: 'beloved-subject',
    title: 'Spend ten minutes on your favourite subject',
    content:
      'Read, sort or draw something from the subject you love most, for no reason at all. For some minds, it is more restful than doing nothing. An alarm can bring you back.',
    relevantChallenges: ['burnout-and-exhaustion', 'motivation', 'hyperfocus'],
    relevantGoals: ['more-time-for-joy', 'kinder-to-myself'],
  },
]
