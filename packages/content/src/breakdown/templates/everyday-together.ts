import { template } from '../template.ts'

/** What is done together and asked of others. Chosen in `family-senses.ts`. */
export const EVERYDAY_TOGETHER = [
  template({
    id: 'date-night',
    about: '',
    why: 'One evening, one thing, two people. Chips on a bench count.',
    steps: `
      1 1 Open the calendar, and find two evenings that might do
      1 1 Send or tell them the two: “Which one? I would like to see you”
      5 1 Write down three things you both like
      3 2 Ask somebody to mind the children, if there are any
      2 3 Book a table, order tickets, or pick a film for the sofa | Far apart? The same film, and a call.
      3 1 Put it in the calendar, with the time
      4 1 Lay out what you want to wear
      4 1 Put both phones away
      5 1 Write down one thing to tell
    `,
  }),
  template({
    id: 'make-friends',
    about: '',
    why: 'Friends grow out of seeing the same faces again. You only need a place to be.',
    steps: `
      1 2 Write down two things that you like doing, or would like to try
      1 2 Look up one group near you, or online, that does one of them | You have the place? Write down one name or face from there.
      5 1 Write down one person whom you already half know
      3 1 Put its next day in the calendar
      2 2 Send one line: “I would like to come. Is that all right?” | A face you know? “Would you like to have lunch one day?”
      3 1 Write down one question that you could ask there
      4 1 Set an hour when you may leave
      4 2 Send one line to the half-known one: “Would you like a coffee one day?”
      5 1 Put out what you will wear
    `,
  }),
  template({
    id: 'book-club',
    about: '',
    why: 'A chapter and one opinion are enough to sit there.',
    steps: `
      1 1 Fetch the book, and check how far you are | None yet? Look in the library or its app.
      1 1 Look up the day you meet, and count the pages left
      5 1 Put your phone in another room
      2 10 Read for {minutes}, from where you stopped
      3 1 Mark one place that you liked or that annoyed you
      3 1 Write one line on it, to say there
      4 3 Listen to it instead, while you do something else
      4 3 Read the summary of the rest, if time is short
      5 1 Put the book in your bag
    `,
  }),
  template({
    id: 'plan-anniversary',
    about: '',
    why: 'One thing that is only for the two. It need not cost anything.',
    steps: `
      1 1 Write down the day, and what you did when you met | It is for others? One thing from their early days.
      1 2 Write down two things that they like, small ones
      5 1 Check what you still have: photos, tickets, a song
      2 3 Book, order or put in the calendar the easiest thing that they like
      3 1 Tell them to keep the evening free
      3 1 Write down what has to be there by then
      4 3 Write three lines on a card
      4 2 Ask somebody to mind the children, if there are any
      5 1 Put out what you will wear
    `,
  }),
  template({
    id: 'guest-list',
    about: '',
    why: 'Must, would like, could. Three columns.',
    steps: `
      1 1 Draw three columns on a sheet of paper
      1 1 Write the five in the first that have to be there
      5 1 Look through the names in your phone
      3 3 Write down the others as they come, in the second or third
      2 2 Count the first two, and check how many fit
      3 1 Ask the one you plan it with to look once
      4 2 Write beside each: number, message or address
      4 1 Put a ring round who needs a bed, a ramp or a special meal
      5 1 Take a photo of it
    `,
  }),
  template({
    id: 'invite-dinner',
    about: '',
    why: 'One line: come, when, what. They say yes or no.',
    steps: `
      1 1 Open a new message to them
      1 1 Write down two evenings that suit you
      5 1 Write down something that you can cook without looking
      2 1 Send: “Would you like to come to dinner on … or …?”
      3 1 Put the answer in the calendar
      3 1 Ask what they do not eat
      4 2 Write what is to be bought
      4 1 Write down when it should end
      5 1 Clear one chair
    `,
  }),
  template({
    id: 'host-dinner',
    about: '',
    why: 'One pot, one thing to nibble, one clear table.',
    steps: `
      1 1 Write down who comes, and what they do not eat
      1 1 Pick one dish that you have made before
      5 1 Ask somebody to bring the pudding
      3 2 Write the shopping list
      2 8 Clear the table and one place to sit
      3 2 Write down backwards when things go in the oven
      4 3 Clean the basin and the toilet, and hang up a towel
      4 2 Put plates, glasses and water out
      5 1 Put on music before they ring
    `,
  }),
  template({
    id: 'gift-list',
    about: '',
    why: 'Names first, ideas later, money beside it.',
    steps: `
      1 1 Write the names below each other
      1 1 Write one idea beside the easiest three
      5 1 Check what is already in the cupboard
      2 3 Write beside each what you are happy to spend
      3 2 Ask two of them, or somebody near, what they would like
      3 1 Put a ring round what has to be posted
      4 2 Suggest a draw: each buys for one
      4 3 Order the first one
      5 1 Keep the list on your phone
    `,
  }),
  template({
    id: 'order-cake',
    about: '',
    why: 'Size, name, day. They do the rest.',
    steps: `
      1 1 Write down how many people, which day, and what nobody may eat
      1 1 Write down the name or the words for it
      5 1 Look for one picture of roughly what you like
      3 2 Look up one baker or supermarket that makes them
      2 3 Call or order it, with these lines
      3 1 Write down when and where to fetch it
      4 1 Pay, and save the receipt
      4 1 Put candles and matches on the list
      5 1 Make room in the fridge
    `,
  }),
  template({
    id: 'lift-share',
    about: '',
    why: 'Who drives when: one message and one table.',
    steps: `
      1 1 Write down the days and times
      1 1 Write down who goes the same way
      5 1 Count the seats
      2 2 Send them: “Shall we share the driving? I could do …”
      3 1 Write a table: day, driver, where to meet
      3 1 Send it round
      4 1 Write down what happens when one is ill
      4 1 Ask about child seats
      5 1 Put your days in the calendar
    `,
  }),
  template({
    id: 'group-gift',
    about: '',
    why: 'One message, one sum, one day.',
    steps: `
      1 1 Write down who is in, and one idea
      1 1 Check what it costs, and divide it
      5 1 Ask somebody who knows them
      2 2 Send: “We give … something for …. Will you put in …, by …?”
      3 1 Write down who has paid
      3 2 Order it
      4 2 Send a card round
      4 1 Ask the silent ones once
      5 1 Wrap it
    `,
  }),
  template({
    id: 'ask-to-lend',
    about: '',
    why: 'People like to be asked for a thing. Say until when.',
    steps: `
      1 1 Open a new message to them
      1 1 Write: “Could you lend me your …?”
      5 1 Check whether you have one after all
      3 1 Write for what, and from when to when
      2 1 Send it: what you would like to borrow, and until when
      3 1 Write down when you fetch it
      4 1 Note the day to bring it back
      4 1 Thank them
      5 1 Take a photo of how it looks when you get it
    `,
  }),
  template({
    id: 'ask-for-lift',
    about: '',
    why: 'A seat in a car that goes there anyway.',
    steps: `
      1 1 Write down from where, to where, and at what time
      1 1 Write down two people who might go that way
      5 1 Look up the last bus as well
      2 1 Send the first person: “Could you give me a lift from … at …?” | For somebody else? Put the name in place of “me”.
      3 1 Ask the second, if they cannot
      3 1 Write down a taxi number, in case
      4 1 Offer something for the petrol
      4 1 Stand at the door five minutes before
      5 1 Thank them
    `,
  }),
  template({
    id: 'secret-santa',
    about: '',
    why: 'A name, a limit, one small thing.',
    steps: `
      1 1 Look whom you have, and how much it may cost | You run it? Names on slips, a limit, a day, and let them draw.
      1 1 Write down two things you know of them
      5 1 Ask one person who sits near them
      2 4 Look in one shop or on one page for something small that fits them
      3 1 Buy the first that will do: chocolate, a plant, a mug
      3 1 Put the day it has to be there in the calendar
      4 2 Wrap it, with their name and not yours
      4 1 Keep the receipt
      5 1 Put it by the door
    `,
  }),
  template({
    id: 'cheer-up',
    about: '',
    why: 'Being there does more than the right words.',
    steps: `
      1 1 Open a message to them | In the same house? Sit down beside them, and say it.
      1 1 Write: “I thought of you. No need to answer”
      5 1 Put a photo or a song in it
      2 1 Send them the one line: that you thought of them
      3 1 Write down one thing you could do: soup, a walk, a film
      3 1 Ask whether today or tomorrow suits
      4 2 Listen, without mending anything
      4 1 Ask straight out whether they are safe, if it sounds dark
      5 1 Put a day in the calendar to ask again
    `,
  }),
  template({
    id: 'key-cut',
    about: '',
    why: 'A shop, two minutes, a little money.',
    steps: `
      1 1 Take the key off the ring, and put it in your purse
      1 1 Look up a shop near you: shoe repair, hardware, supermarket
      5 1 Check whether something is stamped on it, like “do not copy”
      2 5 Go to the shop, and ask for as many as you need
      3 1 Pay, and keep the receipt
      3 1 Try it in the door as soon as you are there
      4 1 Put a tag on it
      4 1 Give it to the one it is for
      5 1 Write down who has one
    `,
  }),
  template({
    id: 'parcel-over',
    about: '',
    why: 'Next door, a knock, a thank you.',
    steps: `
      1 1 Pick up the parcel or the card about it
      1 1 Put on shoes, and take your keys
      5 1 Look at the name and the number
      2 2 Go over, and ring
      3 1 Say: “This came to us for you”, or “I think you have mine”
      3 1 Put a note through the door with your number, if nobody is in
      4 1 Carry it home
      4 1 Thank them
      5 1 Open it
    `,
  }),
  template({
    id: 'meet-up',
    about: '',
    why: 'A place, a time, a coat. You may say when you have to go.',
    steps: `
      1 1 Open the message where time and place stand | Nothing agreed yet? Send one place and one time.
      1 1 Write down when to leave, and set an alarm for it
      5 1 Write down one thing to tell, and one to ask
      3 1 Lay out what you wear, with keys, card and phone
      2 10 Put on your shoes, and go there
      3 1 Send “on my way”, or “five minutes”
      4 1 Say at the start how long you have
      4 1 Step outside for a moment, if it gets too much
      5 1 Send a line afterwards
    `,
  }),
  template({
    id: 'change-child',
    about: '',
    why: 'One arm, one leg, done. Warm hands help.',
    steps: `
      1 1 Lay out a clean set: vest, top, bottoms, socks
      1 1 Lay or stand them on something soft
      5 1 Hum a song
      2 2 Take off the top, and put the clean one on before you do the rest
      3 2 Do the bottoms, and look at the nappy on the way
      3 1 Put on the socks
      4 1 Rinse what is soiled with cold water
      4 1 Put it in the basket
      5 1 Put a spare set in the bag
    `,
  }),
  template({
    id: 'visit-baby',
    about: '',
    why: 'Short, clean hands, something to eat. They decide who holds.',
    steps: `
      1 1 Send: “When may I come, and what can I bring?”
      1 1 Write down the day, and how long: an hour
      5 1 Stay away with a cold
      3 1 Put something to eat or nappies by the door
      2 10 Go there, wash your hands, and ask before you hold
      3 1 Do one thing there: cups, bins, the washing
      4 1 Listen to how it was
      4 1 Go before they are tired
      5 1 Send a line afterwards
    `,
  }),
] as const
