import { template } from '../template.ts'

/** Appointments, offices and papers that need steps of their own. Chosen in `verb-senses.ts`. */
export const EVERYDAY_ADMIN = [
  template({
    id: 'rebook',
    about: '',
    who: 'the practice',
    thing: 'the appointment',
    why: 'They give new times every day and will not ask why. One sentence is enough.',
    steps: `
      1 2 Find the number or the page for {thing}
      1 2 Write: “I could not come. I am sorry. Could I have a new time?” | Still to come? Then write: “I cannot come on …”
      5 1 Breathe out: to them it is a line in a list
      3 2 Write down two times that suit you
      2 8 Call and read it out, or pick a time on the page
      3 1 Put day, time and place in the calendar, with an alarm the day before
      4 1 Ask whether there is a fee, if you are not sure
      4 2 Note what would help you to be there: a lift, a friend, a later hour
      5 1 Put the old date out of sight
    `,
  }),
  template({
    id: 'appeal-decision',
    about: '',
    thing: 'the decision',
    why: 'Many decisions are changed when somebody asks. The date in the letter comes first, and free help exists.',
    steps: `
      1 2 Find the letter or message with the decision, and copy its date and number
      1 2 Look in it for “how to ask us to look again”, and by when | Write that day in your calendar, in big letters.
      5 1 Put both feet on the floor: this is heavy to read
      2 5 Look up one free adviser near you and save the number | A citizens’ advice office, a law centre, a charity.
      3 5 Write one line for each thing they got wrong | About your health? Write how it is on a bad day, too.
      3* 10 Send them what they got wrong, with the number: “I would like you to look at this again”
      4 3 Call the adviser and ask for help with the wording
      4 5 Gather one letter that says the same as you
      5 2 Keep a copy and what says that it arrived
    `,
  }),
  template({
    id: 'gather-papers',
    about: '',
    thing: 'the papers',
    why: 'One list, one folder, one paper at a time. What is missing is only a line on the list.',
    steps: `
      1 2 Take one empty folder and put it on the table | Asked for online? A new folder on the computer or phone.
      1 2 Open the page or the letter that says what is wanted, and copy it as a list
      5 1 Write down by when
      2 8 Put in what you have, and tick it on the list
      3 3 Write beside each gap where it comes from: a drawer, a bank, an office
      3* 5 Ask for the missing one that takes longest, in two sentences | None missing? Then it is ready to go.
      4 5 Take copies or photos of what is there
      4 5 Find or ask for the next one
      5 1 Put the folder where you will see it
    `,
  }),
  template({
    id: 'check-in-flight',
    about: '',
    thing: 'the check-in',
    why: 'It is a code, a name and a few clicks. After that the seat is yours.',
    steps: `
      1 1 Find the booking mail, and the code of letters and numbers in it
      1 1 Put passport or ID beside you, one for each who flies
      5 1 Look up from when until when it is open
      2* 3 Open the airline’s own page or app, type in the code and your name, and check in
      3 3 Answer what it asks, with the passport or ID at hand | You may say no to what costs extra.
      3 2 Save the boarding pass on your phone, and take a picture of it
      4 2 Check how large the bag may be
      4 1 Set an alarm for when to leave the house
      5 2 Print the pass, if the airline wants paper
    `,
  }),
  template({
    id: 'book-journey',
    about: '',
    thing: 'the tickets',
    why: 'From, to, a day and a time: with these the page does the rest.',
    steps: `
      1 2 Write on a slip of paper: from, to, which day, what time, how many of you | And the way back, if there is one.
      1 1 Open one page that sells tickets
      5 1 Fetch your card, and your railcard if you have one
      2 5 Type that in, and look at the first three that come up
      3* 5 Pick the first one that will do, and pay | Check the day, the time and the names before you pay.
      3 2 Save the tickets on your phone
      4 1 Put the times in the calendar
      4 2 Send the times to whoever meets you
      5 2 Look up how you get to the station, the port or the airport
    `,
  }),
  template({
    id: 'medication-review',
    about: '',
    who: 'the practice',
    thing: 'the review',
    why: 'A review is only a talk about how it goes with what you take. You may ask for one at any time.',
    steps: `
      1 2 Put the boxes of the medicine it is about in front of you, and take a photo
      1 2 Write one line: what works, what bothers you, what you would like | To change or stop something, too.
      5 1 Drink some water
      2 5 Call or write to {who}: “I would like a medication review”, and say why | A pharmacist may do it, too. Until then go on as it is prescribed, and ask before you stop.
      3 1 Put day and time in the calendar
      3 3 Write down the questions you have
      4 1 Ask whether it can be by phone, if that is easier
      4 1 Put the photo and the lines where you find them that day
      5 1 Put the boxes back in their place
    `,
  }),
  template({
    id: 'appliance',
    about: '',
    thing: 'the machine',
    why: 'Whether it is still under warranty decides whom to call. Until then it may rest.',
    steps: `
      1 1 Switch it off at the plug or the fuse, and leave it off for now | A fridge that still cools may stay on. Water coming out? Turn off its tap.
      1 2 Take a photo of the label with the make and the number | Often inside the door or at the back.
      5 1 Write down when you bought it, as far as you know
      3 5 Look in one place for the receipt: a drawer, your mail, your bank
      2 2 Write one sentence: what it does, and since when
      3* 8 Call the maker if it is under two years old, else a repair shop, and say what it does | Does it belong to the flat? Then the landlord.
      4 2 Write down what they said: a day, a price, a name
      4 2 Note what helps until then: a laundrette, a neighbour, a pan
      5 1 Put the papers about it in one place
    `,
  }),
  template({
    id: 'printer',
    about: '',
    thing: 'the printer',
    why: 'Off and on, paper, ink, the same wifi: nearly always it is one of these four.',
    steps: `
      1 1 Go to the printer and look: is a light on, is there paper?
      1 2 Switch it off at the plug, count to thirty, and switch it on again | Not yours? Ask whoever looks after it, or where else one can print.
      5 1 Take out the paper and put it in again
      2 3 Look in its menu whether it is on the same wifi as you, or plug in the cable
      3 2 Print one page to try | Stripes, or pale? Look in its menu for “clean heads”.
      3 5 Delete what waits in the list on your computer, and try again
      4 5 Take the printer off the list of devices, and add it again
      4 5 Look up the words on its screen, or ask one person
      5 3 Note where else one can print: a library, a shop, a friend
    `,
  }),
  template({
    id: 'sell-device',
    about: '',
    thing: 'the device',
    why: 'First your data comes off, then it is a thing like any other. A fair price is good enough.',
    steps: `
      1 2 Find it and its charger, and plug it in
      1 2 Look in the settings for “back up”, and start it | Nothing to save on it? Go on to the next.
      5 1 Take out the SIM and the memory card
      2 5 Sign out of your accounts on it, and choose “erase everything” in the settings | It no longer turns on? Remove it from your account with another device, and sell it “for parts”.
      3 3 Take two photos by the window, and write: make, size, what is not perfect
      3* 5 Put it on one page with a fair price, and press publish
      4 2 Look up what others got for one like it
      4 3 Look out a box to post it in
      5 1 Write down the day when you would go lower
    `,
  }),
  template({
    id: 'passwords-leak',
    about: '',
    thing: 'the passwords',
    why: 'The one that leaked comes first, then any that is the same. The others can wait.',
    steps: `
      1 1 Open the page that matters most, by typing its address yourself | The one that leaked, or your mail. Never by a link in a message.
      1 2 Change the password there: four plain words in a row are good and long
      5 1 Breathe out: you are doing the right thing
      3 2 Save it where your device offers to keep it
      2 5 Change the password wherever you used the same one: mail and bank first
      3 3 Turn on the second check for your mail
      4 3 Check whether something happened in your bank that was not you
      4 3 Sign out all other devices, where the page offers it
      5 1 Write down which ones are done
    `,
  }),
  template({
    id: 'one-password',
    about: '',
    thing: 'the password',
    why: 'It is a link, a code and four words. The page has done it a million times.',
    steps: `
      1 1 Open the page or the app where you sign in
      1 1 Press “Forgotten password?” or “Trouble signing in?” | Nothing there, or at work? Call the help desk, or the number on the card.
      5 1 Put the phone or the mail where a code may come beside you
      2 3 Type in your mail or number, and wait for the code or the link
      3 2 Write a new one: four plain words in a row are good and long | For a PIN: four numbers that are nobody’s birthday.
      3 2 Save it where your device offers to keep it, and sign in once
      4 2 Look in the spam folder, if nothing comes
      4 2 Check that the mail and the number there are still yours
      5 1 Note somewhere safe how you got back in
    `,
  }),
  template({
    id: 'change-details',
    about: '',
    thing: 'the details',
    why: 'They do this every day. You say what is new, and they may want one paper as proof.',
    steps: `
      1 2 Find the account number, the card or a letter of theirs | Many to tell? Begin with one: the bank or the ID.
      1 1 Write down the new line exactly as it is to be
      5 1 Put an ID or the certificate beside you
      2 5 Open their page or app, and look under “my details” | Nothing there? Call or write, and ask how they want it.
      3* 3 Type it in or send it, with a photo of the paper they ask for
      3 1 Save what says that it is changed
      4 2 Write down who else needs it: bank, doctor, work
      4 5 Do the next one
      5 1 Put the papers back in one folder
    `,
  }),
  template({
    id: 'standing-order',
    about: '',
    thing: 'the standing order',
    why: 'It is made once, in your own bank. From then on the money goes by itself.',
    steps: `
      1 2 Find the sum and the day it is to go | For rent, on the agreement.
      1 2 Find the name, the sort code and the account number it goes to | Elsewhere the IBAN, the BSB or the routing number.
      3 2 Open your bank’s app or page, and go to payments or standing orders
      2* 4 Choose a new standing order: the account, the sum, the first day, and how often
      5 2 Choose a day soon after your money comes in | Where the day is yours to choose.
      4 1 Type in a reference they know you by, such as your address
      3 2 Read each digit once more, and confirm it
      4 1 Take a picture of the page that says it is set up
      5 1 Put a reminder on the first day, to see that it went
    `,
  }),
  template({
    id: 'direct-debit',
    about: '',
    thing: 'the payment',
    why: 'Set up once, it remembers for you every month.',
    steps: `
      1 2 Find a bill or letter with your account number for it | New there? The agreement or the sign-up page has it.
      1 1 Put your bank card beside you
      5 1 Write down the sum and the day that would suit you
      2 5 Open their page or call them, and choose or ask for “Direct Debit”
      3* 3 Give your sort code and account number, or the IBAN, and check each digit once
      3 1 Save what says that it is set up
      4 1 Put the day in the calendar, so that the money is there
      4 2 Look next month whether it went out
      5 1 Put the letter with the paid ones
    `,
  }),
  template({
    id: 'reminder',
    about: '',
    thing: 'the reminder',
    why: 'Once it is set, your head need not hold it.',
    steps: `
      1 1 Open the clock or the calendar on your phone
      1 1 Press “new”, and write what it is in three words
      5 1 Say it aloud once
      2 1 Set the day and the time, and a sound that you will hear | A time when you can really do it.
      3* 1 Check the day and the time, and press save
      3 1 Set it to come again, if it is for every day
      4 1 Put what you need for it where you will be then
      4 1 Set a second one ten minutes later
      5 1 Close the phone
    `,
  }),
  template({
    id: 'find-service',
    about: '',
    thing: 'one',
    why: 'Near enough, kind enough, at a price you can pay: the first that is all three will do.',
    steps: `
      1 1 Write down the two things that matter: how near, which days, what it may cost | For papers: which languages, and for which office.
      1 2 Ask one person who has one they like, or open one page with reviews
      5 1 Set a small alarm, so that looking has an end
      2 5 Save two that are near enough
      3* 3 Call or write to the first that fits: “Do you take new people, and what does it cost?”
      3 2 Write to the second one with the same words
      4 2 Write down what they say
      4 2 Say yes to one for a first try, and put it in the calendar
      5 1 Close the other pages
    `,
  }),
  template({
    id: 'boiler',
    about: 'boiler',
    verbs: 'fix,repair,reset',
    thing: 'the boiler',
    why: 'You look, others mend it. Three of five times it is the timer, the pressure or the power.',
    steps: `
      1 1 Breathe in: is there a smell of gas? Go out, and call the gas emergency number
      1 2 Look at the boiler: is it on, is there a number or a light on its screen? Take a photo
      5 1 Put on something warm
      3 3 Turn the thermostat up and look at its clock | Loud bangs, or water below it? Leave it off, and call.
      3 3 Look up what the number or light means, and whether the pressure is between 1 and 2 | Low? Its leaflet shows how to fill it.
      2 8 Call a registered engineer, or the landlord, and read out what you see | Leave what is inside it to them.
      4 2 Write down when they come
      4 3 Note what helps until then: a heater, a hot-water bottle, a neighbour’s shower
      5 2 Wrap yourself in a blanket
    `,
  }),
  template({
    id: 'pay-cheque',
    about: '',
    thing: 'the cheque',
    why: 'A photo in the app is often enough. Else it is one short visit.',
    steps: `
      1 1 Find the cheque and put it on the table, in good light
      1 1 Check whether your name and the sum are right
      5 1 Turn the sound of other apps off
      2 3 Open your bank’s app, choose “pay in a cheque”, and take the photos it asks for
      3* 2 Type in the sum and press send | No such button? Put it in your bag with your card, for a branch or a post office.
      3 1 Keep the cheque until the money is there
      4 1 Note the day to look for it
      4 2 Look up which branch is open, if you have to go
      5 1 Tear it up when it is paid in
    `,
  }),
  template({
    id: 'forward-mail',
    about: '',
    who: 'them',
    thing: 'the mail',
    why: 'One press, one name, one line.',
    steps: `
      1 1 Open the mail and press “Forward”
      1 1 Type in whom it goes to
      5 1 Check whether something stands below that is only for you
      2 1 Write one line above it: why they get it
      3* 1 Check whom it goes to, and press send
      3 1 Move it out of the inbox
      4 1 Note a day to look for an answer, if you need one
      4 2 Answer the one who wrote it: “I have passed it on”
      5 1 Close the inbox
    `,
  }),
  template({
    id: 'proofread',
    about: '',
    thing: 'the text',
    why: 'Three looks, each for one thing: that finds more than one look for everything.',
    steps: `
      1 1 Open {thing}, and make the letters larger or print it
      1 2 Read one paragraph aloud, and mark where you stumble
      5 1 Put a card under the line
      2 8 Read on for {minutes}, and only mark
      3* 5 Change what makes you stumble, one place after the other | Somebody else’s? Send them your marks.
      3 3 Run the spell check, and look at names and numbers yourself
      4 5 Ask somebody to read one page, or let the computer read it to you
      4 1 Save it under a new name
      5 1 Send it, or put it where it goes
    `,
  }),
  template({
    id: 'post-online',
    about: '',
    thing: 'the post',
    why: 'Two lines and a picture are a whole post. It can be taken down again.',
    steps: `
      1 1 Open the group or the page, and press “new post”
      1 2 Write the one thing it is about, in a sentence
      5 1 Check whether your address or a face can be seen that should not
      3 1 Add a photo, a day or a place, if it needs one
      2 1 Read what you wrote once, and press “post”
      3 1 Turn off the sound of answers for an hour
      4 3 Answer the first one who writes
      4 1 Note a day to take it down, if it is for a time
      5 1 Close the page
    `,
  }),
] as const
