import { template } from '../template.ts'

/** What weighs and is written down among errands: hard news for children, what is owed, what keeps coming to the phone. */
export const AMONG_ERRANDS = [
  template({
    id: 'tell-children',
    about: '',
    who: 'the children',
    source: 'nspcc',
    why: 'Children bear hard news better when it is plain, and when somebody stays beside them afterwards.',
    steps: `
      1 2 Sit down by yourself first, and breathe out slowly
      1 2 Write one plain sentence, as true as you can: what is so, in words that they know
      5 1 Ask another grown-up to be there, if you would like that
      3 1 Write below it: “It is not your fault, and you may be sad or cross about it”
      2 8 Say it where they feel at home, with time after it, then wait and hold them | Not at bedtime, and not before they have to go out.
      3 5 Listen, and answer what they ask | “I do not know that yet” is an answer.
      4 2 Tell them what stays the same: school, bed, who fetches them
      4 2 Tell their teacher, so that somebody there knows
      5 5 Call somebody who listens to you
    `,
  }),
  template({
    id: 'unwanted-messages',
    about: '',
    source: 'family-lives',
    why: 'What somebody does to you online is not your fault. One person who knows makes it smaller.',
    steps: `
      1 1 Put the phone face down, and breathe out slowly
      1 2 Write or say to one person you trust: “Something online worries me. Can I show you?”
      5 1 Hold something warm
      2 3 Show it to that person, or tell it: a parent, a teacher, a friend, a helpline | Young? Childline: 0800 1111, free, and not on the bill.
      3 2 Save the messages, or take pictures of them, before you block, and answer none
      3 2 Block whoever writes, and report them in the app
      4 3 Tell the police, if they threaten you or want pictures of you | In danger now: 999, or your emergency number.
      4 2 Let somebody else look at the phone first for a while
      5 5 Stay near somebody who is on your side
    `,
  }),
  template({
    id: 'patient-died',
    about: '',
    source: 'cruse',
    why: 'You were there, and that stays with one. Put down what happened in few lines, and then put down the pen.',
    steps: `
      1 2 Sit somewhere where nobody needs you, and breathe out slowly
      1 2 Write the day, the hour and who was there
      5 1 Drink some water
      2 5 Write down what happened, one line after the other, as you saw it | No names, unless it is for the record at work.
      3 2 Stop, and look at something far away
      3 3 Say to one colleague: “That one is still with me. Have you ten minutes?”
      4 2 Look up what your work offers: a talk afterwards, a supervisor, a helpline for staff
      4 2 Write one line for yourself: what you did for them
      5 5 Do something warm for your body before you sleep
    `,
  }),
  template({
    id: 'debt-list',
    about: '',
    source: 'moneyhelper-debt',
    why: 'Written down it is a number and no longer a fog. Nothing has to be paid or decided today.',
    steps: `
      1 2 Lay the letters in one pile, opened or not, and breathe out slowly | No letters? The mails or the bank’s page will do.
      1 2 Draw three columns: who, how much, by when
      5 1 Get something warm to drink
      2 8 Write in one line for each, as it comes, without adding up
      3 2 Put a star by rent, council tax, gas and electricity | Those come first, whoever shouts loudest.
      3 5 Look up one free debt adviser, and save the number | They do not charge and do not judge. Somebody at the door, or a date this week? Call them today.
      4 5 Call or write: “I have made a list of what I owe. Can you look at it with me?”
      4 1 Put list and letters in one folder
      5 5 Do something quiet that costs nothing
    `,
  }),
  template({
    id: 'hurting-arms',
    about: '',
    isDanger: true,
    source: 'nhs-self-harm',
    why: 'Skin that itches and skin that is hurt on purpose both need care. Neither is anything to be ashamed of.',
    steps: `
      1 1 Take something to squeeze or roll in your hands, or hold something cold
      1 2 Wash what is open with water, and put a plaster on it | A burn? Cool running water for twenty minutes instead.
      5 1 Breathe out slowly, five times
      2 3 Tell one person, if it is to hurt yourself or to feel less: “I am hurting myself” | Or call a helpline. In danger now: your emergency number.
      3 1 Cover the place for the day: a sleeve, tights, a bandage
      3 2 Ask a pharmacist about it, if it is an itch
      4 1 Go to a room where somebody is
      4 3 Book a talk with a doctor, and show them
      5 5 Write down what came before it, or draw on the skin with a soft pen
    `,
  }),
  template({
    id: 'let-someone-go',
    about: '',
    source: 'acas',
    why: 'This is hard for both of you. Clear, private and short is the kindest way there is.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 2 Write down the reason in one plain line, as you would say it
      5 1 Drink some water
      3 8 Look up what the contract and the law ask: notice, reasons, what is paid | Not sure? Ask an adviser before you say anything.
      3 2 Write down what they get: last day, pay, a reference
      2 10 Say it in private, early, in two sentences, then listen
      4 2 Hand over the same in writing
      4 3 Tell the others only what they need to know
      5 5 Talk to somebody about how it was for you
    `,
  }),
  template({
    id: 'death-contract',
    about: '',
    who: 'them',
    source: 'gov-dies',
    why: 'You may be sad and still have to read out a number. One contract is enough for a day.',
    steps: `
      1 1 Save messages and photos first, if it is a phone | A voice on a mailbox goes with the number.
      1 2 Find a bill or the number of the contract
      5 1 Put something warm beside you
      3 2 Lay the death certificate beside it, or take a photo of it
      2 8 Call: “The account holder has died. I would like to close it” | Or look for “bereavement” on their page.
      3 2 Ask what they need, whether something is paid back, and for it in writing
      4 2 Write down the name and the day
      4 1 Leave the next one for another day
      5 5 Sit down with somebody, or call them
    `,
  }),
  template({
    id: 'result-call',
    about: '',
    source: 'nhs-conditions',
    why: 'Hearing it is hard, and not knowing is hard as well. You may have somebody beside you.',
    steps: `
      1 1 Sit down, put both feet on the floor and breathe out slowly
      1 2 Write down name, date of birth, and what was tested on which day
      5 1 Hold something warm
      2 5 Call the number on the letter, or the surgery: “I am calling for my results” | After eleven the line is often free.
      3 2 Write down what they say, word for word | “Could you say that once more, slowly?”
      3 2 Ask: “What happens next, and whom do I call with questions?”
      4 2 Ask for a doctor to call you, if they may not tell you
      4 2 Write to one person: “I have called. Can you be near?”
      5 5 Do something quiet afterwards
    `,
  }),
  template({
    id: 'concern-note',
    about: '',
    source: 'nspcc',
    why: 'You do not have to be sure. You write down what was seen and said, and somebody whose task it is takes it on.',
    steps: `
      1 1 Sit where nobody reads over your shoulder, and breathe out slowly
      1 2 Write the day, the hour, the place and who was there
      5 1 Drink some water
      2 5 Write down what you saw or heard, in their own words, without what you think of it
      3 2 Hand it to the safeguarding lead today, by hand or on your work’s own page | A child or adult in danger now: 999, or your emergency number.
      3 2 Ask what happens next, and when you hear of it
      4 1 Keep it to that one person
      4 2 Note when you passed it on, and to whom
      5 5 Talk to somebody about how it was for you
    `,
  }),
] as const
