import { template } from '../template.ts'

/** Study at school and university. Chosen in `office-senses.ts`. */
export const EVERYDAY_STUDY = [
  template({
    id: 'cut-words',
    about: '',
    why: 'Words that say nothing first. Then the weakest example.',
    steps: `
      1 1 Save a copy, and check how many words there are
      1 1 Write down how many have to go
      5 1 Make the letters larger
      2 6 Go through one page, and cut “very”, “in order to”, and what is said twice
      3 2 Cut one example where there are two
      3 1 Look at the count
      4 5 Make two short sentences into one
      4 2 Read the beginning and the end: are they still whole?
      5 1 Save it
    `,
  }),
  template({
    id: 'coding',
    about: '',
    why: 'One small thing, one line, one run.',
    steps: `
      1 1 Open the sheet with the task, and the editor
      1 1 Write in plain words what goes in and what comes out
      5 1 Save what works already
      3 2 Break it in three small parts, a comment line each
      2 8 Write the first part that is missing, and run it
      3 3 Print one value where you are not sure
      4 5 Do the next part
      4 2 Search the error, word for word
      5 1 Write down where you stopped
    `,
  }),
  template({
    id: 'study-notes',
    about: '',
    why: 'One subject, one folder, one page of contents.',
    steps: `
      1 1 Put all the sheets of one subject on one heap, or all its files in one folder
      1 1 Write the subject on a folder, or give it that name on the screen
      5 1 Fetch a hole punch, if it is paper
      2 5 Put them in order: by date or by chapter
      3 2 Write a page in front: what is where
      3 1 Mark what is missing
      4 3 Do the next subject
      4 1 Put what is double in the bin
      5 1 Put the folder where you study
    `,
  }),
  template({
    id: 'times-tables',
    about: '',
    why: 'Five sums a day, the ones that stick least.',
    steps: `
      1 1 Write the table down, one line each
      1 1 Cross out the ones you know already
      5 1 Stand up, and clap along
      2 4 Say three of the others aloud, five times
      3 1 Cover the answers, and try them
      3 1 Mix the order
      4 2 Write the hard one on a note by the mirror
      4 2 Play one round on an app
      5 1 Say them once more at bedtime
    `,
  }),
  template({
    id: 'word-count',
    about: '',
    why: 'Bad words count as well. Mending comes another day.',
    steps: `
      1 1 Open the document or a new page, and write down how many words there are now
      1 1 Type one bad sentence about what comes next | Nothing read yet? Type what you would like to find out.
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
    id: 'lab-report',
    about: '',
    why: 'The method is only what you did. Begin there.',
    steps: `
      1 1 Open the sheet with the task, and your notes | No notes? Ask somebody who was there.
      1 1 Make five headings: aim, method, results, discussion, conclusion
      5 1 Put a drink beside you
      2 8 Write the method: what you did, in order, in plain sentences | Written already? Begin with the part that is empty.
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
      1 1 Open the last plan, and copy it | None yet? An empty page does.
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
      1 1 Write three words that you remember of it, or know about it already
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
      3 2 Do the first question of the exercise, if there is one
      4 1 Write down where you stopped
      4 1 Put the next time in the calendar
      5 1 Close the tab
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
      4 4 Do one clip of hazard perception, if your test has it
      4 1 Put the day of the test where you see it
      5 1 Say the one number aloud tomorrow
    `,
  }),
  template({
    id: 'essay-plan',
    about: '',
    why: 'Six lines now save six hours later.',
    steps: `
      1 1 Write the question at the top of a page | None given? Write one of your own: “Why …?”
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
      5 1 Check how long it may be
      2 5 Write in two plain sentences what you want to find out or do
      3 3 Write why it matters, and to whom
      3 5 Write how: with whom, with what, by when
      4 5 Add three sources or numbers
      4 3 Send it to somebody, with one question
      5 1 Save it under a new name
    `,
  }),
  template({
    id: 'student-housing',
    about: '',
    why: 'Where, with whom, how much. Three answers before any form.',
    steps: `
      1 1 Write down what you can pay a month
      1 1 Write down two things that matter: quiet, a bath of your own, near
      5 1 Ask somebody who is there
      2 5 Open the university’s page for rooms, and look at two
      3 2 Look by when one has to apply, and what the deposit is
      3 2 Fill in your name and the first choice
      4 3 Ask about rooms for disabled students, if that concerns you
      4 1 Save what says that it is sent
      5 1 Put the date of the answer in the calendar
    `,
  }),
  template({
    id: 'student-finance',
    about: '',
    why: 'It is long, and it saves what you type. One page today is a start.',
    steps: `
      1 1 Open the student finance page, and put your login beside you
      1 2 Sign in, and press the application for this year
      5 1 Look up the date by which it should be in
      3 2 Lay out passport, National Insurance number and bank details
      2 10 Fill in the first two pages, and save
      3 2 Send a parent or partner the part that they fill in, if there is one
      4 5 Upload what they ask for, as a photo
      4 1 Press submit, and save the page that says so
      5 1 Look in the account next week, for what they still want
    `,
  }),
  template({
    id: 'enrol',
    about: '',
    why: 'A form, a fee, a first day.',
    steps: `
      1 1 Open the page of the course, or the one for signing up
      1 1 Check when it begins, what it costs, and by when to enrol
      5 1 Ask about help with the fee
      2 4 Fill in the form: the name, the course or modules, and the rest
      3 2 Upload or send what they ask for
      3 1 Save what says that you have a place
      4 1 Put the first day in the calendar
      4 2 Tell them what you need: slides before, a quiet seat
      5 1 Write down what to bring
    `,
  }),
  template({
    id: 'clash',
    about: '',
    why: 'Two things, one time. One of them can move.',
    steps: `
      1 1 Write down both: what, when, with whom
      1 1 Put a star by the one that cannot move
      5 1 Take a photo of the page that shows it
      2 2 Write two lines: “… is at the same time as …. Could it be moved, or may I swap?”
      3 1 Send it to whoever plans it
      3 1 Note a day to look for an answer
      4 1 Ask one other person to swap
      4 1 Change the calendar
      5 1 Tell those it concerns
    `,
  }),
  template({
    id: 'find-sources',
    about: '',
    why: 'One shelf for all of them, with names.',
    steps: `
      1 1 Make one folder, and put in every file you have
      1 1 Give the first three a name: who, year, two words
      5 1 Open a free tool for references
      2 6 Name the others in the same way
      3 3 Write one line for each: what it says, and for which chapter
      3 1 Put a star by the five that matter
      4 4 Type or import them into the tool
      4 2 Put aside what you will not use
      5 1 Save a copy elsewhere
    `,
  }),
  template({
    id: 'viva-prep',
    about: '',
    why: 'You wrote it, so nobody knows it better.',
    steps: `
      1 1 Open the thesis, and put a slip at each chapter
      1 1 Write one sentence for each: what it says
      5 1 Look up who will ask
      2 5 Write down three questions you hope for, and three you fear
      3 4 Say the answer to one of them aloud
      3 1 Write: “I would do this differently today: …”
      4 5 Ask somebody to play the one who asks
      4 1 Put the thesis, water and a pen in your bag
      5 1 Ask for breaks, or the questions in writing, if you need them
    `,
  }),
  template({
    id: 'study-buddy',
    about: '',
    why: 'Somebody at the next desk is all it takes.',
    steps: `
      1 1 Write down when you study best, two hours in the week
      1 1 Write down two people from the course | Know nobody yet? Write “the group of the course”.
      5 1 Check whether the university has groups for it
      2 1 Send the first one: “Would you like to study together on … at …?”
      3 1 Ask the second one, or write it in the group
      3 1 Put it in the calendar
      4 1 Say that you would like to work quietly, and talk in the break
      4 1 Look for a room online, if nobody is near
      5 1 Lay out what you will do
    `,
  }),
  template({
    id: 'learn-language',
    about: '',
    why: 'A few words a day, said aloud, are how everybody begins.',
    steps: `
      1 1 Say aloud the words of it that you know already | None yet? Look up “hello” and “thank you”.
      1 2 Write down one person or place that you would like to use it with
      5 1 Put the phone on silent
      2 8 Do one lesson for {minutes}: an app, a film for learners, or a page of the book
      3 2 Write down three words from it, and say each aloud three times
      3 1 Tick today in the calendar, and stop while it goes well
      4 1 Write where the next one goes: after the coffee, on the bus
      4 3 Listen to one song in it, without having to follow
      5 1 Say one of the three words to somebody, or to the cat
    `,
  }),
  template({
    id: 'word-list',
    about: '',
    why: 'Five at a time stay longer than all of them at once.',
    steps: `
      1 1 Lay the list in front of you, and a sheet to cover one side | On a screen? Write the first five on paper.
      1 2 Read the first five aloud, both sides
      5 1 Put the phone in another room
      2 4 Cover one side, and say or write those five from memory
      3 2 Put a dot by those that did not come, and do only those
      3 4 Take the next five in the same way
      4 3 Go through all the dots once more
      4 3 Ask somebody to test you, or record the list and answer it
      5 1 Put the list beside your bed: one more look tomorrow does a lot
    `,
  }),
  template({
    id: 'topic-stuck',
    about: '',
    why: 'It usually comes apart at one line. Find that line, and ask about it alone.',
    steps: `
      1 1 Open your notes or the book at the first example of it
      1 2 Copy the example by hand, line by line, as far as you can follow
      5 1 Drink some water, and look out of the window
      2 4 Put a ring round the first line that makes no sense, and write: “Why …?”
      3 8 Watch one short film about that one line | Too fast? Slow it down, or read what is said.
      3 5 Try one easy one, with the example beside you
      4 2 Send the ring and your “why” to somebody: a friend, the teacher, the class chat
      4 1 Write the answer beside the ring, in your own words
      5 1 Write down what still makes no sense, for next time
    `,
  }),
  template({
    id: 'exam-access',
    about: '',
    why: 'You are asking for the way in that fits you. The answers stay yours.',
    steps: `
      1 1 Write down what helps you in class: more time, breaks, a quiet room, a laptop
      1 2 Open a message to your teacher, the exams office or student support
      5 1 Look up until when one has to ask: often it is months before
      2 3 Write: “Could I have … in my exams? I need it because …”, and send it
      3 2 Look for a letter that shows why, if you have one | No diagnosis yet? Ask anyway what they can do.
      3 1 Ask who decides, and what they need from you by when
      4 1 Note a day to look for the answer
      4 1 Ask for the same in tests before then, so that you can try it out
      5 1 Save the answer where you find it on the day of the exam
    `,
  }),
  template({
    id: 'uni-offer',
    about: '',
    why: 'One first choice, perhaps a second one, and the page says that it is done.',
    steps: `
      1 1 Open the page where the offer stands, and sign in
      1 1 Write down by when you have to answer
      5 1 Put what each offer asks for side by side
      3 2 Write your first choice on paper, and one to fall back on
      2 3 Press your answer to each offer, read it once, and confirm | Not sure yet? Write down what you want to ask them.
      3 1 Save the page that says what you chose
      4 1 Look up what comes next: housing, money, a form
      4 1 Tell one person
      5 1 Write the next date in the calendar
    `,
  }),
] as const
