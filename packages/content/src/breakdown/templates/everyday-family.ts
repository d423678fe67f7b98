import { template } from '../template.ts'

/** What is done with people and animals. Chosen in `family-senses.ts`. */
export const EVERYDAY_FAMILY = [
  template({
    id: 'dog-teeth',
    about: '',
    why: 'Finger first, brush later. A few teeth are a start.',
    steps: `
      1 1 Fetch toothpaste for pets and a soft brush or a bit of gauze | Never paste for people.
      1 1 Let them lick a bit of it off your finger
      5 1 Sit beside them when they are tired
      2 2 Lift the lip, and rub the outside of a few teeth
      3 1 Stop while it goes well, and give praise
      3 1 Do the other side
      4 1 Look for red gums or a broken tooth
      4 1 Put it in the calendar for tomorrow
      5 1 Rinse the brush
    `,
  }),
  template({
    id: 'recall',
    about: '',
    why: 'A name, a treat, a short way. Whoever comes is praised, always.',
    steps: `
      1 1 Put ten small treats in your pocket
      1 1 Clip on a long lead
      5 1 Pick a quiet place
      2 3 Say the name and “come”, once, and walk backwards
      3 1 Give the treat the moment they are with you, and let them go again
      3 2 Do it five times
      4 2 Do it from further away
      4 1 Stop while it goes well
      5 1 Try it in another quiet place tomorrow
    `,
  }),
  template({
    id: 'microchip',
    about: '',
    why: 'An old number brings nobody home. Five minutes.',
    steps: `
      1 1 Find the number: on the vet’s paper, or ask them to read it
      1 1 Type the number in a page that finds which register it is with
      5 1 Look that it is the real register
      2 3 Sign in at that register, or call, and change address and phone
      3 1 Pay, if they ask for it
      3 1 Save what says that it is changed
      4 1 Write the number on a card in your purse
      4 1 Change the tag on the collar, too
      5 1 Tell the vet
    `,
  }),
  template({
    id: 'to-groomer',
    about: '',
    why: 'Lead, number, door. They are the ones who do the work.',
    steps: `
      1 1 Look up the time, or call for one, and set an alarm for when to leave
      1 1 Put lead or carrier, bags and your card by the door
      5 1 Write down what is to be done: length, ears, nails
      3 5 Give them a moment outside or at the tray for a wee first
      2 10 Go there, and say in one sentence what is to be done | Afraid of it? Say so first, and ask for a break in between.
      3 1 Ask when to fetch them, and set an alarm
      4 1 Say what they are afraid of
      4 1 Take a treat for the way home
      5 1 Put out fresh water for later
    `,
  }),
  template({
    id: 'coins',
    about: '',
    why: 'One small thing bought with a note, and your pocket jingles.',
    steps: `
      1 1 Look in coats, bags and the bowl by the door: some are there already
      1 1 Count them, and write down what is missing
      5 1 Check whether the machine takes cards by now
      2 5 Buy something small with a note, or ask at a counter: “Could you change this?”
      3 1 Put them in one little bag
      3 1 Put the bag with the laundry, or where you need it
      4 1 Keep back the ones you need each week
      4 1 Ask a neighbour
      5 1 Note how many it took
    `,
  }),
  template({
    id: 'carers-assessment',
    about: '',
    why: 'It is a carer’s right, and it is about what helps to go on. It costs nothing.',
    steps: `
      1 1 Write down three things that the carer does in a week, and the hardest one
      1 2 Search the council’s page for “carer’s assessment” or “adult social care”
      5 1 Put a drink beside you
      3 1 Write one line: who cares, and for whom
      2 4 Fill in the form, or call and say: “I am asking for a carer’s assessment”
      3 1 Write down when they will be in touch
      4 3 Ask a carers’ centre what to say: Carers UK has a helpline
      4 2 Write down what would help most: a break, equipment, money
      5 1 Ask about one for the person who is cared for, too
    `,
  }),
  template({
    id: 'let-out',
    about: '',
    why: 'Door, air, back in.',
    steps: `
      1 1 Get up, and go to the door
      1 1 Put on shoes
      5 1 Take a bag and a light
      2 2 Open it, and go out with them | A cat may go alone: leave it a way back.
      3 2 Stand there until they are done, and pick up what a dog leaves
      3 1 Look at the sky or the trees meanwhile
      4! 1 Call them in, and close the door
      4 1 Wipe the paws
      5 1 Fill the water bowl
    `,
  }),
  template({
    id: 'brush-animal',
    about: '',
    why: 'A few strokes while they are sleepy.',
    steps: `
      1 1 Fetch the brush and a treat
      1 1 Sit down beside them, and let them sniff at it
      5 1 Lay down an old towel
      2 3 Brush along the back, the way the hair lies
      3 1 Stop while it goes well, and give the treat
      3 2 Do one side, gently round the belly
      4 2 Hold a knot at its root, and tease it out with your fingers
      4 1 Pull the hair out of the brush
      5 1 Look for ticks and fleas
    `,
  }),
  template({
    id: 'tick-remove',
    about: '',
    why: 'A tick hook, a twist, done. Soon is better than perfect.',
    steps: `
      1 1 Fetch a tick hook or fine tweezers, and turn on a light
      1 1 Move hair or cloth away, and keep the place still, or ask somebody to
      5 1 Have a treat ready, if it is an animal
      2 1 Slide the hook under it, close to the skin, and twist until it lets go
      3 1 Drop it in a bag or in alcohol, without squeezing
      3 1 Clean the place, and wash your hands | On a person: a red ring or a fever, weeks later too, is for a doctor.
      4 1 Write down the date and where it was
      4 2 Call the vet, or a doctor for a person, if the head stayed in or it swells
      5 2 Look for others: ears, neck, between the toes
    `,
  }),
  template({
    id: 'muzzle-train',
    about: '',
    why: 'A treat in it, again and again, for days. It should mean something good.',
    steps: `
      1 1 Fetch the muzzle and soft treats or paste
      1 1 Hold it like a cup, with a treat inside
      5 1 Pick a quiet room
      2 3 Let them put the nose in by themselves, and take it out again
      3 1 Do it five times, and stop
      3 1 Wait a second longer before the treat, the next time
      4 2 Lay the strap behind the ears without closing it
      4 1 Close it for one breath, another day
      5 1 Put it away where they can see it
    `,
  }),
  template({
    id: 'shopping-with',
    about: '',
    why: 'You fetch or carry, they choose. Slow is part of it.',
    steps: `
      1 1 Ask them what they need, and write it down
      1 1 Write down a day, and when to leave
      5 1 Check where one can sit down in between
      3 1 Put bags, the list, glasses and their card by the door
      2 10 Go there together, or for them with the list, with the heaviest things last
      3 3 Carry it in, and put the cold things away
      4 2 Stop for a cup of tea
      4 1 Write down what was not to be had
      5 1 Ask when to go next
    `,
  }),
  template({
    id: 'water-animals',
    about: '',
    why: 'Fresh water is two minutes.',
    steps: `
      1 1 Go to where their water is
      1 1 Tip out what is left
      5 1 Put on shoes
      2 1 Rinse it, and fill it to the top
      3 1 Look at the food, and fill it up if it is low
      3! 1 Check whether all are there and lively, and shut what you opened
      4 1 Break the ice, if there is any
      4 1 Wipe the rim of the trough
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'sick-clean',
    about: '',
    why: 'Scoop, blot, rinse. Cold water first.',
    steps: `
      1 1 Put on gloves, if there are any, and fetch kitchen roll and a bag
      1 1 Scoop up what is solid, and put it in the bag
      5 1 Open a window
      2 3 Blot with cold water and a little soap, from the edge to the middle | Bedding or clothes: rinse them cold, and put them in the wash.
      3 1 Strew bicarbonate on it, or put on a cleaner that takes the smell
      3 1 Press it dry with a towel
      4 2 Hoover it when it is dry
      4 1 Put cloths and covers in the wash
      5 1 Check how they are: call the vet or a nurse line (111 in the UK), if it does not stop
    `,
  }),
  template({
    id: 'date-prep',
    about: '',
    why: 'You know how to talk, and they are nervous, too.',
    steps: `
      1 1 Write down where, when, and how you get there | Nothing agreed yet? Send them one place and one time.
      1 1 Lay out what you feel well in
      5 1 Send a friend the place and the time
      3 2 Wash, or put on fresh clothes and deodorant
      2 2 Write down two things to ask, and one to tell
      3 1 Set an alarm for when to leave
      4 1 Put keys, card and phone by the door
      4 1 Write down an hour when you may go home
      5 1 Drink some water
    `,
  }),
  template({
    id: 'look-in-on',
    about: '',
    why: 'A knock and five minutes.',
    steps: `
      1 1 Put on shoes, and take your keys
      1 1 Write down one thing to ask: shopping, post, the heating?
      5 1 Take something small: milk, a paper
      2 2 Go over, and knock or ring | Too far? Call, and ask the same.
      3 5 Ask how they are, and listen
      3 1 Check whether it is warm, and whether they have eaten
      4 1 Write your number on a card for them
      4 1 Call 999 or your emergency number, if nobody opens and it seems wrong
      5 1 Say when you come again
    `,
  }),
  template({
    id: 'change-pet-food',
    about: '',
    why: 'A spoonful more of the new each day. Their tummy needs a week.',
    steps: `
      1 1 Put both packets side by side
      1 1 Put in three parts of the old, and one of the new | None of the old left? Small portions for a few days.
      5 1 Read how much goes by weight
      2 2 Mix the new well into the old, and put it down as always
      3 1 Write in the calendar: half and half from the third day
      3 1 Check whether they eat, and what comes out
      4 1 Go back a step, if their tummy is upset
      4 1 Put out fresh water
      5 1 Write the new one on the list
    `,
  }),
  template({
    id: 'baby-shower',
    about: '',
    why: 'A day, a place, a cake. Games can stay out.',
    steps: `
      1 1 Ask the one it is for, or a friend of hers: a surprise, or not? Who? | It is your own? Write down five names.
      1 1 Write down two days, some weeks before the birth
      5 1 Ask one other person to do it with you
      2 2 Send the names: what, when, where, and whether there is a list for gifts
      3 2 Write down who brings what
      3 1 Write down drinks, cake, something to sit on
      4 1 Put the day in the calendar
      4 3 Order or make one thing to hang up
      5 1 Write down who gave what, for the thank yous
    `,
  }),
] as const
