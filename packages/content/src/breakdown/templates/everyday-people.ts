import { template } from '../template.ts'

/** What is said to people in one or two lines, each with a first sentence of its own. Chosen in `verb-senses.ts`. */
export const EVERYDAY_PEOPLE = [
  template({
    id: 'congratulate',
    about: '',
    who: 'them',
    why: 'The one word is the whole of it. Everything else is a bonus.',
    steps: `
      1 1 Open a new message to {who}, or take a card and a pen
      1 1 Write: “Congratulations!”
      5 1 Look at a photo of them, or think of their voice
      3 2 Write one wish that is true | “I am so glad for you.”
      2 1 Send it, or put it in an envelope
      3 1 Add a heart, a drawing or only your name
      4 2 Write down a date for a visit or a call, if you want one
      4 2 Put a stamp on it and put it by the door, if it is a card
      5 1 Put the phone away: it needs no answer
    `,
  }),
  template({
    id: 'wish-well',
    about: '',
    who: 'them',
    why: 'One line is enough to say “I thought of you today”.',
    steps: `
      1 1 Open a new message to {who}, or take a card and a pen
      1 1 Write the two or three words that are said on such a day | The day is over? “I thought of you” before them.
      5 1 Look at a photo of them, or say their name
      3 2 Add one line that is only for them
      2 1 Send it, or say it as it stands
      3 1 Add a photo or a heart, if you like
      4 2 Post the card, if it is one
      4 1 Set an alarm for next year, if the day comes again
      5 1 Put the phone away: it needs no answer
    `,
  }),
  template({
    id: 'remind',
    about: '',
    who: 'them',
    why: 'People forget, and most are glad of a friendly line.',
    steps: `
      1 1 Open a new message to {who}, or go to them
      1 2 Write or say: “Hi, a small reminder{spoken}”
      5 1 Put your shoulders down: reminding is not nagging
      3 2 Add the day, or what you would like: “Could you … by …?”
      2 1 Read it once, and send it or say it
      3 1 Note a day to check whether it happened
      4 2 Write down what you will do if it does not
      4 1 Take it out of your head: it is in theirs now
      5 1 Put the phone face down
    `,
  }),
  template({
    id: 'confirm',
    about: '',
    who: 'them',
    why: '“Yes” and the time are a whole answer.',
    steps: `
      1 1 Find the message with the day and the time | Several? One after the other, with the same line.
      1 1 Look in your calendar: are you free then?
      5 1 Look up the place, or the link
      2 2 Write or press: “Yes, that suits me”, with the day and the time, and send it
      3 1 Put it in the calendar with the place or the link
      3 1 Set an alarm for when to get ready
      4 2 Write down what you have to bring
      4 2 Tell whoever comes along
      5 1 Close the message
    `,
  }),
  template({
    id: 'block',
    about: '',
    thing: 'them',
    why: 'You may close a door. Nobody is told, and it can be opened again.',
    steps: `
      1 1 Open the one app where you see them most, or the list of calls
      1 1 Go to their profile or the last message
      5 1 Put both feet on the floor and breathe out slowly
      4 2 Take pictures of what was said first, if there were threats
      2 2 Press the three dots or the name, and then “Block”
      3 2 Do the same with their number in your phone
      3 3 Do the same in the next app
      4 1 Put the phone in another room for a while
      5 3 Tell one person you trust that you did it
    `,
  }),
  template({
    id: 'reply-official',
    about: '',
    who: 'the office',
    thing: 'the letter',
    why: 'An office needs three things: its number, one plain answer, and a date. Nothing else has to be explained.',
    steps: `
      1 2 Put what they wrote in front of you, on the table or on the screen
      1 2 Put a ring round three things: the reference number, what they ask, by when
      5 1 Put a hand on the paper and breathe out
      3 2 Write the date in your calendar, a few days early
      2 8 Write the number, one or two plain sentences that answer, your name and the day
      3* 5 Send it the way the letter says: online, by post or by phone | Too early or unclear? Call and ask for more time.
      4 2 Keep a copy, or a photo, of what you sent
      4 2 Note a day to look for an answer
      5 1 Put both in one folder
    `,
  }),
  template({
    id: 'reply-match',
    about: '',
    who: 'them',
    why: 'It is only two people saying hello. Short and light is fine, and so is “no, thank you”.',
    steps: `
      1 1 Open their last message and read it once
      1 2 Write one thing you liked in it, or one question back
      5 1 Put your shoulders down
      4 1 Write: “It was nice to write, and I would rather leave it here”, if that is the truth
      2 1 Read it once and send it
      3 1 Put the phone face down: answers may take their time
      3 2 Write down one thing you would like to do with somebody new
      4 1 Tell a friend, if you want company in it
      5 2 Look at something that is not a screen
    `,
  }),
  template({
    id: 'let-down-gently',
    about: '',
    who: 'them',
    why: 'It may make somebody sad, and it may still be the right thing. Warm and clear is as kind as it can be.',
    steps: `
      1 1 Open a new message to {who}, or take a sheet of paper
      1 2 Write the plain fact{statement}
      5 1 Put a hand on your chest and breathe out
      2 3 Add one warm line that is true | “You matter to me, and I am sorry about this.”
      3 2 Add the one reason you would like them to know, or none
      3* 2 Send it, or say it in these words
      4 3 Let them be sad, without explaining more | “I understand. I am sorry, too.”
      4 3 Offer one thing instead, only if you want to: a call, a photo, another day
      5 5 Do something kind for yourself
    `,
  }),
  template({
    id: 'leave-chat',
    about: '',
    thing: 'the chat',
    why: 'Quiet is two presses away. Nobody needs a reason.',
    steps: `
      1 1 Open the chat or the group, and press its name at the top
      1 1 Press “Mute”, and choose for how long | For always is one of the choices.
      5 1 Breathe out
      3 1 Save the one thing in it that you still need: a date, a number
      3 2 Write one line before, only if you like: “I am leaving this group, write to me here”
      2 1 Press “Leave”, if you want to be gone as well
      4 1 Move it out of sight, to the archive
      4 2 Do the same with one more that is too loud
      5 1 Put the phone face down
    `,
  }),
  template({
    id: 'rsvp',
    about: '',
    who: 'them',
    why: 'Yes and no are both fine answers, and hosts are glad of either.',
    steps: `
      1 1 Find the invitation, and look at the day and the place
      1 1 Look in your calendar: are you free, and would you like to?
      5 1 Put a hand on your chest: what says the body?
      2 2 Write: “Thank you, I would love to come”, or “Thank you, I can’t come”, and send it | It has been a while? “Sorry this took me so long. I would love to come, if there is still room.”
      3 1 Say how many you are, and what you cannot eat, if they ask
      3 1 Put the day in the calendar, or take it out
      4 2 Write down what has to be booked: a bed, a train, somebody for the children
      4 2 Put a present on your list
      5 1 Put the invitation where you will see it
    `,
  }),
  template({
    id: 'draw-names',
    about: '',
    why: 'Names, a limit and a day: the rest is up to those who draw.',
    steps: `
      1 2 Write down everybody who is in | Whoever would rather not may stay out of it.
      1 1 Write down how much it may cost, and the day of the presents
      5 1 Ask somebody to hold the bowl
      3 2 Write each name on a slip, fold it, and put it in a bowl
      2 5 Let each one draw a slip | Far apart? A free page on the web draws, and sends each one a name.
      3 1 Send one line to all: how much, which day, where
      4 1 Let whoever drew their own name draw again
      4 1 Set an alarm for a week before, to remind them
      5 1 Put one spare present in a drawer: chocolate will do
    `,
  }),
  template({
    id: 'birthday-thanks',
    about: '',
    why: 'A heart is an answer, too. Nobody counts the words.',
    steps: `
      1 1 Write one line that will do for all: “Thank you, that was lovely to read”
      1 1 Open the messages, and go to the newest one
      5 1 Make yourself something to drink
      2 5 Send the line or a heart, one after the other, for {minutes} | A group or a wall? One line for all of them. Any day is fine.
      3 2 Write three words more to the one or two who are closest
      3 1 Stop there, and put the phone down
      4 1 Mark those that asked you something, for a day with more time
      4 5 Send the line to a few more
      5 1 Save one message that did you good
    `,
  }),
  template({
    id: 'make-peace',
    about: '',
    who: 'them',
    why: 'It takes one of two to say the first line. Nobody has to have been right.',
    steps: `
      1 1 Take a sheet of paper that nobody else will see
      1 2 Write in one line what happened, and what it did to you | Are you afraid of them? Then tell somebody else first.
      5 1 Breathe out slowly, until your shoulders come down
      3 2 Write one line about what it may have been like for {who}
      2 3 Say or send to {who}: “I would like us to be all right again. Can we talk?” | Too soon? “I need an hour, and then I come back to it.”
      3 3 Listen first, and say back what you heard
      4 1 Say your part of it, in a line that begins with “I”
      4 1 Say one thing that would help you from now on
      5 5 Do something quiet, together or each alone
    `,
  }),
  template({
    id: 'drop-round',
    about: '',
    why: 'A bag by the door, a line that you are coming, and the way there.',
    steps: `
      1 1 Put what you bring in a bag by the door, with your keys | What is cold or frozen goes in last.
      1 1 Send one line, or call: “I will come by with it at …”
      5 1 Put the receipt in, if it is to be paid back
      2 10 Go there with it, and hand it over or carry it in | Nobody in? Ask where you may leave it.
      3 2 Put what is cold in the fridge, if they would like that
      3 1 Ask whether anything is missing
      4 1 Say how long you can stay, if you do
      4 1 Write down what they need next time
      5 1 Sit down when you are home
    `,
  }),
  template({
    id: 'balloons',
    about: '',
    why: 'Six of them look like a party. Nobody counts.',
    steps: `
      1 1 Tip the balloons out, and take one
      1 1 Stretch it a few times, lengthwise and across
      5 1 Fetch string or ribbon
      2 5 Blow it up, by mouth or with a pump, until it is nearly full, and tie a knot | Dizzy? Sit down and rest.
      3 5 Do two or three more, with a breath in between
      3 1 Pick up burst bits at once: small children and animals may swallow them
      4 2 Tie three together with string
      4 2 Hang them up by the door or over the table
      5 1 Put the rest back in the bag
    `,
  }),
] as const
