import { template } from '../template.ts'

/** What is done outside. Chosen in `house-senses.ts`. */
export const EVERYDAY_GARDEN = [
  template({
    id: 'fence',
    about: '',
    why: 'Post, rail or board: which of them gives?',
    steps: `
      1 1 Go out, and push at it gently: what moves?
      1 1 Take a photo, and look whose side it is on | Not yours? Send the photo to the neighbour or the landlord.
      5 1 Put on gloves
      3 2 Prop it with a plank, so that it falls on nobody
      2 5 Screw or nail the loose board back, lift the panel in, or tie up the wire
      3 2 Measure the panel, if it is broken
      4 3 Order one of that size, or ask somebody who does fences
      4 2 Tell the neighbour what you plan
      5 1 Pick up nails
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
      2 8 Sweep from the wall outwards, into one heap | A drain? Lift the leaves off it with gloves on.
      3 3 Shovel the heap in a bag or the garden bin
      3 2 Sweep the step in front of the door
      4 3 Pull the weeds that stand highest between the slabs
      4 2 Pour a bucket of water over the worst spot
      5 1 Put the broom back
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
      2 4 Carry the lightest ones over, or begin to pull the cover over what stays out
      3 3 Wipe them with a cloth on the way
      3 3 Carry the heavy one, with somebody at the other end
      4 2 Put the cushions in a dry place
      4 2 Tie down the cover over what stays outside
      5 1 Close the shed or the door
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
    id: 'bird-feeder',
    about: '',
    why: 'Fresh seed, clean tray. They find it by themselves.',
    steps: `
      1 1 Put on gloves, and take the feeder down | None? A dish or a flat stone will do.
      1 1 Tip out what is old
      5 1 Fetch a bucket
      2 3 Wash it with hot soapy water, and rinse it
      3 1 Dry it, or leave it to dry
      3! 1 Fill it, and hang it up
      4 1 Fill a dish with water as well
      4 1 Wash your hands
      5 1 Write seed on the shopping list
    `,
  }),
  template({
    id: 'wasp-nest',
    about: '',
    why: 'Keep away and let somebody who does this come. It costs one call.',
    steps: `
      1 1 Close the window or the hatch near it, and keep children and animals away | Only one wasp indoors? Open the window and leave the room until it is out.
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
    id: 'bbq-clean',
    about: '',
    why: 'Heat and a brush do it. An onion on a fork works, too.',
    steps: `
      1 1 Open it, and check whether it is cold, and gas or plug are off
      1 1 Lift out the grill, and lay it on old newspaper
      5 1 Put on gloves
      3 2 Scrape the worst off with a brush or balled-up foil
      2 5 Soak the grill in hot water with soap, and scrub it
      3 2 Tip the ash or the fat tray into a bag, when it is cold
      4 2 Wipe the lid and the sides
      4 1 Rub the grill with a little oil
      5! 1 Put the grill back in, and the cover on
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
    id: 'prune',
    about: '',
    why: 'Dead wood first, then what crosses. Outward buds lead the way.',
    steps: `
      1 1 Fetch sharp secateurs and thick gloves
      1 1 Look at it from two steps away: what is dead, what rubs?
      5 1 Look up whether it is the right month for this one
      2 5 Cut out what is dead, back to where it is alive
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
    id: 'chop-wood',
    about: '',
    why: 'A block, a dry piece, both feet wide. A few pieces are enough for today.',
    steps: `
      1 1 Put on firm shoes, gloves and glasses
      1 1 Look that nobody, no child and no animal is near
      5 1 Check whether the head sits tight on the axe
      3 1 Stand the piece on the block, the crack towards you
      2 8 Split the first few, with feet apart and a straight swing
      3 2 Gather them, and stack them with the bark up
      4 2 Cut kindling from a thin piece
      4 1 Sink the axe in the block when you stop
      5 2 Carry in one basket
    `,
  }),
] as const
