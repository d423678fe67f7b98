import { template } from '../template.ts'

/** What is done with children, and for those who are old. */
export const EVERYDAY_SMALL_PEOPLE = [
  template({
    id: 'visual-timetable',
    about: '',
    why: 'Pictures in a row say what comes next, and nobody has to. Five of them are a day.',
    steps: `
      1 1 Write down the five things that happen each morning, in their order
      1 1 Fetch a strip of card, and small cards for the pictures
      5 1 Ask the child what it likes best on it
      2 5 Draw or print one picture for each: a cup, clothes, teeth, shoes, bag
      3 2 Stick them on in a row, with tape or hooks so that they can move
      3 1 Add a pocket or a box: “done”
      4 1 Hang it where it is needed, as high as the child’s eyes
      4 2 Go through it together once, and move the first card
      5 1 Make one for the evening, when this one works
    `,
  }),
  template({
    id: 'calm-child',
    about: '',
    who: 'them',
    why: 'A full day comes out at home, where it is safe. Fewer words, less light, and you near.',
    steps: `
      1 1 Breathe out slowly, and sit down lower than {who}
      1 1 Say one short sentence: “I am here. You are safe”
      5 1 Send the others into another room
      3 1 Turn down light and sound, and stop asking
      2 5 Stay near without talking, and offer something to eat, to squeeze or to hide under
      3 1 Move away what could hurt
      4 2 Wait until the breath is slow, before any word about what happened
      4 1 Do something easy together: a drink, a drawing, a bath
      5 2 Write down what came before it, for the next time
    `,
  }),
  template({
    id: 'teach-skill',
    about: '',
    who: 'them',
    why: 'Shown slowly, done together, then alone. Ten minutes on some days are better than an hour.',
    steps: `
      1 1 Put out what it takes, and sit side by side
      1 1 Show it once, slowly, and say each part aloud
      5 1 Pick an hour when nobody has to be anywhere
      3 3 Do the first part together, hand beside hand
      2 3 Let {who} do that part alone, while you only watch
      3 1 Say what went right, before what did not
      4 3 Do the next part in the same way
      4 1 Stop while it still goes well
      5 1 Write down which part comes next time
    `,
  }),
  template({
    id: 'meds-list',
    about: '',
    why: 'One page that anybody can read: a carer, a paramedic, a pharmacist.',
    steps: `
      1 1 Put all the packets on the table, and take a sheet of paper
      1 1 Write the name and the date of birth on top
      5 1 Put on the good lamp
      2 5 Write a line for each: name, how much, when, what for
      3 2 Write below it: allergies, the surgery, the pharmacy, whom to call
      3 2 Compare each line with its label once more
      4 2 Ask the pharmacist to look over it, if something is unclear
      4 1 Write today’s date on it
      5 1 Hang it inside a cupboard door, and take a photo
    `,
  }),
  template({
    id: 'toys-out',
    about: '',
    why: 'One bag of what nobody plays with any more. Who owns them has a say.',
    steps: `
      1 1 Fetch a bag or a box, and sit down by the toys
      1 1 Put in two that are plainly too young
      5 1 Ask the child for three to give away
      3 2 Put aside what is loved, without discussion
      2 5 Go through one shelf or one box: plays with it, or not?
      3 1 Put what is broken in the bin
      4 2 Wipe what goes, and check whether all the parts are there
      4 1 Put the bag by the door, with the day on which it goes
      5 1 Put what stays back where small hands reach it
    `,
  }),
  template({
    id: 'dummies',
    about: '',
    why: 'Boiled or steamed for a few minutes, and dry. A spare one makes it calm.',
    steps: `
      1 1 Wash your hands, and wash the dummies in warm soapy water
      1 1 Look at each: sticky, cracked or bitten? In the bin with it
      5 1 Put out a clean box with a lid
      2 2 Put them in the steriliser, or in a pan of boiling water, all the way under
      3 1 Set an alarm: five minutes in the pan, or what the steriliser says
      3! 1 Switch it off, and lift them out with a spoon
      4 1 Squeeze out the water, once they are cool
      4 1 Leave them to dry on clean kitchen paper
      5 1 Put one in the bag for outside
    `,
  }),
  template({
    id: 'labour-begins',
    about: '',
    why: 'One call, and they say when to come. There is nearly always time to put on shoes.',
    steps: `
      1 1 Write down the time, and the colour of the water | Green, brown or bloody, less movement, before 37 weeks: call at once, and say so.
      1 2 Call the maternity unit: the number is on your notes
      5 1 Drink something, and go to the loo
      2 2 Say how many weeks, what has happened, and how often it comes | Cannot wait: your emergency number.
      3 2 Call whoever comes with you, and whoever minds the others
      3 1 Put bag, notes, phone and charger by the door
      4 1 Put on a pad, and lay a towel on the seat
      4 2 Write down when each one begins and how long it lasts
      5 5 Lean, walk or lie, whatever is easiest, until they say come
    `,
  }),
  template({
    id: 'bowel-kit',
    about: '',
    why: 'Two minutes once a year or two, and a stamp that is paid already. Most come back with nothing.',
    steps: `
      1 1 Take the kit to the loo, and read the small leaflet once
      1 1 Write the date on the tube, and open it only when you need it
      5 1 Lay paper or a clean tub in the bowl, to catch it
      2 2 Draw the stick along it in several places, as the picture shows
      3 1 Put the stick back in the tube until it clicks, and shake it
      3 1 Put it in its envelope, and wash your hands
      4 3 Post it within a day
      4 1 Put a note in the calendar for two weeks from now: the letter
      5 1 Ask for a new kit, if it went wrong: it costs nothing
    `,
  }),
  template({
    id: 'inflate',
    about: '',
    thing: 'it',
    why: 'Valve, pump, stopper. A mouthful at a time works too, with rests.',
    steps: `
      1 1 Lay {thing} out flat where it is to be, on a clean dry place
      1 1 Look for all its valves, and close those that let air out
      5 1 Sweep away stones and thorns first
      3 1 Put the pump on, or the adapter that fits
      2 5 Pump until it is firm and still gives a little
      3 1 Press the stopper in, and push the valve down
      4 1 Put a hand on it after ten minutes: is it still firm?
      4 2 Look for a hole with soapy water, if it is not, and stick a patch on
      5 1 Put pump and adapters in one bag
    `,
  }),
] as const
