import { template } from '../template.ts'

/** Study and work with a way of their own. Chosen in `office-senses.ts`. */
export const EVERYDAY_OFFICE = [
  template({
    id: 'one-to-one',
    about: '',
    why: 'Three lines on a card: what went well, what is hard, what you need.',
    steps: `
      1 1 Open the notes of the last one, or an empty page
      1 2 Write down one thing that went well since
      5 1 Look through your calendar of the last two weeks
      2 3 Write down one thing that is hard, and what would help
      3 2 Write down one question to ask
      3 1 Put the three lines where you see them when it begins
      4 2 Say the hard one aloud once
      4 1 Look at what you said you would do last time
      5 1 Fill a glass of water for it
    `,
  }),
  template({
    id: 'word-count',
    about: '',
    why: 'Bad words count as well. Mending comes another day.',
    steps: `
      1 1 Open the document, and write down how many words there are now
      1 1 Type one bad sentence about what comes next
      5 1 Put your phone in another room
      2 10 Write for {minutes} without deleting anything
      3 1 Stand up, and look out of the window
      3 8 Write on, from the easiest bit you know
      4 1 Look at the count, and write it down
      4 1 Type three words on what comes after, for tomorrow
      5 1 Save it
    `,
  }),
  template({
    id: 'swap-shift',
    about: '',
    why: 'One shift, one person, one message. Then the one who plans has to know.',
    steps: `
      1 1 Look at the rota, and write down the shift you want to give away
      1 2 Write down two who are free then, and one of theirs you could take
      5 1 Look up how swaps are done where you work
      2 1 Send the first one: “Could you take my … ? I could do your …”
      3 1 Ask the second one, if the first cannot
      3 1 Write to whoever makes the rota, with both names
      4 1 Put the new shift in your calendar
      4 1 Thank the one who swapped
      5 1 Look at the rota the day before
    `,
  }),
  template({
    id: 'stock-take',
    about: '',
    why: 'One shelf, one count, one line.',
    steps: `
      1 1 Print or open the list, and fetch a pen
      1 1 Start at the shelf by the door
      5 1 Put up a note that you are counting
      2 8 Count one kind after the other, and write the number beside it
      3 1 Put a sticker on the shelf that is done
      3 8 Do the next shelf
      4 3 Count again where the number looks odd
      4 3 Mark what has to be ordered
      5 2 Hand in or save the list
    `,
  }),
  template({
    id: 'lab-report',
    about: '',
    why: 'The method is only what you did. Begin there.',
    steps: `
      1 1 Open the sheet with the task, and your notes
      1 1 Make five headings: aim, method, results, discussion, conclusion
      5 1 Put a drink beside you
      2 8 Write the method: what you did, in order, in plain sentences
      3 5 Put the numbers in one table or graph, with units
      3 3 Write two lines on what they show
      4 5 Write what may have gone wrong, and how you know
      4 3 Write the aim and one closing line
      5 2 Look at the mark scheme
    `,
  }),
  template({
    id: 'lesson-plan',
    about: '',
    why: 'What they should be able to do at the end: that one line is half the plan.',
    steps: `
      1 1 Open the last plan, and copy it
      1 1 Write one line: what they can do at the end
      5 1 Put the calendar beside it
      3 2 Write a way in: a picture, a question, a recap
      2 5 Write one thing they do by themselves, with the minutes
      3 2 Write how you will see who has got it
      4 3 Find the sheet or the slide it takes
      4 2 Add something for the quick and something for the stuck
      5 1 Put it where you will find it
    `,
  }),
  template({
    id: 'note-taking',
    about: '',
    why: 'A few words for each thing are notes.',
    steps: `
      1 1 Open a page, and write the date and the subject
      1 1 Write the three words you remember first
      5 1 Sit where you can see and hear
      2 5 Write one line for each thing that is said or shown
      3 1 Put a question mark where you lost it
      3 1 Leave gaps, and go on
      4 3 Fill one gap from a slide or a friend
      4 1 Underline what to do
      5 1 Put the page where the others are
    `,
  }),
  template({
    id: 'online-course',
    about: '',
    why: 'One lesson, not the course.',
    steps: `
      1 1 Open the page, and sign in
      1 1 Press the lesson where you stopped, or the first one
      5 1 Put the phone in another room
      2 10 Watch or read for {minutes}
      3 1 Write down one thing to keep
      3 2 Do the first question of the exercise
      4 1 Write down where you stopped
      4 1 Put the next time in the calendar
      5 1 Close the tab
    `,
  }),
  template({
    id: 'report-write',
    about: '',
    why: 'Last one open, new numbers in. It has the same shape each time.',
    steps: `
      1 1 Open the last one, and save it under the new date
      1 1 Change the date and the heading
      5 1 Put a drink beside you
      3 3 Put in the numbers or facts that are new
      2 6 Write one line for each: what was done, what comes next, what is in the way
      3 1 Take out what is over
      4 2 Read it once
      4* 1 Send it
      5 1 Write down what you could not find
    `,
  }),
  template({
    id: 'theory-revise',
    about: '',
    why: 'Ten questions a day do it. Wrong ones teach most.',
    steps: `
      1 1 Open the app or the book for the theory test
      1 1 Choose one topic, and ten questions
      5 1 Put the phone on silent
      2 6 Answer the ten, without looking anything up
      3 3 Read why the wrong ones were wrong
      3 2 Write down one sign or number to keep
      4 4 Do one clip of hazard perception
      4 1 Put the day of the test where you see it
      5 1 Say the one number aloud tomorrow
    `,
  }),
  template({
    id: 'check-shifts',
    about: '',
    why: 'One look, one photo.',
    steps: `
      1 1 Open the rota, or the picture of it
      1 1 Find your name
      5 1 Sit down
      2 2 Write each of your days in the calendar, with begin and end
      3 1 Look for two that do not go together: too close, or on top of something
      3 1 Write to whoever makes it, if one cannot be
      4 1 Take a photo of it
      4 1 Set an alarm for the first
      5 1 Send it to those at home
    `,
  }),
  template({
    id: 'holiday-cover',
    about: '',
    why: 'Who does what while you are away: three lines and three names.',
    steps: `
      1 1 Write down the days you are away
      1 2 Write down the three things that cannot wait so long
      5 1 Look in the calendar who is there then
      3 1 Write one name beside each
      2 2 Ask the first one: “Could you look after … from … to …?”
      3 1 Write to your manager who covers what
      4 3 Write down where each thing lies
      4 2 Set the away message, with these names
      5 1 Thank them when you are back
    `,
  }),
  template({
    id: 'agenda',
    about: '',
    why: 'Three points and who speaks. That is an agenda.',
    steps: `
      1 1 Open the last one, or an empty page
      1 1 Write the day, the time and who comes
      5 1 Look through the last minutes for what was left open
      2 3 Write three points, the most important first
      3 1 Write minutes and a name beside each
      3 1 Send it round
      4 1 Ask whether somebody has another point
      4 1 Add the paper they should read
      5 1 Put it where you see it in the meeting
    `,
  }),
  template({
    id: 'essay-plan',
    about: '',
    why: 'Six lines now save six hours later.',
    steps: `
      1 1 Write the question at the top of a page
      1 1 Underline the two words in it that say what to do
      5 1 Set the books aside for now
      2 4 Write your answer in one sentence
      3 3 Write three points that show it, a line each
      3 3 Write one quote or fact beside each
      4 2 Put them in the order that reads best
      4 2 Write down the other side in one line
      5 1 Write a rough count of words beside each
    `,
  }),
  template({
    id: 'proposal',
    about: '',
    why: 'What, why, how: three boxes with two sentences each.',
    steps: `
      1 1 Open the page that says what has to be in it, or an old one
      1 1 Write the headings on an empty page
      5 1 Look how long it may be
      2 5 Write in two plain sentences what you want to find out or do
      3 3 Write why it matters, and to whom
      3 5 Write how: with whom, with what, by when
      4 5 Add three sources or numbers
      4 3 Send it to somebody, with one question
      5 1 Save it under a new name
    `,
  }),
  template({
    id: 'wedding-posts',
    about: '',
    why: 'Names, day, place. The rest comes with the invitation.',
    steps: `
      1 1 Open the list of names, or write down the first ten
      1 1 Write one text: the day, the town, “more to follow”
      5 1 Put on some music
      2 5 Send or address the first five
      3 1 Tick them on the list
      3 3 Ask for the addresses that are missing, in one message
      4 5 Do the next ten
      4 2 Put stamps on, and put them by the door
      5 1 Look whether the day is right on all of them
    `,
  }),
  template({
    id: 'send-reading',
    about: '',
    why: 'One photo is the whole message.',
    steps: `
      1 1 Go to the meter with your phone
      1 1 Take a photo, with all the digits sharp
      5 1 Turn on a light
      2 1 Open the message to them, and put the photo in
      3 1 Write the number and today’s date
      3 1 Send it
      4 1 Note the number for yourself
      4 1 Look that it is the right meter: gas, electric, water
      5 1 Set a reminder for the next one
    `,
  }),
  template({
    id: 'update-contacts',
    about: '',
    why: 'One name, one number. Two are better.',
    steps: `
      1 1 Write down who should be called, and their number
      1 1 Open the page, the form or the phone where it stands
      5 1 Ask them whether it is all right
      3 1 Find “emergency contact”, “medical ID” or “personal details”
      2 3 Type in the new one, and save it
      3 1 Take out the old one
      4 1 Do the same for school or work
      4 1 Write it on a card in your purse
      5 1 Tell them that they are on it
    `,
  }),
  template({
    id: 'autopay',
    about: '',
    why: 'Card, day, button. Afterwards it runs by itself.',
    steps: `
      1 1 Put your card and the last bill in front of you
      1 1 Sign in on their page or app
      5 1 Write down the day the money is there
      3 1 Look under “payment” for “autopay” or “automatic”
      2 3 Type in the card or account, choose the day, and save it
      3 1 Save what says that it is on
      4 1 Put the day in the calendar
      4 1 Look next month whether it went out
      5 1 Set a reminder for when the card runs out
    `,
  }),
  template({
    id: 'car-registration',
    about: '',
    why: 'Plate, papers, card.',
    steps: `
      1 1 Find the reminder, and look at the date and the number
      1 1 Open the official page of your state or country
      5 1 Look whether it needs a test first
      3 1 Put proof of insurance beside you
      2 4 Type in the number, and pay
      3 1 Save or print what says that it is done
      4 1 Put the sticker on when it comes
      4 1 Put the next date in the calendar
      5 1 Put the paper in the car
    `,
  }),
  template({
    id: 'oil-change-book',
    about: '',
    why: 'You book, they drain. It takes them half an hour.',
    steps: `
      1 1 Look at the sticker in the car: which date, how many miles
      1 1 Write down make, year and miles
      5 1 Look on the leaflet which oil it takes
      2 3 Call or book online at the nearest garage
      3 1 Ask what it costs with the filter
      3 1 Put it in the calendar
      4 1 Write down what else it should look at: tyres, wipers, a noise
      4 1 Take a book
      5 1 Take a photo of the new sticker
    `,
  }),
] as const
