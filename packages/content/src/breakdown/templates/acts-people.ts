import { template } from '../template.ts'

/** What is done with words: telling, asking, declining, chasing, waiting. `verbs` are in `acts.ts`. */
export const ACTS_WITH_PEOPLE = [
  template({
    id: 'tell',
    about: '',
    who: 'them',
    takesAnything: true,
    why: 'It needs one plain sentence, and you can write that first. What they make of it is theirs.',
    steps: `
      1 2 Write on paper what you want {who} to know{statement}
      1 2 Read it once, and leave it as short as it is
      5 1 Put both feet on the floor and breathe out
      3 2 Write down how to say it: a message, a call, face to face
      2 5 Say or send that sentence to {who} | Begin with “I want to tell you something”.
      3 3 Listen to the answer, or give it time, if it went as a message | “I will think about that” is enough to reply.
      4 2 Write down what was agreed, if something was
      4 1 Put the paper away
      5 5 Do something kind for your body: water, a stretch
    `,
  }),
  template({
    id: 'decline',
    about: '',
    who: 'them',
    takesAnything: true,
    why: 'A short no is kind: the other one knows where they stand. You owe no reason.',
    steps: `
      1 1 Open a new message to {who}, or take a sheet of paper
      1 2 Write: “{refusal}” | That is complete, without a reason. You had said yes? Begin with “I am sorry”.
      5 1 Put both feet on the floor and breathe out
      3 2 Add one line only if it is true: “I could do … instead”
      2 2 Read it once and send it, or say it as it stands
      3 1 Put the phone face down | If they ask again, the same sentence will do again.
      4 2 Take it out of your calendar and your list
      4 2 Write down what you keep free by it
      5 5 Do something with your body: walk, stretch, shake out your hands
    `,
  }),
  template({
    id: 'apology',
    about: 'apology',
    who: 'them',
    takesAnything: true,
    thing: 'the apology',
    why: 'Three short lines are a good apology: what you did, that you are sorry, what you will do.',
    steps: `
      1 2 Take a sheet of paper that nobody else will see
      1 2 Write down what happened, in one line, without “but” | Was it both of you? Then only your part of it.
      5 1 Breathe out: having done something is not the same as being it
      2 3 Write: “I am sorry for that” | Nothing to be sorry for? “I miss you. Can we talk?” is a whole line, too.
      3 2 Add what you can do now, if there is something
      3 2 Mark how it reaches {who}: a message, a call, face to face
      4* 3 Copy the lines and send or say them
      4 1 Let the answer take the time it takes
      5 5 Do one kind thing for yourself
    `,
  }),
  template({
    id: 'ask',
    about: '',
    who: 'whoever can answer it',
    takesAnything: true,
    why: 'A clear question is easy to answer, and you may ask it.',
    steps: `
      1 1 Open a new message to {who}, or put the number in front of you | Asking face to face? A slip of paper will do.
      1 2 Write the question: “{request}”
      5 1 Say it aloud once
      3 2 Add by when you would like to know, or need it
      2 3 Send it, or call or go there and read it out
      3 1 Write down the answer, or a day to look for it
      4 2 Write down whom else you could ask
      4 1 Put the phone away for a while | An answer may take its time.
      5 2 Note, when the answer is there, what was agreed
    `,
  }),
  template({
    id: 'invite',
    about: 'invitation,invite',
    who: 'them',
    takesAnything: true,
    why: 'An invitation is a gift, whatever the answer is. One line with a day and a place is enough.',
    steps: `
      1 1 Open a new message to {who} | Or take a card, or a slip with what you will say.
      1 2 Write what, on which day, and where
      5 1 Add how long it will be, if that makes it easier for you
      2 2 Read it once, and send it, hand it over or say it
      3 2 Put it in the calendar with a question mark
      3 1 Write down by when you need to know
      4 2 Note whom else you would like to ask
      4 2 Write down the one thing you would have to get ready
      5 1 Put the phone away for a while
    `,
  }),
  template({
    id: 'chase',
    about: '',
    who: 'them',
    takesAnything: true,
    why: 'A friendly reminder is ordinary. Most things that are stuck have only been forgotten.',
    steps: `
      1 2 Find the last message, number or date for {thing}
      1 2 Write one line: what you are waiting for, and since when
      5 1 Put your shoulders down: you may ask
      3 1 Add by when you need it
      2 5 Send or say: “Could you tell me where this stands?” | With the number or the date, if there is one.
      3 2 Note the day, and a day to ask again
      4 2 Write down whom to ask next, if nothing comes
      4 2 Put what you have about it in one place
      5 1 Take it off your mind until that day
    `,
  }),
  template({
    id: 'wait',
    about: '',
    who: 'them',
    takesAnything: true,
    why: 'Waiting is hard to do. It gets lighter when the day for the next look is written down.',
    steps: `
      1 2 Write down what you are waiting for, and since when
      1 1 Put in the calendar the day it is due, or a day to ask about it
      5 1 Write down what would be different then
      2 2 Mute the app where it will come, or hang up a note: “I look again on …” | You will look on the day you chose.
      3 3 Write down whom you could ask, and what, if that day goes by
      3 5 Do one small thing that does not depend on it
      4 2 Tell one person that you are waiting
      4 2 Write down what you would do if it is a no, or takes longer
      5 5 Do something with your hands: tea, a drawing, a walk
    `,
  }),
  template({
    id: 'wait-home',
    about: '',
    who: 'them',
    takesAnything: true,
    why: 'The waiting is hard because it has no edge. A note by the door and the phone in your hand give it one.',
    steps: `
      1 1 Put the phone beside you, with the sound on
      1 2 Write the time they said, and their number if you have it, on a note by the door
      5 1 Take off headphones, or set them so that you hear the bell
      2 5 Clear the way to where they have to work or put it down
      3 2 Write down what you want to say or ask
      3* 5 Do something that can stop at any moment: a drawer, a page, tea
      4 2 Put animals or breakable things in another room
      4 2 Call and ask, if the time is over
      5 3 Sit down when it is done
    `,
  }),
  template({
    id: 'cancel-plan',
    about: '',
    who: 'them',
    takesAnything: true,
    why: 'Cancelling in time is fair to everybody. One sentence does it, and it needs no long reason.',
    steps: `
      1 2 Find the number, the message or the page for {thing}
      1 2 Write: “I have to cancel. Thank you, and I am sorry for the change” | Only a button to press? Leave this out.
      5 1 Check whether there is a last day or a fee
      2 5 Send it, press “cancel” on the page, or call and read it out
      3 2 Save what says that it is cancelled
      3 1 Take it out of the calendar, or cross it off your list
      4 2 Write to whoever would have come along
      4 2 Write down a new day, only if you want one
      5 2 Sit for a moment in the time you got back
    `,
  }),
  template({
    id: 'reschedule',
    about: '',
    who: 'them',
    takesAnything: true,
    why: 'Dates are moved every day. You only need to say when it would suit you.',
    steps: `
      1 2 Open the calendar and write down two times that suit you, or the one it should be
      1 2 Find the number, the message or the page for {thing}
      5 1 Look up the old day and time, so that nothing catches you out
      2 5 Choose the new time on the page, or send or say: “Could we move it to … or …?”
      3 1 Put the new time in the calendar
      3 1 Take the old one out
      4 2 Tell whoever else is part of it
      4 1 Set an alarm for when to get ready
      5 1 Close the calendar
    `,
  }),
  template({
    id: 'call',
    about: 'call,phone,ring,phone call,telephone,call back,ring back',
    verbs: 'call',
    who: 'them',
    takesAnything: true,
    callsAnything: true,
    thing: 'it',
    why: 'A call is easier with the first sentence on paper. After that the other one helps.',
    steps: `
      1 2 Put the number for {who} and a pen in front of you
      1 2 Write the first sentence: “Hello, my name is … I am calling{spoken}”
      5 1 Drink something and stand up
      3 2 Write below it the one thing you want to know or to have
      2 10 Call {who} and read it out | Nobody answers? Leave the sentence, or try later. Several to call? One of them is a beginning.
      3 2 Write down what they said: a day, a name, a number
      4 1 Put what was agreed in the calendar
      4 2 Shake out your hands and walk a few steps
      5 1 Shake it off: whatever went wrong is over, and you did it
    `,
  }),
  template({
    id: 'call-friend',
    about: '',
    who: 'them',
    takesAnything: true,
    why: 'It need not be a long call. Hearing each other is all that it is for.',
    steps: `
      1 1 Sit somewhere comfortable with the phone
      1 2 Write down one thing to tell and one thing to ask{about}
      5 1 Drink a sip of something
      3 1 Write down how long you would like: “I have ten minutes”
      2 10 Call {who}, with those two lines in front of you | Nobody answers? Leave a few words. That counts.
      3 2 Say when you would like to talk again, if you know
      4 2 Put what was agreed in the calendar
      4 1 Stretch, and drink something
      5 1 Write down one thing you want to remember for next time
    `,
  }),
  template({
    id: 'message',
    about: '',
    verbs: 'text,message',
    who: 'them',
    takesAnything: true,
    why: 'Two sentences are a whole message. It may be plain, and it may come out of the blue.',
    steps: `
      1 1 Open a new message to {who}
      1 2 Write one sentence{aim}
      5 1 Put your shoulders down
      3 2 Add a day, a place or a question mark, if it needs one, or a photo
      2 2 Read it once and send it
      4 1 Put the phone face down for a while
      3 1 Note a day to look for an answer
      4 2 Write down what you promised, if you promised something
      5 2 Look at something that is not a screen
    `,
  }),
  template({
    id: 'visit',
    about: '',
    who: 'them',
    takesAnything: true,
    why: 'Being there is the whole of it. It may be short, and it may have an end that you know.',
    steps: `
      1 2 Write on a scrap of paper when it is, and when you would like to leave
      1 2 Write to {who}, or call the place: when you come, or which day would suit
      5 1 Put out clothes that feel good on the skin
      2 5 Write down when to leave the house, and look up the way if it is new | A home, a ward, a prison? Look up how visits are booked.
      3 3 Put what you take along by the door
      3* 15 Go there, and stay for as long as you wrote down
      4 2 Write down a sentence for leaving | “It was lovely. I am going now.”
      4 1 Put something to hold or to listen to in your pocket
      5 5 Mark an empty hour for afterwards
    `,
  }),
  template({
    id: 'pick-person',
    about: 'school run',
    who: 'them',
    takesAnything: true,
    why: 'Where, when and the way: with those three written down, the rest is only going.',
    steps: `
      1 1 Write down where and when, in big letters
      1 2 Set an alarm for ten minutes before you have to leave
      5 1 Drink something before you go
      3 2 Look up the way and how long it takes
      2 3 Put keys, phone and shoes by the door
      3 2 Put in what {they} will need: a coat, a snack, a seat
      4 1 Write one message: “I am leaving now”
      4* 15 Go, and stop once on the way if you need to
      5 5 Sit down for a moment when everybody is where they belong
    `,
  }),
  template({
    id: 'help',
    about: '',
    who: 'them',
    takesAnything: true,
    why: 'Helping begins with asking what is wanted. You need not do all of it.',
    steps: `
      1 2 Ask {who}: “What would help most?”
      1 2 Write down how much time you have, and when it ends
      5 1 Drink something first
      2 8 Do the first small part together, side by side or over the phone
      3 2 Ask whether to go on, or to do it another way
      3 8 Do the next small part
      4 2 Say when you stop, and when you could come again
      4 2 Write down what is still open, and whose it is
      5 3 Rest your back and your voice
    `,
  }),
] as const
