import { template } from '../template.ts'

/** What is done with people and animals. Chosen in `family-senses.ts`. */
export const EVERYDAY_FAMILY = [
  template({
    id: 'date-night',
    about: '',
    why: 'One evening, one thing, two people. Chips on a bench count.',
    steps: `
      1 1 Open the calendar, and find two evenings that might do
      1 1 Send them both: “Which one? I would like to see you”
      5 1 Write down three things you both like
      3 2 Ask somebody to mind the children, if there are any
      2 3 Book a table, order tickets, or pick a film for the sofa
      3 1 Put it in the calendar, with the time
      4 1 Lay out what you want to wear
      4 1 Put both phones away
      5 1 Write down one thing to tell
    `,
  }),
  template({
    id: 'make-friends',
    about: '',
    why: 'Friends grow out of seeing the same faces again. You only need a place to be.',
    steps: `
      1 2 Write down two things that you like doing, or would like to try
      1 2 Look up one group near you, or online, that does one of them
      5 1 Write down one person whom you already half know
      3 1 Put its next day in the calendar
      2 2 Send one line: “I would like to come. Is that all right?”
      3 1 Write down one question that you could ask there
      4 1 Set an hour when you may leave
      4 2 Send one line to the half-known one: “Would you like a coffee one day?”
      5 1 Put out what you will wear
    `,
  }),
  template({
    id: 'book-club',
    about: '',
    why: 'A chapter and one opinion are enough to sit there.',
    steps: `
      1 1 Fetch the book, and look how far you are
      1 1 Look up the day you meet, and count the pages left
      5 1 Put your phone in another room
      2 10 Read for {minutes}, from where you stopped
      3 1 Mark one place that you liked or that annoyed you
      3 1 Write one line on it, to say there
      4 3 Listen to it instead, while you do something else
      4 3 Read the summary of the rest, if time is short
      5 1 Put the book in your bag
    `,
  }),
  template({
    id: 'to-groomer',
    about: '',
    why: 'Lead, number, door. They are the ones who do the work.',
    steps: `
      1 1 Look up the time, and set an alarm for when to leave
      1 1 Put lead or carrier, bags and your card by the door
      5 1 Write down what is to be done: length, ears, nails
      3 5 Let them have a wee outside first
      2 10 Go there, and say what you wrote down
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
      5 1 Look whether the machine takes cards by now
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
    why: 'It is your right, and it is about what helps you go on. It costs nothing.',
    steps: `
      1 1 Write down three things that you do in a week, and the hardest one
      1 2 Search the council’s page for “carer’s assessment” or “adult social care”
      5 1 Put a drink beside you
      3 1 Write one line: who you are, whom you care for
      2 4 Fill in the form, or call and say: “I would like an assessment”
      3 1 Write down when they will be in touch
      4 3 Ask a carers’ centre what to say: Carers UK has a helpline
      4 2 Write down what would help most: a break, equipment, money
      5 1 Ask about one for the person you care for, too
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
      2 2 Open it, and go out with them
      3 2 Stand there and breathe until they are done
      3 1 Pick up what has to be picked up
      4 1 Call them in
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
    id: 'plan-anniversary',
    about: '',
    why: 'One thing that is only for you two. It need not cost anything.',
    steps: `
      1 1 Write down the day, and what you did when you met
      1 2 Write down two things that they like, small ones
      5 1 Look what you still have: photos, tickets, a song
      2 3 Book, order or put in the calendar the one that is easiest
      3 1 Tell them to keep the evening free
      3 1 Write down what has to be there by then
      4 3 Write three lines on a card
      4 2 Ask somebody to mind the children
      5 1 Put out what you will wear
    `,
  }),
  template({
    id: 'tick-remove',
    about: '',
    why: 'A tick hook, a twist, done. Soon is better than perfect.',
    steps: `
      1 1 Fetch a tick hook or fine tweezers, and turn on a light
      1 1 Move the hair apart, and hold them still, or ask somebody to
      5 1 Have a treat ready
      2 1 Slide the hook under it, close to the skin, and twist until it lets go
      3 1 Drop it in a bag or in alcohol, without squeezing
      3 1 Clean the place, and wash your hands
      4 1 Write down the date and where it was
      4 2 Call the vet, if the head stayed in or the place swells
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
    id: 'guest-list',
    about: '',
    why: 'Must, would like, could. Three columns.',
    steps: `
      1 1 Draw three columns on a sheet of paper
      1 1 Write the five in the first that have to be there
      5 1 Look through the names in your phone
      3 3 Write down the others as they come, in the second or third
      2 2 Count the first two, and look how many fit
      3 1 Ask the one you plan it with to look once
      4 2 Write beside each: number, message or address
      4 1 Put a ring round who needs a bed, a ramp or a special meal
      5 1 Take a photo of it
    `,
  }),
  template({
    id: 'invite-dinner',
    about: '',
    why: 'One line: come, when, what. They say yes or no.',
    steps: `
      1 1 Open a new message to them
      1 1 Write down two evenings that suit you
      5 1 Write down something that you can cook without looking
      2 1 Send: “Would you like to come to dinner on … or …?”
      3 1 Put the answer in the calendar
      3 1 Ask what they do not eat
      4 2 Write what is to be bought
      4 1 Write down when it should end
      5 1 Clear one chair
    `,
  }),
  template({
    id: 'host-dinner',
    about: '',
    why: 'One pot, one thing to nibble, one clear table.',
    steps: `
      1 1 Write down who comes, and what they do not eat
      1 1 Pick one dish that you have made before
      5 1 Ask somebody to bring the pudding
      3 2 Write the shopping list
      2 8 Clear the table and one place to sit
      3 2 Write down backwards when things go in the oven
      4 3 Clean the basin and the toilet, and hang up a towel
      4 2 Put plates, glasses and water out
      5 1 Put on music before they ring
    `,
  }),
  template({
    id: 'shopping-with',
    about: '',
    why: 'You drive or carry, they choose. Slow is part of it.',
    steps: `
      1 1 Ask them what they need, and write it down
      1 1 Write down a day, and when to leave
      5 1 Look where one can sit down in between
      3 1 Put bags, the list, glasses and their card by the door
      2 10 Go there together, with the heaviest things last
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
      3 1 Put a hand in the food, and fill it up
      3 1 Count them, and look whether all are lively
      4 1 Break the ice, if there is any
      4 1 Look whether the door and the fence are shut
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'sick-clean',
    about: '',
    why: 'Scoop, blot, rinse. Cold water first.',
    steps: `
      1 1 Put on gloves, and fetch kitchen roll and a bag
      1 1 Scoop up what is solid, and put it in the bag
      5 1 Open a window
      2 3 Blot with cold water and a little soap, from the edge to the middle
      3 1 Strew bicarbonate on it, or put on a cleaner for pets
      3 1 Press it dry with a towel
      4 2 Hoover it when it is dry
      4 1 Put cloths and covers in the wash
      5 1 Look how they are: call the vet or 111, if it does not stop
    `,
  }),
  template({
    id: 'date-prep',
    about: '',
    why: 'You know how to talk, and they are nervous, too.',
    steps: `
      1 1 Write down where, when, and how you get there
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
    id: 'gift-list',
    about: '',
    why: 'Names first, ideas later, money beside it.',
    steps: `
      1 1 Write the names below each other
      1 1 Write one idea beside the easiest three
      5 1 Look what is already in the cupboard
      2 3 Write beside each what you are happy to spend
      3 2 Ask two of them, or somebody near, what they would like
      3 1 Put a ring round what has to be posted
      4 2 Suggest a draw: each buys for one
      4 3 Order the first one
      5 1 Keep the list on your phone
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
      2 2 Go over, and knock or ring
      3 5 Ask how they are, and listen
      3 1 Look whether it is warm, and whether they have eaten
      4 1 Write your number on a card for them
      4 1 Call 999 or your emergency number, if nobody opens and it seems wrong
      5 1 Say when you come again
    `,
  }),
  template({
    id: 'order-cake',
    about: '',
    why: 'Size, name, day. They do the rest.',
    steps: `
      1 1 Write down how many people, which day, and what nobody may eat
      1 1 Write down the name or the words for it
      5 1 Look for one picture of roughly what you like
      3 2 Look up one baker or supermarket that makes them
      2 3 Call or order it, with these lines
      3 1 Write down when and where to fetch it
      4 1 Pay, and save the receipt
      4 1 Put candles and matches on the list
      5 1 Make room in the fridge
    `,
  }),
  template({
    id: 'lift-share',
    about: '',
    why: 'Who drives when: one message and one table.',
    steps: `
      1 1 Write down the days and times
      1 1 Write down who goes the same way
      5 1 Count the seats
      2 2 Send them: “Shall we share the driving? I could do …”
      3 1 Write a table: day, driver, where to meet
      3 1 Send it round
      4 1 Write down what happens when one is ill
      4 1 Ask about child seats
      5 1 Put your days in the calendar
    `,
  }),
  template({
    id: 'group-gift',
    about: '',
    why: 'One message, one sum, one day.',
    steps: `
      1 1 Write down who is in, and one idea
      1 1 Look what it costs, and divide it
      5 1 Ask somebody who knows them
      2 2 Send: “We give … something for …. Will you put in …, by …?”
      3 1 Write down who has paid
      3 2 Order it
      4 2 Send a card round
      4 1 Ask the silent ones once
      5 1 Wrap it
    `,
  }),
  template({
    id: 'change-pet-food',
    about: '',
    why: 'A spoonful more of the new each day. Their tummy needs a week.',
    steps: `
      1 1 Put both packets side by side
      1 1 Put in three parts of the old, and one of the new
      5 1 Read how much goes by weight
      2 2 Mix it, and put it down as always
      3 1 Write in the calendar: half and half from the third day
      3 1 Look whether they eat, and what comes out
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
      1 1 Ask the one it is for: a surprise, or not? Who?
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
