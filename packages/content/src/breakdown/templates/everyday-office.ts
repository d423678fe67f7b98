import { template } from '../template.ts'

/** Work with a way of its own. Chosen in `office-senses.ts`. */
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
    id: 'swap-shift',
    about: '',
    why: 'One shift, one person, one message. Then the one who plans has to know.',
    steps: `
      1 1 Look at the rota, and write down the shift you want to give away
      1 2 Write down two who are free then, and one of theirs you could take
      5 1 Look up how swaps are done where you work
      2 1 Send the first who may be free: “Could you take my … ? I could do your …”
      3 1 Ask the second one, if the first cannot
      3 1 Write to whoever makes the rota, with both names
      4 1 Put the new shift in your calendar
      4 1 Thank the one who swapped
      5 1 Look at the rota the day before
    `,
  }),
  template({
    id: 'report-write',
    about: '',
    why: 'Facts first, then three lines. An old one to write over makes it shorter.',
    steps: `
      1 1 Open the last one and save it under the new date, or open an empty page
      1 1 Write the date on top, and who or what it is about
      5 1 Put a drink beside you
      3 3 Put in the numbers, days or facts that you have
      2 6 Write one line for each: what was done or seen, what is needed, what comes next
      3 1 Take out what is over
      4 2 Read it once
      4* 1 Send it
      5 1 Write down what you could not find
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
    why: 'Who does what in those days: three lines and three names.',
    steps: `
      1 1 Write down the days you are away, or those you have to cover
      1 2 Write down the three things that cannot wait so long
      5 1 Look in the calendar who is there then
      3 1 Write one name beside each
      2 2 Ask the first person: “Could you look after … from … to …?”
      3 1 Write who covers what to whoever has to know
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
    id: 'wedding-posts',
    about: '',
    why: 'Names, day, place. Five at a time.',
    steps: `
      1 1 Open the list of names, or write down the first ten
      1 1 Write one text: the day, the place, and “more to follow” or by when to answer
      5 1 Put on some music
      2 5 Send or address the first five
      3 1 Tick them on the list
      3 3 Ask for the addresses that are missing, in one message
      4 5 Do the next ten
      4 2 Put stamps on, and put them by the door
      5 1 Check whether the day is right on all of them
    `,
  }),
  template({
    id: 'to-do-list',
    about: '',
    why: 'Out of the head, on to paper. Three get a star, the rest may wait.',
    steps: `
      1 1 Take a sheet of paper, and write the first thing that comes
      1 2 Write down everything else that comes, in any order
      5 1 Put your phone face down
      3 1 Cross out what is not for this list, or not for this week
      2 1 Put a star by three, no more
      3 1 Write beside the first star what your hands would do first
      4 2 Write a day beside the ones with a date
      4 1 Fold the sheet, so that you see the three alone
      5 1 Do the smallest
    `,
  }),
  template({
    id: 'appraisal-prep',
    about: '',
    why: 'You did more than you remember. The calendar knows.',
    steps: `
      1 1 Open your calendar, rota or sent mail of the last months
      1 2 Write down three things that you did
      5 1 Find the form, if there is one
      2 3 Write beside each thing that you did what came of it
      3 1 Write one thing that was hard, and what would have helped
      3 1 Write one thing that you would like: a course, hours, money
      4 2 Say the three aloud
      4 2 Look at what was agreed last time
      5 1 Put the page where you can see it then
    `,
  }),
  template({
    id: 'pull-request',
    about: '',
    why: 'Green, read, merged. You can take it back.',
    steps: `
      1 1 Open it, and check whether the checks are green
      1 1 Read the title and what is still open
      5 1 Ask who has to approve
      2 4 Read through the changes once, and answer what was asked
      3 1 Bring it up to date with the main branch
      3 1 Press merge
      4 2 Check whether the build goes through
      4 1 Delete the branch
      5 1 Close the ticket
    `,
  }),
  template({
    id: 'review-text',
    about: '',
    why: 'As a reader first: what do you not understand?',
    steps: `
      1 1 Open it, and check how long it is
      1 1 Ask, or write down: what do they want to know from you?
      5 1 Save a copy, or turn on comments
      2 8 Read it once, and put a mark where you stumble
      3 3 Write at each mark one short comment
      3 1 Write one line on what is good
      4 2 Write the one change that matters most at the top
      4 1 Send it back
      5 1 Note when they want it
    `,
  }),
  template({
    id: 'overtime',
    about: '',
    why: 'Day, from, to, why. Four words a line.',
    steps: `
      1 1 Open your calendar and the form or sheet
      1 1 Write down the last day that you stayed on
      5 1 Check how far back it may go
      2 3 Write from when to when, and what for
      3 3 Do the other days
      3 1 Send it, or save it
      4 1 Ask whether it is paid or taken off
      4 1 Save a copy
      5 1 Set an alarm for the next time, on the day itself
    `,
  }),
  template({
    id: 'client-call',
    about: '',
    why: 'Why, what they want, what you want: three lines before you ring.',
    steps: `
      1 1 Open what you know of them: last mail, last order, their page
      1 1 Write one line: what you want to have when it ends
      5 1 Put a glass of water beside you
      2 2 Write down two questions to ask them
      3 1 Say your first sentence aloud
      3 1 Call or join, and write down what they say
      4 2 Send them a line afterwards: what was said, what comes next
      4 1 Put the next step in the calendar
      5 1 Stand up and stretch
    `,
  }),
  template({
    id: 'new-starter-papers',
    about: '',
    why: 'They want the same things everywhere: who you are, where to pay you.',
    steps: `
      1 1 Open the mail or the page with the list
      1 1 Put passport, National Insurance number and bank details in front of you | Not in the UK? Your ID and your tax number.
      5 1 Find the tax paper from the job before, if there is one (UK: P45)
      2 5 Fill in the first form
      3 2 Read the contract once, if it is there, and mark what you want to ask
      3 1 Sign and send the one that is done
      4 2 Take photos of what they want to see
      4 3 Fill in the next one
      5 1 Tick them off on the list
    `,
  }),
  template({
    id: 'seating',
    about: '',
    why: 'Draw the tables first. Then two who like each other.',
    steps: `
      1 1 Draw the tables as rings on a large sheet | Rows or desks? Draw them as they stand.
      1 1 Write each name on a slip or a sticky note
      5 1 Count the chairs
      2 5 Lay the names down first who need a certain place: in front, wheelchair, near the door
      3 4 Put pairs and friends together
      3 1 Put the shy ones beside a kind talker
      4 2 Ask one other person to look
      4 2 Leave two places free
      5 1 Take a photo
    `,
  }),
  template({
    id: 'train-someone',
    about: '',
    why: 'Show it, do it together, let them do it.',
    steps: `
      1 1 Write down the three things they need first
      1 1 Send or tell them where and when you begin
      5 1 Put the passwords or keys ready
      2 5 Show them the first one, slowly, and say why
      3 4 Let them do it while you sit beside them
      3 1 Ask: “What was unclear?”
      4 3 Write it down in five lines for them
      4 1 Put a time in the calendar for tomorrow
      5 1 Show them where tea, toilets and coats are
    `,
  }),
  template({
    id: 'promotion',
    about: '',
    why: 'What it asks for, and where you did that already.',
    steps: `
      1 1 Open the advert, or what the next grade asks for, and note the day it closes
      1 1 Mark three things that it asks for
      5 1 Tell your manager that you think of it
      2 6 Write beside each thing it asks for where you did it, with what came of it
      3 3 Put these at the top of the form, the CV or the mail
      3 2 Ask one person who has such a post what matters
      4 3 Read it once, and send it
      4 1 Save a copy
      5 1 Write down one thing for the evening
    `,
  }),
  template({
    id: 'interview-reply',
    about: '',
    why: 'Yes, thank you, this time. Three lines.',
    steps: `
      1 1 Open their message, and look at day, time and place
      1 1 Look in your calendar
      5 1 Save the message
      3 1 Write: “Thank you for the invitation. … suits me”, or name two other times
      2 1 Send them your answer: yes with the time, or two other times
      3 1 Put it in the calendar, with the way or the link
      4 1 Ask for what you need: the questions before, a lift, more time
      4 1 Write down the names of those who will be there
      5 1 Look up how to get there
    `,
  }),
  template({
    id: 'tickets-board',
    about: '',
    why: 'Move, write a line, close.',
    steps: `
      1 1 Open the board, and look only at what has your name
      1 1 Move the one that you work on to the right column
      5 1 Put a drink beside you
      2 3 Write one line on each: where it stands, what is missing
      3 1 Close what is done
      3 1 Ask about the one that waits for somebody
      4 2 Write a ticket for what has none
      4 1 Put the next one on top
      5 1 Close the page
    `,
  }),
  template({
    id: 'job-description',
    about: '',
    why: 'What they do all day, what they must know, what you give.',
    steps: `
      1 1 Open an old one, or an empty page
      1 1 Write one sentence: what this person is there for
      5 1 Ask the one who does it now
      2 5 List five things that they do each week
      3 2 Write three that they must know or have, and no wish list
      3 2 Write hours, place and pay
      4 2 Write how one applies, and by when
      4 3 Let somebody from outside read it
      5 1 Save it with the date
    `,
  }),
  template({
    id: 'away-day',
    about: '',
    why: 'One aim, one place, one meal.',
    steps: `
      1 1 Write one line: what should be different afterwards?
      1 1 Write down how many come, and two days
      5 1 Ask what they liked last time
      2 3 Send both days round, and ask who cannot
      3 3 Look at one room near by, with food and without stairs
      3 2 Write three parts: begin, main thing, end
      4 3 Book the room and the lunch
      4 2 Tell everybody what to bring, and that quiet breaks are part of it
      5 1 Write down who takes notes
    `,
  }),
  template({
    id: 'one-pager',
    about: '',
    why: 'What, why, cost, next. One page makes you choose.',
    steps: `
      1 1 Open an empty page, and write the title
      1 1 Write four headings: what, why, what it takes, what the reader should do
      5 1 Look at one they liked
      2 6 Write two sentences below each
      3 2 Put one number in
      3 2 Cut what is not needed for a yes
      4 2 Read it aloud
      4 1 Send it
      5 1 Save it as a PDF
    `,
  }),
  template({
    id: 'review-other',
    about: '',
    why: 'What went well, what would help, one example each.',
    steps: `
      1 1 Open the form, and your calendar of the last months
      1 1 Write down two things that they did well
      5 1 Look at what was agreed last time
      2 5 Write beside each thing that they did well what came of it
      3 3 Write one thing that would help them next, with an example
      3 1 Write what you will do for that
      4 3 Read it as if it were about you
      4 1 Put a time with them in the calendar
      5 1 Save it
    `,
  }),
] as const
