import { template } from '../template.ts'

/** What is done to things, whatever the thing is. `verbs` are in `acts.ts`. */
export const ACTS_ON_THINGS = [
  template({
    id: 'clean',
    about: '',
    thing: 'the nearest spot',
    why: 'Clean enough is clean. It begins with one small part, and you may stop after it.',
    steps: `
      1 2 Fetch a cloth and what you clean with, and put them beside {thing} | Anything with a plug: unplug it first.
      1 2 Take away what is loose or in the way: things, crumbs, dust
      5 1 Open a window or put on one song
      2 8 Clean one small part of {thing}, for {minutes} | The worst bit or the easiest one.
      3 3 Rinse or wipe that part once more
      3 5 Do the next part
      4 3 Put back what belongs there, if you took anything away
      4 2 Carry the rubbish and the dirty water away
      5 1 Wash your hands and look at it
    `,
  }),
  template({
    id: 'put-away',
    about: '',
    thing: 'what lies there',
    why: 'Every single thing that is back in its place counts. Neat is not needed.',
    steps: `
      1 1 Pick up {thing}, or the first piece of {it}
      1 2 Put it where it belongs, or where it will do for now
      5 1 Put on something to listen to
      2 5 Do the same with up to five more, if there are more
      3 2 Clear a space for what has no place yet
      3 5 Put away one more armful, if there is one
      4 5 Do the next armful, or leave it for later
      4 2 Put away the bag, box or basket it came in
      5 1 Look at the empty place
    `,
  }),
  template({
    id: 'hang-washing',
    about: '',
    thing: 'the washing',
    why: 'The machine has done its part. Each piece that hangs is drying already.',
    steps: `
      1 1 Pull out the rack, or go to the line | Neither? Doors, chairs and the shower rail hold washing, too.
      1 2 Carry the wet things there, in one armful or two | They smell? Wash them once more first.
      5 1 Put on something to listen to
      2 5 Shake out and hang the biggest pieces first, up to five
      3 3 Hang what would crease: shirts, dresses, trousers
      3 3 Hang the small things in a row, socks as they come
      4 2 Leave a little air between the pieces
      4 1 Open a window, or turn the rack to the warmth
      5 1 Put the basket back
    `,
  }),
  template({
    id: 'bring-in',
    about: '',
    thing: 'the washing',
    why: 'Off the line and indoors is the whole task. Folding is another one.',
    steps: `
      1 1 Take a basket or a bag and go to where it hangs or lies
      1 2 Take down or pick up the five nearest pieces
      5 1 Look at the sky for a moment
      2 4 Do the same with the others, and put them in the basket
      3 1 Put pegs and hangers in one place, if there are any
      3 2 Carry it in, and put it on a bed or a chair or where it is dry
      4 3 Hang up what would crease
      4 2 Lay what is still damp over a chair
      5 1 Put the basket back
    `,
  }),
  template({
    id: 'change',
    about: '',
    why: 'Out with the old one, in with the new one. First you look at what is there.',
    steps: `
      1 2 Go to {thing}, and look at the old one: how large, how fixed | Anything electric: switch it off first.
      1 1 Take a photo of it, with the size or the number on it
      5 1 Turn on a good light
      3 3 Look up which one fits, or take the photo to a shop
      2 5 Fetch the new one and lay it beside the old one | None at home? Put it on the shopping list.
      3* 8 Take out the old one and put in the new one
      4! 2 Test whether it works, and switch on what you switched off
      4 2 Put the old one where it is thrown away or recycled
      5 1 Write down the size for next time
    `,
  }),
  template({
    id: 'setup',
    about: '',
    why: 'One part after the other, in the order of the leaflet. The first part is only unpacking.',
    steps: `
      1 2 Clear a space to work in, larger than it will be, and put {thing} there
      1 2 Take out the parts and the leaflet, and lay them side by side | No leaflet? Search for its name and “manual”.
      5 1 Turn on a good light
      3 3 Read only the first page, or watch the first minute of a guide
      2 10 Do the first step of the leaflet or the guide, and no more | Begun already? The first step that is not done.
      3 8 Do the next step
      4 3 Test what works already
      4 3 Ask somebody to hold, look or read aloud
      5 2 Put boxes and leaflet in one place
    `,
  }),
  template({
    id: 'decorate',
    about: '',
    why: 'One side or one edge is a session. Laying things out first is half of it.',
    steps: `
      1 2 Go to {thing} and choose the part where you begin or go on
      1 2 Put on old clothes
      5 1 Open a window, if it is indoors
      3 5 Lay out brush, tin and an old sheet | None at home? Write down what to buy, with the size of {thing}.
      2 8 Wipe or sand that first part
      3* 8 Paint that part, thinly
      4 2 Close the tin and wash the brush, or wrap it up
      4 3 Look up how long it dries, and set an alarm
      5 2 Look at it from the other end of the room
    `,
  }),
  template({
    id: 'garden-work',
    about: '',
    thing: 'it',
    why: 'Outside counts even if you only stand there. The rest is one square metre at a time.',
    steps: `
      1 2 Put on shoes and go to where you will work
      1 2 Fetch gloves and the one tool it takes
      5 1 Drink some water first
      2 8 Do one plant, or one patch as big as a table, for {minutes}
      3 2 Gather what you cut or pulled, if anything, in one heap
      3 5 Give some water to what needs it
      4 8 Do one more plant or patch
      4 2 Carry away what has to go, and put the tool back
      5 3 Sit down outside and look at what you did
    `,
  }),
  template({
    id: 'collect',
    about: '',
    why: 'It is waiting there already. You only need the slip, the way and a bag.',
    steps: `
      1 2 Find the message, slip or number you need for {thing} | Nothing at all? A name and an ID often do.
      1 1 Put a bag, your keys and your card by the door | Large? Ask who has a car. An animal? A box that closes, and a towel.
      5 1 Write down what else is on the way, if anything
      3 2 Look up when they are open, or ask when you may come
      2 15 Go there and ask for {thing} | Or ask somebody who goes that way.
      3 1 Look at it before you leave: is it the right one, and is nothing missing?
      4 2 Take something to drink for the way back
      4 2 Put it where it belongs as soon as you are in
      5 1 Throw away the slip, if there was one
    `,
  }),
  template({
    id: 'take-to',
    about: '',
    why: 'By the door and ready is half of it. After that it is only the way.',
    steps: `
      1 2 Put your keys by the door, with what goes along: {thing}
      1 2 Look up the way, and when they are open
      5 1 Write down what you want to say there
      3 2 Put in the paper, number or money it takes, if any
      2 15 Go there with it | Or ask somebody who goes that way.
      3 2 Write down what they said, if there is anything to keep: a day, a price
      4 1 Put the slip in your purse, if you got one
      4 2 Drink something for the way back
      5 3 Sit down when you are home
    `,
  }),
  template({
    id: 'return',
    about: '',
    why: 'Back where it belongs, and out of your mind. One bag by the door is the beginning.',
    steps: `
      1 2 Put {thing}, or what goes with {it}, by the door
      1 2 Find the receipt, the order or the name that goes with it | Lent by somebody? Then it is only their name.
      5 1 Look up the last day, if there is one
      2 5 Look up how it goes back: a shop, a parcel, a person
      3 3 Write down the day you will take it, or get the label or the code
      3* 10 Take it there, or hand it to somebody who does
      4 1 Take a photo of the slip, if they give you one
      4 2 Note when money is to come back, if you paid for it
      5 1 Cross it off your list
    `,
  }),
  template({
    id: 'send',
    about: '',
    why: 'Ready or nearly ready, it only has to leave. The last look may be short.',
    steps: `
      1 2 Put {thing} in front of you, on the table or on the screen
      1 2 Write down whom it goes to, and where
      5 1 Make a copy or take a photo
      2 3 Look through it once, only for what is missing
      3 3 Put it in the envelope, the box, the mail or the page where it goes
      3* 2 Send it, or put it by the door with your keys | Its day is over? One line with it: “Sorry for the wait.”
      4 1 Save what says that it went off
      4 1 Note a day to look for an answer
      5 1 Put everything about it in one place
    `,
  }),
  template({
    id: 'print',
    about: 'print,printing,printout,photocopy',
    why: 'It is one file and one button. Where there is no printer, a shop or a library has one.',
    steps: `
      1 2 Open {thing} on the screen
      1 1 Check whether the printer is on and has paper and ink | None that works? A library, a shop, the office or a friend will do.
      5 1 Save a copy where you will find it again
      2 3 Press print, one page first, or send the file to whoever prints it
      3 2 Look at the page: is all of it there?
      3 2 Print the rest, or as many as you need
      4 2 Put the pages in one place, in order
      4 1 Write on the back what they are for, if you may forget
      5 1 Put them by the door, if they have to go somewhere
    `,
  }),
  template({
    id: 'sign',
    about: '',
    why: 'One look at the lines that matter, and one name. It may lie there until you have asked what you want to ask.',
    steps: `
      1 2 Put {thing} and a pen in front of you, or open {it} on the screen
      1 2 Find the line where your name goes, and mark it
      5 1 Turn on a good light
      2 5 Read the part above it, slowly
      3 3 Write down a question, if there is one, and whom to ask
      3* 1 Write or type your name and the date
      4 1 Take a photo of it, or save a copy
      4 3 Put it in the bag, the envelope or the mail in which it goes back
      5 1 Put it by the door, if it is on paper
    `,
  }),
  template({
    id: 'check',
    about: '',
    why: 'You only look. What is to be done about it is another task.',
    steps: `
      1 1 Go to {thing}, or open the page or the paper where you can see {it}
      1 2 Look at one part of {it} first | Counting? A stroke on paper for each.
      5 1 Turn on a good light
      2 3 Write down what you see, in one line
      3 3 Look at the next part, if there is one
      3 2 Write below it: as it should be, or not
      4 2 Note whom to ask, or what it would take
      4 1 Note the day of the next look
      5 1 Close the page or the door again
    `,
  }),
  template({
    id: 'give-away',
    about: '',
    why: 'Out of the house is the aim. The best price or the best place is not needed.',
    steps: `
      1 2 Put {thing} in one place, where you can see {it}
      1 2 Take out what you want to keep after all, if anything | A phone or computer? Save the photos, and sign out of it.
      5 1 Take a photo, if {it} meant something to you
      2 5 Look up one place that takes {it} | A charity, a neighbour, the tip, a free list.
      3 3 Put {it} in a bag or box by the door | Too large? A photo and the size, to send to whoever takes it.
      3* 10 Take {it} there, or write down the day it goes
      4 2 Ask somebody who goes that way
      4 2 Write down what is still to go
      5 1 Look at the space you have now
    `,
  }),
  template({
    id: 'move',
    about: '',
    why: 'From here to there, one piece at a time. Heavy things may wait for a second pair of hands.',
    steps: `
      1 2 Go to {thing}, and look at the place it goes to
      1 2 Clear the way, as wide as your shoulders
      5 1 Put on shoes that hold your feet
      3 2 Take out or off what makes it heavy
      2 5 Move it, or the first piece of it, a short way and slowly | Too heavy? Ask somebody, and do something else meanwhile.
      3 5 Move it the rest of the way, or do the next piece
      4 2 Wipe the place where it stood
      4 2 Put back what you took out
      5 2 Sit down and rest your back
    `,
  }),
  template({
    id: 'finish-thing',
    about: '',
    why: 'Most of it is there. The last part gets lighter when it is written down in small pieces.',
    steps: `
      1 2 Go to {thing}, or get {it} in front of you
      1 2 Look at where you stopped, without changing anything
      5 1 Read or touch the part you like best
      2 3 Write down what is still missing, in three lines at most
      3 8 Do the smallest of them, for {minutes}
      3 2 Cross out what would only make it perfect
      4 8 Do the next line, for {minutes}
      4 2 Look it over once, from the beginning
      5 3 Put it where it goes, and clear away what you used
    `,
  }),
  template({
    id: 'go-on',
    about: '',
    why: 'Find the place where you stopped.',
    steps: `
      1 2 Put {thing} in front of you, or open the place where you keep {it}
      1 2 Find the last thing you did, or the first that is new, and look at it for a minute
      5 1 Put a drink within reach
      2 5 Do something tiny with it, for {minutes} | Read one page, mend one line, write one name: only to be in it again.
      3 2 Write down the next small piece, in one line
      3 8 Do that piece, for {minutes}
      4 2 Stand up and stretch
      4 8 Go on while it goes well
      5 2 Leave a note for the next time: “next: …”
    `,
  }),
  template({
    id: 'pay',
    about: '',
    verbs: 'pay',
    why: 'It is a name, a number and one button. The looking is the hard part, and it is short.',
    steps: `
      1 2 Find where the sum is written, and put it in front of you | Nowhere yet? Write it on a slip yourself.
      1 1 Put a ring round the sum, and write beside it who gets it
      5 1 Breathe out: it is only a number
      2 5 Open your bank or their page to pay, or take out the cash or the card
      3* 2 Compare the name and the sum once, and send it or hand it over
      3 1 Write “paid” and the date beside it, or save the receipt
      4 2 Write one line to whoever gets it
      4 3 Write and ask to pay in parts, if it is too much at once
      5 1 Put it away with the paid ones
    `,
  }),
  template({
    id: 'claim',
    about: '',
    why: 'You ask for something that is yours to ask for. One page and a number are the beginning.',
    steps: `
      1 2 Put what you have about it in one place: letter, receipt, photo, payslip
      1 2 Write one line: what it is for, or what happened and on what day
      5 1 Drink something first
      2 5 Look up the page or the number where it is asked for
      3 3 Write down what they want to know, and the date it closes
      3* 8 Fill it in and send it, or call and read your line out | Only the first part today? Save it, and note the next day for it.
      4 3 Take a photo of everything before it leaves you
      4 1 Save the number they give you
      5 1 Note a day to ask again
    `,
  }),
  template({
    id: 'sign-up',
    about: '',
    why: 'A name, an address and a button. Half filled in and saved counts, too.',
    steps: `
      1 2 Open the page, or find the number or form, for {thing}
      1 2 Write down the last day, if there is one
      5 1 Put what you may be asked for beside you: a card, a date, a number
      2 5 Fill in the lines that you know
      3 3 Look up what is missing, if anything
      3* 3 Press send, or hand it in
      4 1 Save what says that it has arrived
      4 2 Put the day it starts, or the day to look for an answer, in the calendar
      5 1 Tell one person, if you would like company
    `,
  }),
  template({
    id: 'book',
    about: '',
    why: 'A day, a time and a name. The first one that will do is the right one.',
    steps: `
      1 2 Write down two days and times that suit you, or when it has to be
      1 2 Open the page, or find the number, for {thing}
      5 1 Write down what they may ask: how many, what for, where
      2 5 Check what is free at that time | Nothing? The nearest one will do.
      3* 5 Book it there, or call and say what you want and when
      3 1 Put it in the calendar
      4 1 Save what says that it is booked
      4 2 Tell whoever comes along or has to be there
      5 1 Note the last day on which it can be changed
    `,
  }),
  template({
    id: 'get-ready',
    about: '',
    why: 'Ready enough is ready. Three things on paper hold the rest together.',
    steps: `
      1 2 Write down the day, the time and the place
      1 2 Write down up to three things it takes: to bring, to wear, to say or to do
      5 1 Cross out what would only be for show
      2 5 Do, fetch or write down the first of them
      3 5 Do the same with the second one
      3 2 Do the third, or ask somebody to help with it
      4 3 Put what goes along in one place, by the door or on a table
      4 1 Set an alarm for when to leave, or for when it begins
      5 5 Sit down with something to drink before it starts
    `,
  }),
] as const
