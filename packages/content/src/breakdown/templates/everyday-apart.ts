import { template } from '../template.ts'

/** What is near to something else and done otherwise: tiles and curtains, a sink and a bath, a card and a message. */
export const EVERYDAY_APART = [
  template({
    id: 'mould-tiles',
    about: '',
    why: 'The cleaner works while you wait, and an old toothbrush does the rest. One patch is enough.',
    steps: `
      1 1 Open the window or turn on the fan, and put on gloves
      1 2 Stir bicarbonate and a little water to a paste, or fetch one mould spray | Never two cleaners at once: the fumes are dangerous.
      5 1 Put on old clothes
      2 2 Put paste or spray on the worst patch, along the lines, and leave it for ten minutes
      3* 5 Scrub the worst patch with an old toothbrush
      3 2 Rinse it with clean water, and dry it with a cloth
      4 5 Do the next patch, or leave it for another day
      4 1 Leave the window open or the fan on for a while
      5 2 Take a photo and write to the landlord, if it comes back or is large
    `,
  }),
  template({
    id: 'unblock-kitchen',
    about: '',
    thing: 'the sink',
    why: 'In a kitchen it is nearly always fat and bits of food. Heat, soap and a plunger move it.',
    steps: `
      1 2 Scoop any standing water into a bucket, and pick out the bits of food
      1 1 Squirt in plenty of washing-up liquid
      5 1 Put on gloves
      2 3 Pour a kettle of hot water after it, slowly | Never two drain cleaners at once: the fumes are dangerous.
      3* 3 Press with a plunger ten times, with a wet cloth in the overflow
      3 8 Stand a bucket under the bend, unscrew it, empty it, and screw it on again
      4 2 Run the water, and look below whether it is dry
      4 2 Note a plumber or the landlord, if it still stands
      5 1 Put a jar by the cooker for fat
    `,
  }),
  template({
    id: 'car-tyres',
    about: '',
    why: 'Four caps, one gauge. Ten minutes, and you know.',
    steps: `
      1 2 Find the right pressure: on the door frame, inside the fuel flap or in the handbook
      1 1 Fetch a gauge, or drive to a garage with an air machine | Cold tyres tell the truth: the nearest garage will do.
      5 1 Put coins or a card for the machine in your pocket
      2 2 Take off the first cap, press the gauge on straight, and read it
      3 2 Fill in air, or let some out, until it is the right number
      3! 5 Put the cap back, and do the others the same way
      4 2 Look at each one: a cut, a bulge, a worn edge? Ask a garage
      4 2 Check the spare, if there is one
      5 1 Write down the date
    `,
  }),
  template({
    id: 'pet-tablet',
    about: '',
    who: 'the animal',
    why: 'Hidden in something good, it is quickly over. And if it does not go, the vet knows other ways.',
    steps: `
      1 1 Read on the label what the vet set: how much, and with food or without | Whole, not crushed, unless the vet said so.
      1 1 Wrap it in a soft treat that they may eat, or draw it up, as the vet showed
      5 1 Breathe out slowly: animals notice
      2 2 Give a bite or a stroke first, then the one with the medicine in it, slowly
      3 3 Wrap the animal in a towel, head out, if it bites, and ask somebody to hold it
      3 1 Check that it is swallowed, and tick it in the calendar
      4 3 Call the vet’s practice, if it will not go: many come as a liquid or a gel
      4 1 Wash your hands
      5 2 Sit together for a while
    `,
  }),
  template({
    id: 'hem',
    about: '',
    why: 'Mark, fold, pin, sew. A tape that is ironed on counts as sewing.',
    steps: `
      1 2 Hang it up or put it on, and mark the right length with a pin
      1 2 Fetch pins, scissors, thread and an iron | No sewing? Iron-on tape from a shop holds, too.
      5 1 Sit where the light is good
      2 8 Fold the edge up to the mark, twice, and pin it all along | Only come down? Fold it along the old line.
      3 3 Iron the fold, and unplug the iron
      3* 10 Sew along the fold, by hand or machine, for {minutes}
      4 2 Take out the pins, and count them
      4 2 Hang it up or try it on
      5 10 Do the other one, or leave it for another day
    `,
  }),
  template({
    id: 'loft',
    about: '',
    thing: 'what goes up',
    why: 'One bag, one trip up the ladder. The label is what you will thank yourself for.',
    steps: `
      1 2 Put {thing} below the hatch, what is loose in a bag or box | Pockets empty, everything dry.
      1 1 Write on it what is in it
      5 1 Put a torch in your pocket
      2 3 Open the hatch, set the ladder firmly, and switch the light on
      3* 5 Carry one load up with a hand free, or let somebody pass it up to you
      3 5 Do the next load
      4 2 Put it where you can reach it, on the boards
      4! 2 Switch the light off, come down, and close the hatch
      5 1 Put the ladder away
    `,
  }),
  template({
    id: 'loft-down',
    about: '',
    why: 'Up once, one thing, down again. The rest of the loft is none of today’s business.',
    steps: `
      1 1 Clear the floor below the hatch
      1 1 Write down what you go up for, and nothing else
      5 1 Put a torch in your pocket
      2 3 Open the hatch, set the ladder firmly, and switch the light on
      3 3 Go up, and look for that only
      3* 3 Bring it down with a hand free, or pass it to somebody
      4 2 Wipe the dust off it
      4! 2 Switch the light off, come down, and close the hatch
      5 1 Put the ladder away
    `,
  }),
  template({
    id: 'suitcase-away',
    about: '',
    thing: 'the suitcase',
    why: 'Washing out, case closed. How long it stood there does not matter.',
    steps: `
      1 2 Open {thing}, and take out one thing | Empty? Then only its pockets are left.
      1 3 Carry what has to be washed to the basket or the machine
      5 1 Put on something to listen to
      2 5 Put the rest where it lives, or on the bed for now
      3 1 Go through all its pockets
      3* 3 Close it, and carry it to its place
      4 1 Shake or wipe it out
      4 1 Put bags and bottles for the next trip inside
      5 1 Look at the empty place
    `,
  }),
  template({
    id: 'mattress-tip',
    about: '',
    why: 'Two people and one drive. Or somebody fetches it, and nobody drives.',
    steps: `
      1 2 Look up whether the tip takes a mattress, and whether you have to book
      1 2 Write to somebody who could carry or drive: “Could you help me with a mattress?” | Nobody? The council or a shop that delivers a new one may fetch it.
      5 1 Put on gloves
      3 3 Tie the mattress up with string or straps
      2 5 Carry it out on its edge, one of you at each end, and load it
      3* 15 Drive there, and ask which container it belongs in
      4 1 Put something with your address in your pocket: some ask for it
      4 2 Book the council’s collection, if that is easier
      5 1 Look at the place where it stood
    `,
  }),
  template({
    id: 'pet-water',
    about: '',
    why: 'Fresh water is two minutes.',
    steps: `
      1 1 Pick up the water bowl or bottle, and tip out what is left
      1 1 Wash it with hot water and a drop of soap
      5 1 Put a mat where it stands
      2 1 Fill it with fresh cold water
      3 1 Put it back in its place, a bowl away from the food and the tray
      3 1 Look into the food bowl on the way
      4 1 Wipe up what was spilled
      4 1 Stroke the animal, if it is there
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'cook-chicken',
    about: '',
    why: 'Heat and a little patience do it. Cooked today, the chicken keeps for two days more.',
    steps: `
      1 1 Look at the date on the chicken, and smell it | Sour or slimy? Then the bin. Still frozen? Thaw it in the fridge first.
      1 2 Turn the oven on at 200 °C (400 °F), or put a pan with a little oil on the cooker
      5 1 Put on something to listen to
      3 3 Put the chicken in, without washing it: rinsing spreads what heat kills
      3 2 Wash your hands, the board and the knife with hot water and soap
      2 20 Cook the chicken, and set an alarm for the time on the packet | No packet? A whole one takes 45 minutes a kilo, and 20 more.
      4! 2 Cut into the thickest place: no pink, clear juice? Then switch it off
      4 2 Freeze it raw today, if cooking is too much
      5 2 Put what is left in the fridge within two hours
    `,
  }),
  template({
    id: 'sell-one',
    about: '',
    thing: 'it',
    why: 'A photo, three lines, a price. A stranger may be glad of it this week.',
    steps: `
      1 2 Put {thing} where the light is good, or turn on a lamp, and wipe {it} | More than one? Begin with one.
      1 2 Take three photos: the whole, the make, and every flaw
      5 1 Look out what belongs to it
      2 5 Write three lines: what, how big or which make, what is not perfect
      3 3 Look up what others ask for one, and set the price a little below
      3* 3 Put it on one page or app that sells such things, and press publish
      4 2 Write the reply for those who ask: where, when, what it costs
      4 2 Hand it over by daylight, when the money is there
      5 1 Note the day when you would go lower
    `,
  }),
  template({
    id: 'dose-unsure',
    about: '',
    why: 'Hardly anybody remembers what they do every day. The box, the strip or the pharmacist may know.',
    steps: `
      1 1 Give or take no other one for now, and fetch the box, the strip or the pill box
      1 1 Look at today’s place in it, or count what is left | Too many taken, or feeling strange? Call a nurse line (111 in the UK) or your emergency number.
      5 1 Look at where you were this morning: a glass, a wrapper, a note
      2 3 Read in the leaflet what it says about one that was forgotten
      3 5 Call a pharmacist, or the vet, if you cannot tell: “I do not know whether …” | Any pharmacy answers that, without a name.
      3 1 Write down what they say, and the time
      4 3 Put the box where it stands in the way at the next time
      4 2 Turn the box over once it is taken, or tick it on the strip, from tomorrow on
      5 2 Set an alarm with the name of the tablet in it
    `,
  }),
  template({
    id: 'drawer-sticks',
    about: '',
    why: 'Most drawers stick because something is behind them, or because the runners are dry.',
    steps: `
      1 1 Pull the drawer out as far as it comes, and look behind it with a light
      1 2 Take out what is piled highest
      5 1 Lay a towel on the floor
      2 3 Lift it out, if it can be, and stand it on a towel
      3 2 Wipe the runners, and pick out crumbs and bits
      3 3 Rub a candle or dry soap along the runners, on both sides
      4 3 Tighten the screws that wobble
      4 1 Push it in and out three times
      5 2 Write down what is broken, if a part is
    `,
  }),
  template({
    id: 'boil-egg',
    about: '',
    why: 'Water, an egg and a clock. Counted from when it boils, four minutes leave a soft yolk, seven a firm one.',
    steps: `
      1 1 Put the egg or eggs in a small pan, and cover with cold water
      1 1 Put the pan on the cooker, on high
      5 1 Put out a spoon, salt and a piece of bread
      2 5 Wait beside it until the water bubbles | Turn it down a little then.
      3 1 Set an alarm: four minutes for soft, seven for firm
      3* 5 Boil it with an alarm set, stay near until it rings, and turn the cooker off
      4 1 Check that the cooker is off, and run cold water into the pan
      4 2 Peel it or cut its top off, and eat it while it is warm
      5 1 Put the pan in the sink
    `,
  }),
  template({
    id: 'notifications-off',
    about: '',
    why: 'Each of them asks for you, and hardly one needs you. Off for today can be on again tomorrow.',
    steps: `
      1 1 Turn the phone to do not disturb, for one hour
      1 1 Check which app has called most, and keep a finger on one of its notices
      5 1 Put the phone face down while you breathe out twice
      2 2 Open the settings of the app that calls most, and turn its notices off
      3 2 Leave on what people write to you alone
      3 3 Do the same with two more apps
      4 2 Mute the loudest group or server for a day
      4 1 Take the red numbers off the icons
      5 1 Let one person know how to reach you when it matters
    `,
  }),
  template({
    id: 'till-payday',
    about: '',
    why: 'Few days and a small sum are easier on paper. Food comes first, and help for that is there to be used.',
    steps: `
      1 1 Write down the sum, and how many days it is for
      1 2 Look in the cupboards and the freezer, and write down three meals that are there | Nothing in? A food bank or somebody close comes first.
      5 1 Drink a glass of water
      2 3 Look in your bank for what leaves by itself until then
      3 3 Write to whoever takes it: “Can this wait until …?”
      3 3 Write a list for the shop: bread, eggs, pasta, what fills
      4 5 Look up a food bank or the hardship fund of your union, college or council | Nobody has to be at the very end to ask.
      4 3 Write to somebody close, if one meal with them would help
      5 1 Put the card in a drawer for today
    `,
  }),
] as const
