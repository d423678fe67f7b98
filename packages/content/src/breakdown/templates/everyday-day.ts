import { template } from '../template.ts'

/** In the house, with children and with people: more of every day. Chosen in `verb-senses.ts`. */
export const EVERYDAY_DAY = [
  template({
    id: 'decorations',
    about: '',
    why: 'It may be crooked, and it may be little. One light makes a room different.',
    steps: `
      1 2 Fetch the first box or bag, and put it down in the middle
      1 1 Take out the first piece, or plug in the lights to see whether they work
      5 1 Put on music
      2 5 Hang up the lights, or the first piece
      3 3 Go to the door and check what it still wants
      3 5 Hang the next ones, five or fewer
      4 2 Put the empty box away
      4 2 Take a photo of it
      5 1 Sit down and look at it for a moment
    `,
  }),
  template({
    id: 'curtains',
    about: '',
    thing: 'the curtains',
    why: 'Hook by hook, on a chair that stands well. One side today is fine.',
    steps: `
      1 2 Lay the first curtain on the bed or the floor, the top towards you
      1 2 Put the hooks into its tape, one every hand’s width | Rings in the cloth, or a pole? Then it needs no hooks.
      5 1 Open the window for air
      3 1 Stand a firm chair or a ladder under the rail | No rail yet? Then that comes first.
      2 5 Hang the first curtain, from the outside inwards
      3 5 Do the same with the second, if there is one
      4 2 Pull them open and closed, to see how they run
      4 2 Shake out the creases at the bottom
      5 1 Put the chair back
    `,
  }),
  template({
    id: 'car-ready',
    about: '',
    why: 'A walk round it finds most of what they look for.',
    steps: `
      1 2 Go to the car, switch on the lights and walk round it
      1 2 Look at each tyre: is there enough tread and air?
      5 1 Write down the day and the time
      2 5 Try the horn, the wipers and the brake lights | Somebody can press while you look.
      3 3 Fill up the water for the windows
      3 2 Write down which light on the dashboard stays on
      4 5 Fetch a bulb or a wiper, if one is needed
      4 5 Take out rubbish and what lies in the boot
      5 2 Put the papers and the key by the door
    `,
  }),
  template({
    id: 'lunchbox',
    about: '',
    thing: 'the lunch',
    why: 'Bread, something on it, something to bite. The same as yesterday is fine.',
    steps: `
      1 1 Put the boxes on the table and open them
      1 2 Take out bread and the one thing that goes on it, or what is eaten instead
      5 1 Wash the box, if it is from yesterday
      2 5 Make the sandwich or what is eaten instead, and put it in | Nothing may touch? A tub or a paper case for each.
      3 2 Add a fruit or something to crunch
      3 1 Fill the water bottle
      4 1 Close the boxes and put them in the bags, or in the fridge
      4 2 Wipe the table
      5 1 Write down what has run out
    `,
  }),
  template({
    id: 'nits',
    about: '',
    why: 'Nits are ordinary and say nothing about a home. A comb and conditioner go a long way.',
    steps: `
      1 2 Put out the nit comb, conditioner and kitchen paper | No comb? A pharmacy has one, and tells you what to use.
      1 2 Sit one child, or yourself, where the light is good, with something to watch
      5 1 Put a towel round the shoulders
      2 8 Comb through one part at a time, from the skin to the ends, and wipe the comb | With a lotion: put it on first, as the packet says.
      3 2 Rinse the hair, and comb once more
      3 8 Do the next head, your own too
      4 2 Note the days to do it again: in four days, in eight, in twelve
      4 2 Write a line to school or friends, if you like
      5 2 Put the comb in hot water
    `,
  }),
  template({
    id: 'call-back',
    about: '',
    who: 'them',
    takesAnything: true,
    callsAnything: true,
    why: 'They wanted to talk to you, so your name is enough to begin with.',
    steps: `
      1 2 Put the number for {who} and a pen in front of you | You do not know it? Search for the number first.
      1 1 Write the first sentence: “Hello, this is …, you called me{spoken}” | You promised to call? “I said I would call back.”
      5 1 Drink something and stand up
      3 2 Listen once more to what they left, if they left something
      2 8 Call {who} and read it out | Nobody answers? Leave the sentence. That counts.
      3 2 Write down what they said: a day, a name, a number
      4 1 Put what was agreed in the calendar
      4 1 Cross the call out
      5 2 Shake out your hands and walk a few steps
    `,
  }),
  template({
    id: 'introduce',
    about: '',
    who: 'them',
    why: 'A name and one sentence are a whole hello. They do not know what to say either.',
    steps: `
      1 1 Write down the sentence: “Hello, I am …, I live / work / study here”
      1 1 Say it aloud once
      5 1 Put on something you feel well in
      3 1 Write down one question for them: “How long have you been here?”
      2 3 Go there, or write it: the sentence, then the question
      3 1 Say a line for leaving: “I must go on. It was nice to meet you” | Written? Leave this out.
      4 1 Note the name, and one thing they said
      4 2 Wave the next time, and say the name
      5 2 Sit down quietly afterwards
    `,
  }),
  template({
    id: 'bath',
    about: '',
    why: 'Warm water does most of it. Ten minutes are a whole bath.',
    steps: `
      1 1 Put the plug in and turn on the water
      1 1 Put a towel within reach
      5 1 Put on something to listen to
      2 10 Turn the tap off, get in, and stay for {minutes}
      3 3 Wash what matters most, or only lie there
      3 2 Get out slowly, and wrap yourself in the towel
      4! 1 Pull the plug
      4 3 Put on something clean and soft
      5 1 Drink a glass of water
    `,
  }),
  template({
    id: 'mind-child',
    about: '',
    why: 'They need you near, something to eat and one thing to do. The rest comes by itself.',
    steps: `
      1 2 Write down from when to when, and a number for their parents
      1 2 Put out two things to do: a rattle, pens, a ball, a film
      5 1 Put away what breaks
      2 3 Ask what they eat, when they sleep, and what comforts them
      3 3 Put out a snack and something to drink
      3 10 Go outside with them, or sit on the floor beside them, for {minutes}
      4 2 Tell them ten minutes before something ends
      4 5 Tidy up together, one song long
      5 5 Sit down quietly when they are gone
    `,
  }),
  template({
    id: 'give-medicine',
    about: '',
    why: 'The label says how much and when. Read it once, slowly, and the rest is quick.',
    steps: `
      1 1 Fetch the packet, and read the name on it
      1 2 Read the label: how much, and when it was given last | Not sure? A pharmacy answers this by phone.
      5 1 Sit down beside them
      2 2 Measure or count it out, and give it with some water
      3 1 Write down the time
      3 1 Set an alarm for the next one
      4 1 Put the packet where no child can reach it
      4 2 Note how many are left
      5 1 Sit with them for a moment
    `,
  }),
  template({
    id: 'fuel',
    about: '',
    why: 'Ten minutes on the way to somewhere. The pump says what to do.',
    steps: `
      1 1 Put the car key and your card by the door | On the road already? Look for the next pump.
      1 1 Look at the gauge, and which side the cap is on
      5 1 Write down what it takes: petrol, diesel, which number
      3 1 Look up the pump that is nearest on your way
      2 10 Drive there and fill up, or put in a sum that suits you
      3 2 Pay, at the pump or inside
      4 1 Close the cap, and take the slip
      4 2 Look at the tyres, while you are there
      5 1 Clean the windscreen with what hangs there
    `,
  }),
  template({
    id: 'wash-animal',
    about: '',
    thing: 'the animal',
    why: 'Warm water, quick hands, a treat at the end. It need not be thorough.',
    steps: `
      1 2 Fetch a towel, a mild shampoo for animals and a treat
      1 1 Put a mat or an old towel in the bath or the yard, so that nobody slips
      5 1 Brush them first, if they let you
      2 5 Wet them with warm water, from the neck to the tail, not the face
      3 3 Rub in a little shampoo
      3 3 Rinse until the water runs clear
      4 3 Dry them with the towel, and give the treat
      4 1 Wipe the face with a wet cloth
      5 3 Rinse the hair out of the bath
    `,
  }),
  template({
    id: 'school-morning',
    about: '',
    thing: 'the children',
    who: 'the children',
    why: 'Shoes, bags, coats, door. Everything else can be eaten or brushed on the way.',
    steps: `
      1 1 Put the bags and the shoes by the door
      1 1 Write down when the door has to close, in big letters
      5 1 Drink something yourself
      2 5 Help with clothes, whoever needs it most first | Still in bed? Curtains open, a warm drink, a hand on the back.
      3 5 Put out something to eat that can be held in a hand
      3 2 Set a song that means “shoes on”
      4* 10 Go, with what you have
      4 1 Look once: keys, phone, lunch
      5 5 Sit down for a moment when you are back
    `,
  }),
  template({
    id: 'router-setup',
    about: '',
    thing: 'the router',
    why: 'Cable, plug, lights, and the words on its sticker. It does the rest by itself.',
    steps: `
      1 1 Take the router out of the box, and look for the sticker with its name and password
      1 2 Put it near the socket in the wall where the line comes in
      5 1 Take a photo of the sticker
      3 2 Put the cable from the wall into it | With a SIM card: put that in instead.
      2 2 Plug it in, switch it on, and wait until the lights stay on | That may take some minutes.
      3 3 Choose its name on your phone, and type in the password
      4 2 Open one page, to see whether it works
      4 3 Do the same on the other devices
      5 2 Put the old one in a box, if it has to go back
    `,
  }),
  template({
    id: 'measure-health',
    about: '',
    why: 'One number, and nothing to judge about it. Writing it down is the use of it.',
    steps: `
      1 2 Fetch what you measure with, and the paper or app for the numbers
      1 1 Sit down, both feet on the floor | For somebody else: they sit, and you read.
      5 1 Put on sleeves that go up
      3 5 Sit for five minutes without talking | It makes the number truer.
      2 3 Measure, the way the leaflet shows
      3 1 Write down the number, the day and the time
      4 2 Measure once more, if it is far from the usual | Very far, or you feel ill? Call a nurse line or the practice.
      4 1 Put everything back in one place
      5 1 Note when the next one is due
    `,
  }),
  template({
    id: 'floss',
    about: '',
    why: 'One gap is a beginning, and today one gap is enough.',
    steps: `
      1 1 Fetch the floss or the small brushes
      1 1 Tear off a piece as long as your arm, or take one brush
      5 1 Stand where there is a mirror
      2 1 Do the gap that is easiest to reach
      3 1 Do the front ones
      3 2 Do the back ones on one side
      4 2 Do the other side
      4 1 Rinse your mouth
      5 1 Leave it where you will see it tomorrow
    `,
  }),
  template({
    id: 'out-of-oven',
    about: '',
    thing: 'it',
    why: 'An oven does not wait, so look now, or let a timer remember it for you.',
    steps: `
      1 1 Go and look through the oven door now, or set a loud timer
      1 1 Put the oven gloves where you can see them
      4 1 Take the timer with you, into whichever room you go
      3 1 Clear a place that heat cannot harm, for the hot tin
      2* 2 Take it out with both gloves as soon as it is done
      3! 1 Turn off the oven
      4 1 Close the oven door
      5 1 Put the gloves back on their hook
      5 5 Leave it to cool for a few minutes
    `,
  }),
  template({
    id: 'swap-duvet',
    about: '',
    thing: 'the duvet',
    why: 'One out of its cover, the other one in. The cover may stay the same.',
    steps: `
      1 2 Fetch the other duvet from where you keep it
      1 1 Open the cover, and turn it inside out with your hands in the corners
      5 1 Open the window a little
      2 4 Take the corners of the other duvet through it, and shake the cover down
      3 1 Close the cover
      3 3 Fold the first one and put it in its bag or a pillowcase
      4 2 Put it away where it does not get damp
      4 1 Shake up the bed
      5 1 Lie down under it for a moment
    `,
  }),
  template({
    id: 'nails-other',
    about: '',
    who: 'them',
    why: 'Warm water makes it easy, and it need not be all ten. Thick or sore ones are for a foot nurse.',
    steps: `
      1 1 Ask whether now suits them
      1 2 Fetch clippers, a towel and a bowl of warm water
      5 1 Put something on to watch or to hear
      3 5 Let hand or foot soak, and dry it
      2 4 Cut the first five straight across, a little at a time | Diabetes, or sore? Ask the practice for a foot nurse instead.
      3 4 Cut the other five
      4 2 Smooth what catches, and rub in some cream
      4 1 Put the towel and the clippers away
      5 1 Note when they are due again
    `,
  }),
] as const
