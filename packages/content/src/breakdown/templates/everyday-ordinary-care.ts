import { template } from '../template.ts'

/** The same, of shoes, floors, questions and people who are looked after. */
export const EVERYDAY_ORDINARY_CARE = [
  template({
    id: 'smelly-shoes',
    about: '',
    why: 'Dry, aired and dusted, most shoes forgive. It takes a night, and no work.',
    steps: `
      1 1 Take them outside or to a window, and pull out laces and insoles
      1 1 Wash the insoles with soap, or put new ones on the list
      5 1 Open a window
      2 2 Strew a spoon of bicarbonate in each, and leave it for a night
      3 1 Put newspaper in them, if they are wet
      3! 1 Tip the powder out in the morning, and put the insoles back
      4 2 Put them in the wash at 30, if the label lets you
      4 1 Put on another pair for two days
      5 1 Wash and dry your feet well
    `,
  }),
  template({
    id: 'under-furniture',
    about: '',
    why: 'What rolls under there is dust and lost socks. One side is enough.',
    steps: `
      1 1 Kneel down with a torch, and look
      1 2 Pull out what lies there, with your hand or a broom
      5 1 Put on something to listen to
      2 4 Run the hoover or a damp cloth on a broom under or behind it, from one side
      3 2 Put each thing that came out where it lives, or in the wash
      3 2 Pull it out a hand’s width, if it moves, and do the edge
      4 2 Wipe the skirting behind it
      4 1 Bin the fluff
      5 1 Put boxes back only where something is in them
    `,
  }),
  template({
    id: 'questions-list',
    about: '',
    why: 'Appointments are short. Three questions on paper are heard.',
    steps: `
      1 1 Take a card, and write the day and the name at the top
      1 2 Write down every question, as it comes
      5 1 Ask somebody who knows you what they would ask
      2 3 Put a ring round the three that matter most, or write them now, and number them
      3 2 Write beside each what you have noticed, in three words
      3 1 Write at the foot: “What happens next, and whom do I call?”
      4 1 Put your medicines on the back
      4 1 Leave room for the answers
      5 1 Put the card in your pocket: you may hand it over
    `,
  }),
  template({
    id: 'thank-mail',
    about: '',
    why: 'Three lines, sent today. What was good, what you take from it, thank you.',
    steps: `
      1 1 Open a new message to them, or fetch a card | Rather say it? Then the card is for your pocket.
      1 2 Write: “Thank you for …”, with the day or the thing
      5 1 Look at their name once: is it spelled right?
      2 3 Thank them in one line that is true: what you liked, what it meant. Send or say it
      3 1 Add one line of what comes next, if there is something
      3 1 Write your name below, and your number if they may need it
      4 1 Close it
      4 1 Note a day to look for an answer, if you wait for one
      5 1 Drink something
    `,
  }),
  template({
    id: 'express-milk',
    about: '',
    why: 'Warm, comfortable, something to look at. What comes is what comes.',
    steps: `
      1 1 Wash your hands, and sit where your arms are held up
      1 2 Put the pump together, with water and a snack beside you | By hand? A clean bowl is enough.
      5 1 Look at a photo or a film of the baby
      3 2 Lay something warm on for two minutes
      2 10 Start low and slow, and turn it up only as far as it is comfortable
      3! 2 Close the bottle, write the date and time on it, and put it in the cold
      4 2 Rinse the parts cold, then wash them hot
      4 1 Note the next time, if you go by the clock
      5 1 Drink the rest of the water
    `,
  }),
  template({
    id: 'make-cupcakes',
    about: '',
    why: 'One bowl, twelve cases. Crooked ones taste the same.',
    steps: `
      1 1 Open one simple recipe, and turn on the oven
      1 2 Put twelve paper cases in the tin
      5 1 Let the butter get soft
      2 5 Mix it as the recipe says, and fill the cases to two thirds
      3 1 Put them in, and set an alarm
      3! 1 Take them out when a skewer comes out clean, and switch the oven off
      4 2 Let them cool before you ice them
      4 2 Fill the bowl with hot water
      5 1 Put them in a tin with a lid for the way
    `,
  }),
  template({
    id: 'bedtime-kids',
    about: '',
    why: 'The same few things in the same order. Calm comes slowly, and so may you.',
    steps: `
      1 1 Turn down lights and screens, and say: “Ten more minutes”
      1 1 Fetch flannel, toothbrushes and pyjamas
      5 1 Put on quiet music
      3 3 Wash, teeth, toilet, in that order
      3 2 Put on pyjamas, while they choose one book
      2 8 Lie or sit beside them, and read one book | A baby? A feed, a cuddle and a song do what the book does.
      4 1 Say good night, the same words each time
      4 1 Leave the door as they like it, and go
      5 3 Sit down: your evening begins
    `,
  }),
  template({
    id: 'put-one',
    about: '',
    thing: 'it',
    why: 'One thing, one place. It takes as long as the walk there.',
    steps: `
      1 1 Go to {thing}, and check where it lives
      1 1 Clear that place, as wide as it needs
      5 1 Open the door on the way
      2 2 Pick {it} up, carry {it} there and put {it} down | Wet? Hang or stand it where it can dry first.
      3 1 Wind up the cable, fold it, or close what is open
      3! 1 Close the cupboard or the door
      4 1 Take along one more thing that lives there
      4 1 Wipe where it stood
      5 1 Look at the empty place
    `,
  }),
  template({
    id: 'plants-in',
    about: '',
    why: 'The tender ones first. A bright cool place is enough until spring.',
    steps: `
      1 1 Go out, and pick the one that minds frost most
      1 1 Lay a sheet of plastic or old trays where they will stand
      5 1 Put on gloves
      3 2 Take off dead leaves, and look below for snails and aphids
      2 5 Carry them in, the smallest first | A heavy pot: slide it on a blanket, or ask a second person.
      3 1 Stand them in the light, not beside a heater
      4 2 Water little: once a fortnight is plenty
      4 1 Wrap the pots that stay outside in fleece or old towels
      5 1 Sweep up the soil
    `,
  }),
  template({
    id: 'hand-over-keys',
    about: '',
    why: 'Count, name, hand, tick. Then it is theirs to mind.',
    steps: `
      1 1 Fetch them, and count how many there are
      1 1 Write on a slip which is for what
      5 1 Put them on one ring
      2 3 Put them in the hand of the one who takes them, and say what each is for | Nobody there? Ask where to leave them, and take a photo.
      3 1 Write down the time and the name, or let them sign
      3 1 Say what is still open or unlocked
      4 1 Ask whether something is missing
      4 1 Take your own keys off the ring before
      5 1 Breathe out: they are no longer yours to mind
    `,
  }),
  template({
    id: 'social-event',
    about: '',
    why: 'Going there counts, and half an hour is a visit. You may have a way out ready.',
    steps: `
      1 1 Write down when you want to leave, and one sentence for it: “I have to be up early”
      1 1 Lay out what you wear, with keys, card and phone
      5 1 Rest for a while before
      3 2 Look up the way there, and the last way home
      3 1 Write to one person who will be there: “Shall we come together?”
      2 10 Go there, say hello to one person, and get a drink
      4 2 Ask one question: “How do you know each other?”
      4 5 Go outside or to the loo, when it gets loud
      5 3 Do something quiet when you are home
    `,
  }),
  template({
    id: 'leave-early',
    about: '',
    why: 'You came, and that counted. Going is allowed at any time, and needs no reason.',
    steps: `
      1 1 Check where your coat, bag and keys are
      1 1 Pick one sentence: “I am off now, it was good to see you”
      5 1 Drink the last sip
      3 1 Look up or call your way home: a bus, a taxi, a lift | From the loo, if it is quieter there.
      2 2 Say that you are off to one person, the one who invited you if they are near | A message from the way home will do, too.
      3 1 Put on your coat, and go to the door
      4 1 Breathe out outside
      4 1 Send one line to whoever might look for you
      5 3 Do something quiet at home
    `,
  }),
  template({
    id: 'complaint-answer',
    about: '',
    why: 'They want to be heard first, and helped second. It is about the thing, and not about you.',
    steps: `
      1 1 Read it once, and put a ring round what they want
      1 1 Look up what happened: the order, the day, who was there
      5 1 Breathe out before you answer
      3 2 Write: “Thank you for telling me. I am sorry that …”, with their own word for it
      2 4 Write what you will do, and by when: a refund, a new one, a call
      3 2 Let somebody read it, take out every “but”, and send it
      4 2 Do what you wrote, or put it in the calendar
      4 1 Note it where the next complaint of that kind goes
      5 1 Get up and drink something
    `,
  }),
  template({
    id: 'note-down',
    about: '',
    why: 'Once on paper, where the next one looks for it.',
    steps: `
      1 1 Find it: on its sticker, in a mail, in the settings | In your head? Then begin with the pen.
      1 1 Fetch a card and a thick pen
      5 1 Sit down at a table
      2 2 Write it large and letter by letter, with a word above that says what it is
      3 1 Compare it once with where it came from, sign by sign
      3 1 Put the card where it is looked for: the fridge, the hall, a drawer
      4 1 Take a photo of it
      4 1 Keep what nobody else may see out of sight
      5 1 Bin the old note
    `,
  }),
] as const
