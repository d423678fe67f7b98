import { template } from '../template.ts'

/** The same for what is sought, answered, counted, paid and worn. */
export const EVERYDAY_APART_MORE = [
  template({
    id: 'lost-shoe',
    about: '',
    thing: 'it',
    why: 'It came off your foot somewhere you sat or came in. Low places first.',
    steps: `
      1 1 Stand still and think where you last had {thing} on your foot
      1 2 Look by every door, under coats and bags
      5 1 Put the one you have where you can see it
      2 4 Look under the bed, the sofa and the chair you sit on
      3 2 Look behind the shoe rack, and at the bottom of the wardrobe
      3 2 Look in the car, in sports bags and out on the step
      4 2 Look where a dog or a child carries things
      4 1 Put on another pair, if you have to go
      5 1 Tie both together, once they are found
    `,
  }),
  template({
    id: 'card-reply',
    about: '',
    who: 'them',
    why: 'Two lines are a reply, and nobody counts the weeks.',
    steps: `
      1 1 Fetch a card or a sheet of paper, and the card they sent
      1 1 Write their name, and: “Thank you for your card. It made me smile”
      5 1 Make yourself something to drink
      2 3 Write one thing that happened to you, and one thing you wish them | “Sorry this took me a while” is all that has to be said about the time.
      3 2 Write the address on the envelope
      3* 5 Put a stamp on it, and post it | A photo of the card and a text will do, too.
      4 1 Put it by the door with your keys, if the post box is far
      4 1 Put their card where you like to see it
      5 1 Save the address for next time
    `,
  }),
  template({
    id: 'month-spend',
    about: '',
    why: 'The bank has written it all down already. You only read it and add it up.',
    steps: `
      1 2 Open your bank’s app or page, at the list for last month
      1 2 Write five words on a sheet: home, food, travel, bills, other | Some apps sort it themselves: look for “spending”.
      5 1 Put something nice to drink beside you
      2 10 Go down the list, and write each sum under one of the five, for {minutes}
      3* 5 Add up each of the five, and then all of them
      3 1 Write down that number: it is what one month costs
      4 5 Do the same with the month before
      4 3 Put a ring round one sum that you did not know of
      5 1 Save the sheet or a photo of it
    `,
  }),
  template({
    id: 'hair-iron',
    about: '',
    why: 'The front is what people see. Two strands can be all of it.',
    steps: `
      1 1 Brush your hair, and see that it is dry
      1 1 Plug the iron in, and lay it on something that heat cannot harm
      5 1 Rub in something against the heat
      3 1 Divide off the lowest layer, and clip up the rest
      2 5 Draw the iron slowly through one strand after the other
      3 4 Let down the next layer, and do the same
      4 2 Do the front, and leave the back as it is
      4! 1 Switch it off, unplug it, and lay it where it can cool
      5 1 Take a photo of the empty socket, if you tend to doubt it later
    `,
  }),
  template({
    id: 'appliance-filter',
    about: '',
    why: 'Out, rinse, back in. It runs better at once, and smells less.',
    steps: `
      1 1 Switch it off, and let it cool
      1 1 Open it, and take a photo of how the filter sits
      5 1 Lay a cloth or a tray below
      3 1 Take the filter out, and pick off the worst
      2 3 Rinse it under warm water, or brush it, if it must stay dry
      3 1 Let it dry, if it goes near anything electric
      4! 1 Put it back until it sits tight, close it, and switch it on again
      4 1 Wipe the place where it sits
      5 1 Note a day to do it again
    `,
  }),
  template({
    id: 'walk-dog-rain',
    about: '',
    why: 'A short round counts in full. Both of you will dry.',
    steps: `
      1 1 Lay a towel for the dog by the door
      1 2 Put on a coat with a hood and old shoes
      5 1 Put a treat in your pocket
      3 1 Clip on the lead, and take a bag
      2 6 Go as far as the first patch of green, and turn round when it is done
      3* 2 Rub the dog dry, and hang up what is wet
      4 1 Put on dry socks
      4 2 Make yourself something warm to drink
      5 2 Sit down together
    `,
  }),
  template({
    id: 'clothes-return',
    about: '',
    thing: 'it',
    why: 'Bag, receipt, door. Someone at the desk does the rest.',
    steps: `
      1 2 Put {thing} in a bag, with the tags still on
      1 2 Find the receipt, or the order in your mail or the app
      5 1 Look which card you paid with
      3 2 Look up how many days are left to return it
      2 3 Look whether a shop near you takes it back, or send for a label or a code
      3* 15 Take it to the shop or the drop-off
      4 1 Keep the slip until the money is back
      4 1 Put the bag by the door, with your keys
      5 1 Note the day to look for the money
    `,
  }),
  template({
    id: 'sitter',
    about: '',
    thing: 'the evening',
    why: 'One evening, three names, one message to all of them.',
    steps: `
      1 1 Write down the day, and from when until when
      1 2 Write three names: family, a neighbour, another parent, a sitter they know
      5 1 Drink something first
      2 3 Send all three: “Could you look after the children on … from … to …?”
      3 4 Look up one page for sitters with references, in case nobody can
      3 2 Write back to the first who says yes, and say what you pay
      4 3 Put the day in the calendar, and tell the others
      4 5 Ask somebody new to come and meet the children before
      5 3 Write a note: bedtime, food, your number
    `,
  }),
  template({
    id: 'stretch-back',
    about: '',
    why: 'Slowly, and only as far as it feels good. Two minutes help a back.',
    steps: `
      1 1 Lie down on your back on a rug or a mat
      1 1 Pull both knees to your chest, and breathe slowly five times
      5 1 Put a cushion under your head
      2 2 Drop both knees to one side for five breaths, and then to the other
      3 2 Kneel on all fours: round your back like a cat, and let it sink, five times
      3 1 Sit back on your heels, with your arms stretched out in front
      4 1 Stand up slowly, over your side
      4 2 Put something warm on it for a while
      5 1 Stop what hurts sharply, and ask a doctor or a physio if it stays
    `,
  }),
  template({
    id: 'pay-fine',
    about: '',
    why: 'Five minutes, and it is over. Early is often half the sum.',
    steps: `
      1 2 Put the ticket in front of you, and find its number
      1 1 Read how much it is, and until when the lower sum is open | You think it is wrong? Object first: who pays has agreed.
      5 1 Drink something first
      3 2 Type the address for paying from the ticket | Not from a text message: many of those are fraud.
      2 4 Type in the number and the registration, and pay
      3 1 Save the receipt, or take a photo of the screen
      4 1 Write “paid” and the date on the ticket
      4 2 Look for “pay in parts”, if the sum is too much
      5 1 Put it in a folder
    `,
  }),
  template({
    id: 'shave-legs',
    about: '',
    why: 'Not shaving is a whole answer, too: trousers or tights, and done.',
    steps: `
      1 1 Say yes or no aloud: no is done at once, with trousers or tights
      1 1 Fetch a razor and foam or conditioner, and sit on the edge of the bath
      5 1 Put on something to listen to
      3 1 Wet one leg with warm water, and rub in the foam
      2 4 Draw the razor up from the ankle with short strokes, and rinse it
      3 5 Do the other leg
      4 1 Rinse both, and pat them dry
      4 1 Put on some cream
      5 1 Rinse the razor and hang it up
    `,
  }),
  template({
    id: 'cancel-box',
    about: '',
    why: 'Two pages and one button. You need not give a reason.',
    steps: `
      1 2 Open their app or page, and sign in
      1 1 Look when the next box or payment comes
      5 1 Search your mail for their name, if you do not know the login
      3 2 Open “account” or “plan”, and look for “cancel” | Only “pause”? That stops the next payment, too.
      2 3 Press cancel, and press it again on every page that asks you to stay
      3 1 Save the mail or a photo that says it is ended
      4 3 Write to them, if there is no button: “I cancel my subscription from today”
      4 2 Note the day to look in your bank that nothing went out
      5 1 Delete the app
    `,
  }),
] as const
