import { template } from '../template.ts'

/** Asking, lending, and what is said at work. Chosen in `verb-senses.ts`. */
export const EVERYDAY_ASKING = [
  template({
    id: 'borrow',
    about: '',
    who: 'somebody who has one',
    why: 'Most people are glad to lend something. One line asks, and one line says when it comes back.',
    steps: `
      1 1 Open a new message to {who}, or put on shoes and go to them
      1 2 Write or say: “{request}”, and for which day
      5 1 Add what it is for, if you like
      2 2 Read it once and send it, or go and say it | A no is no trouble: ask the next one.
      3 2 Write back when it will be returned
      3 5 Fetch it, and say thank you
      4 1 Take a photo of how it looks, so that all of it goes back
      4 1 Set an alarm for the day it goes back
      5 1 Put it where you will use it
    `,
  }),
  template({
    id: 'lend',
    about: '',
    who: 'them',
    thing: 'it',
    why: 'Handing it over is quick. A note of where it is brings it back without a worry.',
    steps: `
      1 2 Find {thing}, and look at all of {it}
      1 2 Check that everything that belongs to {it} is there
      5 1 Write your name on it, if you like
      2 2 Send one line: “You can have it. When do you need it?”
      3* 1 Put {it} by the door, or take {it} to them | A car or a room? Then it is the key.
      3 2 Write down who has it, and since when
      4 1 Say when you would like it back
      4 1 Set an alarm for that day
      5 1 Show how it works, in two sentences
    `,
  }),
  template({
    id: 'ask-back',
    about: '',
    who: 'them',
    why: 'It is yours, and asking for it is ordinary. One friendly line with a day does it.',
    steps: `
      1 1 Open a new message to {who}
      1 2 Write: “Hi, could I have it back?”, with what it is or how much it was
      5 1 Put your shoulders down: you may ask
      3 2 Add a day and a way: “by Friday, to my bank” or “I could fetch it on …”
      2 1 Read it once and send it
      3 1 Note a day to ask again
      4 2 Write below what you will say then, in one line
      4 1 Write down when it is back
      5 1 Put the phone face down
    `,
  }),
  template({
    id: 'split-bill',
    about: '',
    who: 'everybody',
    why: 'One sum, so many heads, one message. Nobody minds being told the number.',
    steps: `
      1 2 Find the bill or the receipts, and write down the sum and who paid
      1 2 Write down who shares it, and divide the sum on the phone
      5 1 Check whether somebody has paid a part already
      2 3 Write one message to all: what it is for, how much each, and where it goes
      3* 1 Send it, with a photo of the bill
      3 2 Write down the names, and tick who has paid
      4 5 Pay the bill itself, or note the day it leaves your bank | Paid already? Leave this out.
      4 1 Note a day for one friendly reminder
      5 2 Look up an app that splits bills, for next time
    `,
  }),
  template({
    id: 'notice',
    about: '',
    who: 'your manager',
    why: 'Two sentences and a date are a whole letter of resignation. You owe no reasons.',
    steps: `
      1 2 Find your contract, and look for the words “notice period” | None on paper? Look up how long it is where you live.
      1 2 Count from today, and write down what your last day would be
      5 1 Drink some water: this is a big small letter
      2 5 Write: “I am resigning from my post. My last day is …”, with today’s date and your name
      3* 3 Send it to {who}, or print it and hand it over | Telling them face to face first is kind, and no duty.
      3 1 Keep a copy and what says that it arrived
      4 3 Write down what to ask: holiday that is left, last pay, a reference
      4 2 Write down what has to be handed back
      5 5 Do something kind for your body: you did it
    `,
  }),
  template({
    id: 'ask-raise',
    about: '',
    who: 'your manager',
    why: 'It is a question about work, and people ask it every year. Three facts and one number carry it.',
    steps: `
      1 2 Sit down with a sheet of paper that nobody else will see
      1 5 Write down three things you did that helped, one line each
      5 1 Put both feet flat on the floor
      3 5 Look up what others get for such work, and write down one number
      2 2 Write to {who}: “Could we talk for twenty minutes about my pay?”, and send it | For a promotion: “about my next step”.
      3 2 Write the sentence: “I would like …, because …”
      4 2 Say it aloud once, to a wall or a friend
      4 2 Write down what you would say to “not now”: “When could we look at it again?”
      5 3 Do something kind for your body
    `,
  }),
  template({
    id: 'ask-repair',
    about: '',
    who: 'the landlord',
    why: 'This is no favour: homes have to be kept in repair. In writing, with a photo and a date, is strongest.',
    steps: `
      1 2 Go to it, take a photo and check what is not right | Gas smell? Touch no switch, go out, and call from there: in the UK 0800 111 999.
      1 2 Open a new message to {who}, or the last one from them | Water running, no heating in the cold? Call instead, now.
      5 1 Look up the number for urgent repairs, in the contract or on a letter
      2 3 Write what is broken, since when, and: “Please send somebody by …” | Told before? “I told you on …, and it is still so.”
      3* 1 Add the photo, and when you are at home, and send it
      3 1 Keep a copy, and note a day to ask again
      4 2 Write down what you do until then: a heater, a bucket, a neighbour’s shower
      4 3 Look up who gives free advice on housing, in case nothing happens
      5 1 Put the phone away
    `,
  }),
  template({
    id: 'ask-more-time',
    about: '',
    who: 'them',
    why: 'More time is asked for every day, and asking before the date is the best way to get it.',
    steps: `
      1 1 Open a new message to {who}, or the form for it
      1 2 Write: “Could I have an extension until …?”, with a day that you can keep
      5 1 Put your shoulders down: you may ask
      3 2 Add one line of reason, no longer | “I have been ill”, “it takes me longer than I thought”.
      2 2 Read it once and send it
      3 2 Look up whether a form or a note has to go with it
      4 1 Put the old date and the new one in the calendar
      4 2 Note a day to look for an answer
      5 3 Do one small part of the work itself
    `,
  }),
  template({
    id: 'ask-person',
    about: '',
    who: 'them',
    why: 'People like to be asked for something clear and small, and a no is only a no to that day.',
    steps: `
      1 2 Write down when it is: the days and hours, or by when
      1 2 Write down two or three people who live near, or are good at such things
      5 1 Write down what you could do for them in return
      2 3 Write to the first one: “{request}”, with the days, and send it
      3 2 Write to the next one, if the answer is no
      3 3 Write a short note for them: what to do, where things are, your number
      4 5 Look up one place that does it for money, in case nobody can
      4 2 Give them what they need: a key, the papers, a list
      5 2 Write “thank you” in your calendar for afterwards
    `,
  }),
  template({
    id: 'childcare',
    about: '',
    thing: 'the childcare',
    why: 'First the days on paper, then one question to one person. The rest follows from the answers.',
    steps: `
      1 2 Write down the days and hours that you need somebody
      1 2 Write down who might: family, another parent, a club, a childminder
      5 1 Drink something first
      2 3 Send the first one the days, with “could you?”
      3 5 Look up one club, sitter or childminder near you, and save the number
      3 3 Call or write to them: the days, the age, what it costs
      4 2 Write each answer beside its day
      4 3 Look up whether help with the cost is there for you
      5 2 Put what is agreed in the calendar
    `,
  }),
  template({
    id: 'sick-call',
    about: '',
    who: 'your manager',
    why: 'One sentence is enough. Nobody needs to know what it is.',
    steps: `
      1 1 Find the number or the chat where it has to be said
      1 1 Write: “I am ill and cannot come in today”, or put the day there
      5 1 Drink some water
      2 2 Call {who}, or send it, as early as you can
      3 1 Add when you will be in touch again | Where something cannot wait, name one person who knows.
      3 1 Turn off the sound of messages on your phone
      4 2 Look up from which day a doctor’s note is wanted
      4 1 Put water and what you need beside the bed
      5 5 Lie down
    `,
  }),
  template({
    id: 'ask-favour',
    about: '',
    who: 'them',
    why: 'People like to be asked for something clear and small, and a no is only a no to that day.',
    steps: `
      1 1 Open a new message to {who}, or put the number in front of you
      1 2 Write: “{request}”, and add the day, if it has one
      5 1 Put your shoulders down: you may ask
      3 2 Add one line: what you could do for them, or “thank you for thinking about it”
      2 1 Read it once and send it, or call and say it
      3 2 Write down what they would need: times, names, keys, where things are
      4 2 Write down whom to ask next, if it is a no
      4 1 Put what is agreed in the calendar
      5 1 Write “thank you” in your calendar for afterwards
    `,
  }),
  template({
    id: 'handover',
    about: '',
    who: 'the one who takes over',
    why: 'What is running, where it lies, whom to ask: three lists are a handover.',
    steps: `
      1 1 Open the page you began, or an empty one with the date on it
      1 2 Write down the three things that are running now, or three people to hand over
      5 1 Put a drink within reach
      2 8 Write beside each: how it stands, what comes next, and by when
      3 3 Add whom to ask for what, and where things are
      3* 2 Send it to {who}, or read it out to them
      4 5 Ask them to say back what comes first
      4 2 Set your away message, if you are leaving
      5 1 Close what is no longer yours
    `,
  }),
  template({
    id: 'book-leave',
    about: '',
    who: 'your manager',
    why: 'It is yours to take. A form or one line does it.',
    steps: `
      1 1 Open the calendar and write down the days you would like
      1 1 Open the form for leave, or a new message to {who}
      5 1 Check how many days you have left
      2 2 Write: “I would like to take … off”, and send it
      3 1 Put the days in the calendar with a question mark
      3 2 Write down what has to be done or handed over before
      4 1 Note a day to look for the answer
      4 1 Take the question mark away when it is there
      5 1 Write down one thing to look forward to
    `,
  }),
] as const
