import { template } from '../template.ts'

/** What is mended, hung up or put right. Chosen in `house-senses.ts`. */
export const EVERYDAY_REPAIRS = [
  template({
    id: 'toilet-running',
    about: '',
    why: 'Lid off, look, wiggle. It is nearly always the flap or the float.',
    steps: `
      1 1 Lift the lid off the tank, and lay it on a towel | Built into the wall? Take a film of it for a plumber or the landlord.
      1 1 Push the float down with a finger: does it stop?
      5 1 Press the flush once, and watch what moves
      3 1 Wiggle the flap or the valve at the bottom, so that it sits flat
      2 3 Turn the screw on the float a little, so that it shuts earlier
      3 1 Turn the small tap at the side off, if it will not stop
      4 2 Take a photo of what is inside, for the shop, the landlord or a plumber
      4 3 Wipe chalk off the rubber
      5! 1 Put the lid back
    `,
  }),
  template({
    id: 'clear-snow',
    about: '',
    why: 'The path to the door first. Salt or sand does the rest.',
    steps: `
      1 1 Put on warm things and shoes that grip
      1 1 Fetch a shovel, a broom or a tray
      5 1 Drink something warm before
      2 8 Push it to the side, a narrow way from the door to the street | Only the car? Roof, windows and lights first.
      3 2 Strew salt, sand or cat litter on it
      3 3 Do the steps, and hold on to the rail
      4 3 Sweep the car free, the roof too
      4 3 Do a bit for next door, if you can
      5 1 Hang up the wet things
    `,
  }),
  template({
    id: 'toilet-seat',
    about: '',
    why: 'Two bolts hold it, and two hands can turn them. It is a five-minute job.',
    steps: `
      1 1 Lift the seat and look at the hinges: a cap, a wing nut, a screw?
      1 1 Put on gloves, and fetch a screwdriver or pliers
      5 1 Lay a towel on the floor below, for what falls
      2 3 Hold the nut from below, and turn the bolt from above until it is tight | To the right tightens it. New seat: undo both nuts to the left, and swap it first.
      3 1 Sit down on it and shift about: does it still slide?
      3 2 Take a photo and the measure between the two bolts, if it is broken
      4 3 Order a seat of that measure, or note it for the shop
      4 2 Wipe round the hinges while you are there
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'shower-head',
    about: '',
    why: 'It screws off by hand, and the new one screws on. Nearly all of them fit.',
    steps: `
      1 1 Turn the water off, and lay a towel in the bath or tray
      1 2 Turn the old one to the left with your hand or with a cloth round it | No new one yet? Take the old one along to the shop.
      5 1 Take a photo of the thread, for the shop
      3 1 Wipe the thread, and check whether the rubber ring is there
      2 2 Screw the new one on by hand until it sits, and not harder
      3! 1 Turn the water on, and check whether it drips
      4 2 Wind white tape round the thread, if it does
      4 1 Soak the old one in vinegar, if it was only furred up
      5 1 Put the towel in the wash
    `,
  }),
  template({
    id: 'hang-blind',
    about: '',
    why: 'It sits in two brackets. One end first, then the other.',
    steps: `
      1 1 Stand on something firm, and check how the brackets hold it | A new one? Mark the holes, and screw the brackets on first.
      1 1 Check which end has the pin or the spring
      5 1 Move away what stands on the windowsill
      3 1 Press in each bracket with your thumb: is it firm in the wall?
      2 3 Put the end with the chain in first, then press the other end in until it clicks | Another kind? The way it came out is the way in.
      3 1 Pull it down and up once
      4 3 Tighten a loose bracket with a screwdriver
      4 2 Ask somebody to hold one end
      5 1 Tie up the chain, high enough for children
    `,
  }),
  template({
    id: 'fix-loose',
    about: '',
    why: 'Most of what wobbles has one loose screw. Find that one.',
    steps: `
      1 1 Put your hand on it and move it: where does it give?
      1 1 Look there for a screw, a bolt or a glued joint
      5 1 Turn it over on a towel, if it can be turned over
      3 1 Fetch a screwdriver or a key that fits
      2 3 Tighten what is loose, by hand, until it holds
      3 1 Move it again, and check whether it holds
      4 5 Put wood glue in the joint and tie it for a night, if it is glued
      4 2 Push a bit of cork or folded card under a leg that is short
      5 1 Put the tool away
    `,
  }),
  template({
    id: 'cat-flap',
    about: '',
    why: 'It is usually the battery, the magnet or a hair in the hinge.',
    steps: `
      1 1 Kneel down, and push the flap both ways with a finger
      1 2 Wipe the frame, and pick out hair and grit
      5 1 Look for the name and number on its frame
      3 1 Turn the lock switch to the middle, and push again
      2 3 Put in new batteries, if it has any, and let it learn the chip again
      3 2 Hold a treat on the other side, and check whether it opens
      4 3 Look up its name and what it does wrong
      4 2 Prop it open for tonight, or put out a litter tray
      5 1 Put batteries on the shopping list
    `,
  }),
  template({
    id: 'oil-hinge',
    about: '',
    why: 'Three drops and a few swings.',
    steps: `
      1 1 Swing it to and fro, and listen which hinge it is
      1 1 Fetch oil and a cloth | Cooking oil or candle wax will do for now.
      5 1 Put paper on the floor below
      2 1 Let a drop run in at the top of the pin
      3 1 Swing it ten times
      3 1 Wipe off what runs down
      4 1 Do the other hinges
      4 1 Tighten the screws while you are there
      5 1 Put the oil back
    `,
  }),
  template({
    id: 'boiler-service',
    about: '',
    why: 'Once a year, one visit. You book, they do the rest.',
    steps: `
      1 1 Find the last sticker or paper: who came, and when | None? Go on with the next step.
      1 1 Write down the make of the boiler, or take a photo of its front
      5 1 Check whether you pay for a cover that has it in it
      3 1 Write down two days when you are at home | Renting? It is the landlord’s task: send them one line.
      2 3 Call or book online an engineer who is licensed for it | Gas in the UK: one with a Gas Safe number.
      3 1 Put the day in the calendar
      4 1 Clear the way to the boiler the evening before
      4 1 Save the paper they leave
      5 1 Set a reminder for next year
    `,
  }),
  template({
    id: 'cables',
    about: '',
    why: 'Coil, label, bag. What fits nothing may go.',
    steps: `
      1 1 Tip everything out on the floor or the bed
      1 1 Pick out three that you know, and put them aside
      5 1 Fetch rubber bands or strips of tape
      2 5 Coil each one, and put a band round it
      3 2 Put the same kinds together: chargers, plugs, leads
      3 2 Write on a strip of tape what the important ones are for
      4 1 Put what fits nothing in a bag for the recycling centre
      4! 1 Put the rest back, the used ones on top
      5 1 Write “cables” on the box
    `,
  }),
  template({
    id: 'under-stairs',
    about: '',
    why: 'One armful out, one armful back. It need not be empty in between.',
    steps: `
      1 1 Open it, and put an empty bag beside you
      1 1 Take out the three things nearest to you
      5 1 Turn on a light or a torch
      2 6 Take out what stands in front, and put the rubbish in the bag
      3 2 Sweep or hoover the floor you can see
      3 4 Put back what belongs there, the hoover and shoes in front
      4 3 Carry away two things that live elsewhere
      4 1 Put up one hook
      5 1 Carry out the bag
    `,
  }),
  template({
    id: 'draught',
    about: '',
    why: 'Cold comes through gaps that a strip or a rolled towel can fill.',
    steps: `
      1 1 Hold the back of your hand along the edge: where is it cold?
      1 1 Lay a rolled towel along the bottom for now
      5 1 Put on a jumper
      3 2 Measure the width, and check how big the gap is
      2 3 Order or buy foam strip, or a brush or “sausage” for the door
      3 5 Wipe the edge dry, cut the strip, and press it on
      4 1 Close it: does it still shut?
      4 2 Hang a thick curtain over it
      5 1 Put the rest of the strip with the tools
    `,
  }),
  template({
    id: 'condensation',
    about: '',
    why: 'Water on the glass wants air and warmth. Five minutes a day do most of it.',
    steps: `
      1 1 Open the window wide, and the door of the room
      1 1 Fetch an old towel or a window vacuum
      5 1 Put on a jumper
      2 3 Wipe the glass and the sill dry, from the top down
      3 1 Set an alarm for ten minutes, to shut it again
      3 1 Move furniture a hand’s width away from the cold wall
      4 1 Put lids on pans, and shut the bathroom door after a shower
      4 2 Wipe black spots with a mould cleaner
      5 1 Check whether the vents are open
    `,
  }),
  template({
    id: 'roast',
    about: '',
    why: 'On a tray or in a dish, and the oven does the work.',
    steps: `
      1 1 Turn the oven on: 200 °C, or what the packet says
      1 1 Put it on a tray or in its dish, and wash your hands after
      5 1 Put a bit of paper below, so that there is less to scrub
      3 1 Rub in oil and salt | A ready dish? Leave this out.
      2 1 Put it in, and set an alarm for the time on the packet or in a recipe
      3 1 Put something beside it: potatoes, carrots, frozen chips
      4! 2 Cut into the thickest place: hot and done all through? Then switch the oven off | Poultry and pork: no pink, and clear juice.
      4 2 Lay the table
      5 1 Let it rest for a few minutes
    `,
  }),
  template({
    id: 'ready-inspection',
    about: '',
    why: 'They look at walls, damp and dirt, and not at you.',
    steps: `
      1 1 Read the message: when, who, and which rooms
      1 1 Take one bag, and put in the first rubbish you see
      5 1 Write down what is broken, to tell them
      2 8 Clear the floor and the surfaces of one room
      3 3 Wipe the hob, the basin and the toilet
      3 2 Open the windows
      4 2 Take photos of every room, with the date
      4 2 Put what has no place in one box
      5 1 Write one line if the time does not suit: you may ask for another
    `,
  }),
  template({
    id: 'measure-window',
    about: '',
    why: 'Width, drop, twice. Two numbers on a scrap of paper.',
    steps: `
      1 1 Fetch a tape measure, paper and a pencil
      1 1 Draw the window as a box
      5 1 Ask somebody to hold the other end
      2 2 Measure from one end of the rail or frame to the other, and write it down
      3 2 Measure from the rail down to where they should end
      3 1 Measure both once more
      4 1 Write down how they hang: rings, tape, hooks
      4 1 Take a photo
      5 1 Save both numbers on your phone
    `,
  }),
  template({
    id: 'clocks',
    about: '',
    why: 'One clock after the other. Phones do it by themselves.',
    steps: `
      1 1 Look at your phone: that is the right time
      1 1 Set the clock you look at most
      5 1 Make a round from room to room
      2 3 Set oven, microwave and heating
      3 1 Set the car
      3 1 Set the alarm for tomorrow, and look at it twice
      4 1 Press the buttons of the smoke alarms while you are at it
      4 1 Set the watch
      5 1 Go to bed a bit earlier
    `,
  }),
  template({
    id: 'reseal',
    about: '',
    why: 'Old line out, dry, new line in. A day to dry, and a bath again.',
    steps: `
      1 1 Fetch sealant, a scraper or an old knife, kitchen roll and a bag
      1 1 Pull at the loose end of the old line, and see how far it comes
      5 1 Fill the bath half, so that the gap is as wide as it gets | A shower or a sink? Leave this out.
      2 6 Scrape out the rest, and wipe the gap with white spirit
      3 1 Press kitchen roll in until it is quite dry
      4 1 Stick tape above and below, for a straight edge
      3 4 Squeeze in new sealant in one line, and smooth it with a wet finger
      4 1 Put a note on the tap: not before tomorrow
      5 1 Wash your hands with a little oil
    `,
  }),
  template({
    id: 'spice-rack',
    about: '',
    why: 'Smell it: no scent, no use.',
    steps: `
      1 1 Lay a towel on the worktop
      1 1 Take out the first five jars, and look at the dates
      5 1 Put a bag beside you
      2 4 Smell each one, and put what is dust in the bag
      3 2 Wipe the rack
      3 2 Put them back, the ones you use most in front
      4 1 Write what is missing on the list
      4 2 Write names on the lids
      5 1 Rinse the empty jars
    `,
  }),
  template({
    id: 'toaster',
    about: '',
    why: 'Plug out, tray out, shake.',
    steps: `
      1 1 Pull the plug, and let it cool
      1 1 Carry it to the sink or the bin
      5 1 Put paper below
      2 1 Pull out the tray at the bottom, and tip it out
      3 1 Turn it upside down, and shake it gently
      3 1 Brush out the slots with a dry brush
      4 1 Wipe the outside with a damp cloth
      4 1 Wipe the place where it stands
      5! 1 Push the tray back until it sits, and plug it in
    `,
  }),
  template({
    id: 'bath-mat',
    about: '',
    why: 'Wash it hot, dry it in the sun, or let it go.',
    steps: `
      1 1 Pick it up with a bag or gloves
      1 1 Look at the label: may it be washed at 60?
      5 1 Open the window
      2 2 Put it in the machine with a spoon of soda or vinegar | Rubber or wood: scrub it in the bath.
      3 1 Wipe the floor where it lay
      3 1 Hang it up over the edge to dry
      4 1 Throw it away, if black stays in it, and write a new one on the list
      4 1 Hang it up after each shower
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'bedside',
    about: '',
    why: 'Cups out, bin out, one book stays.',
    steps: `
      1 1 Take the cups and plates to the kitchen
      1 1 Put the rubbish in a bag
      5 1 Open the curtain
      2 2 Take everything off it, and wipe it
      3 2 Put back lamp, water, glasses, one book
      3 2 Put medicine and chargers in the drawer
      4 3 Empty the drawer on the bed, and put back half
      4 1 Put a small bin beside it
      5 1 Plug in the charger
    `,
  }),
] as const
