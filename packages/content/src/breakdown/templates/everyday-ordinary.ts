import { template } from '../template.ts'

/** Ordinary tasks that people wrote down when they were asked for a week of theirs. Chosen in `ordinary-senses.ts`. */
export const EVERYDAY_ORDINARY = [
  template({
    id: 'hide-present',
    about: '',
    why: 'A place where nobody tidies is enough. Write it down for yourself.',
    steps: `
      1 1 Put it in a plain bag, with the top folded over | Eggs for a hunt? Into a basket, and count them.
      1 1 Pick a place that the other one never opens: a suitcase, the top of a cupboard
      5 1 Take the price and the receipt off, and keep them apart
      2 3 Put it there, behind something dull | Eggs for a hunt? One in each place, where the smallest can reach.
      3 1 Write down where it is, on your own phone | People forget their own hiding places.
      3 1 Save the day on which you take it out again
      4 2 Bin the packaging where nobody sees it
      4 1 Move the order in your mail to another folder, if you share it
      5 1 Sit down for a minute
    `,
  }),
  template({
    id: 'get-off',
    about: '',
    why: 'Two stops of getting ready, one step down, and then only the next corner.',
    steps: `
      1 1 Look up the name of your stop, and the one before it
      1 1 Set an alarm for two minutes before
      5 1 Check what lies on the seat and the floor beside you
      3 1 Put phone, ticket and bag where your hands find them
      2 3 Stand up at the stop before, and go to the door
      3 2 Step off, and a few steps aside, until the others are past
      4 1 Breathe out, and check which way is yours
      4 5 Walk as far as the next corner
      5 1 Write to somebody that you are on your way
    `,
  }),
  template({
    id: 'e-sign',
    about: '',
    thing: 'the file',
    why: 'A name drawn with a finger counts like one in ink, nearly everywhere.',
    steps: `
      1 1 Open {thing} on your phone or computer
      1 2 Look for “sign”, “fill and sign” or a pen sign in the menu | Phones and most programs that show such files have one built in.
      5 1 Look up which page your name goes on
      3 3 Read the part above the line, slowly
      2 3 Draw or type your name and the date, and put them on the line
      4 2 Save it under a new name, with “signed” at the end
      3 2 Send it back the way it came: in answer to the mail, or on their page
      4 1 Look at the saved file once: is the name there?
      5 1 Close the file and look out of the window
    `,
  }),
  template({
    id: 'learn-system',
    about: '',
    thing: 'it',
    why: 'Nobody knows a new one on the first day. One thing at a time, and you may ask twice.',
    steps: `
      1 1 Write down the one thing you will do on {it} most
      1 2 Ask somebody who knows {it}: “Can you show me that once, slowly?” | Nobody near? One short film of it counts.
      5 1 Find the help page or the leaflet that came with it
      2 8 Do it yourself while somebody watches, or along with a film, for {minutes}
      3 2 Write the order of it on a small card: first, then, then
      3 2 Ask how to undo a mistake | It is the question that makes the rest less frightening.
      4 5 Do it once more from the card alone
      4 2 Write down whom to ask when it goes wrong
      5 2 Add the next thing to the card tomorrow
    `,
  }),
  template({
    id: 'eat-in-time',
    about: '',
    why: 'Who decides at one o’clock is too hungry to decide. Now it is decided.',
    steps: `
      1 1 Set an alarm for the time to eat, each day that you mean
      1 2 Write down two things that you can always eat, with no cooking
      5 1 Fill a bottle with water
      2 3 Put something that you can eat where you will be then: bag, desk, front of the fridge
      3 1 Tell one person, and ask them to ask you
      3 5 Eat the first bites when it rings, also when you are in the middle of something
      4 1 Keep a small spare in the bag or the drawer
      4 1 Move the alarm, if the hour does not fit
      5 1 Talk to somebody you trust, if eating has become hard | Beat has a helpline for that, and so has your doctor.
    `,
  }),
  template({
    id: 'kickabout',
    about: '',
    why: 'Bag by the door, ride sorted, on the pitch. How you play is nobody’s business.',
    steps: `
      1 1 Look up when and where it is, and whether you owe the money for it
      1 2 Put shoes, socks and a top in the bag
      5 1 Put in shin pads and a towel
      3 2 Fill a bottle, and eat something small
      3 1 Set an alarm for when to leave
      2 5 Go there, and say hello to one person
      4 5 Run once round, slowly, to warm up
      4 2 Hang up the wet things at home
      5 2 Drink something, and sit down
    `,
  }),
  template({
    id: 'bottle-bank',
    about: '',
    why: 'One bag on a way that you go anyway. Nobody looks at what is in it.',
    steps: `
      1 1 Fetch a strong bag or a crate
      1 2 Put the bottles and jars in, without lids
      5 1 Empty what is left in them into the sink
      3 1 Look up where the nearest bottle bank is | With a deposit? A shop that sells them takes them back.
      3 1 Put the bag by the door, or in the car
      2 10 Take it along on the next way to the shop, and drop them in by colour
      4 5 Wipe your hands afterwards
      4 1 Keep the lids and the bag for the bin
      5 1 Hang the empty bag back up
    `,
  }),
  template({
    id: 'absence-note',
    about: '',
    why: 'Name, days, one reason. That is the whole note.',
    steps: `
      1 1 Open a mail or the school’s app, or fetch a sheet of paper
      1 2 Write the full name and the class
      5 1 Look up the address of the office
      3 2 Write the days, and one reason: “She was ill”, “He had an appointment”
      3 1 Add the day of coming back, if you know it
      2 2 Read it once, and send it to the office and the class teacher
      4 1 Add a line, if work is to be sent home
      4 1 Save it, in case they ask again
      5 1 Tell whoever it is about that it is done
    `,
  }),
  template({
    id: 'meeting-notes',
    about: '',
    why: 'What was settled, who does what, by when. Nobody needs more.',
    steps: `
      1 1 Open what you wrote down, and an empty page | Nothing? The invitation helps you remember.
      1 2 Write the day, and who was there
      5 1 Get something to drink
      2 5 Write down what was settled, one line each
      3 3 Write down who does what, and by when
      3* 2 Send it to those who were there | “Tell me if I got something wrong” saves you from being sure.
      4 2 Put your own part on your list
      4 2 Mark what nobody answered, for next time
      5 1 Move your rough notes out of sight
    `,
  }),
  template({
    id: 'sew-labels',
    about: '',
    why: 'One stitch in each corner holds. An iron-on label or a laundry pen is allowed, too.',
    steps: `
      1 1 Fetch the labels, a needle, thread and scissors
      1 2 Thread the needle, and knot the end
      5 1 Turn on a good light
      3 1 Take the piece that gets lost most, and turn its collar or waistband out
      2 4 Lay the label flat, and sew each short side down with three stitches
      3 1 Knot it at the back, and cut the thread
      4 10 Do the next three pieces, for {minutes}
      4 1 Write the rest with a laundry pen, if you have had enough
      5 1 Stick the needle back into its cushion
    `,
  }),
  template({
    id: 'pet-sitter',
    about: '',
    why: 'Ask first who already knows them. It is one message.',
    steps: `
      1 2 Write down the days, and what has to be done on each | Food, walks, medicine, where they sleep.
      1 2 Write down three names: a friend, a neighbour, a kennel or a sitter’s page
      5 1 Look for the number of your vet
      2 3 Write to one who might: “Could you look after … for me on …? Food and all comes from me”
      3 2 Send the same to the next one, if it is a no
      3 3 Read what others say, if it is somebody new, and ask to meet once
      4 2 Put the days in the calendar, and say when they come to you, or the key to them
      4 5 Write one page: meals, habits, the vet’s number, yours
      5 2 Put food and what belongs to it in one place
    `,
  }),
  template({
    id: 'delete-screenshots',
    about: '',
    why: 'Nearly all of them were for one minute. Two or three still matter.',
    steps: `
      1 1 Open your photos, and the album or folder “Screenshots”
      1 2 Save the two that still matter: a ticket, a code
      5 1 Plug in the phone
      2 5 Press “select”, draw your finger over a whole row and on, and delete
      3 5 Do the same with the next month
      3 1 Empty “recently deleted” | Until then they still take up space.
      4 5 Go on from the oldest, for {minutes}
      4 1 Check how much space is free now
      5 1 Delete the next one as soon as it has done its work
    `,
  }),
  template({
    id: 'swim-bag',
    about: '',
    why: 'Four things, and something for what is wet.',
    steps: `
      1 1 Put an open bag on the bed
      1 2 Put in a towel, and goggles, a cap or a hairband, if they are used
      5 1 Write a name on what gets lost
      2 2 Put in the swimming things
      3 1 Put in a plastic bag for what comes home wet
      3 1 Put in shampoo, a brush and dry socks
      4 1 Put in a snack and water for after
      4 1 Put a coin for the locker in the side pocket
      5 1 Stand it by the door
    `,
  }),
  template({
    id: 'buy-same',
    about: '',
    why: 'You know already that it is right. It only has to be found by its name.',
    steps: `
      1 1 Look at the label in the old one: the brand, the name, the size
      1 2 Look for the old order in your mail, if it came by post
      5 1 Measure the old one, if the label is gone
      3 2 Type exactly that name and size into the shop’s page
      2 4 Order it, or two of it while there are some
      3 2 Look on second-hand pages, if it is sold out
      4 1 Write down name and size where you find them next time
      4 1 Save the receipt
      5 1 Wash the new one the way you like it
    `,
  }),
  template({
    id: 'voice-reply',
    about: '',
    why: 'Once through, three words, and an answer in whichever way you like.',
    steps: `
      1 1 Put in headphones, or go where nobody listens
      1 2 Play the message once | Most apps can play it faster, or turn it into text.
      5 1 Sit down
      3 1 Write down three words of what matters in it
      2 3 Answer with two lines of text, or a voice message | “I heard your message. It made me …” is a good beginning.
      3 1 Put a day in your calendar, if you promised one
      4 1 Play the end again, if you lost it
      4 1 Mark it as answered
      5 1 Put the phone down
    `,
  }),
  template({
    id: 'day-sleep',
    about: '',
    why: 'The body believes in light. Make it dark, and lie down anyway: resting counts.',
    steps: `
      1 1 Close curtains and blinds, and hang a blanket over the gap
      1 1 Set two alarms for the shift, or for when you have to be up
      5 1 Make the room cool
      3 1 Put the phone on silent, except the alarms and one person
      3 3 Eat something small and warm, and leave the coffee
      2 10 Lie down with something over your eyes, and rest for {minutes} | Asleep or not, it is rest.
      4 1 Put in earplugs, or a fan for its sound
      4 2 Hang a note on the door: “Asleep until …”
      5 3 Lay out uniform, food and keys before
    `,
  }),
  template({
    id: 'renew-registration',
    about: '',
    why: 'It is the same in every office: find the page, fill in what has changed, pay, keep the receipt.',
    steps: `
      1 1 Find the last letter or mail about it, or your number
      1 2 Open the official page, and log in | Type the address yourself. Pages that look alike take money.
      5 1 Look up the last day
      3 3 Write down what they ask for that you do not have yet
      2 5 Fill in what has changed, and pay
      3 1 Save the receipt, or a picture of it
      4 2 Ask for what is missing: a certificate, proof of hours, a reference
      4 1 Put the next one in your calendar, a month early
      5 1 Close the page
    `,
  }),
  template({
    id: 'payslip-query',
    about: '',
    why: 'It is your money, and payroll is asked this every month.',
    steps: `
      1 1 Open the payslip, and your own list or calendar beside it
      1 2 Write down what is wrong or missing: a day, hours, a sum, a code
      5 1 Look up who answers for pay
      3 1 Check the dates of the payslip: perhaps it comes in the next one
      2 4 Write: “On my payslip for … this is wrong or missing: … Could you look at it?”
      3 1 Add the proof: the rota, a message, who signed it off
      4 1 Note a day to ask again
      4 1 Save all of it in one folder
      5 1 Check the next payslip for that line
    `,
  }),
  template({
    id: 'vat-return',
    about: '',
    why: 'Two numbers come out of your books, and the page does the rest.',
    steps: `
      1 1 Open your books or bank list for those three months | Another time? Then for the months it is about.
      1 2 Find your login for the tax office’s page, or your program
      5 1 Look up the last day to send it
      3 10 Add up the tax on what you sold, for {minutes}
      3 10 Add up the tax on what you bought, with a receipt for each
      2 8 Type both sums, tax taken and tax paid, into the form, check them, and send it
      4 2 Write down what is to be paid, and by when
      4 3 Pay it, or look at the day when it is taken
      5 1 Put the next one in your calendar
    `,
  }),
  template({
    id: 'sort-receipts',
    about: '',
    why: 'Twelve heaps, or twelve envelopes. Nothing is added up today.',
    steps: `
      1 1 Tip them all out onto a table or a bed
      1 2 Write the names of the months on envelopes or slips of paper | Another order fits? Write those names.
      5 1 Put on something to listen to
      2 8 Take one after the other, and lay it at its month, for {minutes}
      3 1 Put what you cannot read on a heap of its own
      3 3 Take photos of those on thin paper | They fade within a year.
      4 8 Go on for {minutes}
      4 1 Put each heap in its envelope
      5 1 Stand the envelopes in a row where the next one goes straight in
    `,
  }),
] as const
