import { template } from '../template.ts'

/** Small tasks around papers, wires and cupboards that look like others. Chosen in `narrow-senses.ts`. */
export const EVERYDAY_ERRANDS = [
  template({
    id: 'bins-kerb',
    about: '',
    thing: 'the bins',
    why: 'Shoes on, and a short walk with wheels.',
    steps: `
      1 1 Put on shoes and a coat
      1 1 Check which bin it is this week: a calendar, or what stands next door
      5 1 Switch on a light outside
      3 1 Put in the last bag or box
      2 3 Wheel it or carry it to the kerb, or to where it is emptied
      3 1 Set an alarm for bringing it back, if it has to come back
      4 2 Do the second one, if it is its week, too
      4 1 Bring in what was blown about
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'pill-box',
    about: '',
    thing: 'the box',
    why: 'One medicine after the other, Monday first. Once a week, and then nobody has to count.',
    steps: `
      1 1 Put the box and all the packets on a clear table, in good light | No box yet? Chemists sell them. Until then, keep to the packets.
      1 1 Put the list of what is taken when beside them, or read the labels | Not sure of one? A pharmacist tells you.
      5 1 Turn off what distracts you
      2 5 Fill in the first medicine, from Monday to Sunday, and close its packet
      3 5 Do the same with the others, if there are more
      3 2 Compare one day with the list or the labels
      4 1 Write down which packet runs out first
      4 1 Put the packets away, out of the reach of children
      5 1 Put the box where you see it in the morning
    `,
  }),
  template({
    id: 'restring',
    about: '',
    thing: 'the instrument',
    why: 'One string off, one string on. It stays in tune better when the others stay tight.',
    steps: `
      1 1 Put {thing} on a towel, and the new strings beside it | No strings yet? Take a photo of the old ones for the shop.
      1 1 Fetch something to cut wire with
      5 1 Put on a good light
      2 4 Loosen the snapped string or the thickest, take it off, and put the new one on
      3 2 Turn the peg until it is roughly in tune
      3 5 Do the next one, if more than one is old
      4 8 Do the others, one after the other
      4 3 Turn the pegs once more, twice over: new ones stretch
      5 1 Put the old ones in the bin, rolled up
    `,
  }),
  template({
    id: 'bank-card',
    about: '',
    thing: 'the card',
    why: 'The app or one call does it. Banks do this all day.',
    steps: `
      1 1 Open your bank’s app, or find the number on a letter or their page
      1 1 Write one line: lost, broken, run out, not arrived, or new and not yet on
      5 1 Put some ID beside you
      2 3 Choose the card in the app, or call and read your line out | Lost or stolen? “Freeze” first.
      3 2 Ask for the new one, and check your address | It lies here already? Ask how it is switched on.
      3 1 Note the day it should arrive
      4 2 Look through the last payments: are they all yours?
      4 2 Write down who takes money from that card: a gym, a phone
      5 1 Cut up the old one when the new one works
    `,
  }),
  template({
    id: 'change-ticket',
    about: '',
    thing: 'the tickets',
    why: 'There is a button for it in the booking. Look at the fee before you press.',
    steps: `
      1 1 Find the booking mail or the ticket, and the number on it
      1 1 Write down the day and time you would like instead
      5 1 Fetch your card
      2 3 Open the booking on their page, and choose “change” | No such button? Call or write to whoever sold it.
      3 2 Check what it costs | More than a new one? Then a new one.
      3* 4 Pick the new one, pay, and save the new tickets
      4 1 Change it in the calendar
      4 2 Tell whoever comes along or meets you
      5 1 Delete the old tickets
    `,
  }),
  template({
    id: 'currency',
    about: '',
    thing: 'the money',
    why: 'A little cash is enough: most things take a card.',
    steps: `
      1 1 Write down how much, and for which day
      1 1 Check whether your card costs extra abroad
      5 1 Fetch your card and your ID
      2 4 Order it from a bank or the post office, to collect, or buy it at a counter | Leaving tomorrow? A cash machine there has it, too.
      3 1 Note the day and the place
      3 5 Fetch it, with card and ID, if you ordered it
      4 1 Put it with the tickets
      4 1 Keep a small part in another bag
      5 1 Tell your bank where you go, if it asks for that
    `,
  }),
  template({
    id: 'drill-up',
    about: '',
    thing: 'it',
    why: 'Two marks, two holes, and it holds. Having somebody do it is a good answer, too.',
    steps: `
      1 1 Hold it where it should go, and look from the door | By yourself? Tape up a sheet as big instead.
      1 2 Mark the places for the screws with a pencil, level with each other
      5 1 Lay a sheet on the floor
      3 2 Check where pipes and wires may run: above sockets, beside taps
      3 3 Fetch drill, plugs and screws that fit the wall | None at home, or rented? Ask a neighbour or the landlord.
      2 6 Drill the first hole, put in plug and screw, then do the next | Not to be drilled? Sticking strips hold what is light.
      4 6 Hang it up, with somebody to hold it if it is heavy
      4 1 Pull at it gently
      5 2 Sweep up the dust
    `,
  }),
  template({
    id: 'new-glasses',
    about: '',
    thing: 'the glasses',
    why: 'The test tells the numbers, the shop does the rest.',
    steps: `
      1 1 Find the last eye test, or the date of it, in your papers or mail | None? They test again anyway. Broken ones go in a bag, to take along.
      1 1 Write down what you cannot see well: far, near, screens
      5 1 Check whether you get help with the cost
      2 5 Book an optician for a test, or take your numbers to one
      3 3 Save two photos of frames that you like
      3 5 Try three pairs, and take a photo of each
      4 2 Write down what is in the price, and what is extra
      4 1 Note the day they are ready
      5 1 Keep the old ones as spare
    `,
  }),
  template({
    id: 'self-review',
    about: '',
    thing: 'the review',
    why: 'They have forgotten most of it. Your calendar has not.',
    steps: `
      1 1 Open your calendar, sent mail, rota or photos, and go back a few months
      1 2 Write down three things that you did, one line each
      5 1 Put a drink within reach
      2 6 Write beside each what came of it: a number, a thank you, a thing that works
      3 2 Write one thing that you learned
      3 2 Write one thing that you would like next
      4 3 Put the lines into their form
      4 2 Read it aloud, as if it were about a friend
      5 1 Send it
    `,
  }),
  template({
    id: 'block-knitting',
    about: '',
    thing: 'the piece',
    why: 'Water and pins give it its shape. The long part is the drying.',
    steps: `
      1 1 Fill a basin with lukewarm water, with a drop of wool wash
      1 1 Put the piece in, or the first of them, and press it under | Leave it for a quarter of an hour.
      5 1 Put on something to listen to
      3 2 Lift it out with both hands, and press out the water in a towel
      2 5 Lay it flat on a mat or a towel, and pin it to its measures
      3 3 Do the next one beside it, if there is one, to the same measures
      4 1 Leave it where no cat and no heater come near
      4 1 Look tomorrow whether it is dry
      5 1 Put the pins back in their box, and count them
    `,
  }),
  template({
    id: 'mould-clean',
    about: '',
    thing: 'it',
    why: 'A cleaner, a warm wash and air. The machine does most of it.',
    steps: `
      1 1 Open the window, and put on gloves
      1 1 Take the curtain or the mat down, and carry it to the machine or the bath
      5 1 Put on old clothes
      2 3 Squirt on a mould cleaner or vinegar, and leave it | Never two cleaners at once: the fumes are dangerous.
      3 3 Wipe or brush it off, and rinse
      3* 2 Wash the curtain warm, with a spoon of bicarbonate | No machine? In the bath, with gloves on.
      4! 2 Hang it up again, and leave air around it
      4 2 Take a photo and write to the landlord, if it comes back or is large
      5 1 Wash your hands, and rinse the cloth
    `,
  }),
  template({
    id: 'smoke-alarm',
    about: '',
    thing: 'the alarm',
    why: 'A chirp every minute is a battery that runs low. It is a small thing, and it may save you.',
    steps: `
      1 1 Stand under it, and look for a date and the kind of battery | A loud alarm without end: go out first.
      1 1 Fetch a firm chair or a ladder | Cannot reach it? Ask a neighbour, the landlord or the fire service.
      5 1 Turn on a light
      2 3 Take it down, and put in a new battery | None at home? Put it first on the shopping list. Sealed, or ten years old: it needs a new one.
      3 1 Press the button until it sounds
      3! 1 Put it back up
      4 1 Write today’s date on a strip of tape on it
      4 2 Press the buttons of the others
      5 1 Tell the landlord, if it is theirs
    `,
  }),
  template({
    id: 'learn-lines',
    about: '',
    thing: 'the lines',
    why: 'One speech at a time, aloud, with a hand over the text. The mouth remembers.',
    steps: `
      1 1 Open the text at the first speech that is yours
      1 1 Read it aloud, slowly
      5 1 Walk about while you say it
      2 5 Put a hand over the text, and say it line by line, for {minutes}
      3 2 Say the cue before it, and then your line
      3 4 Do the same with the next speech
      4 4 Ask somebody to read the others, or record them with gaps
      4 2 Say all of it once, before you sleep
      5 1 Mark the line that slips, with a dot
    `,
  }),
  template({
    id: 'book-stay',
    about: '',
    thing: 'the stay',
    who: 'the place',
    why: 'First night, last night, one call. Good places fill early, so any day you ask is a good one.',
    steps: `
      1 1 Write down the first and the last night
      1 1 Find the vaccination card, if it has one, and check whether it is in date
      5 1 Look up the number of the place you know, or the nearest one
      2 5 Call or write to {who}: the nights, what kind of animal, and “do you have room?”
      3 2 Pay the deposit, and save what says that it is booked
      3 1 Put both days in the calendar, with their opening hours
      4 2 Write down what they have to know: food, medicine, fears
      4 1 Put the carrier, a blanket and a toy on the list
      5 1 Save their number in your phone
    `,
  }),
  template({
    id: 'prepaid-power',
    about: '',
    thing: 'the units',
    why: 'The number of the meter, a sum, and a code to type in. Then the lights stay on.',
    steps: `
      1 1 Check how many units are left on the meter
      1 1 Take a photo of the number of the meter, or fetch its card or key
      5 1 Put your bank card or cash beside you
      3 1 Write down how much you can spend on it now | Nothing left for it? Call the supplier: many lend some first.
      2 5 Buy it in the app or at a till: the meter number, card or key, then the sum
      3 3 Type in the code, or put in the card or key, and check whether the units are there
      4 1 Keep the slip, or a picture of the code
      4 1 Set an alarm for when it will be low again
      5 1 Sit down for a moment
    `,
  }),
  template({
    id: 'pay-there',
    about: '',
    thing: 'the bill',
    why: 'You take the bill there, pay, and bring a receipt home. That is all of it.',
    steps: `
      1 1 Put the bill in front of you, and put a ring round the sum and the last day | No paper? Call, and write down its number.
      1 2 Look up when they are open, and how one may pay: cash, card or cheque
      5 1 Set an alarm for when to leave
      3 2 Put the bill and what you pay with in your bag, by the door
      2 20 Go there, hand over the bill and pay
      3 1 Ask for a receipt, and look at name and sum
      4 1 Write “paid” and the date on the bill
      4 1 Put bill and receipt where you keep such papers
      5 1 Drink something
    `,
  }),
  template({
    id: 'car-inspection',
    about: '',
    thing: 'the car',
    why: 'They look at it every time, whether something is wrong or not. Papers, a short look of your own, and the drive.',
    steps: `
      1 1 Write down the day, the time and the place, or book them first
      1 2 Put the key by the door, with the papers they ask for: registration, insurance
      5 1 Look up what it costs
      3 3 Try the lights, the horn and the wipers
      3 2 Look at the tyres, and at what lights up on the dashboard
      2 20 Drive there, and hand over the key and the papers | It has run out? Ask first whether you may drive it there.
      4 2 Ask for the paper that says how it went, and what has to be mended by when
      4 1 Put that paper in the car, or in its folder
      5 1 Set a reminder for the next one
    `,
  }),
] as const
