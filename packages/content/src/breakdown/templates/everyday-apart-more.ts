import { template } from '../template.ts'

/** The same for what is sought, answered, counted, paid and worn. */
export const EVERYDAY_APART_MORE = [
  template({
    id: 'lost-shoe',
    about: '',
    thing: 'it',
    why: 'Shoes come off where somebody sits down or comes in. Low places first.',
    steps: `
      1 1 Stand still and think where {thing} came off
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
      1 1 Fetch a card or a sheet of paper, and the card they sent | Theirs is not at hand? It goes without.
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
      1 2 Open your bank’s app or page, at the list of one month | The statement on paper does, too.
      1 2 Write five words on a sheet: home, food, travel, bills, other | Only after one thing? Write that word, and “other”. Some apps sort it: look for “spending”.
      5 1 Put something nice to drink beside you
      2 10 Go down the list, and write each sum under the word for its kind, for {minutes}
      3* 5 Add up what went out for each kind of thing, and then all of it
      3 1 Write down that number, with the month beside it
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
      1 1 Brush the hair, and see that it is dry
      1 1 Plug the iron in, and lay it on something that heat cannot harm
      5 1 Rub in something against the heat
      3 1 Divide off the lowest layer, and clip up the rest
      2 5 Draw the iron slowly through one strand after the other | For curls: wind each strand round it, and hold it for a few breaths.
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
      3 1 Pick out what has caught in it, as far as you can reach
      2 3 Take the filter out, and rinse it, or brush it, if it must stay dry
      3 1 Let it dry, if it goes near anything electric
      4! 1 Put it back until it sits tight, close it, and switch it on again | A hoover or a dryer: only once the filter is dry.
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
      1 2 Put {thing} in a bag, with the tags still on, if there are any
      1 2 Find the receipt, or the order in your mail or the app | Lost? The payment in your bank often does, or they find it by your card.
      5 1 Check which card you paid with
      3 2 Look up how many days are left for returning
      2 3 Check whether a shop near you takes returns, or send for a label or a code
      3* 15 Take the bag to the shop or the drop-off
      4 1 Keep the slip until the money is back
      4 1 Put the bag by the door, with your keys
      5 1 Note the day to look for the money
    `,
  }),
  template({
    id: 'sitter',
    about: '',
    thing: 'the evening',
    why: 'One date, a few names, one message to all of them.',
    steps: `
      1 1 Write down the day, and from when until when
      1 2 Write three names: family, a neighbour, another parent, a sitter they know | Fewer? One will do, or none: a page of sitters has some.
      5 1 Drink something first
      2 3 Send two or three people: “Could you look after … on … from … to …?” | Autism, meltdowns, medicine? One line on what helps goes with it.
      3 4 Look up one page for sitters with references, in case nobody can
      3 2 Write back to the first who says yes, and say what you pay
      4 3 Put the day in the calendar, and tell the others
      4 5 Ask somebody new to come and meet your child before
      5 3 Write a note: bedtime, food, your number
    `,
  }),
  template({
    id: 'stretch-back',
    about: '',
    why: 'Slowly, and only as far as it feels good. Two minutes help a back.',
    steps: `
      1 1 Lie down on your back on a rug or a mat | No room to lie? Sit, lean forward, and let your arms hang.
      1 1 Pull both knees to your chest (sitting, one by one), and breathe slowly five times
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
      1 2 Put the ticket, letter or mail in front of you, and find its number
      1 1 Read how much it is, and until when the lower sum is open | You think it is wrong? Object first: who pays has agreed.
      5 1 Drink something first
      3 2 Type the address for paying, as it stands on the ticket or letter | Not from a text message: many of those are fraud.
      2 4 Type in the number, and the registration if it asks for it, and pay
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
      1 1 Say aloud how far today: to the knee, all the way, or not at all | Not at all is done at once, with trousers or tights.
      1 1 Fetch a razor and foam or conditioner, and sit on the edge of the bath or on a stool
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
      1 1 Check when the next box or payment comes
      5 1 Search your mail for their name, if you do not know the login
      3 2 Open “account” or “plan”, and look for “cancel” | Only for a week, or no “cancel” there? “Pause” or “skip” stops the next payment, too.
      2 3 Press cancel, and press it again on every page that asks you to stay
      3 1 Save the mail or a photo that says it is ended
      4 3 Write to them, if there is no button: “I cancel my subscription from today”
      4 2 Note the day to look in your bank that nothing went out
      5 1 Delete the app
    `,
  }),
  template({
    id: 'sit-outside',
    about: '',
    why: 'Sitting there is all of it. Nothing has to come of it.',
    steps: `
      1 1 Put on what is warm enough, and shoes
      1 1 Open the door, and check where there is a step, a bench or a wall
      5 1 Take something to drink
      2 5 Sit down there, outside, for {minutes}
      3 1 Look at the thing that is farthest away
      3 1 Listen until you have heard three sounds
      4 1 Touch something that grew: a leaf, bark, grass
      4 2 Stay a little longer, or go in
      5 1 Leave a chair or a cushion by the door for tomorrow
    `,
  }),
  template({
    id: 'unfollow',
    about: '',
    why: 'They are not told, and you can undo it. Your evenings get quieter.',
    steps: `
      1 1 Open the one app where you see them most
      1 1 Search for their name, without looking at the pictures
      5 1 Ask a friend to sit beside you, or to press the button
      2 1 Press “unfollow”, or “mute”, if that is easier
      3 3 Do the same in the next app
      3 2 Mute the two friends who post about them most
      4 2 Switch off old memories of them in the settings of your photos
      4 1 Press “block”, if they write and you do not want it
      5 2 Write to one person who is good for you
    `,
  }),
  template({
    id: 'car-noise',
    about: '',
    why: 'You need not know what it is. When, where and how it sounds is what a garage wants.',
    steps: `
      1 1 Write down what it sounds like: a squeal, a knock, a hum, a rattle
      1 1 Write down when it comes: cold, braking, turning, faster | Brakes, steering or a red light? Leave it parked, and call a garage.
      5 1 Take a recording with your phone
      3 3 Look in the boot, under the seats and by the exhaust for something loose
      3 3 Type those words and the make of the car into a search
      2 5 Call a garage, and read out what you wrote down
      4 1 Ask whether it may be driven until then
      4 2 Ask what it costs to have a look
      5 1 Put the day in the calendar
    `,
  }),
  template({
    id: 'be-believed',
    about: '',
    why: 'What you feel is real. Dates and examples are hard to wave away.',
    steps: `
      1 2 Write down when it began, and what you notice: where it hurts, what has changed
      1 2 Write down three things you cannot do because of it: sleep, work, stairs
      5 1 Put something warm where it hurts, or round you
      3 2 Write a number from 0 to 10 each evening, with one word
      2 2 Write your sentence: “Please look into this. What else could it be?”
      3 2 Ask somebody to come along, and to speak up for you
      4 1 Ask them to write in your notes what was asked for and refused
      4 2 Ask for another doctor in the practice, or a second opinion
      5 2 Look up the people who help patients to complain: in England, PALS
    `,
  }),
] as const
