import { template } from '../template.ts'

/** What is done for children. Chosen in `family-senses.ts`. */
export const EVERYDAY_CHILDREN = [
  template({
    id: 'pump-parts',
    about: '',
    why: 'Apart, washed, dried. What touched milk gets a clean bowl of its own.',
    steps: `
      1 1 Wash your hands, and take the parts that touch milk off the tube
      1 1 Rinse them under cold water
      5 1 Put on something to listen to
      2 4 Wash them in a clean bowl with hot water and soap, with a brush for this alone
      3 1 Rinse them, and lay them on a clean towel to dry
      3 2 Sterilise them, or boil them for ten minutes, if your baby is under one
      4 1 Rinse and dry the bowl and the brush
      4 1 Wipe the pump itself with a damp cloth
      5 1 Put a clean set together for the next time
    `,
  }),
  template({
    id: 'reading-record',
    about: '',
    why: 'One line and a name. The teacher only wants to see that somebody looked.',
    steps: `
      1 1 Fetch the school bag, and take out the book and the record
      1 1 Find a pen
      5 1 Ask them which page they are on
      2 5 Listen to a page or two, or ask what happened in it
      3 1 Write the date, the book and the pages
      3 1 Write three words, and sign
      4 1 Put both back in the bag
      4 1 Put the bag by the door
      5 1 Leave the pen in it
    `,
  }),
  template({
    id: 'school-pay',
    about: '',
    why: 'It is one app or one envelope. Schools help with the cost, if it is hard.',
    steps: `
      1 1 Find the letter or the message: how much, and by when
      1 1 Open the school’s app or page, or find an envelope
      5 1 Ask for a new login, if it does not know you
      2 3 Pay it there, or put the money in with name and class on it
      3 1 Tick or sign the permission, if there is one
      3 1 Put the envelope in the school bag, or save the receipt
      4 2 Write to the office, if you cannot pay all of it now
      4 1 Put the day of the trip in the calendar
      5 1 Write down what they need to take
    `,
  }),
  template({
    id: 'bath-children',
    about: '',
    why: 'Warm water, two toys, and you beside it. Clean enough is clean.',
    steps: `
      1 1 Put towels, pyjamas and a clean nappy within reach
      1 2 Run the water, cold first, and try it with your elbow
      5 1 Tell them: five more minutes, then bath
      3 2 Undress them, and set them in | Stay beside it all the time: a phone can ring.
      2 8 Wash faces, hands, bottoms and feet, and let them play
      3 3 Rinse the hair, with a flannel over the eyes
      4 1 Pull the plug, and lift them out into the towel
      4 3 Dry and dress them
      5 1 Hang up the towels
    `,
  }),
  template({
    id: 'child-hair',
    about: '',
    why: 'Damp, conditioner, and from the ends up. Slow pulls less.',
    steps: `
      1 1 Fetch a brush, a bobble or two, and water in a spray
      1 1 Sit them where they can watch something
      5 1 Ask: one plait or two?
      3 1 Wet the hair a little, or put in some conditioner
      2 4 Brush from the ends upwards, and hold the hair above the knot
      3 3 Gather it, and put the bobble in
      4 1 Clip away what falls in the eyes
      4 1 Look for nits while you are there
      5 1 Put the brush back in its place
    `,
  }),
  template({
    id: 'baby-food',
    about: '',
    why: 'One vegetable, steamed soft, mashed. They may spit it out.',
    steps: `
      1 1 Wash your hands, and fetch one vegetable or fruit
      1 2 Peel it, and cut it small
      5 1 Put the bib out
      2 8 Steam or boil it until a fork goes in easily
      3 2 Mash or blend it, with a little of the water or milk
      3 1 Let it cool, and try it on your wrist
      4 2 Fill the rest in an ice cube tray, with the date
      4 1 Leave out salt, sugar and honey
      5 1 Put the pan to soak
    `,
  }),
  template({
    id: 'parents-evening',
    about: '',
    why: 'Five minutes each. Two questions are enough.',
    steps: `
      1 1 Find the message with the link or the slip
      1 1 Write down which times you can come
      5 1 Ask your child which teachers matter most
      2 3 Open the page, and book the first one, then the ones beside it
      3 1 Save the list of times
      3 2 Write one question for each
      4 1 Put it in the calendar
      4 1 Write to the office, if no time suits or you would rather call
      5 1 Ask who minds the others
    `,
  }),
  template({
    id: 'play-date',
    about: '',
    why: 'One other child, two hours, a snack.',
    steps: `
      1 1 Ask your child whom they would like
      1 1 Write down two afternoons that suit you
      5 1 Find the number in the class group
      2 1 Send their parent one line: “Would … like to come and play on …?”
      3 1 Put it in the calendar
      3 1 Ask what they cannot eat
      4 2 Put out one box of toys, and the rest away
      4 1 Write down when it ends
      5 1 Buy a snack
    `,
  }),
  template({
    id: 'sitter-notes',
    about: '',
    why: 'One page: numbers, food, bed. They will manage the rest.',
    steps: `
      1 1 Take a sheet of paper, and write your number at the top
      1 1 Write the second number: a neighbour, a grandparent
      5 1 Put it on the fridge
      2 3 Write what happens when: food, bath, bed, light
      3 1 Write what helps, if they cry or will not sleep
      3 1 Write what they must not have
      4 1 Put out pyjamas, nappies and the cuddly toy
      4 1 Show where medicine and plasters are
      5 1 Write when you are back
    `,
  }),
  template({
    id: 'school-bag',
    about: '',
    why: 'The same five things each evening. Then the morning is shorter.',
    steps: `
      1 1 Fetch the bag, and tip out what is in it
      1 1 Put old bread and crumpled letters on the table
      5 1 Look at tomorrow’s timetable
      3 1 Read the letters once: anything to sign or pay?
      2 3 Put in books, homework and the pencil case
      3 1 Put the bottle and the lunch box out, to be filled
      4 1 Add kit, instrument or coat for that day
      4 1 Sharpen two pencils
      5* 1 Hang it by the door
    `,
  }),
  template({
    id: 'kids-teeth',
    about: '',
    why: 'Two minutes, a song, a mirror. Some brushing is better than none.',
    steps: `
      1 1 Put a bit of paste on the brush, as big as a pea
      1 1 Sit or stand behind them, in front of the mirror
      5 1 Let them brush a toy first
      2 2 Brush outside, inside and on top, in small circles, while you sing
      3 1 Let them have a go
      3 1 Spit, without rinsing
      4 1 Try another taste, or none, if the paste is too sharp
      4 1 Put a sticker in the calendar
      5 1 Stand the brushes up
    `,
  }),
  template({
    id: 'buy-shoes-child',
    about: '',
    why: 'Measure, try, walk. Room for a thumb.',
    steps: `
      1 1 Stand them on paper, and draw round the longer foot
      1 1 Measure it, and write it down
      5 1 Look what the school asks for: colour, fastening
      3 1 Look whether last year’s fit somebody else
      2 5 Order two sizes, or go to the shop with thick socks on
      3 2 Press at the toes, and let them walk up and down
      4 1 Keep the receipt, and the carpet under them, until you are sure
      4 1 Write the name in
      5 1 Put them by the door
    `,
  }),
  template({
    id: 'school-holiday',
    about: '',
    why: 'Some days are covered, some are open. Only the open ones need you.',
    steps: `
      1 1 Draw the days as boxes on a sheet of paper
      1 1 Cross out the ones that are covered
      5 1 Look what the council or library does for free
      2 3 Write one person or club in each open box
      3 1 Send the first one: “Could you have them on …? I could take yours on …”
      3 1 Put one easy thing in each box: park, film, baking
      4 2 Book the club before it is full
      4 1 Leave one box empty, on purpose
      5 1 Hang it on the fridge
    `,
  }),
  template({
    id: 'photo-order',
    about: '',
    why: 'One picture, one code, one choice.',
    steps: `
      1 1 Fetch the slip with the code, or the mail
      1 1 Open the page, and type in the code
      5 1 Show it to them once
      2 3 Pick one picture and the smallest set that will do
      3 2 Pay, and choose school or home
      3 1 Write the last day in the calendar
      4 1 Ask a grandparent whether they want one
      4 1 Save the receipt
      5 1 Throw the slip away
    `,
  }),
  template({
    id: 'parents-evening-ready',
    about: '',
    why: 'Two questions and a chair. You are on the same side.',
    steps: `
      1 1 Look up the times, the room or the link
      1 1 Ask your child: “What goes well, and what should I ask?”
      5 1 Look at the last report
      2 3 Write one question for each teacher
      3 1 Write down one thing that you want them to know
      3 1 Look up the way, and ask who stays with the others
      4 1 Put paper and a pen in your bag
      4 2 Write down what they say, a line each
      5 1 Tell your child one good thing from it
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
    id: 'weigh-baby',
    about: '',
    why: 'They put the baby on the scales, and you may ask.',
    steps: `
      1 1 Look up when the clinic or the health visitor is there
      1 1 Put the red book by the door
      5 1 Feed them before, if you can
      3 2 Put a nappy, wipes and a blanket in a bag
      2 10 Go there, undress them, and let them be weighed
      3 1 Take a photo of the line in the book
      4 1 Ask one question you carry about
      4 1 Call and ask, if there is no clinic any more
      5 1 Put the next one in the calendar
    `,
  }),
] as const
