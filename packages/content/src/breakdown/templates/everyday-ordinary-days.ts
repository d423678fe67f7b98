import { template } from '../template.ts'

/** The same, of what fills a day: cooking something named, beginning work, locking up, a dog by the sea. */
export const EVERYDAY_ORDINARY_DAYS = [
  template({
    id: 'cook-dish',
    about: '',
    thing: 'the food',
    why: 'The packet or one recipe knows how long. You only stay near and listen for the alarm.',
    steps: `
      1 1 Look on the packet or in one recipe: how long, how hot, how much water
      1 2 Put a pan or a dish ready, and all that goes into it beside it
      5 1 Drink a glass of water
      3 3 Wash, peel or cut what needs it
      2 10 Cook {thing} with an alarm set, and stir or turn now and then
      3! 1 Taste a bit, and switch the cooker off | Meat and egg are done when nothing inside is pink or runny.
      4 1 Put it on a plate, with one thing beside it
      4 2 Put hot water in the pan while you eat
      5 2 Put what is left in a box with the date
    `,
  }),
  template({
    id: 'hoover-bag',
    about: '',
    why: 'Old one out with its lid closed, new one in until it clicks.',
    steps: `
      1 1 Pull the plug, and open the lid of the hoover
      1 1 Look up which bag it takes: inside the lid, or on the old one
      5 1 Lay a newspaper below
      2 2 Close the hole of the old bag, and lift it out into the bin | No bag? Empty the box, and look for what blocks the hose.
      3 1 Wipe the inside, and shake the filter if there is one
      3! 1 Slide in the new bag until it clicks, and shut the lid
      4 1 Cut hair off the brush with scissors
      4 1 Write bags on the shopping list, if it was the last one
      5 1 Put the others where the hoover lives
    `,
  }),
  template({
    id: 'hair-dye',
    about: '',
    why: 'Test, gloves, timer. Half an hour of waiting is most of it.',
    steps: `
      1 1 Read the leaflet: how long it stays in, and the skin test two days before
      1 2 Put on an old shirt and the gloves, and cream along the hairline
      5 1 Lay out an old towel and a comb
      3 2 Comb the hair, dry, into four parts
      2 8 Put the mix on the roots, or as the leaflet says, one parting after the other
      3 1 Set an alarm for the minutes on the leaflet, to rinse it out when it rings | It burns? Rinse at once.
      4 5 Rinse until the water runs clear
      4 1 Put in what came for afterwards, and rinse again
      5 1 Wipe the basin before it sets
    `,
  }),
  template({
    id: 'trim-fringe',
    about: '',
    why: 'Dry, little by little, from the middle. What is off is off, so cut less than you think.',
    steps: `
      1 1 Dry it, and comb it down as it is worn
      1 1 Clip the rest of the hair back
      5 1 Put a towel over the basin, and find sharp scissors
      3 1 Take the middle bit between two fingers, below where you want it
      2 3 Snip upwards into the ends, a little at a time
      3 3 Do the sides a bit longer than the middle
      4 1 Comb it down and look
      4 1 Stop now, and look again tomorrow
      5 1 Sweep up
    `,
  }),
  template({
    id: 'eyebrows',
    about: '',
    why: 'Only the strays below, in good light. Fewer is better.',
    steps: `
      1 1 Stand at a mirror by the window, with clean tweezers
      1 1 Brush them upwards with a clean old toothbrush
      5 1 Hold a warm flannel on them
      3 1 Mark with your eye where they begin and end
      2 3 Pull out the strays below, one at a time, the way they grow
      3 1 Step back and look after every third one
      4 2 Do the same number on the other side
      4 1 Hold something cold on the skin
      5 1 Put the tweezers away
    `,
  }),
  template({
    id: 'try-on',
    about: '',
    why: 'On, look, yes or no. What is a no goes straight into its bag.',
    steps: `
      1 1 Lay it on the bed or a chair | New? Leave the labels on.
      1 1 Fetch the bag it came in, or shoes that go with it
      5 1 Close the curtains, and stand in good light
      2 3 Put it on, sit down in it once, and lift your arms
      3 1 Say yes or no: does it pinch, scratch or slip?
      3 2 Put every no back in its bag, with the slip | Not new? Into a bag to give away or to be altered.
      4 1 Hang up the yes, and cut its label off
      4 2 Note the last day to send it back, and put the bag by the door
      5 1 Put your own clothes on again
    `,
  }),
  template({
    id: 'chore-rota',
    about: '',
    why: 'Few jobs, real names, one day each. A rota that is small gets done.',
    steps: `
      1 1 Write down the five jobs that matter most
      1 2 Ask everybody which one they mind least | Only you? Tick the two that you mind least.
      5 1 Fetch a large sheet of paper
      3 2 Draw a row for each job, and a column for each week
      2 4 Write one name for each job and week, the hated ones in turn | Only you? Write a day instead.
      3 1 Show it to all, and change what does not work
      4 1 Hang it up where all of you pass
      4 1 Set a day to look at it together again
      5 1 Cross off the first one
    `,
  }),
  template({
    id: 'lock-up',
    about: '',
    why: 'One round, always the same way. Say it aloud, then you know it later.',
    steps: `
      1 1 Start at the same place each time: the back door, or the furthest window
      1 1 Close it, turn the key or the handle, try it, and say “locked”
      5 1 Have your bag and keys on you already
      2 3 Go from window to window, the same way round, and close each
      3 1 Look at cooker, iron and taps
      3 1 Set the alarm, if there is one, and lock the front door behind you
      4 1 Press the handle of the front door once, and say “locked”
      4 1 Take a photo of the locked door, if you tend to doubt it later
      5 1 Walk away without going back
    `,
  }),
  template({
    id: 'place-review',
    about: '',
    why: 'Two things that were good, one that was not, for whom it is right.',
    steps: `
      1 1 Open the page where it goes, and tap the stars
      1 1 Write down the first thing that comes to mind
      5 1 Look at one photo from there
      2 4 Write two lines on what was good, and one on what was not
      3 1 Write for whom it is right
      3 1 Post it
      4 2 Add one photo
      4 1 Take out names of people who work there, if it is not kind
      5 1 Close the page
    `,
  }),
  template({
    id: 'photo-book',
    about: '',
    why: 'Thirty pictures make a book. The program sets them out by itself.',
    steps: `
      1 1 Open one page or app that prints such books
      1 2 Pick the smallest size, and one plain look
      5 1 Write down what it is about, and for whom
      2 8 Mark the pictures that make you stop, for {minutes}, up to thirty
      3 2 Upload them, and press “fill in automatically”
      3 3 Look through the pages, and take out what is double
      4 2 Write a title, and names or a year
      4 3 Check it page by page, and order it
      5 1 Note when it should come
    `,
  }),
  template({
    id: 'car-to-garage',
    about: '',
    why: 'Key, note, way home. The car does the rest.',
    steps: `
      1 1 Write down on a slip what it does and since when | No day yet? Call the garage first, and read it out.
      1 1 Put the key, the service book and your phone by the door
      5 1 Take out what you need from the car: bag, seat, papers
      3 1 Look up how you get home from there
      2 10 Drive there, hand over key and slip, and ask for the price before they begin | Red light, bad brakes, bald tyres? Do not drive: ask them to fetch it.
      3 1 Write down when it is ready, and a number to call
      4 1 Tell whoever needs the car that day
      4 1 Set an alarm to call them, if they do not
      5 2 Have a coffee on the way back
    `,
  }),
  template({
    id: 'dog-outing',
    about: '',
    why: 'Lead, water, towel. The rest is the dog’s idea.',
    steps: `
      1 1 Put lead, bags and treats in your pocket
      1 1 Fill a bottle with water, and take a bowl
      5 1 Put on shoes that may get wet
      3 1 Look up whether dogs may go there today, and how you get there
      2 15 Go there together, and let them sniff
      3 1 Keep them on the lead near birds, roads and picnics
      4 1 Give them water, and do not let them drink the sea
      4 3 Rub them down with an old towel before the way home
      5 2 Look at their paws at home
    `,
  }),
  template({
    id: 'start-work',
    about: '',
    why: 'Work begins with one window and one line. The rest comes after.',
    steps: `
      1 1 Sit down, and open the one thing that you did last | No desk? Go to your place, and pick up the first tool.
      1 1 Write on a slip: the one piece that would make today all right
      5 1 Fill a glass with water
      3 1 Close mail and chat for now
      2 8 Do the smallest bit of that piece, or of what you opened, for {minutes}
      3 1 Write down what comes next, in three words
      4 2 Stand up, and look out of the window
      4 8 Do the next bit, for {minutes}
      5 3 Open mail now, and answer one
    `,
  }),
  template({
    id: 'after-party',
    about: '',
    why: 'Bottles, plates, crumbs. In that order, and the rest can wait until tomorrow.',
    steps: `
      1 1 Open a window, and take two bags: rubbish and bottles
      1 2 Fill the one with what is clearly rubbish
      5 1 Put on music
      2 4 Fill the other with bottles and cans
      3 4 Carry all plates and glasses to the sink, and put hot water on them
      3 2 Put what can still be eaten into the fridge
      4 2 Wipe the table and the worst spot on the floor
      4 1 Put what people left behind by the door
      5 2 Sit down with something that is left
    `,
  }),
  template({
    id: 'vocab',
    about: '',
    why: 'Ten words are plenty. Aloud, twice, and again tomorrow.',
    steps: `
      1 1 Write down five of the words, or five things that you will want to say
      1 2 Look them up, and write each beside it
      5 1 Find one recording to hear how they sound
      2 4 Say each aloud, three times
      3 1 Cover one side, and say it from memory
      3 2 Put a dot by those that did not come, and do only those
      4 3 Write five more
      4 1 Put the list where you will see it: mirror, phone, fridge
      5 1 Say one of them to somebody
    `,
  }),
  template({
    id: 'trim-beard',
    about: '',
    why: 'Dry, combed, longest guard first. You can always take off more.',
    steps: `
      1 1 Comb it down, dry, in front of a mirror
      1 1 Put the longest guard on the trimmer
      5 1 Lay a towel in the basin
      2 4 Go over it once, upwards, cheeks first
      3 2 Take a shorter guard for the sides, if they still look full
      3 2 Take off the guard, and draw the line two fingers above the throat
      4 1 Snip what hangs over the lip
      4 1 Rinse, and rub in a drop of oil or cream
      5 1 Sweep up, and charge the trimmer
    `,
  }),
  template({
    id: 'weigh-luggage',
    about: '',
    why: 'Yourself with it, yourself without it. The rest is subtraction.',
    steps: `
      1 1 Put the bathroom scales on a hard floor | None? Ask a neighbour, or weigh it at the station or the airport.
      1 1 Look up how much your ticket allows: in the mail, on the page
      5 1 Close the bag first
      2 2 Step on with the bag, read the number, then step on without it
      3 1 Take one number from the other, and write it down
      3 2 Take out the heaviest thing that can stay: shoes, books, bottles
      4 1 Put what is heavy and small in the bag you carry on
      4 1 Weigh it once more
      5 1 Leave one kilo free for the way back
    `,
  }),
  template({
    id: 'wash-bike',
    about: '',
    why: 'Water, a soft brush, a dry chain. Ten minutes and it rides better.',
    steps: `
      1 1 Take it outside, and lean it where water may run
      1 1 Fetch a bucket of warm soapy water, a sponge and an old brush
      5 1 Put on old clothes
      3 2 Wipe frame and saddle with the sponge
      2 4 Brush wheels, chain and gears, and rinse gently | No strong jet at the hubs and the chain.
      3 2 Dry it with an old cloth, the chain first
      4 1 Put a drop of oil on the chain, turn the pedals, and wipe off what is too much
      4 1 Try the brakes before you ride
      5 1 Pour the water away
    `,
  }),
  template({
    id: 'lego',
    about: '',
    why: 'Sorted a little, then one page. It is allowed to lie there until tomorrow.',
    steps: `
      1 1 Clear a table or a tray, with a rim if there is one
      1 1 Open the first bag only, and the leaflet at page one | Begun, or no leaflet? Find the last piece you built.
      5 1 Put a cloth below, so that nothing rolls away
      2 8 Put together the first pages, one piece after the other
      3 2 Put small pieces in a lid, by colour
      3 5 Go on with the next pages, and swap if you are two
      4 1 Look once more at the picture, if something does not fit
      4 1 Put the tray where no foot finds it
      5 1 Take a photo of it
    `,
  }),
  template({
    id: 'kid-gear-clean',
    about: '',
    why: 'Crumbs out, cover off, straps only wiped. It is back together before the next trip.',
    steps: `
      1 1 Take a photo of how straps and cover go
      1 1 Tip it over outside, and hoover or brush out the crumbs
      5 1 Look for the leaflet, or its name on the maker’s page
      3 2 Take off the cover, and read its label
      2 3 Wash the cover as the label says, and wipe frame and tray with soapy water
      3 2 Wipe the straps with a damp cloth only | Soaked straps can lose their strength.
      4 1 Leave everything to dry in the air
      4! 2 Put it back together as in the photo, and pull once at every buckle
      5 1 Put one wipe in its pocket
    `,
  }),
  template({
    id: 'set-goals',
    about: '',
    why: 'Three lines that you could tick off. Fewer is better.',
    steps: `
      1 1 Write down until when: which month, which day
      1 2 Write down what you or others need until then
      5 1 Open the goals of last time
      2 5 Write three lines that begin with a verb and end with something that can be seen
      3 2 Write beside each how you will know that it is done
      3 2 Write the first small step of each, with a week
      4 2 Show them to your manager, or to one person
      4 1 Cross out one, if three is too many
      5 1 Put a day in the calendar to look at them again
    `,
  }),
  template({
    id: 'temperature',
    about: '',
    why: 'Under the tongue, in the ear or under the arm, then one number.',
    steps: `
      1 1 Fetch the thermometer, and wipe its tip
      1 1 Wait a few minutes after a bath, a hot drink or sport
      5 1 Look in the leaflet where it goes
      2 2 Put it in place, hold still, and wait for the beep
      3 1 Read the number, and write it down with the time
      3 1 Drink some water
      4 1 Wipe the tip, and put it away
      4 2 Call a nurse line (UK: 111) or a doctor, if it is 39 or more, stays, or worries you | A baby under three months with 38 or more: call at once.
      5 1 Set an alarm to measure again
    `,
  }),
  template({
    id: 'what-to-say',
    about: '',
    why: 'One sentence is all you need by heart. The rest may come as it comes.',
    steps: `
      1 2 Write down all you would like to say, in any order
      1 1 Put a ring round the one line that matters
      5 1 Breathe out slowly, and put your shoulders down
      2 3 Write the line that matters so that it begins with “I”: “I would like to …”
      3 2 Write one line for the question they will ask
      3 1 Say both aloud, once, to a wall
      4 1 Write down how to end it: “Thank you for listening. That is all for today”
      4 2 Ask one person you trust to hear it
      5 1 Put the note in your pocket: you may read it out
    `,
  }),
  template({
    id: 'batteries',
    about: '',
    why: 'Lid, old ones out, new ones in the same way round.',
    steps: `
      1 1 Open the lid: a coin or a thumbnail will do it | On the ceiling? Set a firm ladder below it first.
      1 1 Check which kind it takes: it stands on the old ones
      5 1 Take a photo of how they lie
      2 2 Take out the old ones, and put in the new ones, plus to plus | Only one, and built to be charged? Put it on its cable.
      3! 1 Close the lid, and try whether it works
      3 1 Wipe the contacts with a dry cloth, if it does not
      4 1 Put the old ones in a bag for the shop that takes them back
      4 1 Write the kind on the list, if those were the last
      5 1 Keep small round ones away from children | Swallowed, they are an emergency.
    `,
  }),
] as const
