import { template } from '../template.ts'

/** Cars, tickets and the way somewhere. Chosen in `office-senses.ts`. */
export const EVERYDAY_WAYS = [
  template({
    id: 'puncture',
    about: '',
    why: 'Find the hole, patch it, pump it. Or change the tube.',
    steps: `
      1 1 Turn it over, and look for a nail or glass in the tyre
      1 1 Fetch levers, patches and a pump
      5 1 Put on gloves
      3 3 Open the brake, if there is one, and take the wheel off
      3 3 Lift the tyre off on one side, and pull out the tube
      2 6 Pump the tube, listen for the hole, roughen it, and press the patch on
      4 3 Run a finger round inside the tyre for what made it
      4 4 Put it all back, and pump it hard
      5 1 Note a bike shop, which does prams, too, if it goes down again
    `,
  }),
  template({
    id: 'car-litter',
    about: '',
    why: 'One bag, one door after the other.',
    steps: `
      1 1 Take a bag, and open the driver’s door
      1 1 Tip in the ashtray, if it is full, then wrappers, cups and tissues
      5 1 Put on gloves
      2 3 Do the pockets of the doors and the floor in front
      3 3 Do the back
      3 1 Take out what belongs indoors
      4 2 Shake out the mats
      4 1 Leave an empty bag in the door
      5 1 Put the full one in the bin
    `,
  }),
  template({
    id: 'sell-car',
    about: '',
    why: 'Papers, photos, price. A buyer who buys all is the short way.',
    steps: `
      1 1 Fetch the log book or title, and write down mileage, next test and faults
      1 1 Type its plate or model in one page that says what it is worth
      5 1 Take out what is not sold with it
      2 8 Clean it roughly, and take eight photos in daylight
      3 3 Write the advert with your list, and the price, and put it online | Or book a time with a firm that buys cars.
      3 1 Check whether anything is still owed on it
      4 2 Write what you say to people: when to see it, cash or transfer
      4 2 Hand over its papers once it is sold, and tell the office (UK: the DVLA)
      5 1 End the insurance and the tax afterwards
    `,
  }),
  template({
    id: 'car-registration',
    about: '',
    why: 'Plate, papers, card.',
    steps: `
      1 1 Find the reminder, and look at the date and the number
      1 1 Open the official page of your state or country
      5 1 Check whether it needs a test first
      3 1 Put proof of insurance beside you
      2 4 Type in the number, and pay
      3 1 Save or print what says that it is done
      4 1 Put the sticker on when it comes
      4 1 Put the next date in the calendar
      5 1 Put the paper in the car
    `,
  }),
  template({
    id: 'oil-change-book',
    about: '',
    why: 'You book, they drain. It takes them half an hour.',
    steps: `
      1 1 Look at the sticker in the car: which date, how many miles
      1 1 Write down make, year and miles
      5 1 Look in its handbook which oil it takes
      2 3 Call or book online at the nearest garage
      3 1 Ask what it costs with the filter
      3 1 Put it in the calendar
      4 1 Write down what else it should look at: tyres, wipers, a noise
      4 1 Take a book
      5 1 Take a photo of the new sticker
    `,
  }),
  template({
    id: 'load-van',
    about: '',
    why: 'Heavy first and low, what you need first last.',
    steps: `
      1 1 Open the back, and sweep it out
      1 1 Read the list of what goes in, or write one
      5 1 Park it near the door
      2 8 Put in the heavy things, low and near the cab
      3 3 Put in last what you need first, near the door
      3 1 Strap down what could slide, and lock the van
      4 1 Tick the list
      4 1 Check fuel, phone and keys
      5 1 Put the list where you see it
    `,
  }),
  template({
    id: 'packing-list',
    about: '',
    why: 'From head to foot, then papers, then plugs.',
    steps: `
      1 1 Take a sheet of paper, and write the place and the number of nights
      1 1 Write: papers, phone, charger, money, medicine
      5 1 Look at the weather there
      2 3 Go from head to foot: hat, glasses, tops, underwear, socks, shoes
      3 1 Write what you do there: swim, walk, work
      3 1 Put a star by what may be bought there
      4 1 Write what is done last: fridge, windows, bins
      4 1 Keep it for next time
      5 1 Lay it in the open bag
    `,
  }),
  template({
    id: 'visa-apply',
    about: '',
    why: 'Each country has one official page, and it lists all it wants.',
    steps: `
      1 1 Write down the country, the days, and what the stay is for
      1 2 Open the official page of that country, and search for “visa” | It says first whether one is needed at all.
      5 1 Look first whether you need one at all
      3 2 Write down what it asks for: photo, bank statements, form, fee
      3 1 Check how long the passport is valid
      2 8 Fill in the first page of the form, and save it
      4 3 Book the day at the centre, if there has to be one
      4 2 Put what you have on one heap, and write down what is missing
      5 1 Note how many weeks it takes, and the last day to send it
    `,
  }),
  template({
    id: 'ticket-refund',
    about: '',
    why: 'What comes back hangs on the kind of ticket. The page says it before you press.',
    steps: `
      1 1 Find the mail or the ticket with the number of the booking
      1 2 Sign in where you bought it, and open the booking
      5 1 Do it before it leaves: afterwards little comes back
      3 1 Read what comes back, and what it costs
      2 2 Press cancel or refund, and confirm | They cancelled, or there was a delay? Look for “claim”.
      3 1 Save the page that says it is cancelled
      4 1 Check whether changing the day is cheaper
      4 1 Look in the bank in two weeks
      5 1 Take it out of the calendar
    `,
  }),
  template({
    id: 'railcard',
    about: '',
    why: 'Number, photo, card. It is valid at once.',
    steps: `
      1 1 Find the number of the old one, or for a first one your ID or student card
      1 1 Open the official railcard page or app
      5 1 Check which kind is right for you now
      3 1 Take a photo of your face by a window, if it wants one
      2 4 Type in the details, and pay
      3 1 Save it in the app on your phone
      4 1 Put its last day in the calendar, a month early
      4 1 Put it on the account where you buy tickets
      5 1 Delete the old one
    `,
  }),
  template({
    id: 'car-hire',
    about: '',
    why: 'Licence, card, dates. Photos before you drive off.',
    steps: `
      1 1 Write down where, which days, and who drives
      1 1 Put your licence and a card in front of you | Many want a credit card: read it before you book.
      5 1 Check what your own insurance has in it
      3 3 Look at one page that compares, with these dates
      2 3 Book one that can be cancelled, and pay
      3 1 Read: fuel, deposit, which papers they want
      4 2 Get the code for a UK licence from GOV.UK, if they ask for it
      4 1 Save the mail on your phone
      5 1 Take photos of all sides when you fetch it
    `,
  }),
  template({
    id: 'roaming',
    about: '',
    why: 'One switch and one number.',
    steps: `
      1 1 Open your provider’s app or page
      1 1 Search it for “roaming” and the country
      5 1 Turn on wifi calling
      3 1 Write down what a day costs there
      2 2 Buy a pass or an eSIM, or set a limit
      3 1 Switch roaming on or off in the phone’s settings
      4 2 Save the map and the tickets on the phone
      4 1 Tell one person how to reach you
      5! 1 Switch it back when you are home
    `,
  }),
  template({
    id: 'airport-parking',
    about: '',
    why: 'Two times, one number plate, one booking. Before the day it costs half.',
    steps: `
      1 1 Write down when you get there, when you land again, and your number plate
      1 2 Open the airport’s own page, or one that compares
      5 1 Look up which terminal it is
      3 2 Look at two: how far, and whether a bus is part of it
      2 3 Book the one that will do, and pay
      3 1 Save the mail with the number on your phone
      4 1 Put the address in the map
      4 1 Add half an hour to when you leave
      5 1 Take a photo of the bay when you park
    `,
  }),
  template({
    id: 'missed-train',
    about: '',
    why: 'It happens on every platform, every day. There is a next one, and somebody to ask.',
    steps: `
      1 1 Stand out of the way, and breathe out
      1 1 Look up the next one that goes there, on the board or on your phone
      5 1 Drink some water
      3 2 Open the ticket, and look whether it is for that one only or for any
      2 4 Ask at the desk or in their chat: “It left without me. What does my ticket still do?” | Did an earlier one hold you up? Say so: then you may mostly take the next.
      3 3 Buy or change the ticket, if it needs that, before you get on
      4 1 Write to whoever meets you when you will be there
      4 1 Set an alarm for ten minutes before it leaves
      5 1 Sit where you can see the board
    `,
  }),
  template({
    id: 'send-flowers',
    about: '',
    thing: 'the flowers',
    why: 'A shop does the choosing and the carrying. Your part is an address and one line.',
    steps: `
      1 1 Write down who they are for, the address, and the day
      1 1 Write the line for the card | “Thinking of you” is plenty.
      5 1 Write down what you can spend, with the delivery
      3 2 Look up a flower shop near them, or one page that delivers there | Are there cats? No lilies.
      2 4 Order one of the first three you like, with the line and the address, and pay
      3 1 Save what confirms it
      4 1 Check the name and the house number once more
      4 1 Ask somebody who lives there whether anyone is in that day
      5 1 Put the day in the calendar
    `,
  }),
  template({
    id: 'missing-parcel',
    about: '',
    why: 'Most of them are with a neighbour or still on their way. If not, the shop has to find it, and not you.',
    steps: `
      1 2 Find the mail with the tracking number, and open where it says it is
      1 2 Look in the places drivers use: porch, bins, shed, letter box
      5 1 Check that the address on the order is yours
      3 3 Ask the neighbour on each side, or your front desk
      2 4 Write to the shop: “It has not come. Please find it, send another one or pay me back” | Sent by a person? They ask at the carrier, you cannot.
      3 1 Put a picture of the tracking page with it
      4 1 Note a day to ask again, a week from now
      4 3 Ask your bank or PayPal for the money back, if the shop says no
      5 1 Pick a shop or a locker for the next one
    `,
  }),
  template({
    id: 'flat-tyre',
    about: '',
    why: 'It is a nuisance, and nobody has to change a wheel alone. First you are safe, then somebody is called.',
    steps: `
      1 1 Park it on level ground away from the traffic, and drive no further | On the road? Hazard lights on, out by the side away from the cars, behind the barrier.
      1 1 Look at each tyre, and take a photo of the flat one | Only soft? Pump it up, and drive slowly to a garage.
      5 1 Put on something warm and bright
      3 2 Look in the boot: a spare wheel, a can of foam, or neither? | The handbook says how. Foam is only for small holes in the tread.
      2 5 Call your breakdown cover, or a tyre garage that comes out, and say which wheel it is | No cover? Many car insurers, and some banks, have one.
      3 2 Read them the size of the tyre: the numbers on its side
      4 1 Tell whoever waits for you when you will be there
      4 2 Ask what it costs, and how long it takes
      5 1 Note a day to have the other three looked at
    `,
  }),
  template({
    id: 'car-wont-start',
    about: '',
    why: 'Most often it is the battery. Two tries, and then it is somebody’s job.',
    steps: `
      1 1 Turn off lights, fan and radio, and put it in neutral or park
      1 1 Try once more, with clutch and brake pressed right down
      5 1 Sit for a minute with the doors closed
      3 1 Write down what it does: nothing, clicks, turns but does not catch | Key not seen? Hold it against the start button.
      2 5 Call your breakdown cover or a garage, and read that out | No cover? Ask a neighbour who has jump leads, and follow the handbook.
      3 2 Write to whoever waits for you: “The car will not start”
      4 2 Look up another way to get there today: bus, lift, taxi
      4 1 Leave it on for half an hour, once it runs
      5 1 Put “test the battery” on your list
    `,
  }),
  template({
    id: 'delayed-journey',
    about: '',
    why: 'It is theirs to put right. You find out what comes next, and have somewhere to sit meanwhile.',
    steps: `
      1 1 Look on the board or in the company’s app: what runs, and when
      1 1 Sit or stand somewhere quieter, where you can still see the board
      5 1 Drink some water, and eat what you have with you
      3 2 Write to whoever waits for you: “It is not running as planned. I will write again at …”
      2 5 Ask their staff or their chat: “How do I get there now, and is my ticket good for it?” | They cancelled? They mostly find you another way, or pay you back.
      3 2 Write down the new time, and set an alarm ten minutes before it
      4 1 Take a photo of the board, and keep the ticket and each receipt
      4 2 Look up who could fetch you, or where you could sleep, if it is the last one
      5 1 Note a day to ask for money back
    `,
  }),
] as const
