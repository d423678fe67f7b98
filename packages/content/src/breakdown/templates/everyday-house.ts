import { template } from '../template.ts'

/** Single things in a home that have a way of their own. Chosen in `house-senses.ts`. */
export const EVERYDAY_HOUSE = [
  template({
    id: 'microwave-clean',
    about: '',
    why: 'Steam does the scrubbing. Three minutes of waiting, one minute of wiping.',
    steps: `
      1 1 Fill a bowl half with water, and put in a slice of lemon or a spoon of vinegar
      1 1 Stand it in the microwave, with a wooden spoon in it
      5 1 Open a window
      2 3 Heat it for three minutes, and leave the door shut for two more
      3 2 Lift out the plate, and put it in the sink with soap
      3 3 Wipe the inside with a damp cloth, the top first | The bowl is hot: use a towel.
      4 1 Wipe the door and the handle
      4 1 Rinse the plate, dry it and put it back
      5 1 Hang up the cloth
    `,
  }),
  template({
    id: 'clear-dishes',
    about: '',
    why: 'What is dry goes home. What is not can wait under a towel.',
    steps: `
      1 1 Fetch a tea towel, and pick up one dry thing
      1 1 Put it where it lives
      5 1 Put on one song
      2 3 Take all the plates and bowls to their cupboard
      3 2 Put the cutlery in its drawer, a handful at a time
      3 2 Dry the two largest things, and put them away
      4 1 Tip out the tray, and wipe below it
      4 1 Hang up the towel
      5 1 Look at the clear place for a moment
    `,
  }),
  template({
    id: 'tupperware',
    about: '',
    why: 'A box needs its lid, a lid needs its box. The others may go.',
    steps: `
      1 1 Clear a piece of floor or table beside it
      1 2 Tip or lift out all the boxes and lids
      5 1 Put on something to listen to
      2 5 Put each lid on its box, one after the other
      3 1 Put what found no partner in a bag
      3 2 Put the pairs back, small ones inside large ones
      4 1 Wipe out the drawer or the shelf before
      4 2 Keep two odd boxes for screws, pens or cables
      5 1 Put the bag in the recycling
    `,
  }),
  template({
    id: 'slow-cooker',
    about: '',
    why: 'Everything in one pot in the morning, and dinner by itself in the evening.',
    steps: `
      1 1 Put the slow cooker on the worktop, and plug it in
      1 2 Fetch what goes in: meat or beans, two vegetables, a tin or stock
      5 1 Write on a note when it will be ready
      3 5 Cut the vegetables roughly, and put them at the bottom
      3 2 Put the rest on top, and pour in stock until it is covered
      2 1 Put the lid on, and set it to low for eight hours or high for four
      4 1 Add salt, garlic or a spoon of spice
      4 3 Wash the board and the knife
      5 1 Put rice, bread or pasta out for later
    `,
  }),
  template({
    id: 'use-up-food',
    about: '',
    why: 'What has to go today decides what there is. That saves you the thinking.',
    steps: `
      1 1 Take it out of the fridge, and look at the date and smell it
      1 2 Put beside it what else is there: an onion, a tin, pasta, rice, eggs
      5 1 Type both words into a search: it gives you five dishes
      3 3 Cut what has to be cut
      2 12 Cook it in one pan, hot all the way through
      3 2 Taste it, and add salt
      4 2 Fill a box with what is left, and put the date on it
      4 2 Freeze it raw instead, if today is too much
      5 2 Leave the pan to soak
    `,
  }),
  template({
    id: 'grout-clean',
    about: '',
    why: 'Bicarbonate, an old toothbrush, one row of tiles. The rest looks better by itself.',
    steps: `
      1 1 Fetch an old toothbrush and a small bowl
      1 1 Stir three spoons of bicarbonate with a splash of water to a paste
      5 1 Open a window
      2 5 Brush the paste into the worst lines, up and down
      3 2 Leave it for ten minutes, and do something else
      3 3 Rinse it, and wipe the tiles dry
      4 5 Do the next square metre
      4 2 Try a grout pen on what stays dark
      5 1 Rinse the brush
    `,
  }),
  template({
    id: 'list-stock',
    about: '',
    why: 'A list on the door saves you a shop and a wasted bag of peas.',
    steps: `
      1 1 Take a sheet of paper and a pen to it, and open the door
      1 1 Write “have” at the top on the left, “use soon” on the right
      5 1 Put on a jumper, if it is the freezer
      2 4 Go through one shelf or drawer, and write down what is there and how much
      3 1 Write what is old under “use soon”
      3 3 Do the next drawer
      4 1 Throw out what nobody knows any more
      4 1 Stick the list on the door, with the pen
      5 2 Write down one dinner out of what is there
    `,
  }),
  template({
    id: 'fridge-shelf-out',
    about: '',
    why: 'One shelf, one cloth. Cold things can stand outside for ten minutes.',
    steps: `
      1 1 Open it, and take out what has leaked or is empty
      1 1 Fetch a cloth with warm soapy water
      5 1 Put a bag beside you
      2 4 Take everything off one shelf, wipe it, and put it back
      3 2 Throw away what is past its date and smells
      3 4 Do the next shelf
      4 3 Wash the drawer for vegetables in the sink
      4 1 Wipe the rubber of the door
      5 1 Take the bag out
    `,
  }),
  template({
    id: 'rug-clean',
    about: '',
    why: 'Shake, hoover, dab. The middle is what people see.',
    steps: `
      1 1 Take everything off it
      1 1 Shake it outside, if you can lift it
      5 1 Roll it up to carry it
      2 5 Hoover it, one way, then the other
      3 3 Dab the worst spot with a damp cloth and a drop of soap
      3 1 Press it dry with a towel
      4 4 Strew bicarbonate, leave it for half an hour and hoover it off
      4 2 Turn it round, so that it wears evenly
      5 1 Put things back when it is dry
    `,
  }),
  template({
    id: 'freeze-food',
    about: '',
    why: 'Flat, in portions, with a date. You will thank yourself.',
    steps: `
      1 1 Fetch bags or boxes, and a pen
      1 1 Write what it is and today’s date on the first
      5 1 Make a space in the freezer, as flat as a book
      3 3 Peel, cut or slice what has to be, in bits that you will use at once
      2 3 Fill the bags, press the air out, and close them
      3 1 Lay them flat in the freezer
      4 1 Let warm things cool first
      4 1 Write it on the list on the door
      5 1 Wipe the board
    `,
  }),
  template({
    id: 'worktops',
    about: '',
    why: 'From one end to the other. It changes the whole kitchen.',
    steps: `
      1 1 Move what stands there to one side
      1 1 Wring out a cloth in hot soapy water
      5 1 Put on one song
      2 3 Wipe the free half, from the back to the edge
      3 1 Catch the crumbs in your hand, and put them in the bin
      3 3 Move the things over, and wipe the other half
      4 2 Wipe round the hob and the taps
      4 1 Put away three things that live elsewhere
      5 1 Rinse the cloth and hang it up
    `,
  }),
  template({
    id: 'pet-hair',
    about: '',
    why: 'A damp rubber glove fetches more than the hoover.',
    steps: `
      1 1 Put on a rubber glove, and wet it a little
      1 1 Wipe over the sofa or the bed, one way, and roll the hair off
      5 1 Open a window
      2 5 Hoover the floor where they lie
      3 1 Shake out their blanket outside
      3 2 Do the stairs or the chair they like
      4 2 Put the blanket in the wash
      4 3 Brush them for a minute
      5 1 Empty the hoover
    `,
  }),
  template({
    id: 'scrub-bath',
    about: '',
    why: 'Squirt, wait, wipe. The waiting does most.',
    steps: `
      1 1 Take out bottles, toys and the mat
      1 1 Wet it all round, and squirt or strew on the cleaner
      5 1 Open the window, and put on gloves
      2 4 Wait a moment, then scrub from the rim to the plug
      3 1 Pick the hair out of the plug
      3 2 Rinse it, from the top down
      4 2 Rub the taps dry
      4 1 Put the bottles back
      5 1 Hang the mat over the edge
    `,
  }),
  template({
    id: 'clear-seat',
    about: '',
    why: 'One place to sit or put a plate down. The rest may stay as it is.',
    steps: `
      1 1 Pick up the top thing, and put it where it lives
      1 1 Fetch one bag and one basket
      5 1 Put on one song
      2 4 Put rubbish in the bag, clothes in the basket, cups on one tray
      3 2 Carry the tray to the kitchen
      3 2 Put the rest in one box with today’s date
      4 1 Shake out the cushions, or wipe it down
      4 1 Sit down there for a moment
      5 2 Carry the basket to the machine
    `,
  }),
  template({
    id: 'skirting',
    about: '',
    why: 'A damp cloth along the edge, one wall at a time.',
    steps: `
      1 1 Wring out a cloth in warm soapy water
      1 1 Start at the door, at the height of your hand
      5 1 Put a cushion under your knees
      2 4 Wipe the first door round the handle, then the board beside it
      3 1 Rinse the cloth
      3 4 Do one wall, from corner to corner
      4 1 Rub scuffs with a bit of bicarbonate
      4 2 Wipe the light switches
      5 1 Hang up the cloth
    `,
  }),
  template({
    id: 'sofa-clean',
    about: '',
    why: 'Crumbs first, spots second. It dries while you sleep.',
    steps: `
      1 1 Take off the cushions
      1 1 Pick out coins, crumbs and pens
      5 1 Look at the label: W may get wet, S may not
      2 5 Hoover it, the cracks too
      3 3 Dab the worst spot with a damp cloth and a drop of soap, from the edge inwards
      3 1 Press it dry with a towel
      4 2 Strew bicarbonate on it, and hoover it off in an hour
      4 3 Wash one cover, if they come off
      5 1 Put the cushions back the other way round
    `,
  }),
  template({
    id: 'hood-filter',
    about: '',
    why: 'Hot water and soap while you do something else.',
    steps: `
      1 1 Switch it off, and press the clip: the filter comes out
      1 1 Fill the sink with very hot water, soap and a spoon of soda
      5 1 Take a photo of how it sat
      2 1 Lay the filter in it, and leave it for twenty minutes
      3 2 Wipe the hood inside and out
      3 3 Brush the filter, rinse it, and stand it up to dry
      4 1 Push it back until it clicks
      4 2 Order a new one, if it is of paper or charcoal
      5 1 Rinse the sink
    `,
  }),
] as const
