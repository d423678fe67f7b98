import { template } from '../template.ts'

/** Chosen by the whole of a phrase, and by no word of it alone. */
export const EVERYDAY_KNOWN = [
  template({
    id: 'potty',
    about: '',
    why: 'It is learned by sitting there often, and by many wet pants. A bad day is part of it.',
    steps: `
      1 2 Put the potty where you both spend the day, with wipes and spare pants beside it
      1 1 Show it, and say in one sentence what it is for
      5 1 Put a towel or a mat under it
      2 3 Let them sit on it for a minute, dressed or not, with a book
      3 1 Set an alarm to ask again in half an hour
      3 2 Say what went right, and change wet pants without a word about it
      4 2 Put clothes on them that come down in one pull
      4 2 Tell whoever else looks after them how you do it
      5 1 Write down at what times it mostly happens
    `,
  }),
  template({
    id: 'train-animal',
    about: '',
    thing: 'the animal',
    why: 'Five good minutes are a lesson. It ends while it still goes well.',
    steps: `
      1 2 Cut ten tiny treats, and put them in your pocket
      1 1 Go where nothing else is going on
      5 1 Write down the one word you will always say
      2 5 Show what you want, say the word once, and treat at once
      3 3 Do it four more times, and stop after a good one
      3 1 Play or stroke, so that it ends well
      4 2 Tell the others at home which word it is
      4 1 Note when you will do five minutes more
      5 2 Fill up fresh water
    `,
  }),
  template({
    id: 'new-device',
    about: '',
    why: 'It asks one thing after the other. An old one can hand most of it over by itself.',
    steps: `
      1 2 Lay both side by side, plug them in, and join the same wifi, or only the new one
      1 2 Start a backup on the old one, in its settings | No old one? Find the password of your account instead.
      5 1 Put a drink beside you
      2 5 Switch the new one on, and choose “copy from another device” or “set up as new”
      3 10 Do what the screen asks, page by page, and leave it alone while it copies
      3 5 Open the three apps that matter most, and sign in
      4 3 Look for your photos and numbers on the new one
      4 2 Move chats in the chat app itself: its settings have a place for that
      5 1 Keep the old one, if there is one, for a week before you erase it
    `,
  }),
  template({
    id: 'hand-wash',
    about: '',
    why: 'Lukewarm water, a little soap, no rubbing. It takes less time than it sounds.',
    steps: `
      1 2 Run lukewarm water into the basin or a bowl
      1 1 Put in a little soap for delicate things, and stir
      5 1 Look at the label once
      2 5 Press one piece gently through the water, again and again
      3 3 Rinse it in clean water until nothing foams
      3 2 Roll it in a towel and press, without wringing
      4 2 Lay it flat, or hang it where it can drip
      4 5 Do the next piece in the same water
      5 1 Wipe the basin
    `,
  }),
  template({
    id: 'taxi',
    about: '',
    why: 'From where, to where, and when. One call or one app does the rest.',
    steps: `
      1 2 Write down from where, to where, and at what time | Add ten minutes to be calm.
      1 1 Open the app you use, or find the number of one firm
      5 1 Count the bags and the people
      2 4 Book it for that time, or call and read your line out
      3 1 Save what says that it is booked, and the number
      3 1 Set an alarm for ten minutes before it comes
      4 1 Put your card or cash in your pocket
      4 1 Tell whoever comes along
      5 1 Put your bag by the door
    `,
  }),
  template({
    id: 'takeaway',
    about: '',
    why: 'It is a meal, and somebody else cooks it. The usual is a good choice.',
    steps: `
      1 1 Pick up the phone, and open the app or the menu of one place you know
      1 1 Ask who else is eating, if anybody is
      5 1 Get yourself some water
      2 3 Put in what you usually have, or the first thing that sounds good
      3 2 Look at the sum and the address once, and order it
      3 1 Put out plates, or forks if you eat from the box
      4 1 Put the sound of the phone on
      4 1 Put on a light by the door
      5 2 Put what is left in the fridge
    `,
  }),
  template({
    id: 'wipe-up',
    about: '',
    why: 'Wet first, then dry, and it is gone. Nothing else has to be cleaned with it.',
    steps: `
      1 1 Fetch kitchen roll or an old towel
      1 1 Lay it on the wet patch, and press
      5 1 Move what stands in it out of the way
      2 2 Wipe from the edge to the middle, and change the side
      3 2 Wipe once more with warm water and a drop of soap
      3 1 Dry it, so that nobody slips
      4 1 Put the wet cloth in the wash or the bin
      4 1 Put back what you moved
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'practise',
    about: '',
    why: 'A small bit, often and slowly, is how anything is learned. Ten minutes are enough.',
    steps: `
      1 2 Put out what you need for it, and sit or stand where you will do it | A way to go? The map is a good place.
      1 3 Do the bit that you can do already, once
      5 1 Drink a sip of water
      2 5 Do the bit that is hard, slowly, three times | A way to go? Follow it stop by stop, on the map or there.
      3 2 Write down what got easier
      3 5 Do the whole of it once, without stopping
      4 2 Stretch your hands and shoulders
      4 5 Do the hard bit three more times
      5 1 Note where to begin next time
    `,
  }),
  template({
    id: 'work-out',
    about: '',
    why: 'Paper holds the numbers, so that your head need not. One number after the other.',
    steps: `
      1 1 Write the question at the top of a sheet of paper
      1 2 Write below it the numbers that you know already
      5 1 Put a drink beside you
      2 5 Look up a number that is missing, in a message, a bill or a page
      3 3 Write them in one column, and add them up or share them out
      3 2 Do the sum once more, on the phone
      4 1 Put a ring round what comes out
      4 2 Write one line to whoever needs to know it
      5 1 Put the sheet where you will find it again
    `,
  }),
  template({
    id: 'swim',
    about: '',
    why: 'The bag by the door is half of it. A few lengths, or only floating, are a swim.',
    steps: `
      1 2 Put in a bag: swimming things, a towel, goggles
      1 1 Look up when the pool is open, or how the water is | Sea or lake: flags, tide, and somebody with you.
      5 1 Put in shampoo and something to eat for after
      3 1 Put your card, a coin for the locker and your keys in the pocket
      3 2 Put the swimming things on under your clothes, if that is easier
      2 15 Go there, and get in
      4 10 Stay in for as long as feels good
      4 2 Hang up the wet things when you are home
      5 2 Drink something, and eat a bite
    `,
  }),
  template({
    id: 'decorate-cake',
    about: '',
    why: 'It will be eaten, and it will be loved. Smooth is not needed.',
    steps: `
      1 1 Put the cake on a plate, with a knife and a spoon beside it | Still warm? Leave it to cool first.
      1 2 Mix or open the icing, and stir it until it spreads
      5 1 Put strips of paper under the edge, to keep the plate clean
      2 5 Smooth it on, from the middle to the edge
      3 2 Put on what goes on top, while it is wet
      3 2 Wipe the plate round it with a damp cloth
      4 2 Leave it where nobody leans on it
      4 3 Put the bowl and the spoon in water
      5 1 Take a photo
    `,
  }),
  template({
    id: 'read-to',
    about: '',
    why: 'One book and a place to sit together. Ten minutes are a whole story.',
    steps: `
      1 1 Let them pick one book, or pick the one they know or have from school
      1 1 Sit down where all can see the pages | On a call? Hold the book up to the camera.
      5 1 Turn on a lamp, and put the phone away
      2 8 Read it aloud, or let them, as slowly as you like
      3 1 Ask what they liked, or stop and look at a picture
      3 1 Stop at a good place, if it is long
      4 1 Put in a marker for next time
      4 1 Let them say how it may go on, if they want to
      5 1 Put the book where they will find it
    `,
  }),
  template({
    id: 'homework-help',
    about: '',
    why: 'Sitting beside them is most of the help. They hold the pen.',
    steps: `
      1 1 Sit down beside them, with what they were given, or the book, on the table
      1 2 Let them read the first question aloud | Nothing to answer? The first line or example.
      5 1 Put out water and something to nibble
      2 5 Do the first one together, and say the steps out loud
      3 5 Let them do the next one alone, while you stay
      3 1 Say which part was right, before what was not
      4 2 Stop for a moment, and move about
      4 5 Do one or two more
      5 1 Put it all in the bag
    `,
  }),
  template({
    id: 'water-garden',
    about: '',
    why: 'The morning or the evening is best. What is in pots comes first.',
    steps: `
      1 1 Put on shoes, and go outside
      1 2 Fill the can, or roll out the hose
      5 1 Put a finger in the soil: is it dry?
      2 5 Water the pots and what was planted last, at the foot
      3 5 Water the next bed, slowly
      3 1 Leave the leaves dry, if you can
      4 5 Do the rest, or leave it for tomorrow
      4 1 Put the can or the hose away
      5 1 Sit down outside for a moment
    `,
  }),
  template({
    id: 'report-it',
    about: '',
    why: 'Where, what, since when: with those three somebody can come. You need not be the first.',
    steps: `
      1 1 Write down where it is: a street, a number, what stands beside it
      1 1 Write down what you saw or heard, and when
      5 1 Take a photo, if you are near and safe
      2 4 Open the page of the council, the firm or the owner, and look for “report” | No page? Call, and read your lines out.
      3 3 Put in the place, your line and the photo
      3* 1 Press send
      4 1 Save the number that it gives you
      4 1 Note a day to check what became of it
      5 1 Close the page
    `,
  }),
  template({
    id: 'write-letter',
    about: '',
    who: 'them',
    why: 'A few lines by hand are a letter. It may be short, and it may have a crossed-out word.',
    steps: `
      1 1 Put paper or a card and a pen on the table | Their letter beside it, if you answer one.
      1 1 Write the date and “Dear …” at the top
      5 1 Put something warm to drink beside it
      2 4 Write two lines to {who}: how things are, or what they should know
      3 3 Write one question, or one thing that you wish them
      3 1 Write your name below it
      4 2 Put it in an envelope, or where they will find it
      4 2 Write the address on it, and look for a stamp
      5 1 Put it by the door
    `,
  }),
  template({
    id: 'throw-out',
    about: '',
    thing: 'it',
    why: 'Into the bag, and out of the house. One bag is enough for one time.',
    steps: `
      1 1 Fetch a bin bag, or a box for what can be recycled | Paint, batteries, plugs: a box, for the tip or a shop.
      1 1 Put in {thing}, or what lies on top
      5 1 Open a window, if it smells
      2 3 Put in up to five pieces, without looking at each | Only one thing? Tie the bag at once.
      3 1 Tie the bag, or close the box
      3 2 Carry it out to the bin, or put it by the door
      4 2 Wipe the place where it was
      4 1 Put a fresh bag in the bin
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'duvet-cover',
    about: '',
    why: 'One piece of bedding, and the largest. Inside out it is quicker than it looks.',
    steps: `
      1 1 Fetch a clean cover
      1 2 Pull the old one off, and drop it by the door
      5 1 Shake the duvet at the window
      2 2 Turn the clean one inside out, and put your hands in its far corners
      3 2 Hold the corners of the duvet with them, and shake the cover down over it
      3 2 Close the buttons or the zip
      4 1 Lay it on the bed and smooth it once
      4 2 Carry the old cover to the wash
      5 1 Lie on it for a moment
    `,
  }),
  template({
    id: 'dust',
    about: '',
    thing: 'the dustiest spot',
    why: 'From the top to the bottom, and only what is in reach. One shelf is a beginning.',
    steps: `
      1 1 Fetch a cloth, dry or a little damp, and go to {thing}
      1 2 Wipe the highest place that you reach easily
      5 1 Open a window
      2 4 Take five things off one shelf, wipe it, and put them back | Nothing stands on it? Wipe along it, row by row.
      3 3 Do the next shelf, sill or side
      3 2 Wipe the screen and the lamps, switched off
      4 3 Do the edges and the legs of what stands there
      4 1 Shake the cloth out at the window
      5 1 Put the cloth in the wash
    `,
  }),
  template({
    id: 'test-alarm',
    about: '',
    why: 'One press on one button, and you know. Each of them takes a minute.',
    steps: `
      1 1 Stand under the nearest one, and look for its button
      1 1 Fetch a broom, or a firm chair, to reach it
      5 1 Tell whoever is near that it will be loud
      2 1 Press the button until it sounds
      3 2 Write down which one stays silent | A new battery is another task.
      3 2 Do the same with the next one, if there is one
      4 1 Look for the date on it: after ten years it is to be a new one
      4 1 Put the day in the calendar, a month from now
      5 1 Put the chair back
    `,
  }),
  template({
    id: 'hot-drink',
    about: '',
    why: 'A kettle does most of it. Sitting down with it is part of the task.',
    steps: `
      1 1 Fill the kettle and switch it on
      1 1 Put out a cup for each, and what goes into it
      5 1 Look out of the window until it boils
      2 2 Pour it in
      3 2 Add milk or sugar, or take the bag out
      3 5 Sit down with it, or bring it to whoever it is for
      4 1 Put the milk back
      4 1 Ask whether somebody else would like one
      5 1 Put the cup in the sink
    `,
  }),
] as const
