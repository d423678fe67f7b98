import { template } from '../template.ts'

/** In the house, with children and with people: more of every day. Chosen in `verb-senses.ts`. */
export const EVERYDAY_DAY = [
  template({
    id: 'decorations',
    about: '',
    why: 'It may be crooked, and it may be little. One light makes a room different.',
    steps: `
      1 2 Fetch the first box, and put it down in the middle
      1 1 Plug in the lights, to see whether they work
      5 1 Put on music
      2 5 Hang up the lights, or the first piece
      3 3 Go to the door and look what it still wants
      3 5 Hang five more
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
      1 2 Put the hooks into its tape, one every hand’s width
      5 1 Open the window for air
      3 1 Stand a firm chair or a ladder under the rail
      2 5 Hang the first curtain, from the outside inwards
      3 5 Do the same with the second
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
      1 2 Take out bread, and the one thing that goes on it
      5 1 Wash the box, if it is from yesterday
      2 5 Make the sandwich, and put it in
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
      1 2 Sit one child where the light is good, with something to watch
      5 1 Put a towel round the shoulders
      2 8 Comb through one part at a time, from the skin to the ends, and wipe the comb
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
    why: 'They called you, so they will know what it is about. Your name is enough to begin with.',
    steps: `
      1 2 Put the number for {who} and a pen in front of you
      1 1 Write the first sentence: “Hello, this is …, you called me{spoken}”
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
      3 1 Say a line for leaving: “I must go on. It was nice to meet you”
      4 1 Note the name, and one thing they said
      4 2 Wave the next time, and say the name
      5 2 Sit down quietly afterwards
    `,
  }),
] as const
