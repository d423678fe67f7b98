import { template } from '../template.ts'

/** Small things at home that need steps of their own. Chosen in `verb-senses.ts`. */
export const EVERYDAY_HOME = [
  template({
    id: 'stain',
    about: '',
    thing: 'the stain',
    why: 'Blotting does most of it. Rubbing can wait, and so can perfect.',
    steps: `
      1 1 Fetch a clean cloth, and press it on the stain without rubbing | Dried in? Brush or scrape off what is loose first.
      1 2 Look at the label, or try a drop of soapy water where nobody sees
      5 1 Open a window
      2 5 Wet it with cold water and a little soap, from the edge to the middle | Grease, syrup or scuffs: warm water.
      3 3 Press with a dry cloth until nothing more comes off
      3 3 Wipe it with clean water, and dry it again
      4 5 Look up what helps against such a stain, and what harms the thing it is on
      4 2 Leave it to dry, and put a towel over it
      5 1 Wash out the cloths
    `,
  }),
  template({
    id: 'smell',
    about: '',
    thing: 'the smell',
    why: 'Air first, then the thing it comes from. One bag out of the door often does it.',
    steps: `
      1 1 Open a window, as wide as it goes | No window? The door, and the fan if there is one.
      1 2 Walk round with your nose, and stop where it is strongest
      5 1 Put on gloves or a song
      2 3 Carry out what it comes from: a bag, a cloth, old food | Damp or a drain? Take a photo, and write down where: that is found, too.
      3 5 Wipe that place with hot water and soap
      3 2 Stand a saucer of bicarbonate there, or sprinkle some on fabric
      4 3 Wash what is cloth: a cover, a towel, a mat
      4 2 Empty the bins nearby
      5 1 Close the window when the air is fresh
    `,
  }),
  template({
    id: 'repot',
    about: '',
    thing: 'the plant',
    why: 'A slightly larger pot and some fresh soil: the plant does the rest.',
    steps: `
      1 2 Lay old newspaper on the table or the floor, and put one plant on it
      1 2 Fetch a pot one size larger with a hole in it, and some soil | None at home? Write both on the shopping list.
      5 1 Roll up your sleeves
      3 2 Put soil in the new pot, a quarter full | Orchids want bark, cactuses gritty soil.
      2 4 Hold the plant at the stem, tip it out and set it in the new pot | A cactus? Hold it with folded newspaper.
      3 3 Fill soil in round it, and press gently
      4 1 Water it, and let it drip
      4 2 Stand it where the light is as before
      5 2 Roll up the newspaper with the crumbs in it
    `,
  }),
  template({
    id: 'change-sheets',
    about: '',
    thing: 'the bed',
    why: 'Old ones off, clean ones on. Creases are fine, and so is stopping after the pillow.',
    steps: `
      1 1 Fetch a clean set, or the clean pieces that you find | None clean? A big towel or a throw does for tonight.
      1 2 Pull off the pillowcase and put a clean one on | No pillow, as in a cot? Begin with the sheet.
      5 1 Open the window a little
      2 3 Take off the duvet cover and the sheet, and drop them by the door
      3* 5 Put the clean sheet on, two corners at the top, two at the bottom
      3! 5 Put the clean cover on | Turn it inside out, hold two corners through it, and shake.
      4 2 Carry the old ones to the machine
      4 2 Press start, if there is room for a wash today
      5 1 Sit on it for a moment: it is ready for tonight
    `,
  }),
  template({
    id: 'bleed-radiators',
    about: '',
    thing: 'the radiators',
    why: 'Nothing is broken: there is air in it, and it wants out. A quarter turn does it.',
    steps: `
      1 1 Turn the heating off, and leave it to cool
      1 2 Fetch the radiator key and an old cloth | No key? Any hardware shop has one.
      5 1 Put a bowl below the valve
      2 3 Hold a cloth under the top valve, open it a quarter, and close it when water comes
      3 4 Do the next one, the coldest first
      3 1 Wipe the valve and the floor below dry
      4! 2 Turn the heating on again, and look at the pressure on the boiler | Too low? The leaflet says how to fill it, or the landlord does.
      4 1 Touch it in an hour: is it warm all over?
      5 1 Put the key where you will find it next year
    `,
  }),
  template({
    id: 'unblock',
    about: '',
    thing: 'the drain',
    why: 'It is nearly always hair and soap. A hook, hot water and five minutes get it out.',
    steps: `
      1 1 Put on gloves and put a bag beside the drain
      1 2 Take off the cover, or turn it out
      5 1 Open a window
      2 5 Pull out what you can reach, with a hook, a hanger or a plastic strip
      3 2 Pour hot water in, slowly, and watch how it runs
      3 3 Press with a plunger ten times, with a wet cloth in the overflow
      4 5 Put in bicarbonate and vinegar, wait, and rinse with hot water
      4 2 Note a plumber or the landlord, if it still stands
      5! 2 Put the cover back and wash your hands
    `,
  }),
  template({
    id: 'label-things',
    about: '',
    thing: 'the first one',
    why: 'One name on one piece is begun. What gets lost most comes first.',
    steps: `
      1 1 Fetch a pen that does not smudge, or stickers or tapes
      1 2 Lay what wants a label in one heap, or go to where it stands
      5 1 Put on something to listen to
      2 3 Write the name on the first one, or what it is and the date | In clothes: on the care label.
      3 5 Do the next four, those that get lost or mixed up most
      3 2 Look at one from a step away: can it be read?
      4 5 Do the others, or leave them for another evening
      4 1 Put pen and stickers where you will find them
      5 1 Put everything where it is needed next
    `,
  }),
  template({
    id: 'batch-cook',
    about: '',
    thing: 'the pot',
    why: 'One big pot today is four evenings off. Twice the amount is hardly more work.',
    steps: `
      1 1 Put the biggest pot you have on the cooker
      1 2 Write down what the dish takes, twice as much of each | No dish yet? Chilli, soup, curry and pasta sauce all freeze.
      5 1 Put on something to listen to
      4 5 Put beside the pot what you have of it | Frozen onions and tins count.
      2 20 Cook it, one thing after the other
      3! 5 Switch the cooker off, fill the boxes, and leave them open to cool
      4 2 Write what it is and the date on each lid
      3 2 Put two in the fridge and the rest in the freezer | No freezer? Cook half as much, and eat it within three days.
      5 3 Leave the pot to soak
    `,
  }),
  template({
    id: 'hang-picture',
    about: '',
    thing: 'the picture',
    why: 'One mark and one nail. A little crooked can be straightened.',
    steps: `
      1 1 Hold {thing} against the wall, and look from the door
      1 2 Make a small pencil mark where the hook should be | Eyes look best at the middle of it.
      5 1 Put a chair and a good light there
      3 3 Fetch a nail and a hammer, or sticky strips that fit its weight | A poster? Tape or sticky tack does.
      2 4 Put in the nail or the strip, away from sockets and pipes
      3* 1 Hang it up
      4 1 Step back and straighten it
      4 1 Rub out the pencil mark
      5 1 Put the hammer away
    `,
  }),
  template({
    id: 'hang-up-things',
    about: '',
    thing: 'it',
    why: 'One thing on one hook. The others follow or wait.',
    steps: `
      1 1 Pick up {thing}, or what lies on top
      1 2 Find a hook, a hanger or a rail that is free
      5 1 Put on one song
      2 2 Hang it there
      3 4 Do the same with what lies beside it
      3 2 Put in the wash what should not be hung up
      4 2 Make room for the next one
      4 2 Put up one more hook, if there are too few
      5 1 Look at the empty place
    `,
  }),
  template({
    id: 'gutters',
    about: '',
    thing: 'the gutters',
    why: 'A dry day, a steady ladder and a second person. Paying somebody is a good answer, too.',
    steps: `
      1 1 Go outside and look up: where is it worst?
      1 2 Ask somebody to hold the ladder, or write down a firm that does it
      5 1 Check whether it is dry and still today
      2 3 Put on gloves, and fetch a trowel and a bucket
      3 3 Set the ladder on firm ground, a step out for every four up | High up or nobody to hold it: book the firm instead.
      3* 10 Scoop out one metre at a time, and climb down to move on
      4 5 Pour water in at one end and see whether it runs
      4 5 Carry the leaves to the compost
      5 3 Put the ladder away and drink something
    `,
  }),
  template({
    id: 'christmas-down',
    about: '',
    thing: 'the tree',
    why: 'Lights off, small things first, the tree last. It may take three evenings.',
    steps: `
      1 1 Switch off the lights and pull the plug | No lights? Fetch the first box instead.
      1 2 Put one open box beside what is to come down
      5 1 Put on something to listen to
      2 5 Take down five things and lay them in the box
      3 5 Take down the others, the breakable ones in paper
      3 3 Roll the lights round a piece of card
      4 5 Carry the tree out, or fold it into its box, if there is one
      4 4 Sweep or hoover up the needles
      5 2 Write on the box what is in it, and put it away
    `,
  }),
  template({
    id: 'hoover-stairs',
    about: '',
    thing: 'the stairs',
    why: 'Top to bottom, a few steps at a time. A brush will do where the plug is too far.',
    steps: `
      1 1 Pick up what lies on the stairs
      1 2 Carry the hoover, or a dustpan and brush, to the top
      5 1 Put on headphones against the noise
      2 4 Do the first three steps, the edge and the corner
      3 1 Put the cable over your shoulder, if it has one, and the hoover below you
      3 5 Do the next few, on your way down
      4 3 Do the last ones
      4 2 Empty the dust
      5 1 Put everything back
    `,
  }),
  template({
    id: 'prep-food',
    about: '',
    thing: 'it',
    why: 'Washed and cut is half the cooking. It keeps in a box until it is wanted.',
    steps: `
      1 1 Put a board, a knife and a bowl on the worktop
      1 1 Take out what is to be washed or cut, and wash it
      5 1 Put on something to listen to
      2 8 Cut the first kind, as big as the dish wants it | Nothing said? As big as your thumb. Salad may be torn.
      3 5 Do the next one, or what is left of it
      3 1 Put it in a box or a bowl, and in the fridge | Potatoes: in cold water.
      4 1 Put the peelings in the bin or the compost
      4 2 Mix what only has to be mixed: a sauce, a marinade
      5 1 Rinse the knife and the board
    `,
  }),
  template({
    id: 'load-dishwasher',
    about: '',
    thing: 'the dishwasher',
    why: 'Big things at the bottom, small things on top, one tablet. It need not be full or neat.',
    steps: `
      1 1 Open it and pull out the lower rack | Clean things in it? Take those out first.
      1 2 Put in the plates you can reach
      5 1 Put on one song
      2 3 Put in the pans and bowls, open side down
      3 2 Put the cups and glasses in the upper rack, and the cutlery in the basket
      3 1 Put in a tablet and press start
      4 2 Leave the big pan to soak
      4 1 Wipe the place where the dishes stood
      5 1 Set an alarm for when it is done
    `,
  }),
  template({
    id: 'pump-up',
    about: '',
    thing: 'it',
    why: 'Cap off, air in, cap on. Each one takes a minute.',
    steps: `
      1 1 Fetch the pump, or drive to a garage with an air machine | No pump, no car? Many bike shops have one outside.
      1 1 Check how hard it is to be: on the side of the tyre, for a car in the door frame
      5 1 Put on old gloves
      2 3 Take off the cap, put the pump on straight, and fill it
      3! 1 Put the cap back on at once
      3 4 Do the next one
      4 1 Listen whether one of them hisses
      4 1 Note a day to look again
      5 1 Put the pump away
    `,
  }),
  template({
    id: 'rearrange-room',
    about: '',
    thing: 'the room',
    why: 'First on paper, then one piece. What does not feel right can go back.',
    steps: `
      1 1 Stand in the doorway and look: what bothers you most?
      1 2 Sketch the room on a sheet of paper, with door, window and the big pieces
      5 1 Put on music
      3 3 Take a tape to the biggest piece, and to the place it is to go to
      2 8 Clear one place, and move one piece there | Heavy? Ask somebody, or put socks under its feet.
      3 2 Sit there for a moment: better or not?
      4 8 Move the next one
      4 3 Wipe the place where it stood
      5 2 Leave the rest for another day
    `,
  }),
  template({
    id: 'measure',
    about: '',
    thing: 'it',
    why: 'Two numbers on a scrap of paper, and the shop can do the rest.',
    steps: `
      1 1 Fetch a tape measure, a pen and a scrap of paper | No tape? A string, and a ruler afterwards.
      1 1 Sketch on the paper what you measure: a box, a window, a person
      5 1 Turn on a good light
      2 2 Hold the tape along one side, or round it, and write the number on the sketch
      3 2 Do the same the other ways: height, depth, or arm and leg
      3 2 Do each once more, to be sure
      4 1 Take a photo of the place
      4 1 Write on the paper what it is for, and the day
      5 1 Put the paper in your bag, or a photo of it on your phone
    `,
  }),
] as const
