import { template } from '../template.ts'

/** What school asks for. Chosen in `office-senses.ts` and `family-senses.ts`. */
export const EVERYDAY_SCHOOL = [
  template({
    id: 'theory-test',
    about: '',
    why: 'Licence number, card, date. Three working days before, it can still be moved.',
    steps: `
      1 1 Put your licence and your bank card in front of you | No licence or permit yet? Ordering that comes first.
      1 2 Open the official page for it, and not one that asks for extra
      5 1 Look up the number of the centre near you
      3 1 Type in the licence number
      2 4 Choose a place, a day and a time, and pay
      3 1 Put it in the calendar, with when to leave
      4 2 Ask there for what you need: more time, a voice-over, a break
      4 1 Save the mail with the number of the booking
      5 1 Put an app with questions on your phone, or book a lesson
    `,
  }),
  template({
    id: 'school-meeting',
    about: '',
    why: 'Your child, your list, somebody beside you if you like.',
    steps: `
      1 1 Write at the top of a page what you most want for your child
      1 2 Write down one thing that works, and one that is hard
      5 1 Ask whether it can be online or at another time
      3 2 Put the last report or plan beside it, and mark two lines
      2 4 Write down three questions, the most important first
      3 1 Ask somebody to come along, or to take notes
      4 2 Ask your child what you should say for them
      4 1 Put papers, pen and time by the door
      5 1 Write down afterwards who does what, and by when
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
      1 1 Find the letter, the message or the balance: how much, and by when
      1 1 Open the school’s app or page, or find an envelope
      5 1 Ask for a new login, if it does not know you
      2 3 Pay it there, or put the money in with name and class on it
      3 1 Tick or sign the permission, if there is one
      3 1 Put the envelope in the school bag, or save the receipt
      4 2 Write to the office, if you cannot pay all of it now
      4 1 Put the day in the calendar, if it has one
      5 1 Write down what they need to take, if it is a trip
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
      2 3 Open the page or the slip, and book the first one, then any beside it
      3 1 Save the list of times
      3 2 Write one question for each
      4 1 Put it in the calendar
      4 1 Write to the office, if no time suits or you would rather call
      5 1 Ask who minds the others
    `,
  }),
  template({
    id: 'school-bag',
    about: '',
    why: 'The same five things each evening. Then the morning is shorter.',
    steps: `
      1 1 Fetch the bag, and tip out what is in it | Several? One after the other.
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
    id: 'buy-shoes-child',
    about: '',
    why: 'Measure, try, walk. Room for a thumb.',
    steps: `
      1 1 Stand them on paper, and draw round the longer foot
      1 1 Measure it, and write it down
      5 1 Check what the school asks for: colour, fastening
      3 1 Check whether last year’s fit somebody else
      2 5 Order two sizes, or go to the shop with the socks they will wear
      3 2 Press at the toes, and let them walk up and down
      4 1 Keep the receipt, and let them walk on carpet only, until you are sure
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
      5 1 Check what the council or library does for free
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
      1 1 Fetch the slip with the code, or the mail | Gone? The school office has it.
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
    id: 'school-choice',
    about: '',
    why: 'Near, kind, and where they feel all right. Two visits tell more than lists.',
    steps: `
      1 1 Write down the day the form closes
      1 1 Write down two things that matter for your child
      5 1 Ask your child which friends go where
      3 3 Look up which ones are near, and who got in last year | The council’s or the district’s page has a list.
      2 3 Write down three, and book an open day at the first | Closing soon? Fill in the form first.
      3 2 Ask one parent whose child is there
      4 5 Go there, and look at the corridors and the toilets
      4 5 Fill in the form, in your true order
      5 1 Save what says that it is sent
    `,
  }),
  template({
    id: 'free-meals',
    about: '',
    why: 'A short form, and nobody in class sees it.',
    steps: `
      1 1 Open the council’s page, and search “free school meals”
      1 1 Put your National Insurance number and their names in front of you
      5 1 Check which benefits count
      2 4 Fill in the form, and send it
      3 1 Save what says that it is sent
      3 1 Tell the school office that you have applied
      4 1 Ask about uniform and trips too
      4 1 Ask when it begins
      5 1 Make a lunch until then
    `,
  }),
] as const
