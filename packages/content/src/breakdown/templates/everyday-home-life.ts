import { template } from '../template.ts'

/** What comes up at home, in families and with animals. */
export const EVERYDAY_HOME_LIFE = [
  template({
    id: 'own-bed',
    about: '',
    why: 'It takes some nights, for every child. The same calm sentence each time is all of it.',
    steps: `
      1 1 Say at teatime what happens tonight: “You sleep in your bed, and I come and look in”
      1 2 Make that bed up together: one toy, a blanket, a small light
      5 1 Put your own night things ready
      3 8 Do bedtime as always, in the same order
      2 5 Sit beside the bed, a little nearer to the door each night
      3 2 Walk them back when they come, with the same few words | At three in the morning, too. On a very bad night their bed may be next to yours.
      4 1 Say in the morning what went well
      4 1 Write down how often it was: it goes down slowly
      5 5 Rest when you can: broken nights are hard
    `,
  }),
  template({
    id: 'worry-list',
    about: '',
    why: 'On paper they go round less. Nothing on the list has to be solved today.',
    steps: `
      1 1 Fetch a pen and one sheet of paper, and sit down
      1 1 Write “On my mind” on top
      5 1 Put something warm to drink beside you
      2 5 Write each worry on a line of its own, as short as it comes | Nobody reads it. Stop after five minutes.
      3 2 Put a dot beside what you can do something about, however little
      3 2 Write one small next thing beside one of the dots
      4 1 Fold the sheet, and put it where you find it again
      4 2 Tell one of them to somebody, if you like
      5 5 Do something quiet with your hands
    `,
  }),
  template({
    id: 'worm-flock',
    about: '',
    why: 'The packet says how much, how and for how long. The date is the other half of it.',
    steps: `
      1 1 Fetch the packet, and read the dose and how it is given
      1 2 Look up there how long no eggs, milk or meat may be used | Not for this animal? Ask the vet first.
      5 1 Call a vet or the feed shop, if you are unsure of the weight
      3 2 Measure the dose, and put on gloves
      2 10 Give it as it says there: in the feed, in their only water, or into each mouth
      3 3 Check that every one has had it | A mark on each, or one pen after the other.
      4 1 Write down the name, the date and the day from which eggs or milk are good again
      4 3 Clear out old droppings, and wash your hands
      5 1 Set a reminder for the next time
    `,
  }),
  template({
    id: 'worm-horse',
    about: '',
    why: 'One squeeze into the corner of the mouth. Its weight says how much.',
    steps: `
      1 2 Put on the headcollar, and tie up or ask somebody to hold
      1 2 Measure round the girth with the tape, and read off the weight
      5 1 Look up when the last one was | A dung count may say that none is needed. The vet knows.
      3 1 Set the syringe to that weight
      3 1 Check that the mouth is empty of feed
      2 1 Slide it into the corner of the mouth, over the tongue, and press
      4 1 Hold the head up until it is swallowed
      4 1 Write down the date, the name and the dose
      5 2 Clear the droppings from the field for the next days
    `,
  }),
  template({
    id: 'hen-mites',
    about: '',
    why: 'They live in the cracks and come at night. Birds and house are done on the same day.',
    steps: `
      1 2 Look under one wing and round the vent, in good light
      1 2 Fetch the powder or spray for poultry, gloves and a mask, and read how it is used
      5 1 Put on old clothes
      2 8 Put it on each bird under the wings and round the vent, never the face
      3 10 Clear out all the bedding, and bag it
      3 8 Brush or spray cracks, corners and the ends of the perches
      4 3 Put in fresh bedding
      4 1 Write down the date, and do it again in seven days | Eggs: the packet says whether they may be eaten.
      5 2 Wash yourself and your clothes
    `,
  }),
  template({
    id: 'season-tyres',
    about: '',
    thing: 'the tyres',
    why: 'The garage does it in half an hour. Yours is the booking, and the other four in the boot.',
    steps: `
      1 1 Check where the other set is, and whether the tread is good | At the garage? Then the booking is all.
      1 1 Find the number or the page of a garage or tyre shop
      5 1 Read the size on the side of a tyre
      2 5 Book it: “I would like my tyres changed over for the season. When?” | You do it yourself? Level ground, handbrake, the handbook, no jack on grass.
      3 1 Put day and time in the calendar
      3 5 Carry the other set to the car the evening before
      4 10 Drive there, and ask them to check the pressure
      4 3 Put away the ones that came off, marked with their place
      5 1 Have the nuts tightened once more after fifty kilometres
    `,
  }),
  template({
    id: 'medical-exam',
    about: '',
    thing: 'the medical',
    why: 'They look, measure and sign. What they need from you fits into one envelope.',
    steps: `
      1 1 Write down what it is for, and by which day the paper is needed
      1 2 Look up who may do it: most have a list of approved doctors
      5 1 Look up what it costs, and who pays
      2 5 Book it online or call: “I need a medical for …”
      3 1 Put day, time and place in the calendar
      3 3 Put the form, your licence or ID, glasses and a list of your medicines in an envelope
      4 1 Fill in your part of the form
      4 2 Ask for a copy, and send the paper where it has to be
      5 1 Put the day on which it runs out in the calendar
    `,
  }),
  template({
    id: 'health-plan',
    about: '',
    thing: 'the plan',
    why: 'Two plans side by side are enough. What a whole year costs counts, more than the price by month.',
    steps: `
      1 2 Write down your medicines with their doses, and the doctors you want to keep
      1 1 Look up by which day it has to be done, and put it in the calendar
      5 1 Put your card and last year’s letter beside you
      2 8 Open the official page or your employer’s, and type in your medicines and address
      3 3 Write down two plans: what each costs in a year, and whether your doctors are in it
      3 8 Pick the one that will do, and sign up for it there | Staying in the old one is an answer, too. Check that it goes on.
      4 1 Save or print the page that confirms it
      4 2 Call a free adviser, if it goes round in circles | For Medicare: SHIP. They sell nothing.
      5 1 Put letter and notes in one folder
    `,
  }),
  template({
    id: 'make-feeds',
    about: '',
    why: 'Clean hands, clean bottles, freshly boiled water. Each feed is safest made fresh.',
    steps: `
      1 1 Wash your hands, and wipe the worktop
      1 1 Boil fresh water in the kettle, and leave it for half an hour, no longer
      5 1 Put sterilised bottles, teats and lids ready
      3 1 Fill the bottle with the hot water first, up to the mark
      2 2 Add the level scoops that the packet says, close it and shake it
      3 2 Hold it under the cold tap until it is lukewarm, and try a drop on your wrist
      4 1 Take hot water in a flask and the powder by itself for later, and mix it then
      4 1 Tip away what is left after a feed
      5 2 Rinse the bottle straight away
    `,
  }),
  template({
    id: 'own-room',
    about: '',
    why: 'The cot moves, everything else stays the same. A few nights of getting used to it are normal, for you too.',
    steps: `
      1 1 Write down how old they are | For the first six months the safest place is beside your bed.
      1 2 Put up the cot there: flat mattress, no pillow, no toys, away from cords and heater
      5 1 Try the monitor
      3 1 Look at the thermometer: 16 to 20 degrees
      2 10 Let them have a nap there by day first
      3 8 Do bedtime as always, and lay them down there on their back
      4 2 Go in as soon as they call, in the dark and quietly
      4 1 Leave both doors open, if that lets you sleep
      5 5 Rest: you will listen a lot in the first nights
    `,
  }),
  template({
    id: 'wean-breast',
    about: '',
    who: 'them',
    why: 'One feed less at a time is gentle for you both. There is no date by which it has to be done.',
    steps: `
      1 1 Write down the feeds of a day
      1 1 Put a ring round the one that matters least to you both | Often one at noon. The bedtime one goes last.
      5 1 Drink something
      2 5 Offer something else at that hour: milk, a meal, a walk, a cuddle elsewhere
      3 1 Wait four or five days before the next one
      3 2 Squeeze or pump out a little, if it feels tight, only until it eases
      4 2 Ask somebody else to put them to bed for some nights
      4 2 Call a doctor or the health visitor, if a breast is hot, red and you feel ill
      5 5 Hold them: being near stays
    `,
  }),
  template({
    id: 'shop-for',
    about: '',
    who: 'them',
    why: 'Their list, your bag. Asked once, it is one trip.',
    steps: `
      1 1 Call {who}: “I am going shopping. What do you need?” | A list is there already? Read it through once.
      1 1 Write it down as they say it, with the brand where it matters
      5 1 Ask about milk, bread and loo roll
      3 1 Ask how they pay: money, a card, or you and later
      2 10 Go there, and take their things first
      3 1 Call from the shop, if something is sold out
      4 1 Keep the receipt
      4 5 Take it there, and put away what is cold
      5 3 Look into their fridge with them for what is past its date
    `,
  }),
  template({
    id: 'dentist-pain',
    about: '',
    who: 'the dentist',
    why: 'For pain they keep places free each day. Early in the morning is best.',
    steps: `
      1 1 Put the number of the dentist and a pen in front of you | Swelling towards the eye or neck, fever, hard to swallow: a nurse line, or your emergency number.
      1 1 Write down which tooth it is, since when, and what makes it worse
      5 1 Rinse with warm salt water
      2 5 Call: “I have toothache, or a broken tooth. Can somebody see me today?” | No dentist? Look up an emergency one near you (111 finds one in England).
      3 1 Write down the time, and what it costs
      3 1 Take a painkiller as the packet says, if it hurts and you may | Never aspirin on the gum.
      4 1 Eat soft and lukewarm, on the other side
      4 1 Put a cold flannel on the cheek
      5 1 Lie with your head up tonight
    `,
  }),
  template({
    id: 'carpet-clean',
    about: '',
    why: 'Hoovered first, little water, a window open. One corner shows how it turns out.',
    steps: `
      1 1 Move what stands there, as far as it goes
      1 2 Hoover it, slowly, in two directions
      5 1 Open a window
      3 1 Try the shampoo on a corner that nobody sees
      2 8 Rub it in on one strip, with little water, from the far wall to the door
      3 3 Press the wet out with a towel, or suck it up with the machine
      4 5 Do the next strip
      4! 1 Leave it to dry before anybody walks on it, and put things back tomorrow
      5 1 Rinse the brush or the machine
    `,
  }),
  template({
    id: 'jam',
    about: '',
    thing: 'the fruit',
    why: 'Clean jars, fruit, as much sugar as the recipe says. From there it is stirring.',
    steps: `
      1 1 Open one recipe, and weigh the fruit
      1 2 Pick out what is bad, and rinse the rest
      5 1 Put a saucer in the freezer for trying
      3 3 Wash the jars and lids very hot, and let them dry in a warm oven
      2 15 Cook the fruit soft, add the sugar, and boil it, stirring | It is far hotter than water: long sleeves, no children.
      3 5 Put a drop on a cold saucer: does it wrinkle? Then fill it into the warm jars
      4 2 Close them at once, and leave them to cool where nobody knocks them
      4! 1 Switch off the cooker and the oven
      5 2 Write name and date on each
    `,
  }),
] as const
