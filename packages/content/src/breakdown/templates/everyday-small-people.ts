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
      5 1 Ask whoever it is for what they like best on it
      2 5 Draw or print one picture for each: a cup, clothes, teeth, shoes, bag
      3 2 Stick them on in a row, with tape or hooks so that they can move
      3 1 Add a pocket or a box: “done”
      4 1 Hang it where it is needed, as high as the eyes of whoever reads it
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
      3 1 Turn down light and sound, and stop asking | Out somewhere? Lead or carry them to the nearest quiet corner.
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
      1 1 Put out what it takes, and sit or stand side by side | Far apart? By phone, each with their own.
      1 1 Show it once, slowly, and say each part aloud
      5 1 Pick an hour when nobody has to be anywhere
      3 3 Do the first part together, hand beside hand
      2 3 Let {who} do the first part alone, while you only watch
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
      1 1 Put all the packets on the table, and take a sheet of paper | Not where you are? The repeat slip or the pharmacy knows them.
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
      2 2 Tell the unit on the phone: how many weeks, what has happened, how often it comes | Cannot wait: your emergency number.
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
  template({
    id: 'time-with-child',
    about: '',
    why: 'Ten minutes that belong to them are a lot, and they remember who was there.',
    steps: `
      1 1 Put your phone in another room
      1 1 Ask: “What shall we do together?”, or hold up two things to choose from
      5 1 Put a drink beside you
      2 10 Sit down with them where they are, and do what they do | A big one? Beside them, with their game or their music.
      3 2 Let them lead, and say what you see: “You put the blue one on top”
      3 1 Say before it ends: “One more, and then I have to stop”
      4 5 Do one more, if you both like
      4 1 Say one thing that you liked
      5 1 Write down what they picked, for another day
    `,
  }),
  template({
    id: 'end-play',
    about: '',
    why: 'Stopping is hard in the middle of something good. A warning and a next thing help.',
    steps: `
      1 1 Go to them, and sit down or crouch beside them
      1 1 Look at what they are doing, and say one thing about it
      5 1 Drink something first, so that you are calm
      2 1 Say: “Five more minutes, and then …”, and set a timer that they can see
      3 1 Tell them what comes next, with one thing to choose | “Hop there, or walk?”
      3 2 Say “time” when it rings, and go there together
      4 1 Let them save the game, or leave the tower standing
      4 2 Stay beside them, if there are tears: “It is hard to stop”
      5 1 Say one thing that went well, however small
    `,
  }),
  template({
    id: 'animal-trust',
    about: '',
    why: 'Animals make friends with whoever keeps still. They set the pace.',
    steps: `
      1 1 Sit down on the floor a little way off, with your side to them
      1 1 Put a treat down between you, and look somewhere else
      5 1 Put your phone on silent
      2 5 Stay there, speak softly, and let them come and sniff | Growling, hissing, flat ears? More room, and another time.
      3 1 Stroke the cheek or the chest three times, once they come close, and stop
      3 1 Let them go when they want to, and leave them a way out
      4 1 Write down what they liked: a toy, a place, a voice
      4 5 Do the same again tomorrow, at the same hour
      5 1 Ask whoever knows them what frightens them
    `,
  }),
  template({
    id: 'animal-in',
    about: '',
    why: 'Food that rattles calls louder than any name.',
    steps: `
      1 1 Take a little food or a treat that rattles
      1 1 Go to the door, the gate or the coop, and open it wide
      5 1 Put on a coat, and take a light
      2 3 Call them as you always do, rattle, and wait | Not coming? Stand still: whoever is chased runs.
      3 1 Count them, or look whether all of them are in
      3! 1 Close it behind them, and bolt it, if there is a bolt
      4 1 Look under the hedge and the shed, if one is missing
      4 1 Put down fresh water
      5 1 Write down the hour at which it went well
    `,
  }),
  template({
    id: 'litter-train',
    about: '',
    why: 'Most of them like digging. They only have to find the place.',
    steps: `
      1 1 Put the tray in a quiet corner, away from food and water
      1 1 Pour in litter, two or three fingers deep | The kind they know, if you can.
      5 1 Leave the door to it open
      2 1 Lift them in after each meal and each sleep, and step back
      3 1 Give a treat as soon as they have used it
      3 2 Scoop out what is dirty, once a day
      4 2 Clean what went beside it, without a word and without bleach
      4 3 Call the vet, if they strain or little comes | With a tom that cannot pee: at once.
      5 1 Put up a second tray, if the home is large
    `,
  }),
  template({
    id: 'house-train',
    about: '',
    why: 'They learn it by going out often. Accidents are part of it.',
    steps: `
      1 1 Put the lead and a few treats by the door
      1 1 Write down when to go out: after sleep, food and play, and every hour or two
      5 1 Put shoes there that you can slip into
      2 5 Go out to the same spot, stand still, and wait until they go
      3 1 Give the treat there and then
      3 1 Keep them near you indoors, and go out when they sniff or circle
      4 3 Clean up what went wrong without a word, with a cleaner for animals
      4 1 Write down the hours at which it happened
      5 2 Ask the vet, if they go far more often than before
    `,
  }),
  template({
    id: 'wild-hurt',
    about: '',
    why: 'A dark box and one call are what helps most.',
    steps: `
      1 1 Stop a few steps away, and look: does it bleed, does a wing hang, does it move? | A young bird with feathers that hops is mostly well: leave it.
      1 1 Fetch a box with holes, a towel and gloves
      5 1 Call in cats and dogs
      2 5 Call a wildlife rescue or a vet: what it is, what you see, where | In the UK the RSPCA, in Scotland the SSPCA.
      3 2 Lay the towel over it, and lift it into the box | A bat, a fox, a deer, a swan, a bird of prey? Only if they say so.
      3 1 Put the box somewhere dark, warm and quiet, without food or water
      4 10 Take it there, if they ask you to
      4 1 Write down where you found it, for setting it free
      5 1 Wash your hands
    `,
  }),
] as const
