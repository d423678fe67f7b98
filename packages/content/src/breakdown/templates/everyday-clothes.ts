import { template } from '../template.ts'

/** Clothes, washing and what is stored. Chosen in `house-senses.ts`. */
export const EVERYDAY_CLOTHES = [
  template({
    id: 'iron-clean',
    about: '',
    why: 'Cold, empty, a little vinegar. No knife.',
    steps: `
      1 1 Look that it is cold and unplugged
      1 1 Stir vinegar and bicarbonate to a paste
      5 1 Lay an old towel below
      2 3 Rub the paste on the plate with a soft cloth
      3 1 Wipe it off with a damp cloth, and clean the holes with a cotton bud
      3 2 Fill it with water, and let it steam over an old towel
      4! 1 Unplug it, tip out the water, and stand it to cool
      4 1 Iron the old towel once, before a shirt
      5 1 Put it away, once it is cold
    `,
  }),
  template({
    id: 'shower-curtain',
    about: '',
    why: 'The machine can do it. You only unhook it and hang it up again.',
    steps: `
      1 1 Stand in the bath or the tray, and unhook the first three rings
      1 2 Take down the rest of the curtain
      5 1 Open a window
      3 1 Put it in the machine with two old towels | No machine? Lay it in the bath with warm water and soap.
      2 2 Wash it gently at 30 or 40, with a little soap and no spin | In the bath: rub it with a soft brush, and rinse it.
      3! 3 Hang it back up wet, and pull it out wide to dry
      4 2 Wipe the edge of the bath where it hangs
      4 1 Leave the window open
      5 1 Write a new one on the shopping list, if it is past saving
    `,
  }),
  template({
    id: 'washer-clean',
    about: '',
    why: 'The smell sits in the seal, the drawer and the filter. An empty hot wash does the rest.',
    steps: `
      1 1 Open the door, and wipe inside the rubber seal with a cloth | A top loader: wipe the rim and under the lid.
      1 1 Pull out the drawer for the soap, and put it in the sink
      5 1 Put on gloves
      3 2 Scrub the drawer with an old toothbrush, and push it back
      3 4 Open the flap below, over a tray, clean the filter, and screw it tight again | No flap there? Leave this out.
      2 2 Run it empty at 60 or 90, with soda crystals or a machine cleaner
      4 1 Set an alarm for when it is done
      4 1 Leave door and drawer open afterwards
      5 1 Rinse the cloth
    `,
  }),
  template({
    id: 'clean-shoes',
    about: '',
    why: 'Dry mud off, damp cloth over, a bit of polish if you like.',
    steps: `
      1 1 Lay newspaper on the floor, and put the shoes on it
      1 1 Take out the laces, if there are any, or tuck them in
      5 1 Put the laces in warm water with soap
      3 3 Brush or knock off what is dry
      2 4 Wipe or scrub them with warm soapy water and an old toothbrush | Leather: only a damp cloth, and polish when dry. Suede: a dry brush.
      3 1 Wipe off the soap, and stuff them with paper to dry | To polish: rub in a little when they are dry, and brush.
      4 2 Clean the rim of the soles
      4 1 Stand them away from the heater
      5 1 Roll up the newspaper
    `,
  }),
  template({
    id: 'bed-strip',
    about: '',
    why: 'Only off today. Clean ones can wait until tonight.',
    steps: `
      1 1 Pull off one pillowcase
      1 1 Pull off the next, if there is one, and drop them by the door
      5 1 Open the window
      2 2 Pull off the sheet and the duvet cover
      3 1 Look inside for socks and pens
      3 2 Carry the heap to the machine, or put it in a bag for the wash
      4 1 Press start
      4 1 Fold the duvet back, so that air gets to the bed
      5 1 Lay the clean set on the bed for later
    `,
  }),
  template({
    id: 'unload-dryer',
    about: '',
    why: 'Warm things fold by themselves, nearly. One armful first.',
    steps: `
      1 1 Open the door, and feel: is it dry?
      1 1 Put a basket or a bag below, and pull it all out
      5 1 Pull the fluff off the filter
      2 3 Carry it to a bed or a table, and shake out the big pieces
      3 2 Lay shirts and dresses flat, or on a hanger, while they are warm
      3 3 Make heaps: whose is it?
      4 3 Fold one heap, and put it away
      4 2 Pair five socks
      5 1 Put a wet load in, if one waits
    `,
  }),
  template({
    id: 'laundry-pile',
    about: '',
    why: 'One load today. The pile has never to be done at once.',
    steps: `
      1 1 Pick up one armful, dark or light
      1 1 Put it in the machine | None at home? Into a bag, and by the door.
      5 1 Look in the pockets
      2 1 Put in soap, and press start
      3 1 Set an alarm for when it is done
      3 3 Put the rest in two heaps: dark, light
      4 2 Check whether what you need tomorrow is in
      4 2 Make room on the rack
      5 1 Write one load a day on a slip by the machine
    `,
  }),
  template({
    id: 'clean-bag',
    about: '',
    why: 'Empty, shake, wipe. A sock of bicarbonate takes the smell.',
    steps: `
      1 1 Tip everything out of it
      1 1 Shake it upside down over the bin
      5 1 Open the small pockets too
      2 3 Wipe it inside and out with a cloth and warm soapy water | Cloth bag: the label says whether it may be machine-washed. Leather: only a damp cloth.
      3 1 Stand it open to dry
      3 2 Put back only what belongs there
      4 1 Strew bicarbonate in it for a night
      4 1 Wash the bottle or the towel, if one was in it
      5 1 Hang it up
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
    id: 'dry-clean',
    about: '',
    why: 'Over there they know what to do. You only carry it.',
    steps: `
      1 1 Take it down or out, and look at the label
      1 1 Empty the pockets, if it has any, and take out hooks and pins
      5 1 Take a photo of the stain, to show them
      3 1 Put it in a big bag by the door
      4 2 Look up the nearest one, and when it is open
      4 1 Ask whether they fetch it
      2 5 Take it there, and ask what it costs and when it is ready
      3 1 Put the ticket in your purse, and the day in the calendar
      5 1 Take the hangers along
    `,
  }),
  template({
    id: 'washing-line',
    about: '',
    why: 'One knot, one hook, one pull.',
    steps: `
      1 1 Go out, and check where it has come off
      1 1 Wipe the line with a damp cloth
      5 1 Put on shoes
      2 3 Tie or hook it back on, above your head | Snapped? Knot the two ends together first.
      3 1 Pull it tight, and tie it a second time
      3 1 Hang one wet towel on it: does it hold?
      4 3 Screw in a new hook, if the old one is loose
      4 1 Put a prop under the middle
      5 1 Put the pegs in one bag
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
    id: 'zip',
    about: '',
    why: 'Soap, a pencil or pliers mend most of them.',
    steps: `
      1 1 Check where it stops: a bent tooth, caught cloth, a loose slider
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
    id: 'pyjamas',
    about: '',
    why: 'Soft clothes tell the body that the day is over.',
    steps: `
      1 1 Take the soft things out, and lay them on the bed
      1 1 Close the curtain or the door
      5 1 Warm them on the heater for a moment
      2 2 Take off what is tight first: bra, belt, jeans, socks
      3 1 Put on the soft top
      3 1 Put on the soft bottoms
      4 1 Drop what you took off on one chair or in the basket
      4 1 Put on a pair of socks
      5 1 Sit or lie down
    `,
  }),
  template({
    id: 'outfit',
    about: 'outfit,clothes for tomorrow,what to wear',
    verbs: 'pick,choose,lay,plan',
    why: 'One thing decides the rest: what is it for, and how warm is it?',
    steps: `
      1 1 Write down where it is, and what others will wear
      1 1 Take out one piece that feels good, and lay it on the bed
      5 1 Look at the weather for that day
      2 3 Lay two things beside it that go with it
      3 2 Try all of it on, shoes too, and sit down in it once
      3 1 Look for a stain, a hole, a missing button
      4 2 Hang it up with everything that belongs to it
      4 1 Iron one piece, if it needs it
      5 1 Put a second one beside it for the weather
    `,
  }),
  template({
    id: 'hand-me-downs',
    about: '',
    why: 'Fits now, fits later, fits nobody.',
    steps: `
      1 1 Tip the bag out on a bed
      1 1 Make three places: now, later, away
      5 1 Get them to try on one thing
      2 5 Look at the size, and put each piece on its place
      3 2 Put “now” in the wash or the drawer
      3 2 Write the size on a bag, and put “later” in it
      4 2 Put “away” in a bag for somebody else
      4 1 Send a thank you with a photo
      5 1 Put the bags where they go
    `,
  }),
  template({
    id: 'brush-hair',
    about: '',
    why: 'From the ends up. Two minutes, with a wide brush.',
    steps: `
      1 1 Fetch a brush or a wide comb
      1 1 Sit down, and take one part of it in your hand
      5 1 Put in a little water or conditioner
      2 2 Brush the ends first, then from higher up
      3 2 Do the next part
      3 1 Tie it up, or leave it
      4 2 Hold a knot at the top, and tease it with your fingers
      4 1 Pull the hair out of the brush
      5 1 Put a bobble round your wrist
    `,
  }),
  template({
    id: 'deodorant',
    about: '',
    why: 'Ten seconds, and one thing less to think of.',
    steps: `
      1 1 Fetch it, and take off the lid
      1 1 Wipe under both arms with a damp flannel, and dry them
      5 1 Take off the old top
      2 1 Put it on, left and right
      3 1 Let it dry for a moment
      3 1 Put on a clean top
      4 1 Put one in your bag
      4 1 Write it on the list, if it runs out
      5 1 Put the lid on
    `,
  }),
] as const
