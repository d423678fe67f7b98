import { template } from '../template.ts'

/** Tasks that say how they are to be done, or how not: by text, with no printer, three alarms, anything but toast. */
export const EVERYDAY_PARTICULAR = [
  template({
    id: 'call-repair',
    about: '',
    who: 'the landlord',
    why: 'This is no favour: homes have to be kept in repair. One sentence by phone is enough, and two lines in writing keep it.',
    steps: `
      1 1 Put the number for {who} and a pen in front of you | Gas smell? Touch no switch, go out, and call from there: in the UK 0800 111 999.
      1 2 Write down what is wrong and since when
      5 1 Look up the number for urgent repairs, in the contract or on a letter
      2 5 Call {who} and read it out: “It is … since …. When will somebody come?” | Told before? “I told you on …, and it is still so.” Nobody answers? Leave the sentence.
      3 1 Write down the name, and the day they say
      3 2 Send the same in two lines, with a photo: then it is in writing
      4 2 Write down what you do until then: a heater, a bucket, a neighbour’s shower
      4 3 Look up who gives free advice on housing, in case nothing happens
      5 1 Put the phone away
    `,
  }),
  template({
    id: 'call-through',
    about: '',
    who: 'them',
    why: 'Getting through is luck and waiting, and no merit. Your hands may do something else meanwhile.',
    steps: `
      1 1 Put the number for {who}, a pen and a drink where you will sit
      1 1 Set an alarm for five minutes before they open | Open now? Then it can be now.
      5 1 Put the charger beside it
      3 2 Write one sentence: what it is about, and what you would like
      2 10 Call {who} the minute they open, or now, with the speaker on | Engaged? Hang up and call again. In a queue? Fold or draw something while it rings.
      3 2 Read the sentence out, and write down what they say
      4 3 Fill in the form on their page, if nobody answers | A doctor in the UK: the app or the page of the practice, or 111.
      4 1 Put what was agreed in the calendar
      5 2 Shake out your hands, whoever answered
    `,
  }),
  template({
    id: 'leave-car',
    about: '',
    why: 'Sitting there is a rest, and five more minutes are allowed. Then one foot, and the other.',
    steps: `
      1 1 Stop the engine, and undo the belt
      1 1 Put keys and phone in one hand | The bags may stay until later.
      5 1 Set an alarm for five minutes, if you would like them
      3 1 Open the door and put both feet on the ground
      2 2 Stand up, lock it, and walk to the front door
      3 1 Go in, and sit down where you like
      4 1 Take off your coat, and at home your shoes
      4 1 Drink some water
      5 2 Fetch the bags, or leave them where they are
    `,
  }),
  template({
    id: 'hands-busy',
    about: '',
    why: 'Your hands look for something to do, so they get something. A slip takes nothing away.',
    steps: `
      1 1 Take something to roll or squeeze in your hands: putty, a stone, a sock
      1 2 Cover the place: cream, a plaster, gloves, a hat
      5 1 Breathe out slowly, five times
      2 2 Put that thing where it happens most: the sofa, the bed, the desk
      3 1 Turn off the bright light at the mirror, or hang a towel over it
      3 1 Mark one hour that stays free of it, no more | It happened all the same? A new hour begins.
      4 2 File the nails smooth
      4 2 Write down what comes before it: tired, bored, tense
      5 3 Look up who helps with it, or tell one person
    `,
  }),
  template({
    id: 'no-printer',
    about: '',
    why: 'Much of it needs no paper any more. Where it does, somebody else has a printer.',
    steps: `
      1 2 Open the mail or the app, and look for a code to show, or a file to send instead
      1 1 Save it on your phone, or send it to yourself
      5 1 Put the parcel or the folder by the door, if it goes along
      2 3 Look up who prints near you: a library, a copy shop, the shop that takes parcels
      3 2 Write to one friend or neighbour: “Could you print one page for me?” | Work or school may do, too.
      3* 10 Go there, and show the code or print it
      4 1 Look at the page: is all of it there?
      4 1 Put it with what it belongs to
      5 1 Save the name of that place for next time
    `,
  }),
  template({
    id: 'trade-by-text',
    about: '',
    who: 'the first three',
    why: 'Many of them write, and more of them than say so. Nobody has to be called.',
    steps: `
      1 1 Go and take a photo of what has to be done
      1 2 Write one sentence: what it is, where, and “by text please, I cannot take calls”
      5 1 Check whether the landlord or an insurance has to see to it
      2 5 Look up three with “text”, “WhatsApp” or a form on their page
      3* 3 Send all three the photo and the sentence
      3 1 Put the phone away until this evening
      4 2 Write down who can when, and what it costs
      4 2 Say yes to one, in writing, and put the day in the calendar
      5 1 Write one line to the others: “Thank you, I have found somebody”
    `,
  }),
  template({
    id: 'in-writing',
    about: '',
    who: 'them',
    why: 'Nearly everything can be done in writing. Where it can’t, somebody else may speak for you.',
    steps: `
      1 1 Open their page or their app, and look for “book”, “cancel”, “contact” or “chat”
      1 2 Write two lines: what you would like, and from when or on which days
      5 1 Put the number of the account or the last letter beside you
      3 1 Add: “Please answer in writing, I cannot take calls”
      2 3 Send it by the form, the chat or mail
      3 1 Save what says that it went off
      4 1 Note a day to look for an answer
      4 2 Write to one person: “Could you ring them for me?”, if there is no other way
      5 1 Move the page out of sight
    `,
  }),
  template({
    id: 'ask-to-join',
    about: '',
    why: 'One friendly mail is a way in. They like new people, and coming to look binds you to nothing.',
    steps: `
      1 2 Find the address: their page, a poster, somebody who goes there
      1 1 Open a new mail or message
      5 1 Put a drink beside you
      2 3 Write: “Hello, I would like to join you. When may I come and look?”
      3 1 Add one line: what you have done before, or that you are new
      3* 1 Read it once and send it
      4 1 Put the day they say in the calendar
      4 2 Write down what would help: a quiet seat, to come with somebody, to leave early
      5 1 Tell one person, if you would like company
    `,
  }),
  template({
    id: 'alarms',
    about: '',
    why: 'One alarm is easily slept through. A few in a row, and one across the room, get you up.',
    steps: `
      1 2 Write down when you have to leave, and count back to when you get up
      1 1 Set the first alarm for then, with a loud sound
      5 1 Say the time aloud once
      2 2 Set the next ones ten minutes apart, with another sound each
      3 1 Plug the phone in across the room, with the sound up
      3 1 Check whether they are on, and for which day
      4 2 Put bag, keys and ticket by the door
      4 1 Ask one person to call you then
      5 1 Put out the clothes
    `,
  }),
  template({
    id: 'pass-on',
    about: '',
    who: 'them',
    takesAnything: true,
    why: 'Facts need no words around them. One line or a picture of the screen will do.',
    steps: `
      1 1 Put it in front of you: the page, the ticket, the calendar
      1 1 Open a message to {who}
      5 1 Put your shoulders down
      2 3 Write it in one line, or take a picture of it, and send it | “It is on …, at …” “There on …, back on …” Read it number by number first.
      3 1 Add one question, if you need an answer: “Does that suit you?”
      3 1 Put it in your own calendar, too, if it has a date
      4 1 Put the phone down
      4 1 Put the page or the ticket away
      5 1 Look at something that is not a screen
    `,
  }),
  template({
    id: 'drive-route',
    about: '',
    why: 'First with a finger on the map, then at a quiet hour, with somebody beside you. Once is enough for a day.',
    steps: `
      1 2 Look at it on a map, and draw the lane, the turns and the way out
      1 2 Write to somebody who could sit beside you, and ask for a quiet hour | Sunday, early.
      5 2 Watch one short film of one like it
      3 5 Sit beside somebody who drives it, and say aloud what comes: mirror, lane, look, go | Nobody there? Say it along with the film or the map.
      2 10 Drive there at that hour, and do the first part only | At a roundabout, the first way out. Not ready? Go past it, and that counts.
      3 5 Stop where it is allowed, and breathe out
      4 10 Drive it once more, or one part or one way out further
      4 1 Write down the one thing that helped
      5 1 Drink something before you drive home
    `,
  }),
  template({
    id: 'scales',
    about: '',
    why: 'Slow and even is the whole of it. One scale that sits is worth more than all of them.',
    steps: `
      1 1 Take it out, or sit down at it, and set the time you want
      1 2 Play one scale slowly, one octave up and down
      5 1 Play one long note, and listen to it
      3 4 Play it again with a metronome, or tap your foot
      2 5 Play a second scale the same way
      3 4 Play the turn that is weak, five times
      4 4 Play the first one again, a little faster
      4 1 Write down which ones are done
      5 2 Stretch your hands
    `,
  }),
  template({
    id: 'eat-other',
    about: '',
    why: 'Something else is all it has to be. It may be cold, and it may be small.',
    steps: `
      1 1 Pour a glass of water and take one sip
      1 2 Open the fridge, and then one cupboard, and look at one shelf each
      5 1 Put out a plate or a bowl
      2 5 Take out the first thing that is something else, warm it or not, and eat a few bites | From a tin, with a spoon, out of the hand: all of it counts.
      3 2 Add one thing that goes with it
      3 3 Finish the glass of water
      4 5 Eat as much more as you want
      4 1 Refill the glass and put it where you sit
      5 1 Write three such things on a slip, for the door of the fridge
    `,
  }),
  template({
    id: 'ask-lost',
    about: '',
    who: 'them',
    why: 'Things get mixed up in such places, and they turn up when somebody is asked to look. It blames nobody.',
    steps: `
      1 2 Write down what is missing, since when, and what it looks like
      1 1 Put the number or the address for {who} in front of you
      5 1 Find a photo of it, or of one like it
      3 2 Write below it: “Who looks for it, and by when will I hear?”
      2 5 Call {who} and read it out, or send it | Your phone is what is lost? Borrow one, or use their page.
      3 1 Write down the name, and the day they say
      4 2 Ask what happens in the meantime: a spare, a replacement
      4 1 Put a day to ask again in the calendar
      5 2 Put a name on it, when it is back
    `,
  }),
  template({
    id: 'who-fetches',
    about: '',
    who: 'them',
    why: 'One message to all who could is enough. It need not be you.',
    steps: `
      1 1 Write down the day, the place and the hour
      1 2 Write down who could: two or three names
      5 1 Look in your own calendar
      2 3 Write one message to all: “Who can go on …, at …?”, and send it
      3 2 Look up another way: a taxi, a neighbour, the transport of the place itself
      3 2 Tell the one who waits, and the place, who comes
      4 1 Put the name in the calendar
      4 1 Set a day to ask once more, if nobody answers
      5 1 Thank the one who goes
    `,
  }),
  template({
    id: 'prison-letter',
    about: '',
    who: 'them',
    why: 'An ordinary letter is what most people wish for in there. It may be short, and no gap has to be explained.',
    steps: `
      1 1 Put a card or paper, a pen, an envelope and a stamp on the table
      1 2 Write “Dear …”, and: “I was glad to hear from you”, or “I think of you”
      5 1 Look at the last letter, or at a photo
      2 5 Write {who} three ordinary things from outside: food, weather, a neighbour
      3 2 Write one question, and your name
      3* 3 Write full name, prison number and address on the envelope, and put on the stamp | Your own name and address on the back. Many prisons take mail by a page, too.
      4 2 Look up what may go in: photos often may, other things not
      4 1 Put it by the door
      5 2 Note a day for the next one
    `,
  }),
] as const
