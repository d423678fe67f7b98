import { template } from '../template.ts'

/** Ordinary tasks that people wrote down when they were asked for a week of theirs. Chosen in `ordinary-senses.ts`. */
export const EVERYDAY_ORDINARY = [
  template({
    id: 'hide-present',
    about: '',
    why: 'A place where nobody tidies is enough. Write it down for yourself.',
    steps: `
      1 1 Put it in a plain bag, with the top folded over
      1 1 Pick a place that the other one never opens: a suitcase, the top of a cupboard
      5 1 Take the price and the receipt off, and keep them apart
      2 3 Put it there, behind something dull
      3 1 Write down where it is, on your own phone | People forget their own hiding places.
      3 1 Save the day on which you take it out again
      4 2 Bin the packaging where nobody sees it
      4 1 Move the order in your mail to another folder, if you share it
      5 1 Sit down for a minute
    `,
  }),
  template({
    id: 'get-off',
    about: '',
    why: 'Two stops of getting ready, one step down, and then only the next corner.',
    steps: `
      1 1 Look up the name of your stop, and the one before it
      1 1 Set an alarm for two minutes before
      5 1 Look what lies on the seat and the floor beside you
      3 1 Put phone, ticket and bag where your hands find them
      2 3 Stand up at the stop before, and go to the door
      3 2 Step off, and a few steps aside, until the others are past
      4 1 Breathe out, and look which way is yours
      4 5 Walk as far as the next corner
      5 1 Write to somebody that you are on your way
    `,
  }),
  template({
    id: 'e-sign',
    about: '',
    thing: 'the file',
    why: 'A name drawn with a finger counts like one in ink, nearly everywhere.',
    steps: `
      1 1 Open {thing} on your phone or computer
      1 2 Look for “sign”, “fill and sign” or a pen sign in the menu | Phones and most programs that show such files have one built in.
      5 1 Look up which page your name goes on
      3 3 Read the part above the line, slowly
      2 3 Draw or type your name and the date, and put them on the line
      4 2 Save it under a new name, with “signed” at the end
      3 2 Send it back in answer to the mail it came with
      4 1 Look at the saved file once: is the name there?
      5 1 Close the file and look out of the window
    `,
  }),
  template({
    id: 'learn-system',
    about: '',
    thing: 'it',
    why: 'Nobody knows a new one on the first day. One thing at a time, and you may ask twice.',
    steps: `
      1 1 Write down the one thing you will do on {it} most
      1 2 Ask somebody who knows {it}: “Can you show me that once, slowly?”
      5 1 Find the help page or the leaflet that came with it
      2 8 Do it yourself while they watch, for {minutes}
      3 2 Write the order of it on a small card: first, then, then
      3 2 Ask how to undo a mistake | It is the question that makes the rest less frightening.
      4 5 Do it once more from the card alone
      4 2 Write down whom to ask when it goes wrong
      5 2 Add the next thing to the card tomorrow
    `,
  }),
  template({
    id: 'eat-in-time',
    about: '',
    why: 'Who decides at one o’clock is too hungry to decide. Now it is decided.',
    steps: `
      1 1 Set an alarm for the time to eat, each day that you mean
      1 2 Write down two things that you can always eat, with no cooking
      5 1 Fill a bottle with water
      2 3 Put one of them where you will be at that time: bag, desk, front of the fridge
      3 1 Tell one person, and ask them to ask you
      3 5 Eat the first bites when it rings, also when you are in the middle of something
      4 1 Keep a small spare in the bag or the drawer
      4 1 Move the alarm, if the hour does not fit
      5 1 Talk to somebody you trust, if eating has become hard | Beat has a helpline for that, and so has your doctor.
    `,
  }),
  template({
    id: 'kickabout',
    about: '',
    why: 'Bag by the door, ride sorted, on the pitch. How you play is nobody’s business.',
    steps: `
      1 1 Look up when and where it is, and whether you owe the money for it
      1 2 Put shoes, socks and a top in the bag
      5 1 Put in shin pads and a towel
      3 2 Fill a bottle, and eat something small
      3 1 Set an alarm for when to leave
      2 5 Go there, and say hello to one person
      4 5 Run once round, slowly, to warm up
      4 2 Hang up the wet things at home
      5 2 Drink something, and sit down
    `,
  }),
] as const
