import { template } from '../template.ts'

/** What a house, a car and a garden ask for, each in a way of its own. */
export const EVERYDAY_HOUSEHOLD = [
  template({
    id: 'uniform-ready',
    about: '',
    why: 'Clean, found and laid out: then the morning is half as long.',
    steps: `
      1 1 Put the uniform on a bed, in one heap for each child, if there are several
      1 1 Check what is clean, what wants washing and what is missing
      5 1 Empty the pockets
      2 3 Put what wants washing in the machine, and press start
      3 2 Lay out or hang up one whole set for each, socks and shoes too
      3 1 Write down what is missing or too small | The school often has second-hand ones.
      4 1 Set an alarm for hanging up the washing
      4 2 Put the PE kit in its bag
      5 1 Write the name in what has none
    `,
  }),
  template({
    id: 'big-furniture',
    about: '',
    thing: 'it',
    why: 'Measured first, emptied and taken apart it is half as heavy. And it takes two.',
    steps: `
      1 1 Write to somebody who could lift with you: “Could you help me carry for half an hour?” | Nobody? Movers carry one piece, too.
      1 2 Measure it, and the doors, the stairs and the place where it is to stand
      5 1 Put on firm shoes and gloves
      3 3 Clear the way and the place, and prop the doors open
      3 5 Empty it, and take off what comes off: drawers, legs, slats, mattress | Screws in one bag, taped to the frame.
      2 10 Carry it together, piece by piece, with a rest half way
      4 8 Put it together where it stands, and try whether it is firm
      4 1 Stop, and ask movers for a price, if it will not go round the corner
      5 2 Put the tools and the rest back
    `,
  }),
  template({
    id: 'outside-drain',
    about: '',
    why: 'Leaves off the top, mud out of the trap, one bucket of water to see.',
    steps: `
      1 1 Put on gloves and boots, and fetch a bucket
      1 1 Lift off the leaves that lie on the grid
      5 1 Put on an old coat
      2 4 Take the grid out, and scoop the mud from below into the bucket | Stuck, or in the street? Then only the leaves on top, and tell the council.
      3 2 Pour in a bucket of water, and watch whether it goes down
      3! 1 Put the grid back flat, if it was out
      4 2 Call the council or the water firm, if it stays full
      4 2 Tip what came out on a flower bed or in the bin, and wash your hands
      5 2 Sweep the leaves round it away
    `,
  }),
  template({
    id: 'cut-labels',
    about: '',
    why: 'A label that scratches may go. Slowly, and nothing of the cloth goes with it.',
    steps: `
      1 1 Lay it under a good lamp, inside out | Many? Begin with the one that scratches most.
      1 1 Fetch small pointed scissors, or a seam ripper
      5 1 Take a photo of the label: size and how to wash it
      2 2 Cut the stitches of the label one by one, away from the cloth | A price tag? Cut its thread, and pull both ends out.
      3 1 Pull the label off, and pick out the ends of thread
      3 1 Run a finger along the seam, for what still scratches | More to do? Then the next one.
      4 1 Stick a soft patch on it, if the seam itself scratches
      4 1 Try it on
      5 1 Bin label and threads
    `,
  }),
  template({
    id: 'hedge',
    about: '',
    why: 'Sides before top, a bit at a time. What is not cut today grows on until next week.',
    steps: `
      1 1 Look for nests first, in spring and summer | Birds in it? Then it waits.
      1 2 Put on gloves, glasses and firm shoes, and fetch the shears
      5 1 Lay a sheet along the foot of it
      2 10 Cut one stretch of the side, from the bottom up, for ten minutes
      3 5 Cut the top of that stretch, flat
      3 2 Walk back a few steps and look
      4! 1 Unplug an electric one before you put it down or clear it
      4 5 Rake it up, and put it in the garden bin
      5 2 Stop here, and mark where to go on
    `,
  }),
  template({
    id: 'plant-potatoes',
    about: '',
    why: 'A trench, eyes up, earth on top. They do the rest.',
    steps: `
      1 2 Put them on a tray, and pick out what is soft
      1 2 Fetch a spade or a hoe, and go to the bed
      5 1 Write the kind and the date on a label
      3 5 Dig a trench as deep as your hand is long | In a pot or a bag: a hand of earth at the bottom.
      2 4 Lay them in, shoots up, a foot apart
      3 3 Draw the earth over them, into a low ridge
      4 1 Mark both ends of the row with a stick
      4 2 Water, if it stays dry
      5 1 Set a reminder in four weeks: draw more earth up round the green
    `,
  }),
  template({
    id: 'bake-bread',
    about: '',
    why: 'Flour, something that lifts it, time and heat. One recipe, read once.',
    steps: `
      1 1 Put flour, salt, a bowl and the scales on the worktop
      1 2 Open one recipe, and put out what else it names: soda and buttermilk, or yeast and water
      5 1 Wash your hands
      3 5 Turn on the oven, if it need not rise | Yeast? The oven waits until later.
      2 8 Weigh it out and mix it: soda bread briefly, yeast dough for ten minutes
      3 2 Roll it into shape, and lay it in the tin or on the tray | For two loaves: halve it now.
      4* 2 Put it in the oven, and set an alarm
      4! 2 Take it out when it sounds hollow underneath, and switch the oven off
      5 5 Wrap it in a cloth until it is cool
    `,
  }),
  template({
    id: 'cook-simple',
    about: '',
    why: 'One pan and one thing to go with it. Hot is enough, it need not be clever.',
    steps: `
      1 1 Put one pan on the cooker, and a plate for each beside it
      1 1 Look for one of these: eggs, pasta, noodles, rice, a tin of beans | Or the one dish they always eat. Nothing in? Toast or cereal is a meal.
      5 1 Put something on to listen to
      2 8 Cook that one: eggs in a little oil, pasta in salted water, beans warmed through
      3 1 Set an alarm for as long as the packet says | Eggs: three minutes.
      3 1 Add one thing: cheese, frozen peas, a tomato
      4! 1 Switch the cooker off, and put it on the plate
      4 10 Sit down and eat it while it is hot
      5 2 Fill the pan with water
    `,
  }),
  template({
    id: 'lunches-week',
    about: '',
    why: 'Two kinds of filling and five boxes. What keeps is made today, the rest takes a minute each morning.',
    steps: `
      1 1 Write the days of the week in a column
      1 2 Write one lunch beside each: two kinds, by turns
      5 1 Put the boxes and lids together
      3 2 Check what is there, and put the rest on the shopping list
      2 8 Make what keeps: pasta, rice, soup, a bake, or sandwiches for the freezer | No freezer? Make two days now, and the rest in the middle of the week.
      3 3 Divide it in the boxes for the next two or three days, and cool them
      4 2 Put those in the fridge and the others in the freezer, with the day on
      4 2 Fill a basket with what is only put in: fruit, crackers, a bar
      5 1 Put a bottle beside each
    `,
  }),
  template({
    id: 'stock-fence',
    about: '',
    why: 'Stock first, then the gap. A stop for today is enough, and the good mend comes after.',
    steps: `
      1 2 Check where the animals are, and move or shut them in, if there is a gap | An electric fence? Switch the current off first.
      1 2 Put pliers, staples, hammer, wire and gloves in a bucket
      5 1 Switch off the current, if it is electric
      3 8 Walk along it until you find what is loose: a post, a rail, the wire
      2 5 Close the gap for now: a hurdle, a pallet, a length of wire
      3 10 Fix one stretch: knock the post firm, strain the wire, staple it
      4 2 Push against it with your knee, as they would
      4! 2 Let them back, and switch the current on again, if there is one
      5 1 Write down what has to be bought: posts, wire, how many
    `,
  }),
  template({
    id: 'pack-camp',
    about: '',
    why: 'There may be no shop near. Dry, warm, light and something to eat from: those four first.',
    steps: `
      1 2 Open the kit list, or write one: sleep, dry, warm, light, food
      1 1 Put the rucksack or case and two bin bags on the floor
      5 1 Write the name in everything of a child
      3 3 Lay out for sleeping: what you sleep in, pillow, and tent and mat if you bring them
      3 3 Lay out for rain and cold: waterproofs, boots or wellies, jumper, many socks
      2 8 Put all of it in, clothes in the bin bags, what you need first on top
      4 2 Put in torch, batteries, charger, medicine, sun cream, loo roll, wipes
      4 2 Put in a water bottle, something to eat, and plate and fork if none are there
      5 1 Put ticket, cards and some cash in one pocket
    `,
  }),
  template({
    id: 'plan-holiday',
    about: '',
    why: 'Dates, sum, who comes. With those three on paper the rest is choosing.',
    steps: `
      1 1 Write down who comes, and which weeks are possible
      1 1 Write down what it may cost in all
      5 1 Put the passports out, and look at their dates
      3 2 Ask whoever comes what matters most to them, and write down what matters to you
      2 10 Look up three places, rooms or packages on one page, and save them
      3 2 Send the three to whoever comes: “Which one?” | By yourself? Put a star by the one you like best.
      4 2 Ask for the days off
      4 10 Book the one with the most votes, or the one you like best
      5 1 Put it in the calendar, with the day on which the rest is due
    `,
  }),
  template({
    id: 'pack-car',
    about: '',
    why: 'Heavy things low, what you need first on top. Everything by the door, and then one go.',
    steps: `
      1 1 Put everything that comes along in one place by the door
      1 2 Empty the boot, and check what may stay out
      5 1 Fill the screen wash
      2 8 Put the heavy and the square things in first, low and against the seats
      3 3 Fill the gaps with soft bags
      3 2 Put coats, water, snacks and the charger where you reach them
      4 1 Check whether you can see out of the back
      4 2 Walk once through the rooms for what was left
      5 1 Put keys, phone and papers in your pocket
    `,
  }),
  template({
    id: 'pond-top-up',
    about: '',
    why: 'Rain water is best. From the tap it goes in slowly, a little at a time.',
    steps: `
      1 1 Check how far it has sunk, and where it may leak
      1 2 Fetch a can of rain water, or the hose
      5 1 Put on boots
      2 8 Let it run in slowly at the edge, a hand’s depth at most
      3 1 Check whether fish and plants are all right | Tap water: with drops against chlorine, for fish.
      3 1 Scoop out leaves
      4! 1 Turn the water off and roll up the hose, or put the can away
      4 1 Mark the level, and look again tomorrow
      5 1 Note it, if it sinks again: a hole in the liner
    `,
  }),
  template({
    id: 'nap',
    about: '',
    why: 'Twenty minutes are a whole nap. Lying still counts, too.',
    steps: `
      1 1 Set an alarm for when you want to be up, and put the phone out of reach
      1 1 Draw the curtain, or put something over your eyes
      5 1 Go to the loo first
      2 20 Lie down, or lean back, and breathe out slowly | Awake all the time? You have rested.
      3 1 Put a cover or a coat over you
      3 1 Sit up when it rings, both feet on the floor
      4 1 Open the curtain, and drink some water
      4 2 Wash your face with cold water
      5 1 Stand up and stretch
    `,
  }),
  template({
    id: 'guest-room',
    about: '',
    why: 'A made bed, a clear way to it and a towel: that is a guest room. The rest may stand in a corner.',
    steps: `
      1 1 Open the window in there
      1 2 Carry out what lies on the bed, in one armful | No bed in there? Clear the floor for a mattress.
      5 1 Write down when they come
      2 4 Put clean sheets on the bed, and a blanket at the foot
      3 3 Clear a way to it, and a place for a bag
      3 1 Lay a towel on the bed
      4 2 Hoover what one sees from the door
      4 1 Try the lamp and a socket beside the bed
      5 1 Put a glass of water there, when they are here
    `,
  }),
  template({
    id: 'polish-metal',
    about: '',
    thing: 'the silver',
    why: 'One piece, a little polish, a soft rag. It shines while you look.',
    steps: `
      1 1 Lay newspaper on the table, and put {thing} on it
      1 1 Fetch the polish for that metal, and two soft rags | No polish? Warm soapy water does for today.
      5 1 Put on thin gloves
      2 3 Rub a little on the first piece, along its length, until the rag turns black
      3 2 Wipe it off with the clean rag
      3 1 Rinse what touches food in warm soapy water, and dry it at once
      4 5 Do the next ones
      4 1 Brush the corners with an old soft toothbrush
      5 1 Put the lid on the polish
    `,
  }),
  template({
    id: 'plant-pot',
    about: '',
    thing: 'the pots',
    why: 'Holes, compost, the tall one first. Water, and it grows by itself.',
    steps: `
      1 1 Put newspaper or a sheet on the ground, and the empty pots or baskets on it
      1 1 Check whether water can run out below | A wire basket? Lay a liner or moss in it.
      5 1 Water the plants in their old pots first
      3 2 Fill them with compost to three fingers below the rim
      2 4 Set in the tall one, then the ones that hang over, with a hand’s width between
      3 2 Fill up with compost, and press it down
      4 2 Water until it runs out below
      4 1 Hang or stand them where there is the light they like
      5 1 Sweep up
    `,
  }),
  template({
    id: 'season-clothes',
    about: '',
    why: 'Out with one box, in with the other. What no longer fits may go at once.',
    steps: `
      1 1 Fetch the box or the bag, and open it on the bed
      1 1 Take out the one thing you will want first, and shake it out
      5 1 Open a window
      2 5 Take out the rest, in heaps: wear, wash, too small, tired of it
      3 2 Put what smells of the cupboard in the wash, or on a hanger by the window
      3 3 Hang up or fold what you will wear
      4 3 Put what is out of season in the box, clean
      4 2 Put what no longer fits in a bag by the door
      5 1 Write on the box what is in it
    `,
  }),
] as const
