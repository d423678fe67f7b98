import { template } from '../template.ts'

/** Days and doings without a thing: watching, playing, screens, animals. `verbs` are in `acts.ts`. */
export const ACTS_OF_THE_DAY = [
  template({
    id: 'watch',
    about: '',
    takesAnything: true,
    why: 'Beginning is only pressing a button. You may stop in the middle.',
    steps: `
      1 1 Sit where it is comfortable, with the screen or the player
      1 1 Find {thing} and open {it}: at the start, where you were, or live
      5 1 Put a drink within reach
      3 1 Put the phone out of reach, or on silent if you watch on it
      2 10 Press play, and stay for {minutes}
      3 2 Write down one thing you want to keep, if it is for learning
      4 5 Stand up and stretch
      4 10 Go on for {minutes}, or note where you stopped
      5 1 Tell somebody one sentence about it
    `,
  }),
  template({
    id: 'go-to',
    about: '',
    why: 'Leaving the house is the whole hill. After the door your feet know the way.',
    steps: `
      1 1 Write down when you have to be out of the door
      1 2 Put your keys, phone and card by the door
      5 1 Drink a glass of water
      3 2 Look up the way, and how long it takes
      2 2 Put on your shoes, and a coat if it is cold
      3 1 Write down the one thing you go there for, or have to take along
      4 1 Set an alarm for when you would like to leave again
      4 1 Put something to listen to or to hold in your pocket
      5 3 Sit down for a moment when you are back
    `,
  }),
  template({
    id: 'digital',
    about: '',
    why: 'It is a few buttons, one after the other. The screen tells you the next one.',
    steps: `
      1 1 Open the device, the page or the app for {thing}
      1 2 Look on the page, in the menu, settings or store for the word for what you want
      5 1 Plug the device in
      2 3 Press it, and read what it asks
      3 3 Answer the first thing it asks
      3 2 Check whether it worked | Some things take a while: do something else meanwhile.
      4 3 Take a picture of the last page
      4 5 Look up the words on the screen, if it did not
      5 1 Write down how it is done, for next time
    `,
  }),
  template({
    id: 'animal-care',
    about: '',
    thing: 'the animal',
    who: 'the animal',
    takesAnything: true,
    why: 'They are glad of you as you are. Slow hands and one small thing are enough.',
    steps: `
      1 1 Go to where the animal is, and say hello
      1 2 Fetch the one thing it takes: a bowl, a brush, a lead, a treat
      5 1 Sit down beside them for a moment
      2 5 Do the first bit, slowly, and stop while it goes well
      3 2 Give praise or a treat
      3 5 Do the next bit, or leave it for later
      4 2 Fill up fresh water
      4 1 Note when it is due again
      5 3 Play or sit together, for nothing
    `,
  }),
  template({
    id: 'less-of',
    about: '',
    why: 'It helps you with something. So first comes something else that helps, and only then less of it.',
    steps: `
      1 1 Put your hands round something warm, or something cold
      1 2 Write down when it comes most: a place, an hour, a feeling
      5 1 Breathe out slowly, five times
      2 3 Write down one thing that could stand in its place, then
      3 2 Put it, or a note that says it, where the other one usually comes
      3 2 Mark one hour of the day that stays free of it, no more
      4 3 Tell one person what you are trying
      4 3 Move what tempts you one room further away, if it is a thing
      5 1 Write down the hour when it comes all the same, and go on
    `,
  }),
  template({
    id: 'throw-together',
    about: '',
    thing: 'it',
    why: 'People come for people. A day, a place and one thing to share are enough.',
    steps: `
      1 2 Write {thing} on a sheet of paper, with its day, or a day that would suit
      1 2 Write down who is part of it
      5 1 Write down when it ends
      2 5 Ask the first one whether that day suits
      3 3 Write down the one thing that has to be booked or bought
      3 5 Do that one, or give it to somebody
      4 2 Write down what can be left out
      4 2 Put the day in the calendar
      5 2 Put the sheet where you will see it
    `,
  }),
] as const
