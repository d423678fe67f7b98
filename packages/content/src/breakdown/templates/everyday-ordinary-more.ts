import { template } from '../template.ts'

/** The same, of people who work, keep shop, study and rest. */
export const EVERYDAY_ORDINARY_MORE = [
  template({
    id: 'raise-rates',
    about: '',
    why: 'A new number, a day from which it counts, and two plain sentences. No reasons are needed.',
    steps: `
      1 1 Write down what you take now, and the new number
      1 2 Write: “From … my rate will be …”
      5 1 Look up what others ask for the same
      2 3 Add: “What is agreed already stays as it is”
      3 2 Pick the client with whom it is easiest, or the place where all will read it
      3* 2 Send it to the easiest client first, or put it up where all read it
      4 3 Change the number on your page and in your invoice
      4 3 Send it to the next two
      5 1 Write down what you will answer, if one says no
    `,
  }),
  template({
    id: 'open-curtains',
    about: '',
    why: 'One hand, one curtain. Light does the rest.',
    steps: `
      1 1 Sit up, or roll to the side where the window is
      1 1 Put both feet on the floor
      5 1 Close your eyes for a moment, if the light is much
      2 1 Take hold of one curtain, and pull it open
      3 1 Pull open the other one, or leave it
      3 1 Stand at the window for three breaths
      4 1 Open the window a hand wide
      4 1 Drink a sip of water
      5 1 Sit where the light falls
    `,
  }),
  template({
    id: 'wash-cups',
    about: '',
    why: 'Two cups are a start, and they fit in two hands.',
    steps: `
      1 1 Pick up two of them | Only one? Then that is the whole of it.
      1 1 Carry them to the sink
      5 1 Pour away what is left in them
      2 3 Wash them with hot water and a drop of soap, or put them in the machine
      3 1 Stand them upside down to dry
      3 3 Fetch the next two, if there are more, and do the same
      4 3 Leave hot water standing in the ones with a crust
      4 2 Wash those last
      5 1 Fill one with something to drink
    `,
  }),
  template({
    id: 'review-answer',
    about: '',
    why: 'One calm answer, read by everybody who comes after. It need not be today.',
    steps: `
      1 1 Read it once, then put the phone down for ten minutes
      1 2 Write down the one fact in it that is true, or none
      5 1 Read two good ones as well
      2 5 Write: “Thank you for telling us. I am sorry that … Please write to us at …” | Short, without names. A good one? “Thank you, we are glad that …” is enough.
      3 2 Let somebody else read it first
      3* 1 Post it under the review
      4 2 Change the one thing, if it was right
      4 1 Mark it as false, if it is about another shop
      5 1 Close the page for today
    `,
  }),
  template({
    id: 'own-hour',
    about: '',
    why: 'An hour or a day is yours once it has a name in the calendar. Nothing has to come out of it.',
    steps: `
      1 1 Look at this week, and mark one hour, or the day
      1 2 Write to one person: “Could you take over from … to …?” | Nobody needs you then? Leave this out. Nobody to ask? Take the hour when they sleep.
      5 1 Write down what you do not have to do in it
      2 2 Put it in the calendar, with a name like any appointment
      3 1 Put the phone away, or leave it with them
      3 10 Go where nobody calls you: a bench, the bath, the car, a café
      4 10 Sit or lie there | Sleeping counts.
      4 1 Set one alarm, so that you need not look at the time
      5 1 Ask for the next one straight away
    `,
  }),
  template({
    id: 'window-display',
    about: '',
    why: 'Out, wiped, three things in. Then look from the street.',
    steps: `
      1 1 Go outside, and look at it like somebody who passes by
      1 2 Take out one thing
      5 1 Take a photo of how it is now
      3 5 Take out the rest, and wipe glass and floor
      2 8 Put in three things that go together, one of them high up
      3 2 Write one price or one line that can be read from outside
      4 2 Look at it from the street, and move one thing
      4 2 Check the light, and the sun on what fades
      5 1 Take a photo for your page
    `,
  }),
  template({
    id: 'opening-hours',
    about: '',
    why: 'Days, hours, large letters. The same on the door and on the screen.',
    steps: `
      1 1 Write the days and the hours on a slip of paper
      1 2 Check it against the calendar: which day is the holiday?
      5 1 Look up what the shops beside you do
      2 4 Write or print it large, with the name of the holiday on top
      3 1 Hang it on the door at eye height
      3 4 Change it on your page and on the map service
      4 1 Put a line on the answering machine
      4 1 Set a reminder to take it down again
      5 1 Tell those who work with you
    `,
  }),
  template({
    id: 'update-code',
    about: '',
    why: 'Small steps, with a way back. One at a time tells you which one broke it.',
    steps: `
      1 1 Make a new branch, and run the tests once as it is
      1 2 List what is out of date
      5 1 Get something to drink
      2 8 Change the small versions first, and run the tests
      3 3 Save that, and say in one line what you changed
      3 8 Take one big one alone, and read its notes about what breaks
      4 8 Fix what it broke, or pin it and write down why
      4 3 Open the request for somebody to look at
      5 2 Write down which ones are left
    `,
  }),
  template({
    id: 'bibliography',
    about: '',
    why: 'A list that grows by one source at a time. A tool writes the commas.',
    steps: `
      1 1 Open your bibliography, or an empty page with that word on it
      1 2 Look up which style it has to be: Harvard, APA, what your course says
      5 1 Get a drink
      2 5 Put in the first source, or put it right: who, year, title, where | Annotated? Two sentences below it: what it says, what you use it for.
      3 5 Do the next three, from what lies open already
      3 2 Look for a tool that makes them from a link or a title
      4 5 Look through your text for names that are not in it yet
      4 3 Put them in the order of the alphabet
      5 1 Save it
    `,
  }),
  template({
    id: 'benefit-stopped',
    about: '',
    why: 'Payments stop for dull reasons: a letter that went astray, a review, a change. They can be asked.',
    steps: `
      1 1 Look for the last letter or message from the office
      1 2 Write down your number with them, and the day of the last payment
      5 1 Get something to drink: the queue can be long
      3 2 Look in your online account, if there is one, for a message or a task
      2 8 Call the number on the letter: “My payment has stopped, or not come. Why is that?”
      3 2 Write down what they say, the name and the day | Ask: “What do you need from me, and by when?”
      4 3 Send what they asked for, and keep a copy
      4 3 Look up free advice near you, if they say that you are not entitled
      5 1 Ask whether it is paid for the time since then
    `,
  }),
  template({
    id: 'after-silence',
    about: '',
    who: 'them',
    why: 'They have more on their mind than you think, and may be glad of yours. One line about the silence is enough.',
    steps: `
      1 1 Open an empty message to {who}, and leave the old ones closed
      1 2 Write: “Sorry for my silence. I got stuck”
      5 1 Breathe out slowly, and put your shoulders down
      3 2 Write in one line what you have, or where you are
      2 3 Add one question: “Could we meet, or talk, next week?”, and send it
      3 1 Close it, and look out of the window
      4 1 Note a day to look for an answer
      4 2 Tell one person that you did it
      5 5 Do something warm or nice: it was hard
    `,
  }),
  template({
    id: 'tax-refund',
    about: '',
    why: 'They only pay back who looks. Looking is free, and it takes one login.',
    steps: `
      1 1 Find your tax number: on a payslip, or an old letter
      1 2 Open the tax office’s own page, and log in | No firm is needed for it, and they take a share.
      5 1 Get something to drink
      2 4 Look under your account for “paid too much” or “claim”
      3 3 Compare the tax on your last payslip of the year with what they say
      3 4 Fill in the claim, or write down the number to call
      4 1 Check the address and the bank account they would pay to
      4 1 Note the day, and look again in six weeks
      5 1 Delete messages that promise one: they are fakes
    `,
  }),
  template({
    id: 'read-contract',
    about: '',
    why: 'You do not read it like a book. You look for five things and mark what is odd.',
    steps: `
      1 1 Open it, with a pen or a marker beside you
      1 2 Look for the sum: what you pay, when, and what can be added to it
      5 1 Get something to drink
      2 5 Look for how long it lasts, and how you get out of it
      3 4 Look for what you have to do, and what they have to do
      3 2 Mark every line that you do not understand
      4 3 Write down your questions, and ask them before you sign | “I will read it until tomorrow” is a fair answer.
      4 2 Ask somebody you trust to read the marked lines
      5 1 Save a copy
    `,
  }),
] as const
