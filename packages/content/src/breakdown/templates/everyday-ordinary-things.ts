import { template } from '../template.ts'

/** The same, of what is wiped, glued, painted, tuned and filled. */
export const EVERYDAY_ORDINARY_THINGS = [
  template({
    id: 'glue',
    about: '',
    why: 'Clean, thin, pressed and left alone. The glue does the rest.',
    steps: `
      1 1 Lay the pieces on old paper, and try how they fit
      1 2 Fetch a glue that says it is for this: china, wood, plastic, shoes
      5 1 Open a window
      3 2 Wipe the edges clean, and let them dry
      2 3 Put a thin line of glue on one side, and press both together
      3 1 Wipe off what comes out
      4 2 Hold it with tape, a rubber band or a book on top
      4 1 Leave it until tomorrow | For food and hot drinks: only if the glue says so.
      5 1 Close the glue, and wash your hands
    `,
  }),
  template({
    id: 'coffee-machine',
    about: '',
    why: 'Out, rinsed, wiped, back in. What comes out tastes of it.',
    steps: `
      1 1 Switch it off, if it has a plug, and let it cool
      1 1 Take out what comes out: the tray, the tank, the part with the coffee
      5 1 Empty the grounds into the bin
      2 4 Wash them with warm water and a drop of soap
      3 2 Wipe the nozzle and the outside with a damp cloth
      3 1 Rinse the tank or the jug, and fill a tank with fresh water
      4 2 Let one cup of clean water run through
      4! 1 Put everything back where it clicks
      5 1 Write “descale” on a list, if its light is on
    `,
  }),
  template({
    id: 'gym-trip',
    about: '',
    why: 'The hardest part is the door of your own home. Ten minutes there count as going.',
    steps: `
      1 1 Put on what you will wear there, under your coat if you like
      1 1 Put a bottle, a towel and your card in the bag
      5 1 Put on your headphones
      3 1 Write down one machine or one exercise that you will start with
      3 1 Set an alarm for when to leave
      2 10 Go there, and do that one thing | You may leave after it.
      4 8 Do one more, if you feel like it
      4 2 Stretch what is tight, and drink
      5 1 Hang up the towel at home
    `,
  }),
  template({
    id: 'look-up',
    about: '',
    why: 'One official page, one line written down. Then it need not be remembered.',
    steps: `
      1 1 Write down the exact thing that you want to know
      1 2 Type it into a search, with the name of the place or firm
      5 1 Close other pages
      2 3 Open the official page, and look for that one thing
      3 1 Look at the date of the page: is it for this year, this day?
      3 1 Write the answer in one line, or take a picture of it
      4 2 Call or write to them, if it does not say
      4 1 Put it where you will need it: the calendar, the bag
      5 1 Close the page
    `,
  }),
  template({
    id: 'noise-neighbours',
    about: '',
    why: 'First a friendly line, then a list, then somebody whose job it is.',
    steps: `
      1 1 Write down what it is, on which days and from when until when
      1 2 Write one calm line: “Could it be quieter after …? I can hear it in my bedroom”
      5 1 Put in earplugs, or turn on a fan for tonight
      2 3 Put it through their door, or say it on a good day | Afraid of them? Leave this step out.
      3 2 Write down each new time, for two weeks
      3 4 Write to the landlord or the council with that list
      4 1 Add a recording, if it is loud enough
      4 2 Ask another neighbour whether they hear it, too
      5 1 Do something quiet and nice in another room
    `,
  }),
  template({
    id: 'garden-pests',
    about: '',
    why: 'Picked off, kept out, or led elsewhere. It need not be won, only made fewer.',
    steps: `
      1 1 Go out and look at one plant, under its leaves too | Slugs: at dusk or after rain.
      1 2 Put on gloves, and pick or wipe off those you see, into a bucket
      5 1 Take a torch
      2 4 Carry them far from the bed, or rinse them off the leaves with water
      3 3 Put a ring of grit, wool or copper round the plants they like most | Aphids: rinse again in two days. Caterpillars: a fine net.
      3 3 Lay a board or half an orange down, and look under it tomorrow | That is for slugs. Others? Look at a second plant.
      4 2 Water in the morning, so that the ground is dry at night
      4 3 Look up what helps without poison | Pellets hurt hedgehogs, birds and pets.
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'freezer-sort',
    about: '',
    why: 'One drawer at a time, and quickly. Nothing has to thaw for it.',
    steps: `
      1 1 Fetch a bag, a pen and a cool box or a blanket
      1 1 Open one drawer only, or one corner of a chest
      5 1 Put on gloves
      2 4 Take everything out of it, and bin what is old, open or nobody knows
      3 2 Put back what is left, the oldest in front
      3! 1 Close the door or lid firmly before you go on
      4 4 Do the next drawer
      4 2 Write down what there is, and stick the list on the door
      5 1 Put one thing into the fridge for tomorrow
    `,
  }),
  template({
    id: 'hot-water-bottle',
    about: '',
    why: 'Warm, not boiling, and a cover round it.',
    steps: `
      1 1 Fetch it, and look at the rubber: no cracks, not too old
      1 2 Heat the water, and let it stand a few minutes | Boiling water can split it.
      5 1 Put the cover or a towel ready
      2 2 Hold it upright by the neck, and fill it two thirds full
      3 1 Press the air out slowly, and screw it shut
      3 1 Turn it over above the sink: does it drip?
      4 1 Put its cover on, and never on bare skin
      4 1 Put it where you want it
      5 1 Take it away before you fall asleep on it
    `,
  }),
  template({
    id: 'tune-instrument',
    about: '',
    why: 'One string after the other, with an app that listens.',
    steps: `
      1 1 Open a tuner on your phone, or take the one you have
      1 1 Take the instrument out, and sit where it is quiet
      5 1 Close the door
      2 3 Play the lowest string, and turn its peg slowly until the needle stands in the middle
      3 3 Do the same with the next ones
      3 2 Go through all of them once more: the first ones move again
      4 1 Play one chord, and listen
      4 1 Turn back before you turn further, if a string feels tight
      5 2 Play something that you like
    `,
  }),
  template({
    id: 'sand-wood',
    about: '',
    why: 'With the grain, from rough to fine. One side is a day’s work.',
    steps: `
      1 1 Carry it outside, or lay old sheets round it and open a window
      1 2 Fetch rough and fine paper, and a mask | Old paint, from before 1980? It may hold lead: ask first.
      5 1 Take off what is screwed on: handles, hinges
      3 1 Wrap the rough paper round a block of wood
      2 8 Rub along the grain, on one side, for {minutes}
      3 2 Wipe off the dust with a damp cloth
      4 5 Do the same with the fine paper
      4 1 Stroke it with your hand: where does it catch?
      5 2 Sweep up the dust
    `,
  }),
  template({
    id: 'puzzle',
    about: '',
    why: 'Ten minutes beside it, with tea. A few pieces are progress.',
    steps: `
      1 1 Sit down at it with good light
      1 1 Look for the easiest bit: an edge, one colour, a short clue
      5 1 Make yourself something to drink
      2 8 Fit what you find, or write it in, for {minutes}
      3 1 Lay the pieces of the next colour together, or tick three clues you may know
      3 5 Go on with those
      4 1 Turn it round, and look at it from the other side
      4 1 Ask somebody to look with you, if one spot is stuck
      5 1 Cover it, so that nothing gets lost
    `,
  }),
  template({
    id: 'wipe-one',
    about: '',
    why: 'One cloth, one side after the other. It takes less time than reading this.',
    steps: `
      1 1 Wet a cloth with warm water and a drop of soap
      1 1 Wring it out, so that it does not drip | Switches: nearly dry, and no soap.
      5 1 Take off what stands on it
      2 2 Wipe it from the top down
      3 2 Lay the cloth on what sticks, and wait two minutes
      3 1 Wipe once more with clear water
      4 1 Get into the corners and folds with an old toothbrush
      4 1 Dry it with a towel
      5 1 Hang the cloth up
    `,
  }),
  template({
    id: 'clean-glasses',
    about: '',
    why: 'Water, a drop of soap, a soft cloth. Half a minute, and the world is sharp.',
    steps: `
      1 1 Take them off, or fetch them, and go to a tap
      1 1 Run lukewarm water over them
      5 1 Hold them by the bridge, so that nothing bends
      2 1 Rub a drop of washing-up liquid over lenses and nose pads with your fingers
      3 1 Rinse them until nothing is slippery
      3 1 Dry them with a soft clean cloth | A shirt or paper can scratch them.
      4 1 Wipe the arms and the hinges
      4 1 Hold them against the light
      5 1 Put the cloth into their case
    `,
  }),
  template({
    id: 'paint-wood',
    about: '',
    thing: 'the wood',
    why: 'Dry day, clean wood, thin coat. One panel or one chair is enough.',
    steps: `
      1 1 Look at the weather: two dry days | Indoors? Open a window instead.
      1 2 Fetch the paint, a brush, gloves and an old sheet
      5 1 Put on old clothes
      3 5 Brush off dirt and what flakes, and rub the worst spots with sandpaper
      3 2 Stir the paint, and read on the tin how long it dries
      2 10 Paint one part of {thing}, along the grain, for {minutes}
      4 10 Do the next one
      4 2 Wash the brush, or wrap it tightly in a bag
      5 1 Hang up a note: “wet paint”
    `,
  }),
  template({
    id: 'open-window',
    about: '',
    why: 'One handle, a hand wide, ten minutes. New air is the whole task.',
    steps: `
      1 1 Stand up, and go to the window
      1 1 Clear the sill, if something stands there
      5 1 Put on a jumper
      2 1 Turn the handle, and open it as far as feels right
      3 1 Breathe in slowly, three times
      3 1 Set an alarm for ten minutes
      4 1 Open a door opposite, so that the air moves
      4! 1 Close it again when the alarm rings
      5 1 Sit where the air is new
    `,
  }),
  template({
    id: 'lost-somewhere',
    about: '',
    why: 'Most of it is handed in. Two calls, and the cards stopped meanwhile.',
    steps: `
      1 1 Write down where you last had it, and at what time
      1 1 Look once more in every pocket and bag
      5 1 Breathe out slowly
      2 5 Call or write to the lost property of that place or line: what, where, when, its colour | No phone? Borrow one, or write from a computer.
      3 3 Block cards or the phone, if they are gone | In the bank’s app it is one button, and it can be undone.
      3 2 Go back and ask there, if it is near
      4 2 Change locks or passwords only once you know that it is gone
      4 3 Tell the police, if papers were in it, and keep the number
      5 1 Call again tomorrow: some things turn up days afterwards
    `,
  }),
  template({
    id: 'clean-sink',
    about: '',
    why: 'Empty, wiped round once, rinsed. It shines more than it took.',
    steps: `
      1 1 Take out what stands in the sink
      1 1 Run warm water over it, and put a drop of soap on a sponge
      5 1 Put on gloves
      3 1 Fish out what lies in the plughole, and bin it
      2 3 Rub round it once: sides, bottom, the edge of the plughole
      3 1 Rinse it
      4 1 Leave bicarbonate on what does not come off, and rub again in ten minutes
      4 1 Wipe the taps
      5 1 Dry it with a cloth
    `,
  }),
  template({
    id: 'repair-shop',
    about: '',
    why: 'Somebody mends such things every day. You only carry it there.',
    steps: `
      1 1 Write down what is broken, and since when
      1 1 Put it in a bag by the door, with that slip | A phone? Start a backup, and write down the shop’s address.
      5 1 Check whether it is still under guarantee
      3 2 Look up one place near you that mends such things | Shoe shop, tailor, watchmaker, phone shop, hearing clinic, repair café.
      2 8 Take it there, and ask: “What would it cost, and when is it ready?” | Too big to carry? Ask whether they come.
      3 1 Say yes or no to the price
      4 1 Put the ticket in your purse, and the day in the calendar
      4 1 Take out or save what is private: cards, photos, keys
      5 1 Write down what you use meanwhile
    `,
  }),
  template({
    id: 'weigh-self',
    about: '',
    why: 'One number, on one day. It says nothing about who you are, and you need not do it at all.',
    steps: `
      1 1 Put the scales on a hard floor
      1 1 Take off shoes and what is heavy
      5 1 Go to the toilet first
      2 1 Step on, stand still, and read the number
      3 1 Write it down with the day, if somebody asked for it
      3 1 Step off, and put the scales out of sight
      4 1 Get dressed, and drink something
      4 1 Choose one day a week or a month, not more
      5 2 Tell somebody you trust, if the number rules your day
    `,
  }),
  template({
    id: 'blood-sugar',
    about: '',
    why: 'Warm clean hands, the side of a finger, one drop.',
    steps: `
      1 1 Wash your hands with warm water, and dry them
      1 1 Lay out meter, strip, lancet and a tissue | A sensor on the arm? Hold the phone or reader to it instead.
      5 1 Sit down
      2 2 Put in the strip, prick the side of a finger, and hold the drop to it
      3 1 Write down the number, the time, and whether you have eaten
      3 1 Do what your plan says for that number | Very high, very low or unwell: your team, a nurse line, or in danger your emergency number.
      4 1 Put the lancet in its sharps box
      4 1 Press the tissue on the finger
      5 1 Put a new strip pot on the list, if few are left
    `,
  }),
  template({
    id: 'two-factor',
    about: '',
    why: 'A second key for your account. Keep a spare one on paper.',
    steps: `
      1 1 Open the account on one screen, with your phone beside you
      1 2 Go to settings, and look for “security” or “sign-in”
      5 1 Plug in the phone
      2 3 Press “two-step” or “two-factor”, and choose app or text | No phone for it? A security key, or an app on the computer.
      3 2 Type in the code that it sends or shows
      3 2 Save the backup codes, on paper too | They let you in when the phone is lost.
      4 2 Sign out, and sign in once to try it
      4 3 Do the same for your mail account, which opens all others
      5 1 Put the paper with your important ones
    `,
  }),
  template({
    id: 'carry-it',
    about: '',
    why: 'Clear way, good shoes, one piece at a time. Two people beat one.',
    steps: `
      1 1 Walk the way once with empty hands, and move what lies on it
      1 1 Open the doors, and turn on the light
      5 1 Put on shoes that hold
      3 1 Fold it, empty it or take off what comes off
      3 1 Ask somebody to take the other end, if it is heavy | Nobody there? Make two small loads of it, if you can.
      2 3 Carry it, with your back straight, and stop half way
      4 1 Put it down where nobody falls over it
      4 1 Close the doors again
      5 1 Shake out your arms
    `,
  }),
] as const
