import { template } from '../template.ts'

/** What weighs and is done all the same: each has its deed among the quiet steps. */
export const DEEDS = [
  template({
    id: 'arrears-call',
    about: '',
    source: 'moneyhelper-debt',
    why: 'They have this call every day. You ask for a plan; you need not explain your life, or agree to anything today.',
    steps: `
      1 2 Sit down with the bill or letter, and mark the number on it, if it has one
      1 2 Write: “I cannot pay all of it. Can we agree on a plan?”
      5 1 Put something warm beside you, or ask somebody to sit near
      3 2 Write below it what you can spare in a month, as little as it is | Nothing is an answer, too.
      2* 10 Call or write to them, and ask for a plan that you can keep | “Please send me that in writing.”
      3 2 Write down what they offer, a name and the day | “I will think about it and call back” is enough.
      4 5 Save the number of a free debt adviser, for what is too much
      4 1 Put the note, and the bill if there is one, in one folder
      5 5 Do something quiet that costs nothing
    `,
  }),
  template({
    id: 'overdraft-look',
    about: '',
    source: 'moneyhelper-debt',
    why: 'Looking is all of it. The number is the same whether you look or not, and nothing has to be done about it today.',
    steps: `
      1 1 Sit down with something warm, and somebody beside you if you like
      1 1 Put a pen and a slip of paper in front of you
      5 1 Breathe out slowly
      2* 2 Open the app or the page of the bank, and look at that one number
      3 1 Write down the number, the limit and today’s date
      3 1 Close it again, and put the phone face down
      4 3 Look up the help line of the bank, or a free debt adviser, and save the number
      4 1 Put the slip where you will find it
      5 5 Do something quiet that costs nothing
    `,
  }),
  template({
    id: 'part-sign',
    about: '',
    source: 'gov-divorce',
    why: 'A name on paper, and a great deal behind it. You may read it slowly, and it need not be today.',
    steps: `
      1 2 Sit down with a warm drink and the papers or screen, and somebody with you if you like
      1 3 Look for where to sign, by when, and whether a witness has to be there
      5 1 Breathe out slowly
      3 10 Read it through once, and write your questions on a sheet of its own | Something in it is not as agreed? Do not sign yet, and ask.
      3 3 Ask a solicitor or an adviser what you do not understand, before you sign
      2* 2 Sign where it says so, with the witness there if one is asked for
      4 2 Take a picture of each page, and keep it
      4 3 Send them, or hand them over, and note the day
      5 5 Call somebody, or do something quiet
    `,
  }),
  template({
    id: 'doctor-worse',
    about: '',
    source: 'nhs-conditions',
    why: 'They want to know that. Two lines are enough, and you may read them out.',
    steps: `
      1 1 Sit down, and breathe out slowly
      1 2 Write down what is worse or does not help, and since when
      5 1 Put something warm or cold to drink beside you
      3 1 Write below it what you can no longer do because of it: sleep, eat, work
      2* 5 Call or write online: “It has got worse”, or “does not help”, and “I need to be seen” | Too bad to wait: 111 where you have it, or your emergency number.
      3 1 Write down what they say: a day, a name, what to do until then
      4 1 Put the day in the calendar, and the lines with it
      4 1 Tell one person how it is
      5 5 Rest, wherever you are most comfortable
    `,
  }),
  template({
    id: 'no-bond',
    about: '',
    isDanger: true,
    source: 'nhs-low-mood',
    why: 'Many feel that after a birth and few say it. It is an illness that can be treated, or sheer tiredness, and no fault of yours.',
    steps: `
      1 1 Lay the baby down safely, and sit down yourself
      1 2 Write to one person: “I do not feel anything for the baby, and it frightens me”
      5 1 Drink some water
      2 5 Call a midwife, a health visitor or a doctor, and read that line out
      3 1 Ask: “Can somebody see me this week?” | Thoughts of harm to you or the baby: your emergency number, now.
      3 2 Ask somebody to take the baby for an hour, or to stay with you both
      4 1 Write down what they say: a day, a name, a number
      4 2 Eat something small
      5 5 Rest while somebody else is there
    `,
  }),
  template({
    id: 'days-sober',
    about: '',
    source: 'nhs-drugs',
    why: 'Every one of these days was yours. Nobody can take back a day that is done.',
    steps: `
      1 1 Say the number aloud, or write it where you see it
      1 2 Write to one person who may know: “So many days today”
      5 1 Sit somewhere comfortable, with a tea or something sweet
      2 3 Write down one thing that helped you get here
      3 3 Choose something small and good for the day itself: a meal, a film, a walk
      3 2 Write down the one hour that may be hard, and where you will be then
      4 1 Save the number of somebody you can call in that hour | A group or a helpline counts.
      4 2 Put what could tempt you out of the house, or go another way home
      5 2 Look at tomorrow: only that day
    `,
  }),
] as const
