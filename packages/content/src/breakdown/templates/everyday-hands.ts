import { template } from '../template.ts'

/** What is done with the hands, at home and outside. */
export const EVERYDAY_HANDS = [
  template({
    id: 'pair-socks',
    about: '',
    thing: 'the socks',
    why: 'One pair is a beginning. The single ones may wait in a bag for their other half.',
    steps: `
      1 1 Tip the socks out on the bed
      1 1 Find one pair, and roll it together
      5 1 Put on something to listen to
      2 5 Lay them out by colour, and roll up every pair you see
      3 2 Put the single ones in one bag, with today’s date on it | What has no partner in a month may become a duster.
      3 1 Put the pairs in the drawer
      4 2 Look in the basket and behind the machine for the missing ones
      4 1 Bin the ones with holes
      5 1 Put the bag where the washing is folded
    `,
  }),
  template({
    id: 'hospital-bag',
    about: '',
    why: 'Papers, medicines and a charger first. Somebody can bring what is missing.',
    steps: `
      1 1 Put an open bag on the bed
      1 2 Put in the letter from the hospital or the notes, and an ID
      5 1 Ask the ward what they provide, if there is a number on the letter
      2 4 Put in the medicines, with a list of them | Having a baby? Vests, nappies, a hat and a blanket for the baby, too.
      3 4 Put in nightwear, slippers, underwear and something warm
      3 3 Put in the washbag, glasses, and a charger with a long cable
      4 2 Put in a drink, a snack and something to read
      4 1 Leave jewellery and larger sums of money at home
      5 1 Stand it by the door, and tell somebody where it is
    `,
  }),
  template({
    id: 'turn-mattress',
    about: '',
    thing: 'the mattress',
    why: 'Two people and two minutes. The clean sheet afterwards is the reward.',
    steps: `
      1 2 Take the pillows and the duvet off the bed
      1 1 Ask somebody to take the other end | Alone: turn it flat on the bed, a quarter at a time.
      5 1 Move the lamp and what stands near
      3 2 Take off the sheet, and put it with the washing
      3 1 Look on the label whether it may be turned over as well
      2 4 Turn it, so that the head is where the feet were
      4! 3 Put on a clean sheet, and make the bed
      4 2 Open a window for a while
      5 1 Note the month in which it is due again
    `,
  }),
  template({
    id: 'lights-down',
    about: '',
    thing: 'the lights',
    why: 'Plug out, one length at a time, wound on a card. Next year it is no knot.',
    steps: `
      1 1 Switch the lights off, and pull the plug
      1 1 Fetch a piece of card to wind them on
      5 1 Put on gloves, if it is cold
      3 1 Find the end that is free
      3 2 Set a ladder on firm ground, with somebody at its foot, if they hang high
      2 8 Take down one length at a time, and wind it on a piece of card at once
      4 1 Put the card in a box where nothing presses on it
      4 1 Write on it where they hung
      5 1 Put the box with the other decorations
    `,
  }),
  template({
    id: 'own-toenails',
    about: '',
    why: 'One foot is half of it, and after a bath they are soft.',
    steps: `
      1 1 Fetch the clippers, and sit where the light is good
      1 1 Put one foot up on a stool, with a tissue under it
      5 3 Soak your feet in warm water first
      2 3 Cut the five of one foot, straight across | Hard to reach, sore, or diabetes? A foot nurse does this.
      3 3 Cut the five of the other foot
      3 1 Smooth the one that catches
      4 1 Throw the tissue away
      4 1 Rub in a little cream
      5 1 Put the clippers where you will find them
    `,
  }),
  template({
    id: 'mow-lawn',
    about: '',
    thing: 'the lawn',
    why: 'One strip shows at once. The edges may wait for another day.',
    steps: `
      1 2 Walk over the grass, and pick up toys, stones and sticks
      1 2 Bring out the mower | None? A neighbour may lend theirs for an hour.
      5 1 Put on firm shoes
      3 1 Plug it in, or check whether it is charged or has fuel
      2 10 Mow in strips, for {minutes} | The cable stays behind you.
      3 2 Empty the grass into the compost or the garden bin
      4 10 Do the rest, or leave it for another day
      4! 2 Switch it off, pull the plug, and brush off the grass
      5 2 Put it away, and drink some water
    `,
  }),
  template({
    id: 'plant-bulbs',
    about: '',
    thing: 'the bulbs',
    why: 'A hole, the pointed end up, earth over it. They do the rest by themselves.',
    steps: `
      1 1 Fetch the bulbs, a trowel and gloves
      1 1 Pick the pot or the patch where they are to grow
      5 1 Look on the packet how deep they like it
      3 4 Dig a hole three times as deep as a bulb is high
      2 2 Put one in the earth, the pointed end up, and cover it
      3 6 Do the next ones, a hand apart
      4 1 Press the earth down lightly
      4 3 Water them once
      5 1 Put a stick or a label where they are
    `,
  }),
  template({
    id: 'clear-the-way',
    about: '',
    why: 'Nothing has to be sorted. It only has to stand somewhere else for a while.',
    steps: `
      1 1 Pick one place where it all may stand for now
      1 2 Carry the first armful there
      5 1 Put on something to listen to
      2 10 Carry out what stands in the way, for {minutes}
      3 3 Put plain rubbish in a bag as it comes
      3 1 Walk the way once: is there room to pass, to kneel and to reach?
      4 8 Carry the next armfuls, until there is
      4 1 Leave it all there until the work or the visit is over
      5 1 Note who comes and when, if you wait for somebody
    `,
  }),
  template({
    id: 'knit',
    about: '',
    why: 'One row is enough for today, and it is one row nearer.',
    steps: `
      1 1 Fetch the needles or the hook, the wool and the pattern
      1 1 Check where you are: the row you stopped at, or the first stitches
      5 1 Put on something to listen to
      2 8 Work one row, and go on for {minutes}, if your hands like it | Only the ends left? Pull one in with a needle.
      3 1 Tick the row off on the pattern
      3 8 Work the next rows
      4 4 Finish the last row: cast off, and cut the wool
      4 4 Pull the loose ends in with a needle
      5 3 Wash it gently, and lay it flat to dry
    `,
  }),
  template({
    id: 'spellings',
    about: '',
    who: 'them',
    why: 'Three words are a good evening. Short and friendly stays in the head.',
    steps: `
      1 1 Find the list of words, and sit down side by side
      1 1 Pick three of them together
      5 1 Put a pen they like and some paper on the table
      2 4 Say one word, let them write it, and look at it together
      3 4 Do the same with the other two
      3 1 Tell them which part was right, before the one that was not
      4 2 Put a hand over the words, and try the hardest once more | Letters in the air, in flour or in chalk count, too.
      4 1 Stop while it still goes well
      5 1 Put the list where you see it tomorrow
    `,
  }),
  template({
    id: 'book-nights',
    about: '',
    why: 'First night, last night, how many of you. Then one place that has room.',
    steps: `
      1 1 Write down the first and the last night
      1 1 Write down how many of you come, and what you need there | Tent or beds, a dog, a car, power.
      5 1 Write down what it may cost
      3 5 Look at two places, and no more
      3 2 Check what is extra, and until when one may cancel
      2 8 Book the one that has room, and pay what is due
      4 1 Save what says that it is booked
      4 1 Put the nights in the calendar
      5 1 Send the dates to those who come along
    `,
  }),
  template({
    id: 'plant-out',
    about: '',
    thing: 'the plants',
    why: 'A hole, roots in, earth round it, water. It takes a few minutes each.',
    steps: `
      1 1 Fetch {thing}, a spade or a trowel, and gloves
      1 1 Pick the place, with enough room and light
      5 1 Look on the label how much room and sun is right
      3 5 Dig a hole a little wider than the roots
      2 3 Set one in, fill the hole with earth, and press it down
      3 2 Pour plenty of water on it
      4 5 Do the next one, if there are more
      4 1 Put a stick or a label beside it
      5 1 Rinse the tools, and put them away
    `,
  }),
  template({
    id: 'stop-at',
    about: '',
    thing: 'the place',
    why: 'One thing to take along, one thing to do there. Then it is behind you.',
    steps: `
      1 2 Put what you need for {thing} in your bag: a card, a slip, a letter
      1 1 Look up when {thing} closes
      5 1 Pick something to listen to on the way
      3 1 Write down the one thing you want to do there
      2 15 Go to {thing}, and do the one thing you came for
      3 1 Put the receipt or the paper they give you in your bag
      4 1 Check whether something else lies on the way
      4 1 Empty the bag as soon as you are home
      5 5 Sit down with something warm
    `,
  }),
  template({
    id: 'oil-change',
    about: '',
    why: 'The handbook says which oil. A garage does it in half an hour, and that counts.',
    steps: `
      1 1 Open the handbook, or look up which oil your car takes
      1 1 Look in the service book when it was last changed
      5 1 Put on old clothes
      3 2 Pick who does it: a garage, or you with ramps and a tray
      2 5 Book the garage, or put oil, filter, tray and spanner ready on the drive
      3 2 Write down the mileage
      4 2 Check the dipstick afterwards, on level ground
      4 1 Bring the old oil to the tip, never to the drain
      5 1 Note when the next one is due
    `,
  }),
  template({
    id: 'lunch-plan',
    about: '',
    why: 'The same lunch twice a week is a plan. Nobody needs five different ones.',
    steps: `
      1 1 Write the days down one side of a sheet of paper
      1 2 Write down two fillings that get eaten
      5 1 Ask those who eat it for one wish
      2 3 Give each day a filling, a fruit and a snack | The same one on several days is fine.
      3 2 Check what is in the house already
      3 2 Write down what is missing
      4 2 Pick the evening or the morning in which it is made
      4 1 Put boxes and bottles in one place
      5 1 Hang the paper on the fridge
    `,
  }),
  template({
    id: 'treatment-bag',
    about: '',
    why: 'A few soft things for some hours in a chair. Somebody can bring what is missing.',
    steps: `
      1 1 Put an open bag on the bed
      1 2 Put in the letter or the card for it, and a list of your medicines
      5 1 Write down one question for the nurse
      2 4 Put in a warm layer, thick socks and a blanket or a scarf | Sleeves that roll up make it easier.
      3 3 Put in water, and something to eat that goes down easily
      3 2 Put in headphones, something to read, and a charger with a long cable
      4 1 Put in tissues, lip balm and a bag in case you feel sick
      4 2 Write to whoever takes you there and brings you home
      5 1 Stand it by the door
    `,
  }),
  template({
    id: 'hairbrush-clean',
    about: '',
    why: 'Hair out, a quick bath, a towel. It brushes better at once.',
    steps: `
      1 2 Pull the hair out of it with your fingers or a comb | Tight? Cut it through along the rows, and lift it off.
      1 1 Run warm water into the basin, with a drop of shampoo
      5 1 Put the hair in the bin
      2 2 Dip in the bristles, and rub them with your fingers or an old toothbrush | Wood or a cushion? Only the tips, and no soaking.
      3 1 Rinse it with the bristles down
      3 1 Shake it, and lay it on a towel to dry
      4 1 Do a comb in the same water
      4 1 Wipe the basin, and lift the hair off the plughole
      5 1 Wash out the toothbrush
    `,
  }),
  template({
    id: 'plug-fuse',
    about: '',
    why: 'One small fuse, and it may work again. Two screws, no magic.',
    steps: `
      1 1 Pull the plug out of the socket, and lay it on a table
      1 1 Try another thing in that socket: does it work there? | Nothing works there? Then look at the fuse box.
      5 1 Put a lamp beside you
      3 1 Read the number on the old fuse, or on the plug: 3, 5 or 13 | No number to be found? Up to a big lamp 3, a kettle 13.
      2 3 Lift the old fuse out with a screwdriver, and press one of the same number in | Plugs in one piece have a small flap. Other countries have none.
      3! 1 Close the plug tightly, and try it
      4 1 Take it to somebody who mends such things, if it blows again
      4 1 Write that number on the shopping list
      5 1 Put the old one in the bin
    `,
  }),
  template({
    id: 'egg-hunt',
    about: '',
    why: 'One egg for each hand, in easy places. They love looking more than finding.',
    steps: `
      1 1 Count the eggs, and how many each one may find
      1 1 Put them in a bag with a handle
      5 1 Close the door or the curtains, so that nobody sees
      2 5 Walk round once, and put one in each place | Small ones: low and half to be seen. Out of the sun, and out of reach of the dog.
      3 1 Write down where each one is | Then none melts there until June.
      3 1 Put a basket or a bowl ready for each child
      4 2 Draw a line for each: this side is yours, that side is mine
      4 1 Keep two back, for whoever finds none
      5 1 Take a picture of the first find
    `,
  }),
] as const
