import { template } from '../template.ts'

/** Kitchen, food and what keeps a home running. Chosen in `house-senses.ts`. */
export const EVERYDAY_KITCHEN = [
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
      3* 3 Wipe the inside with a damp cloth, the top first | The bowl is hot: use a towel.
      4 1 Wipe the door and the handle
      4! 1 Rinse the plate, dry it and put it back
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
      4 1 Wipe out the drawer or the shelf
      3 2 Put the pairs back, small ones inside large ones
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
      4 1 Add salt, garlic or a spoon of spice
      2 1 Put the lid on, and set it to low for eight hours or high for four
      4! 3 Set an alarm for when it is done: then switch it off and eat
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
      2 12 Cook it in one pan, hot all the way through | Fruit, milk or bread: a shake, pancakes or toast will do.
      3 2 Taste it, and add what is missing: salt, lemon or sugar
      4! 2 Switch the cooker off, and put what is left in a box with the date
      4 2 Freeze it instead, if today is too much
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
      2 4 Take everything out of one shelf or drawer, wipe it, and put things back
      3 2 Throw away what is past its date and smells
      3 4 Do the next shelf
      4 3 Wash the drawer for vegetables in the sink
      4 1 Wipe the rubber of the door
      5 1 Take the bag out
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
      4 1 Let warm things cool first
      2 3 Fill the bags or boxes, press the air out, and close them | Soup: leave a finger of room at the top.
      3 1 Lay them flat in the freezer
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
      4 2 Wipe round the hob and the taps, if it is the kitchen
      4 1 Put away three things that live elsewhere
      5 1 Rinse the cloth and hang it up
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
    id: 'hood-filter',
    about: '',
    why: 'Hot water and soap while you do something else.',
    steps: `
      1 1 Switch it off, and press the clip: the filter comes out
      1 1 Fill the sink with very hot water, soap and a spoon of soda
      5 1 Take a photo of how it sat
      2 1 Lay the filter in it, and leave it for twenty minutes | Paper or charcoal cannot be washed: push in a new one instead.
      4 2 Wipe the hood inside and out
      3 3 Brush the filter, rinse it, and stand it up to dry
      3! 1 Push it back until it clicks
      4 2 Order a new one, if it is of paper or charcoal
      5 1 Rinse the sink
    `,
  }),
  template({
    id: 'food-waste',
    about: '',
    why: 'Lid off, bag out, rinse. A minute and a cold tap.',
    steps: `
      1 1 Open the lid, and put a new bag ready
      1 1 Lift out the bag, and tie it
      5 1 Hold your breath, or put a cloth round your nose
      2 2 Carry it out to the bin for it
      3 1 Rinse the caddy with hot water and a drop of soap
      3 1 Put in the new bag, with a sheet of newspaper below
      4 1 Wipe the lid
      4 1 Check which day it is fetched
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'medicine-cabinet',
    about: '',
    why: 'Dates first. What is over goes to the pharmacy, not in the bin.',
    steps: `
      1 1 Lay a towel on the table, and fetch a bag
      1 1 Take out one shelf
      5 1 Turn on a good light
      2 4 Look at the dates, and put what is past in the bag
      3 2 Put back what you use, in front
      3 2 Put pain, skin, tummy and plasters each in their corner
      4 1 Write what is missing on the list
      4 1 Look that children cannot reach it
      5 1 Put the bag by the door, for the pharmacy
    `,
  }),
  template({
    id: 'fuse',
    about: '',
    why: 'One switch points the other way. Push it back, once.',
    steps: `
      1 1 Fetch a torch, and go to the fuse box | Only the fuse in a plug? Unplug it, open it, fit one of the same number.
      1 1 Check which switch is down
      5 1 Write down what was on when it went
      3 1 Pull out the plugs in that room
      2 1 Push the switch back up, once | Fuses instead of switches? Turn the main switch off, then fit one of the same number.
      3 2 Plug in one thing after the other: the one that trips it is the guilty one
      4 1 Leave it off and call an electrician, if it trips with nothing plugged in, or smells
      4 1 Tell the landlord, if it is theirs
      5 1 Write on the switch what it is for
    `,
  }),
  template({
    id: 'dishwasher-salt',
    about: '',
    why: 'A lid at the bottom, a funnel, a handful.',
    steps: `
      1 1 Pull out the lower rack
      1 1 Turn the lid at the bottom to the left
      5 1 Fetch a funnel or a folded card
      2 2 Pour in the salt until it is full | Only salt for dishwashers. It may hold water: that is right.
      3! 1 Wipe the rim, and close the lid tightly
      3 1 Run it soon, so that no grains stay
      4 1 Fill up the rinse aid as well
      4 1 Write salt on the list
      5 1 Push the rack in
    `,
  }),
  template({
    id: 'net-curtains',
    about: '',
    why: 'Off, in the bath or a bag, up again while wet.',
    steps: `
      1 1 Stand on something firm, and unhook one side
      1 2 Unhook the rest, and shake it outside
      5 1 Take out the hooks, and count them
      3 1 Put it in a net or a pillowcase
      2 2 Wash it at 30 with a spoon of bicarbonate, and no spin | No machine? Press it gently in the bath, and rinse it.
      3! 3 Hang it up wet: it dries without creases
      4 2 Wipe the rail and the sill
      4 2 Do the next one
      5 1 Open the window a little
    `,
  }),
  template({
    id: 'set-table',
    about: '',
    why: 'Plates, cutlery, water. Five minutes before people sit.',
    steps: `
      1 1 Clear it, and wipe it over
      1 1 Count how many you are, and take out so many plates
      5 1 Let somebody else do the glasses
      2 2 Put down plates, forks on the left, knives on the right
      3 1 Put out glasses and water
      3 1 Put a mat where the hot pan goes
      4 1 Put out salt and napkins
      4 1 Fetch one more chair
      5 1 Call them
    `,
  }),
  template({
    id: 'under-sink',
    about: '',
    why: 'Everything out on a towel, half of it back.',
    steps: `
      1 1 Lay a towel on the floor, and open the door
      1 1 Take out the front row
      5 1 Put on gloves
      2 4 Take out the rest, and wipe the bottom
      3 2 Put what is empty or dried up in a bag
      3 2 Put back what you use each week, in front
      4 1 Check whether the pipe is dry
      4 1 Put what is dangerous up high, if there are children
      5 1 Take the bag out
    `,
  }),
  template({
    id: 'pots-pans',
    about: '',
    why: 'Big ones below, small ones in them, lids on the side.',
    steps: `
      1 1 Take all of them out, and stand them on the floor
      1 1 Put the three you use most on one side
      5 1 Wipe the shelf
      2 4 Put the rest inside each other, the largest below
      3 2 Find each one its lid
      3 1 Put in a bag what is scratched or has no handle
      4 1 Stand the lids in a rack or a box
      4! 1 Put all of it back, the three in front
      5 1 Put the bag by the door
    `,
  }),
] as const
