import { template } from '../template.ts'

/** What weighs and is said beside an ordinary errand: somebody moved out, the rent and a court, an overdraft. Quiet. */
export const LIVED_THROUGH = [
  template({
    id: 'moved-out',
    about: '',
    source: 'relate',
    why: 'A home feels strange when somebody has left it. Nothing has to be put right today, only made a little easier.',
    steps: `
      1 2 Sit down where it is least hard, and breathe out slowly
      1 2 Write to one person: “They have moved out. Can you talk, or come by?”
      5 1 Drink some water and eat a bite
      2 5 Put what is theirs and lies about in one box, without sorting
      3 1 Put the box where you do not see it
      3 5 Make one corner yours: the bed, a chair, a lamp
      4 2 Write down what has a date: rent, bills, keys
      4 1 Leave the rest for another day
      5 5 Do something quiet, near somebody or with a voice on
    `,
  }),
  template({
    id: 'rent-court',
    about: '',
    source: 'citizens-advice',
    why: 'A letter from a court is not yet a lost home. People who know this help for free, today if need be.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 2 Take the newest letter or the one from the court, and open it | Somebody may sit with you, or open it for you.
      5 1 Put something warm round you
      3 3 Look only for two things: a date, and by when they want an answer
      2* 8 Call a housing adviser, and read the letter out, its dates first | In the UK Shelter or Citizens Advice: both are free. Bailiffs or a hearing this week? Call now.
      3 2 Write both dates where you see them | Whoever goes to the hearing, or sends the form, is heard.
      4 3 Write down what you could pay each month, as little as it is
      4 2 Put all letters about it in one bag, open or closed, to show the adviser
      5 5 Rest, near somebody if you can
    `,
  }),
  template({
    id: 'overdraft-sort',
    about: '',
    source: 'moneyhelper-debt',
    why: 'Many people have one, and the bank has people for it. Looking is half of it.',
    steps: `
      1 1 Sit down with something warm, a pen and a slip of paper
      1 2 Open the bank’s app or a statement: write down the number, the limit and the cost
      5 1 Breathe out slowly
      3 3 Look for one payment that could stop, shrink or come after pay day
      2* 10 Call the bank or write in its chat: “I would like help with my overdraft” | They have to help, and asking costs nothing.
      3 2 Write down what they offer, a name and the day
      4 3 Save the number of a free debt adviser, if it keeps growing
      4 1 Put the slip where you will find it
      5 5 Do something quiet that costs nothing
    `,
  }),
  template({
    id: 'cannot-go-in',
    about: '',
    source: 'nhs-low-mood',
    why: 'You are not well enough to go on as if nothing was. One line to work is enough, and it needs no reason.',
    steps: `
      1 2 Sit or lie where something holds you, and let the tears come
      1 2 Write to one person: “I cannot stop crying. Can you talk, or come?”
      5 1 Drink some water
      2 3 Write to work, or save it for the morning: “I am not well, and cannot come in”
      3 1 Set one alarm for that line, and none for anything else
      3 3 Wash your face, and put on something soft
      4 5 Call the doctor or a nurse line (111 in the UK), if it goes on: “I cannot stop crying” | Not safe with yourself? Call a crisis line now.
      4 1 Put out what you need, if you do go
      5 5 Rest where it is dark and quiet
    `,
  }),
] as const
