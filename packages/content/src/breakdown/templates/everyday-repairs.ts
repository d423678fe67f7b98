import { template } from '../template.ts'

/** What is mended, hung up, cleared or done outside. Chosen in `house-senses.ts`. */
export const EVERYDAY_REPAIRS = [
  template({
    id: 'toilet-seat',
    about: '',
    why: 'Two bolts hold it, and two hands can turn them. It is a five-minute job.',
    steps: `
      1 1 Lift the seat and look at the hinges: a cap, a wing nut, a screw?
      1 1 Put on gloves, and fetch a screwdriver or pliers
      5 1 Close the lid of the drain, so that nothing falls in
      2 3 Hold the nut from below, and turn the bolt from above until it is tight | To the right tightens it.
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
      1 2 Turn the old one to the left with your hand or with a cloth round it
      5 1 Take a photo of the thread, for the shop
      3 1 Wipe the thread, and look whether the rubber ring is there
      2 2 Screw the new one on by hand until it sits, and not harder
      3 1 Turn the water on, and look whether it drips
      4 2 Wind white tape round the thread, if it does
      4 1 Soak the old one in vinegar, if it was only furred up
      5 1 Put the towel in the wash
    `,
  }),
  template({
    id: 'sweep-outside',
    about: '',
    why: 'A broom and ten minutes. A path to the door counts as done.',
    steps: `
      1 1 Fetch the broom, and put on shoes
      1 2 Pick up what is too big to sweep: pots, toys, sticks
      5 1 Put on gloves and a hat
      2 8 Sweep from the wall outwards, into one heap
      3 3 Shovel the heap in a bag or the garden bin
      3 2 Sweep the step in front of the door
      4 3 Pull the weeds that stand highest between the slabs
      4 2 Pour a bucket of water over the worst spot
      5 1 Put the broom back
    `,
  }),
  template({
    id: 'hang-blind',
    about: '',
    why: 'It sits in two brackets. One end first, then the other.',
    steps: `
      1 1 Stand on something firm, and look how the brackets hold it
      1 1 Look which end has the pin or the spring
      5 1 Move away what stands on the windowsill
      3 1 Press in each bracket with your thumb: is it firm in the wall?
      2 3 Put the end with the chain in first, then press the other end in until it clicks
      3 1 Pull it down and up once
      4 3 Tighten a loose bracket with a screwdriver
      4 2 Ask somebody to hold one end
      5 1 Tie up the chain, high enough for children
    `,
  }),
  template({
    id: 'charity-bag',
    about: '',
    why: 'One bag, and what you have not worn or used for a year. The bag leaves the home.',
    steps: `
      1 1 Fetch one bag, and open it
      1 2 Put in the first three things that you need not think about
      5 1 Put on something to listen to
      2 5 Go along one shelf or rail, and put in what is good and not used
      3 1 Look in the pockets
      3 1 Tie it up, and put it by the door or in the car
      4 2 Look up which shop is open, or who collects
      4 1 Put in the calendar when it goes
      5 1 Close the door of the cupboard
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
      3 1 Move it again, and look whether it holds
      4 5 Put wood glue in the joint and tie it for a night, if it is glued
      4 2 Push a bit of cork or folded card under a leg that is short
      5 1 Put the tool away
    `,
  }),
  template({
    id: 'garden-furniture',
    about: '',
    why: 'One piece after the other, in or out. A wipe now saves one later.',
    steps: `
      1 1 Go out and look at them: what is dry, what is wet?
      1 2 Clear the place where they are to stand
      5 1 Put on shoes and gloves
      2 4 Carry the lightest ones over, folded if they fold
      3 3 Wipe them with a cloth on the way
      3 3 Carry the heavy one, with somebody at the other end
      4 2 Put the cushions in a dry place
      4 2 Pull a cover over what stays outside
      5 1 Close the shed or the door
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
      3 2 Hold a treat on the other side, and look whether it opens
      4 3 Look up its name and what it does wrong
      4 2 Prop it open for tonight, or put out a litter tray
      5 1 Put batteries on the shopping list
    `,
  }),
  template({
    id: 'tree-up',
    about: '',
    why: 'Box, tree, lights. It may stand bare for a day.',
    steps: `
      1 1 Fetch the box, or clear the corner where it is to stand
      1 1 Put down the stand, or an old sheet against the needles
      5 1 Put on a film or a song
      2 8 Stand it up and turn the screws, or put the parts together from the bottom
      3 1 Step back: is it straight?
      3 4 Test the lights, and wind them round from the top down
      4 5 Hang the first ten things
      4 1 Fill the stand with water, if it is a real one
      5 1 Put the empty boxes in one place
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
    id: 'bird-feeder',
    about: '',
    why: 'Fresh seed, clean tray. They find it by themselves.',
    steps: `
      1 1 Put on gloves, and take it down
      1 1 Tip out what is old
      5 1 Fetch a bucket
      2 3 Wash it with hot soapy water, and rinse it
      3 1 Dry it, or leave it to dry
      3 1 Fill it, and hang it up
      4 1 Fill a dish with water as well
      4 1 Wash your hands
      5 1 Write seed on the shopping list
    `,
  }),
  template({
    id: 'boiler-service',
    about: '',
    why: 'Once a year, one visit. You book, they do the rest.',
    steps: `
      1 1 Find the last sticker or paper: who came, and when
      1 1 Write down the make of the boiler, or take a photo of its front
      5 1 Look whether you pay for a cover that has it in it
      3 1 Write down two days when you are at home | Renting? It is the landlord’s task: send them one line.
      2 3 Call or book online an engineer with a Gas Safe number
      3 1 Put the day in the calendar
      4 1 Clear the way to the boiler the evening before
      4 1 Save the paper they leave
      5 1 Set a reminder for next year
    `,
  }),
  template({
    id: 'dry-clean',
    about: '',
    why: 'Over there they know what to do. You only carry it.',
    steps: `
      1 1 Take it down or out, and look at the label
      1 1 Empty the pockets, and take out hooks and pins
      5 1 Take a photo of the stain, to show them
      3 1 Put it in a big bag by the door
      2 5 Take it there, and ask what it costs and when it is ready
      3 1 Put the ticket in your purse, and the day in the calendar
      4 2 Look up the nearest one, and when it is open
      4 1 Ask whether they fetch it
      5 1 Take the hangers along
    `,
  }),
  template({
    id: 'washing-line',
    about: '',
    why: 'One knot, one hook, one pull.',
    steps: `
      1 1 Go out, and look where it has come off
      1 1 Wipe the line with a damp cloth
      5 1 Put on shoes
      2 3 Tie or hook it back on, above your head
      3 1 Pull it tight, and tie it a second time
      3 1 Hang one wet towel on it: does it hold?
      4 3 Screw in a new hook, if the old one is loose
      4 1 Put a prop under the middle
      5 1 Put the pegs in one bag
    `,
  }),
  template({
    id: 'cables',
    about: '',
    why: 'Coil, label, bag. What fits nothing may go.',
    steps: `
      1 1 Tip the box out on the floor or the bed
      1 1 Pick out three that you know, and put them aside
      5 1 Fetch rubber bands or strips of tape
      2 5 Coil each one, and put a band round it
      3 2 Put the same kinds together: chargers, plugs, leads
      3 2 Write on a strip of tape what the important ones are for
      4 1 Put what fits nothing in a bag for the recycling centre
      4 1 Put the rest back, the used ones on top
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
    id: 'wasp-nest',
    about: '',
    why: 'Keep away and let somebody who does this come. It costs one call.',
    steps: `
      1 1 Close the window or the hatch near it, and keep children and animals away
      1 1 Take a photo from where you stand, and no nearer
      5 1 Look from where they fly in
      3 2 Look up “wasp nest removal” near you, or the council’s pest control
      2 3 Call one: where it is, how high, what it costs, when they can come
      3 1 Tell the landlord, if it is theirs to pay
      4 1 Tell everybody at home which door to use
      4 1 Call 999 or your emergency number, if somebody is stung and cannot breathe well
      5 1 Put the day in the calendar
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
      3 2 Measure the width, and look how big the gap is
      2 3 Order or buy foam strip, or a brush or “sausage” for the door
      3 5 Wipe the edge dry, cut the strip, and press it on
      4 1 Close it: does it still shut?
      4 2 Hang a thick curtain over it
      5 1 Put the rest of the strip with the tools
    `,
  }),
  template({
    id: 'bbq-clean',
    about: '',
    why: 'Heat and a brush do it. An onion on a fork works, too.',
    steps: `
      1 1 Open it, and look whether it is cold and the gas is off
      1 1 Lift out the grill, and lay it on old newspaper
      5 1 Put on gloves
      3 2 Scrape the worst off with a brush or balled-up foil
      2 5 Soak the grill in hot water with soap, and scrub it
      3 2 Tip the ash or the fat tray into a bag, when it is cold
      4 2 Wipe the lid and the sides
      4 1 Rub the grill with a little oil
      5 1 Put the cover back on
    `,
  }),
  template({
    id: 'shed-roof',
    about: '',
    why: 'Dry things first, roof second. A sheet will do until then.',
    steps: `
      1 1 Go in, and move what gets wet to the dry side
      1 1 Put a bucket under the drip, and take a photo of the place
      5 1 Wait for a dry day to look from above
      2 4 Pull a tarpaulin over it, and weigh it down
      3 2 Look from a ladder what it is: a torn felt, a slipped tile, a nail
      3 1 Measure it
      4 3 Order felt and nails, or a repair tape for roofs
      4 2 Ask somebody to hold the ladder, or to do it
      5 1 Look again after the next rain
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
      5 1 Look whether the vents are open
    `,
  }),
  template({
    id: 'bike-chain',
    about: '',
    why: 'Wipe, oil, wipe. Black fingers are part of it.',
    steps: `
      1 1 Lean the bike on a wall, or turn it upside down
      1 1 Put on old gloves, and fetch a rag and oil
      5 1 Lay down paper
      3 2 Turn the pedals backwards with the rag round the chain
      2 2 Let one drop fall on each link while you turn | Came off? Push the arm at the back forward, and lay it on the teeth.
      3 1 Wipe off what is too much
      4 1 Turn it through all the gears
      4 1 Press the tyres with a thumb
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'roast',
    about: '',
    why: 'On a tray, in the oven, and the oven does the work.',
    steps: `
      1 1 Turn the oven on: 200, or what the packet says
      1 1 Put it on a tray, and wash your hands after
      5 1 Put a bit of paper below, so that there is less to scrub
      3 1 Rub in oil and salt
      2 1 Put it in, and set an alarm for the time on the packet
      3 1 Put something beside it: potatoes, carrots, frozen chips
      4 2 Cut into the thickest place: hot, no pink, clear juice
      4 2 Lay the table
      5 1 Switch the oven off
    `,
  }),
  template({
    id: 'store-clothes',
    about: '',
    why: 'Clean, folded, in one box with a word on it.',
    steps: `
      1 1 Fetch one box, bag or suitcase
      1 1 Take out the first five that you will not need now
      5 1 Put on something to listen to
      2 5 Fold them, and put them in, the heavy ones below
      3 2 Put aside what is dirty or torn
      3 2 Put in the next ten
      4 2 Put in lavender or a bar of soap against moths
      4 1 Write what is in it, and close it
      5 2 Carry it under the bed or up to the loft
    `,
  }),
  template({
    id: 'prune',
    about: '',
    why: 'Dead wood first, then what crosses. Outward buds lead the way.',
    steps: `
      1 1 Fetch sharp secateurs and thick gloves
      1 1 Look at it from two steps away: what is dead, what rubs?
      5 1 Look up whether it is the right month for this one
      2 5 Cut the dead stems off at the bottom
      3 3 Cut what crosses, a finger above a bud that points outwards
      3 2 Put the cuttings in one heap
      4 5 Do the next one
      4 1 Wipe the blades
      5 2 Carry the heap to the bin or the compost
    `,
  }),
  template({
    id: 'rake',
    about: '',
    why: 'One heap, one bag, one patch of green.',
    steps: `
      1 1 Put on gloves, and fetch the rake and a bag
      1 1 Start at the edge that is furthest from the heap
      5 1 Pick a dry day
      2 8 Rake towards you, into a heap
      3 2 Press the heap into the bag, with two boards or your hands
      3 3 Rake the path, where one slips
      4 3 Leave a corner of them for the hedgehogs
      4 2 Carry the bag to the compost or the bin
      5 1 Hang up the rake
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
      5 1 Write one line if the time does not suit: they have to ask
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
    id: 'zip',
    about: '',
    why: 'Soap, a pencil or pliers mend most of them.',
    steps: `
      1 1 Look where it stops: a bent tooth, caught cloth, a loose slider
      1 1 Pull the cloth out of the teeth, gently, towards the open end
      5 1 Sit where the light is good
      2 2 Rub a pencil or dry soap along the teeth, and move it up and down
      3 1 Squeeze the slider a little with pliers, if the teeth come apart behind it
      3 1 Try it ten times
      4 1 Put a paper clip or a ring where the tag is missing
      4 2 Look up a mending shop, if a new one is needed
      5 1 Put it by the door
    `,
  }),
  template({
    id: 'chop-wood',
    about: '',
    why: 'A block, a dry piece, both feet wide. A few pieces are enough for today.',
    steps: `
      1 1 Put on firm shoes, gloves and glasses
      1 1 Look that nobody, no child and no animal is near
      5 1 Look whether the head sits tight on the axe
      3 1 Stand the piece on the block, the crack towards you
      2 8 Split the first few, with feet apart and a straight swing
      3 2 Gather them, and stack them with the bark up
      4 2 Cut kindling from a thin piece
      4 1 Sink the axe in the block when you stop
      5 2 Carry in one basket
    `,
  }),
] as const
