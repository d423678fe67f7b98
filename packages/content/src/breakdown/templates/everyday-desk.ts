import { template } from '../template.ts'

/** At the screen and at the desk. Chosen in `verb-senses.ts`. */
export const EVERYDAY_DESK = [
  template({
    id: 'move-money',
    about: '',
    why: 'Two accounts and one number. A small sum counts as much as a big one.',
    steps: `
      1 1 Open your bank on the screen, or the app that you send money with
      1 1 Write down how much, and whom or which account it is for | For saving: a sum that you can do without.
      5 1 Look up what still goes out this week
      2 3 Pick where it comes from, where it goes, and type in the sum | Not there yet? Look for “new payee” or “new account”. Going abroad: compare the fee first.
      3* 1 Read the name and the sum once, and send it
      3 1 Check whether it stands in the list as sent
      4 3 Set it up for every month, if you like
      4 1 Write down what it is for
      5 1 Close the bank
    `,
  }),
  template({
    id: 'free-space',
    about: '',
    why: 'A few big things take most of the room. Ten minutes free more than you would think.',
    steps: `
      1 1 Open the settings, and in them “storage” | Cloud, chat or console: the same word in its own settings.
      1 2 Check what takes the most: apps, films, photos, old files
      5 1 Plug the device in
      2 3 Delete the biggest thing that you do not use: an app, a game, a film | Apps can be fetched again.
      3 5 Delete five long videos or big old files | Want to keep one? Copy it to another place first.
      3 2 Empty the folder of deleted things | Only now the room is free.
      4 5 Copy what you want to keep to another place
      4 2 Delete what you downloaded and do not need
      5 1 Look at the number now
    `,
  }),
  template({
    id: 'delete-apps',
    about: '',
    thing: 'the apps',
    why: 'What you do not miss may go. Nearly all of it can be fetched again.',
    steps: `
      1 1 Open the list of apps on your device
      1 1 Put your finger on one that is to go, or that you have not opened this year
      5 1 Plug the device in
      2 2 Cancel it first, if it costs money | Deleting alone does not stop the payment.
      3* 2 Delete the one that may go | It costs money? Cancel first. Notes or an account in it? Save or close those first.
      3 3 Do the same with up to four more, if they may go, too
      4 2 Move the ones you like to the first page
      4 2 Turn off the sounds of two that may stay
      5 1 Look at the empty places
    `,
  }),
  template({
    id: 'lit-review',
    about: '',
    why: 'One search and three papers are a beginning. You only read their first pages.',
    steps: `
      1 2 Write your question at the top of a page, in five words
      1 2 Open the search of your library, and type them in
      5 1 Close the tabs that are about something else
      2 8 Save three papers that sound right, for {minutes}
      3 8 Read the summary of the first one, and write one line about it
      3 3 Write beside it where you found it
      4 8 Do the same with the second
      4 3 Look whom they all quote, and note that name
      5 2 Write down the words for the next search
    `,
  }),
  template({
    id: 'minutes',
    about: '',
    why: 'Nobody reads them as a story. Who, what was settled, who does what.',
    steps: `
      1 1 Open your notes from the meeting, and an empty page
      1 2 Write the date, and who was there
      5 1 Ask somebody for their notes, if yours are thin
      2 5 Write down what was settled, one line each
      3 3 Write down who does what, and by when
      3 2 Note the day of the next one
      4 3 Read it once, and mark what you are not sure of
      4 2 Ask one person about that
      5* 2 Send the minutes round
    `,
  }),
  template({
    id: 'switch-supplier',
    about: '',
    why: 'You only compare two numbers. Looking binds you to nothing.',
    steps: `
      1 2 Find the last bill, or the page of the one you have now
      1 1 Write down what you pay, and until when it runs
      5 1 Put something to drink beside you
      2 8 Open one page that compares, and type in what it asks
      3 2 Write down the two cheapest that sound right
      3 2 Check whether leaving costs something
      4 5 Pick one, or write down “stay”. Both are answers
      4* 5 Sign up with the better offer, or stay: mostly the new one tells the old one | Insurance: end the old one yourself, for the day the new one begins.
      5 1 Put the day when it ends in the calendar
    `,
  }),
  template({
    id: 'library-books',
    about: '',
    why: 'Into a bag, and by the door. Whatever the date, they are glad to have them back.',
    steps: `
      1 2 Find the books, and put them in a bag | One is lost? Tell them: they can often renew it while you look.
      1 1 Put the bag by the door, with your keys
      5 1 Look through the pages for your own notes
      3 2 Look up when they are open, or where the slot is | Many can be renewed online instead.
      2 15 Go there and hand them over
      3 1 Ask about a fee, if the date is over
      4 1 Note the day of the ones you still have
      4 2 Look round for two minutes, or go straight home
      5 1 Cross it out
    `,
  }),
  template({
    id: 'post-it',
    about: '',
    thing: 'it',
    why: 'An envelope, an address, a stamp. The box is mostly nearer than it seems.',
    steps: `
      1 1 Put {thing} in an envelope and close it | Not written yet? One line and your name are enough. Several? Begin with one.
      1 2 Write the address on the envelope
      5 1 Look it up, if you do not know it
      3 2 Put a stamp on it | None left? A shop or the post office has some.
      2 1 Put it by the door, on your keys
      3* 10 Take it to the box, or give it to somebody who goes that way
      4 1 Take a photo of it, if it is important
      4 1 Note the day it left
      5 1 Write stamps on the shopping list
    `,
  }),
  template({
    id: 'rehearse',
    about: '',
    why: 'Aloud is the whole trick. The first sentence by heart, and the rest follows it.',
    steps: `
      1 1 Put the text or the notes in front of you, and stand up | No text? Write down three questions that may come.
      1 1 Say the first sentence, or your first answer, aloud, three times
      5 1 Drink a sip of water
      2 5 Say all of it aloud once, however it comes, to a wall or a plant
      3 2 Mark the place where you stumbled
      3 3 Say that place aloud, twice
      4 5 Say it once more, with a clock beside you
      4 2 Write the first and the last sentence on a small card
      5 5 Say it to one person, or record it and do not listen
    `,
  }),
  template({
    id: 'lost-card',
    about: '',
    why: 'One press stops it. Whatever happened before can be put right with the bank.',
    steps: `
      1 1 Open the bank’s app, and press “freeze card” | No app? The number is on any other card or letter of theirs.
      1 1 Press yes, or call the number and say: “My card is lost or stolen”
      5 1 Breathe out: this happens to everybody
      2 3 Order a new one, in the same place
      3 3 Look through the last payments, and mark what was not you
      3 2 Tell the bank about those, if there are any
      4 2 Write down where else the card is stored: shops, trains, subscriptions
      4 1 Note when the new one should come
      5 2 Look once more in pockets, bags and the car
    `,
  }),
  template({
    id: 'order-certificate',
    about: '',
    thing: 'the certificate',
    why: 'A name, a date, a place and a small fee. Mostly nobody asks why.',
    steps: `
      1 2 Open the register’s official page, in the country where it happened
      1 2 Write down the full name, the date and the place it is about
      5 1 Write down by when you need it
      3 2 Look up the names of the parents, or of both partners, if they are asked for
      2 5 Fill in the lines that you know
      3* 3 Pay and send the order, or save it half done
      4 1 Save the number they give you
      4 1 Note the day it should come
      5 1 Pick the place where it will live
    `,
  }),
  template({
    id: 'wifi-password',
    about: '',
    why: 'It is one page on the router. Afterwards each device asks once.',
    steps: `
      1 1 Go to the router, and take a photo of its sticker
      1 2 Open the app of the provider, or type the address from the sticker into a browser
      5 1 Write down which devices use the wifi
      3 2 Log in with the words on the sticker | Changed once before? Then with the ones you chose.
      2 3 Look for “wireless” or “wifi”, and type in a new password | Four plain words in a row are good and long.
      3* 1 Press save, with the new password on the router’s page
      4 2 Connect your phone with the new one
      4 5 Do the same on the other devices
      5 1 Put a note with it where guests find it
    `,
  }),
  template({
    id: 'quiz',
    about: '',
    why: 'It is one question after another, and the first one is the doorstep.',
    steps: `
      1 1 Open the page or the sheet with the quiz | Look first whether it has a clock, or only one try.
      1 2 Read the first question twice
      5 1 Put the notes beside you, if they are allowed
      2 2 Answer the first one, or take your best guess
      3* 10 Go on for {minutes}, and leave out what is too hard
      3 2 Send it off, or hand it in
      4 3 Go back to the ones that you left out
      4 1 Check that every one has an answer
      5 2 Write down what you did not know
    `,
  }),
  template({
    id: 'first-day',
    about: '',
    why: 'On a first day you only have to arrive. Nobody knows anything yet on theirs.',
    steps: `
      1 2 Write on a card when and where it begins, and whom to ask for
      1 3 Lay out clothes that you feel like yourself in
      5 1 Fill a bottle with water
      2 5 Put in one bag what they asked for, a pen, and something to eat | Nothing asked for? ID is enough.
      3 2 Look up the way, and write down the minute you leave the house
      3 1 Say aloud: “Hi, it is my first day. Where do I go?”
      4 1 Write on the back of the card what to ask: breaks, toilets, whom to call when ill
      4 1 Set two alarms
      5 3 Put out something easy for the evening: it will have been a lot
    `,
  }),
  template({
    id: 'off-early',
    about: '',
    why: 'Said beforehand, it is one sentence and nothing more.',
    steps: `
      1 1 Write down when you have to go, and which day
      1 1 Open a message to whoever runs it: the manager, the teacher, the host
      5 1 Look whether there is a rule or a form for it
      2 2 Write: “I have to leave at …. Is that all right?”, and send it, or say it beforehand
      3 1 Set a silent alarm for five minutes before
      3 2 Write down what cannot wait, and whom you could give it to
      4 1 Put your bag and coat within reach, and sit near the door
      4 1 Ask one person to tell you afterwards what was said
      5 1 Write down where you stopped
    `,
  }),
  template({
    id: 'display-board',
    about: '',
    why: 'One colour, one title, and what they made. That is a board.',
    steps: `
      1 1 Stand in front of it, and take out one staple or pin
      1 2 Write on a slip what it is about, in two or three words
      5 1 Take a photo of how it is now
      3 5 Take down the rest, and put what goes back to somebody on one pile
      2 8 Put up the title and three things below it, the largest in the middle
      3 5 Add the rest around them, with the same gap everywhere
      4 2 Look at it from the door, and move one thing
      4 3 Put a border or a strip of paper along the edge
      5 1 Tell somebody whose work is up there
    `,
  }),
  template({
    id: 'cv-gap',
    about: '',
    why: 'One true line is enough. How much you tell is up to you.',
    steps: `
      1 1 Write down from when to when it was, and nothing else
      1 2 Write one plain line for it: “caring for family”, or “time for my health”
      5 1 Put the advert out of sight for now
      2 3 Put the line in the CV with its years, like a job | A conviction? Ask an adviser first what has to be said.
      3 2 Add one thing from that time: a course, caring, volunteering
      3 2 Say it aloud: “I was … then. Now I would like to …”
      4 2 Say it once more, and stop after the second sentence
      4 3 Ask somebody to read the line
      5 1 Save it
    `,
  }),
  template({
    id: 'argue-speech',
    about: '',
    why: 'One thing that you want, and three reasons. The rest is breathing.',
    steps: `
      1 1 Write at the top of a page what you want them to do or believe, in one line
      1 2 Write three reasons below it, three words each
      5 1 Write down how long it may be: two minutes is one page
      2 6 Write two sentences for each reason: what is so, and one example
      3 2 Write the first line: a question, or something that happened
      3 1 Write the last line: what you ask of them
      4 2 Write what the other side will say, and one answer to it
      4 3 Read it aloud, slowly, with a clock
      5 2 Copy the first words of each part onto a card
    `,
  }),
  template({
    id: 'music-rehearsal',
    about: '',
    why: 'Turning up counts. The rest is what a rehearsal is for.',
    steps: `
      1 1 Put the music, a pencil and what you play by the door
      1 1 Check when and where it begins
      5 1 Fill a bottle with water
      3 4 Play, hum or read through the hardest place once
      3 1 Set an alarm for the minute when you leave
      2 1 Go, and sit or stand where you can see who leads | Begun already? Walk in at the end of a piece.
      4 1 Put in earplugs, if it is loud
      4 1 Mark in pencil what was changed
      5 1 Write down the next date
    `,
  }),
  template({
    id: 'back-to-work',
    about: '',
    why: 'A first day back may be short and small. Say what would help before it begins.',
    steps: `
      1 1 Write down the day and the hour when you are back, or of the meeting
      1 2 Write down two things that would help: shorter days, fewer tasks, a quiet place
      5 1 Look up who answers for it: your manager, occupational health
      2 3 Tell or write them: “I am back on …. It would help me if …”
      3 2 Write one sentence for those who ask where you were | “I was away for a while, it is good to see you.”
      3 2 Lay out what you need for the day
      4 1 Ask for a talk after the first week
      4 1 Write down what you will leave for later
      5 3 Put out something easy for that evening
    `,
  }),
] as const
