import { template } from '../template.ts'

/** Small things of any day at home and on the way. Chosen in `verb-senses.ts`. */
export const EVERYDAY_SMALL = [
  template({
    id: 'deice-car',
    about: '',
    thing: 'the car',
    why: 'Warm air inside and a scraper outside: five minutes, and you see again.',
    steps: `
      1 1 Put on gloves and a coat, and take the keys
      1 1 Start the car, and turn the air to the windscreen | Stay beside it while it runs.
      5 1 Put on something to listen to
      2 4 Scrape or spray the windscreen, from top to bottom | Cold water or a spray, never hot water: glass cracks.
      3 2 Do the side windows and the mirrors
      3 1 Sweep the snow off roof and lights
      4 1 Wait until the inside is clear, too
      4 1 Put the scraper where you can reach it tomorrow
      5 1 Lay a cover on the windscreen for the night
    `,
  }),
  template({
    id: 'recycling',
    about: '',
    thing: 'the recycling',
    why: 'Three heaps, and the biggest boxes flat. It need not be spotless.',
    steps: `
      1 1 Put down one box or bag for each kind: paper, tins and plastic, glass
      1 2 Put the first five things where they go
      5 1 Put on one song
      2 3 Rinse what is sticky, a splash is enough, and put it in
      3 2 Flatten the three biggest boxes
      3 3 Carry it out to the bins
      4 1 Look up which collection comes next
      4 2 Put what nobody takes in the other bin | Unsure? The council’s page has a list.
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'pension',
    about: '',
    thing: 'the pension',
    why: 'It is one letter and one login. What to do about it can be asked for free.',
    steps: `
      1 2 Find one letter or mail about {thing}, the newest you can
      1 1 Write down its name, its number and your National Insurance number
      5 1 Drink something warm
      2 5 Sign in on their page, or call and ask what is in it and what goes in
      3 3 Write down the one thing you want to know or to change
      3 5 Ask them, or a free adviser such as MoneyHelper | Nobody honest calls you about it first, or hurries you.
      4 3 Check that your address and who is to get it are right
      4 2 Put the papers in one folder
      5 1 Note a day to go on
    `,
  }),
  template({
    id: 'old-medicine',
    about: '',
    thing: 'the medicine',
    why: 'Any pharmacy takes it back, whatever it is. Bin and toilet are no place for it.',
    steps: `
      1 1 Put an empty bag on the table
      1 2 Put in what is out of date, or no longer yours to take
      5 1 Put on a light over the cupboard
      2 2 Put it by the door, out of the reach of children and animals
      3 1 Look up when the nearest pharmacy is open
      3 10 Take it there, and say “Could you take these back?”
      4 2 Cross your name out on the labels
      4 1 Keep the cardboard boxes for the recycling
      5 1 Write down what has to be bought again
    `,
  }),
  template({
    id: 'top-up',
    about: '',
    thing: 'it',
    why: 'One sum and one button, and it lasts for a while.',
    steps: `
      1 1 Open the app or the page for it, or take the card to a machine or shop
      1 1 Look what is left on it
      5 1 Put your bank card beside you
      2 2 Press “top up”, pick a sum that you can do without, and pay
      3 1 Look whether the new sum is there
      3 1 Turn on that it tops itself up, if you like
      4 1 Set an alarm for the day it will be low again
      4 1 Save the receipt
      5 1 Close the app
    `,
  }),
  template({
    id: 'blocked-toilet',
    about: '',
    thing: 'the toilet',
    why: 'It happens in every house. Soap, warm water and a plunger clear most of it.',
    steps: `
      1 1 Put on gloves, and leave the flush alone for now
      1 1 Squirt in a good lot of washing-up liquid
      5 1 Open the window
      2 3 Pour in a bucket of warm water from waist height | Not boiling: it can crack the bowl.
      3 5 Wait ten minutes, and look whether it has gone down
      3 5 Press a plunger over the hole, up and down, twenty times
      4 2 Call a plumber or the landlord, if it still stands
      4 1 Press the flush, when the water is low again
      5 3 Wipe the seat and wash your hands
    `,
  }),
  template({
    id: 'unpack-shopping',
    about: '',
    thing: 'the shopping',
    why: 'Cold things first. Everything else may stand there for an hour.',
    steps: `
      1 1 Put the bags on the floor or the table
      1 2 Put what is frozen in the freezer
      5 1 Drink a glass of water
      2 3 Put what is cold in the fridge, the older things in front
      3 3 Put the rest in the cupboards, as it comes
      3 1 Leave out what you eat next
      4 1 Hang the bags where you take them next time
      4 1 Note what they did not have
      5 2 Eat one nice thing
    `,
  }),
  template({
    id: 'wash-face',
    about: '',
    thing: 'it',
    why: 'Warm water and ten seconds. It wakes the whole of you a little.',
    steps: `
      1 1 Go to the basin and turn on the warm tap
      1 1 Wet your hands, and then the rest
      5 1 Tie back your hair
      2 1 Rub in a little soap, or only water
      3 1 Rinse it off
      3 1 Dry yourself with a clean towel
      4 1 Put on some cream
      4 1 Drink a little water
      5 1 Hang up the towel
    `,
  }),
  template({
    id: 'shopping-list',
    about: '',
    thing: 'the list',
    why: 'What has run out, and what you would eat. Ten lines are a long list.',
    steps: `
      1 1 Take a scrap of paper, or open the notes on your phone
      1 1 Write down the first three things that come to mind
      5 1 Drink something
      2 2 Open the fridge, and write down what has run out
      3 2 Write down two meals you could eat, and what they need
      3 1 Look in the bathroom: paper, soap, toothpaste
      4 1 Put a star beside what cannot wait
      4 1 Ask the others what they want, by a time
      5 1 Put it with your keys
    `,
  }),
  template({
    id: 'journal',
    about: '',
    thing: 'the diary',
    why: 'Nobody reads it, nobody marks it. One line is an entry.',
    steps: `
      1 1 Open it, and write the date at the top
      1 1 Write one line: what happened today
      5 1 Put on a lamp, and something to drink
      2 4 Write on for {minutes}, without crossing anything out
      3 1 Write one thing your body felt
      3 1 Write one thing that was good, however small
      4 1 Sketch or stick in something, if you like
      4 1 Close it, and put it where nobody looks
      5 1 Leave a pen beside it for tomorrow
    `,
  }),
  template({
    id: 'away-message',
    about: '',
    thing: 'the message',
    why: 'Two lines, two dates. After that nobody can wonder where you are.',
    steps: `
      1 1 Open the settings of your mail, and search for “automatic” or “out of office”
      1 1 Put in the first and the last day
      5 1 Put a drink within reach
      2 2 Write: “I am away until … If it cannot wait, please write to …”
      3 1 Turn it on and save it
      3 1 Send yourself a line from another address, or look at the preview
      4 1 Put the same line in the chat
      4 1 Put the days in the shared calendar
      5 1 Close the inbox
    `,
  }),
  template({
    id: 'job-apply',
    about: '',
    thing: 'the application',
    why: 'Six of ten wishes is near enough. They want to know three things: why you, why them, and when.',
    steps: `
      1 1 Open the advert, and write down the day it closes
      1 2 Mark three words in it that sound like you
      5 1 Drink something
      2 8 Open your CV, and put what fits those three words at the top
      3 8 Write three plain sentences: why you, why them, what you did before
      3 5 Put both into the form or the mail, and press send
      4 3 Ask somebody to read it once, before or after
      4 1 Save a copy of the advert: it may vanish
      5 1 Note a day to ask how it stands
    `,
  }),
] as const
