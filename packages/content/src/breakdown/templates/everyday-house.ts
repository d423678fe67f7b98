import { template } from '../template.ts'

/** Single things in a home that have a way of their own. Chosen in `house-senses.ts`. */
export const EVERYDAY_HOUSE = [
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
      4 2 Turn it round, if it is loose, so that it wears evenly
      5! 1 Put things back when it is dry
    `,
  }),
  template({
    id: 'pet-hair',
    about: '',
    why: 'A damp rubber glove fetches more than the hoover.',
    steps: `
      1 1 Put on a rubber glove, and wet it a little | None? A damp sponge, or wide tape.
      1 1 Wipe over the worst piece, one way, and roll the hair off: sofa, bed, clothes
      5 1 Open a window
      2 5 Hoover where they lie | Only clothes? Go over them once more, with tape.
      3 1 Shake out their blanket outside
      3 2 Do the stairs or the chair they like
      4 2 Put the blanket in the wash
      4 3 Brush them for a minute
      5 1 Empty the hoover
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
      1 1 Take off the cushions, or lift what can be lifted
      1 1 Pick out coins, crumbs and pens
      5 1 Look at the label: W may get wet, S may not
      2 5 Hoover it, the cracks too
      3 3 Dab the worst spot with a damp cloth and a drop of soap, from the edge inwards
      3 1 Press it dry with a towel
      4 2 Strew bicarbonate on it, and hoover it off in an hour | Leather? Wipe it with a damp cloth instead.
      4 3 Wash one cover, if they come off
      5! 1 Put the cushions back the other way round, once all is dry
    `,
  }),
  template({
    id: 'wax-off',
    about: '',
    why: 'Cold makes it brittle. Then it breaks off.',
    steps: `
      1 1 Lay a bag of ice or frozen peas on it
      1 1 Fetch an old plastic card
      5 1 Lay down paper
      2 3 Push the card flat under it, and lift it off in bits
      3 2 Lay kitchen roll on what is left, press with a warm iron, and unplug it | Wood, plastic, leather: no iron. Rub it with a warm cloth.
      3 1 Wipe with a drop of washing-up liquid
      4 1 Rub in oil or polish, if it is wood
      4 1 Put a saucer below the next candle
      5 1 Throw the bits in the bin
    `,
  }),
  template({
    id: 'mouse-trap',
    about: '',
    why: 'By the wall, where they run. Peanut butter is the best bait.',
    steps: `
      1 1 Put on gloves, so that it does not smell of you
      1 1 Check where the droppings are, and put the trap there, along the wall
      5 1 Keep children and animals out
      2 2 Put a dab of peanut butter on it, and set it as the picture shows
      3 1 Set a second one, a step away
      3 1 Put open food in boxes or the fridge
      4 1 Set an alarm to look in the morning
      4 2 Push wire wool into the hole they come from
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'oil-wood',
    about: '',
    why: 'Thin, wait, wipe. Twice is better than thick.',
    steps: `
      1 1 Clear it, and wipe it with a nearly dry cloth
      1 1 Fetch the oil and two rags without fluff | For boards and worktops: an oil that is safe with food.
      5 1 Open a window, and put on gloves
      3 2 Rub rough places with fine sandpaper, along the grain
      2 5 Rub a little oil in, along the grain
      3 1 Set an alarm for fifteen minutes, and then wipe off what stands on it
      4 3 Do it once more tomorrow
      4 1 Lay the rags out flat outside: rolled up they can catch fire
      5 1 Put things back when it is dry
    `,
  }),
  template({
    id: 'water-filter',
    about: '',
    why: 'Soak, click, note the date.',
    steps: `
      1 1 Take out the old one, and put it in the bin or the box for them | In a fridge or under a sink: close the water there first.
      1 1 Rinse the jug with warm soapy water, or wipe the place where it sat
      5 1 Check which kind fits
      2 2 Dip the new one in cold water and shake it, if the packet says so
      3 1 Press it in until it clicks
      3 2 Fill it, and tip the first two fillings on a plant
      4 1 Set the date on the lid, or write it down
      4 1 Write new ones on the list
      5 1 Put it in the fridge
    `,
  }),
  template({
    id: 'heating-timer',
    about: '',
    why: 'On half an hour before you are, off half an hour before you go.',
    steps: `
      1 1 Go to the box with the clock, or open its app
      1 1 Check whether its time and day are right
      5 1 Take a photo of how it is now
      3 1 Look up its name and “timer”, if the buttons say nothing
      2 3 Set one time on and one time off for the morning
      3 2 Set the same for the evening
      4 1 Turn the thermostat to 18 or 19
      4 1 Look tomorrow whether it came on
      5 1 Write the times on a note beside it
    `,
  }),
  template({
    id: 'floorboard',
    about: '',
    why: 'A screw, or powder in the gap. And a mark where it is.',
    steps: `
      1 1 Walk over it, and put tape where it squeaks
      1 1 Strew talc or soap powder into the gap, and sweep it in | Carpet on top? Lift its edge first, or leave this out.
      5 1 Do it while nobody sleeps below
      3 1 Walk over it again
      3 2 Lift the carpet at the edge, if there is one
      2 4 Drive a screw through the board into the beam, away from pipes and wires
      4 1 Sink the screw a little
      4 2 Tell the landlord, if it is theirs
      5 1 Take the tape off
    `,
  }),
  template({
    id: 'fruit-flies',
    about: '',
    why: 'Find the fruit, set a glass, empty the bin.',
    steps: `
      1 1 Take the fruit and the open bottles away | Round plants? Let their soil dry out: they are gnats.
      1 1 Empty the bin with peelings in it
      5 1 Open a window
      2 2 Fill a glass with vinegar, sugar and a drop of soap, and set it there
      3 1 Rinse bottles and cans
      3 2 Pour hot water down the sink
      4 1 Hang up the dishcloth to dry, or wash it
      4 1 Set a new glass tomorrow
      5 1 Keep fruit in the fridge for a week
    `,
  }),
  template({
    id: 'bring-bins-in',
    about: '',
    why: 'Down the path, and back with it.',
    steps: `
      1 1 Put on shoes
      1 1 Go out, and check whether they are empty
      5 1 Take gloves
      2 2 Wheel the first one back to its place
      3 1 Fetch the next one
      3 1 Pick up what fell out
      4 1 Tip out the water
      4 1 Do next door’s, if you like
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'closet-of',
    about: '',
    thing: 'the closet',
    why: 'One hanger or one drawer is enough for a day. “Not yet” is an answer, too.',
    steps: `
      1 1 Open the door of {thing}, with somebody beside you if you like
      1 1 Put three bags or boxes there: keep, give away, not yet
      5 1 Put something warm to drink beside you
      2 8 Go through one drawer, or ten hangers, and put each thing in one of the three
      3 2 Look in the pockets and between the things
      3 1 Stop there, or do one drawer more
      4 1 Put a date on “not yet”, and put it out of sight
      4 2 Write down who might like something of it
      5 3 Sit down with somebody, or do something quiet
    `,
  }),
  template({
    id: 'swap-with',
    about: '',
    thing: 'the shift',
    who: 'them',
    why: 'One message to the one you have in mind. They may say no, and then you ask the next.',
    steps: `
      1 1 Look at the rota, and write down the day and the hours
      1 1 Find one of theirs that you could take
      5 1 Check whether your work wants to be asked first
      2 3 Write to {who}: “Could you take my … ? I could do your …”
      3 1 Write down who else you could ask, if the answer is no
      3 2 Tell whoever makes the rota, with both names, once it is agreed
      4 1 Put the change in your calendar
      4 1 Look at the rota again, whether it stands there
      5 1 Thank {who}
    `,
  }),
  template({
    id: 'pillowcase',
    about: '',
    why: 'One clean case, and the place where your face lies is fresh.',
    steps: `
      1 1 Fetch a clean one | None clean? A soft T-shirt or a towel over the pillow will do.
      1 1 Pull the old one off, and drop it by the door
      5 1 Shake the pillow out at the window
      2 1 Push the pillow into the clean one, down to the corners
      3 1 Fold the open end in, and lay the pillow back
      3 1 Change the next one, if there is one
      4 1 Carry the old one to the wash
      4 1 Put a spare one near the bed
      5 1 Lie down on it for a moment
    `,
  }),
  template({
    id: 'cot-sheet',
    about: '',
    why: 'One small sheet that sits tight, and the cot is ready.',
    steps: `
      1 1 Fetch a clean sheet for the cot | None that fits? A flat one, tucked in tightly under the mattress.
      1 1 Pull the old one off, and drop it by the door
      5 1 Lay the baby somewhere safe first, if the cot is not empty
      3 1 Wipe the mattress with a damp cloth, if it is wet, and rub it dry
      2 2 Pull the clean one over the corners, one after the other
      3 1 Smooth it flat, with nothing loose on it
      4 1 Carry the old one to the wash
      4 1 Put a spare one within reach for the night
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'toilet-no-flush',
    about: '',
    why: 'A bucket of water flushes it meanwhile. Mostly a chain or a lever has come off inside.',
    steps: `
      1 1 Fill a bucket with water
      1 1 Pour it into the bowl in one go: that flushes it for now | Rises instead of sinking? Then it is blocked: pour no more.
      5 1 Put on gloves
      3 1 Check whether the small tap beside the tank is open
      2 3 Take the lid off the tank, and hang the chain or lever back on, if it came off | Built in, or nothing came off? Call the landlord or a plumber.
      3! 1 Lay the lid back, and press the flush
      4 2 Write to the landlord or a plumber: “The toilet has not flushed since …”
      4 1 Stand a full bucket beside it until then
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'paper-photos',
    about: '',
    why: 'One handful and three heaps. Nobody has to look at all of them.',
    steps: `
      1 1 Put the box or the album on a table
      1 1 Put down three slips: keep, give away, bin
      5 1 Wash and dry your hands
      2 8 Take one handful, and lay each picture on a heap, for {minutes} | One that hurts? Face down, for another day.
      3 2 Write on the back who it is and when, in pencil, where you know it
      3 1 Put the heap to keep in an envelope, with a word on it
      4 3 Take a picture of the three best with your phone
      4 1 Put those for somebody in a bag by the door
      5 1 Put the box back, with a slip where you stopped
    `,
  }),
  template({
    id: 'cooking-alarm',
    about: '',
    why: 'It cannot tell steam from fire. With more air it stays quiet.',
    steps: `
      1 1 Open a window, and close the door between the cooker and the alarm | Smoke that no pan explains? Everybody out, and call the fire service.
      1 1 Press its button for quiet, or wave a tea towel below it
      5 1 Turn the pan down a little
      2 1 Put the hood or the fan on before the pan gets hot
      3 3 Wipe burnt bits out of the grill and the oven, once they are cold
      3 1 Look where it hangs: a few steps away from the cooker is better
      4 2 Ask the landlord or the fire service about a heat alarm for the kitchen
      4 1 Check that its battery is in: on quiet days, too
      5 1 Write “fan on” on a note by the cooker
    `,
  }),
  template({
    id: 'droppings',
    about: '',
    why: 'Wet first, then wipe: so no dust of it gets into the air.',
    steps: `
      1 2 Put on gloves, and fetch kitchen roll, a bag and a bowl of soapy water | No hoover and no broom: their dust can make one ill.
      1 1 Wet them with it until they are soaked
      5 1 Put on a mask, if you have one
      3 1 Open the window, and let them soak for five minutes
      2 3 Lift them into the bag with wet paper, and tie it
      3 3 Wipe the place once more with a cleaner that kills germs | One cleaner only: two together can give off fumes.
      4 2 Throw out food that was nibbled, and put the rest in things that close
      4 1 Write down where they lay, for a trap, the landlord or the council
      5 1 Wash your hands, first in the gloves, then without
    `,
  }),
  template({
    id: 'insect-out',
    about: '',
    why: 'It wants to be outside as much as you want it to. It flies to the light.',
    steps: `
      1 1 Open one window wide, and close the door of the room
      1 1 Take away sweet food and drinks, or cover them
      5 1 Move slowly, and blow no air at it
      3 1 Draw the other curtains, so that the open window is the brightest
      2 2 Leave the room for some minutes, and let it find the way
      3! 1 Look from the door whether it has gone, and close the window
      4 2 Put a glass over it on the pane, and slide a card under | Only when it sits still. Or ask somebody.
      4 1 Call 999 or your emergency number, if somebody is stung and cannot breathe well
      5 1 Look from afar where they come in, if more of them turn up
    `,
  }),
  template({
    id: 'bin-wash',
    about: '',
    why: 'Hot water, soap, a rinse. After that it smells of nothing.',
    steps: `
      1 1 Take out the bag and what lies below it, tie it, and put it by the door
      1 1 Carry the bin to the bath, the shower or outside | One on wheels? To a drain, with a hose or a bucket.
      5 1 Put on gloves
      2 4 Pour in hot water and washing-up liquid, and scrub it with a brush, the lid as well
      3 1 Tip the water away, and rinse it
      3 1 Dry it with an old cloth, and put in a fresh bag
      4 5 Leave hot water in it for five minutes, if something sticks
      4 1 Lay a sheet of newspaper in the bottom
      5 1 Wash your hands
    `,
  }),
] as const
