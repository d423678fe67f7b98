import { template } from '../template.ts'

/** Papers, sums and choices. */
export const EVERYDAY_PAPERS_MORE = [
  template({
    id: 'cpd-log',
    about: '',
    why: 'One line for each thing you did: what, when, how long, and what you took from it.',
    steps: `
      1 1 Open the record, or an empty page with “CPD” and the year on it
      1 2 Open your calendar beside it, and look for one course, talk or training
      5 1 Look up how many hours it wants, and by when
      2 5 Write one line for it: date, what it was, hours, what you use of it now
      3 5 Write the next two in the same way
      3 2 Add up the hours, and write the number at the top
      4 3 Search your mails for “certificate”, and put what comes in one folder
      4 1 Save it, or send it to whoever asks for it
      5 1 Put a reminder in the calendar for the next one
    `,
  }),
  template({
    id: 'revalidation',
    about: '',
    why: 'It is a folder with a few small parts, and nobody fills it in one evening.',
    steps: `
      1 1 Open the page of your register, and write down the day it is due
      1 2 Make one folder, and name it with the year
      5 1 Print the checklist, or open it beside you
      2 8 Fill in the easiest part: the hours you worked, or the courses
      3 5 Write one reflection in four lines: what happened, what you learned, what you do now
      3 2 Write down who could talk it through with you, and who could confirm it
      4 3 Send the first of them: “Could we find half an hour for my revalidation?”
      4 1 Tick what is there on the checklist
      5 1 Note a day for the next part
    `,
  }),
  template({
    id: 'recertify',
    about: '',
    why: 'Whoever had it once only has to show it again. It is a course, a day and a card.',
    steps: `
      1 1 Find the old card or certificate, or the mail about it, and read the day it ends
      1 2 Ask at work, if it is for work, whether they book and pay it
      5 1 Take a photo of the card
      3 3 Look up two places that do the refresher near you, and what they ask
      2 5 Book one, or send its dates to whoever books it
      3 1 Put the day in the calendar, with the address
      4 2 Read the leaflet or the questions once, a few days before
      4 1 Put the old card, your papers and shoes for it by the door
      5 1 Note when the new one runs out
    `,
  }),
  template({
    id: 'decide-two',
    about: '',
    why: 'Two answers, one sheet. Both are allowed, or there would be no question.',
    steps: `
      1 1 Draw a line down the middle of a sheet of paper
      1 1 Write one answer at the top of each side | “Yes” and “no” will do, too.
      5 1 Write at the foot by when it has to be known
      2 4 Write below each one good thing and one bad thing about it
      3 1 Underline the line that weighs most with you
      3* 2 Put a ring round the side that will do | Still even? Throw a coin, and notice which side you hoped for.
      4 1 Say it aloud, as if it were settled
      4 2 Tell one person, or write it where you will see it
      5 2 Do the first tiny thing that makes it real
    `,
  }),
  template({
    id: 'saving-for',
    about: '',
    why: 'A small sum each week is what gets there. The first one can go today.',
    steps: `
      1 1 Write at the top of a sheet what it is for
      1 2 Look up what it costs, and by which day it is needed
      5 1 Find a jar or an account that has no other use
      3 2 Divide the sum by the weeks that are left
      2 3 Put the first share aside, in the jar or the account | Nothing to spare yet? One coin, or the day when there will be.
      3 2 Set up a standing order for the rest, or a reminder for the day the money comes
      4 2 Ask whether it may be paid in parts, or what help there is
      4 1 Write each share on the sheet
      5 1 Put the sheet where you will see it
    `,
  }),
  template({
    id: 'update-will',
    about: '',
    why: 'Most of it can stay. Only what has changed is written down.',
    steps: `
      1 1 Find the old will, or the letter that says who keeps it
      1 2 Take photos of its pages, and read those | Nothing is crossed out in the will itself.
      5 1 Put something warm to drink beside you
      2 5 Write down what has changed: who, what, and what it should say now
      3 3 Call or write to whoever made it: “I would like to change my will” | You wrote it yourself? Ask a solicitor, or a charity that helps.
      3 1 Write down the day they give you, and what to bring
      4 2 Tell the one who is to look after it all, if that changes
      4 1 Keep the old one until the new one is signed and witnessed
      5 1 Write down where the new one will be
    `,
  }),
  template({
    id: 'provisional-licence',
    about: '',
    why: 'A form on the official page, a photo and a fee. It takes about twenty minutes.',
    steps: `
      1 1 Open the official page of the licence office, and save it | Type the address yourself. Pages that look alike take money.
      1 2 Put your passport or other identity, and your addresses of three years, beside you
      5 1 Find your National Insurance number, if you have one
      2 8 Fill in your name, your addresses and the rest, as they stand on the papers
      3 3 Add the photo: the one of your passport, or a new one
      3 3 Pay the fee, and send it
      4 1 Save the number they give you
      4 1 Note the week it should come
      5 1 Put the passport back
    `,
  }),
  template({
    id: 'paint-brushes',
    about: '',
    why: 'A minute each, before the paint is hard. Last time’s may soak meanwhile.',
    steps: `
      1 1 Lay the brushes beside the basin, on a rag
      1 1 Wipe the paint off the first ones, towards the tip
      5 1 Put on gloves, for oil paint or varnish
      2 4 Wash them in lukewarm water with a little soap, round and round in your palm | Oil paint: white spirit first, by an open window.
      3 2 Rinse each until the water stays clear
      3 1 Smooth the tip with your fingers, and lay it flat to dry
      4 1 Wash out the jar, and wipe the palette
      4 1 Put the lids on what stands open
      5 1 Stand the dry ones up, hair upwards
    `,
  }),
  template({
    id: 'scan-art',
    about: '',
    thing: 'the pictures',
    why: 'One good scan of each is enough for years.',
    steps: `
      1 1 Wipe the glass of the scanner with a soft dry cloth
      1 1 Lay the first one face down, straight along the edge | No scanner: a photo from straight above, by a window.
      5 1 Look up what they are for: print wants 300 dots per inch, large prints 600
      2 4 Set 300 or 600 dots per inch, press preview, and scan it
      3 1 Look at it large on the screen: colours, dust, edges
      3 8 Do the next ones in the same way
      4 2 Name each file: what it is, and how large
      4 2 Copy the folder to a second place
      5 1 Lay the pictures back flat, with paper between
    `,
  }),
  template({
    id: 'drop-course',
    about: '',
    thing: 'the course',
    why: 'To leave one is allowed, and there is a day until which it costs little. That day is what to look up.',
    steps: `
      1 1 Open your timetable or your page, and write down its name and number
      1 2 Look up the last day to leave it, and what it does to fees and funding | Passed already? Ask what can still be done.
      5 1 Write in one line why you would like to
      3 3 Write two columns: what gets lighter, what gets harder without it
      2 4 Ask a tutor or the office: “I would like to leave …. Can I still, and by when?”
      3 3 Open the form or the page for it, and fill in the first lines
      4 1 Send it, or write the last day in the calendar with a question mark
      4 1 Save what says that you are out
      5 1 Take its hours out of your calendar
    `,
  }),
  template({
    id: 'meeting-invite',
    about: '',
    why: 'A title, a time, the names. They press yes or no.',
    steps: `
      1 1 Open the calendar, and press on a time that would do
      1 1 Write a title that says what it is for
      5 1 Look at their calendars, if you can see them
      3 1 Set how long it takes: half an hour is often enough
      3 2 Add the room or the link
      2 2 Put in the names, read it once, and press “send”
      4 2 Write one line below: what should be known at the end
      4 1 Look tomorrow who has answered
      5 1 Put the page you need beside it
    `,
  }),
  template({
    id: 'fix-bug',
    about: '',
    why: 'One line says where it breaks. The rest is trying one thing after the other.',
    steps: `
      1 1 Open the code, and the last message of the error, if there is one
      1 2 Copy the one line of it that names a file or a reason, and read it slowly | No message? Write down what you did, and what came instead.
      5 1 Save what you have, so that you can go back
      3 3 Run only the smallest part that still breaks
      2 8 Change one thing, and run it again
      3 3 Search the line of the error, word for word
      4 2 Print what the value is, one line before it breaks
      4 3 Tell somebody, or the wall, what should happen and what does
      5 2 Write in one line what it was, and save it
    `,
  }),
  template({
    id: 'school-reports',
    about: '',
    why: 'Each one is three lines. The first five have the words for all the others.',
    steps: `
      1 1 Open the list of names, and the page where they go
      1 2 Pick five who are easy, or fewer, and no other
      5 1 Put marks and notes of the term beside you
      3 2 Write three beginnings that fit many: “… works hard at …”
      2 8 Write the first: one strength, one next step, one kind line
      3 8 Write the others of these in the same way
      4 1 Put a dot by the names that need care
      4 5 Read one aloud, as its parents would
      5 1 Save it, and note which name comes next
    `,
  }),
  template({
    id: 'incident-report',
    about: '',
    why: 'What you saw, in the order in which it came. Nobody has to be blamed in it, and you need not know why.',
    steps: `
      1 1 Open the form, or an empty page with today’s date
      1 2 Write when and where it was, and who was there
      5 1 Drink some water
      2 6 Write what happened, one short sentence for each thing, in order
      3 2 Write what was done then, who was told, and when
      3 2 Read it once, and take out what you only suppose
      4 1 Add names of others who saw it
      4* 2 Send it, or hand it to whoever is in charge
      5 3 Talk to somebody, if it stays with you
    `,
  }),
  template({
    id: 'deposit-back',
    about: '',
    who: 'the landlord',
    why: 'It is your money until they show why not. One plain letter asks for it.',
    steps: `
      1 1 Write down the sum, and the day you moved out or brought it back
      1 2 Find the contract, and photos or the list of how it looked
      5 1 Look up the name of the scheme that holds it | In the UK a deposit has to be in one. Its page can look it up.
      2 4 Write to {who}: “Please send back my deposit of … to this account by …”
      3 1 Add your new address and the account, and send it
      3 1 Note a day two weeks on, to ask again
      4 3 Ask for each deduction in writing, with a receipt, if they name any
      4 3 Open a free dispute on the scheme’s page, if no answer comes
      5 1 Keep every message in one folder
    `,
  }),
  template({
    id: 'exam-bag',
    about: '',
    why: 'Done the evening before, the morning only has to carry it.',
    steps: `
      1 1 Put one bag on the table, and the letter or page of the exam beside it
      1 1 Put in two pens that write, a pencil and a rubber
      5 1 Write down the day, the time and the room
      2 3 Add what this exam allows: calculator, ruler, book, and your card with the photo
      3 1 Fill a clear bottle with water, and take its label off
      3 1 Put it by the door, with your keys
      4 1 Set two alarms
      4 2 Look up the way there, and leave a quarter of an hour over
      5 1 Add a snack for afterwards, tissues and a watch
    `,
  }),
  template({
    id: 'interview-others',
    about: '',
    why: 'The same five questions for each, and a line of notes. That is fair to them and light for you.',
    steps: `
      1 1 Open the advert, and mark three things that the work really needs
      1 2 Write one question for each: “Tell me about a time when …”
      5 1 Read one application once more
      2 5 Write how it begins, and how it ends: who you are, what comes next, by when
      3 2 Make a sheet for each person: the questions, and room for two lines
      3 1 Add: “Is there anything you need for the interview?”
      4 1 Check the room or the link, and water
      4 2 Write down right after each one what they said, not how they were
      5 1 Note the day on which you will tell all of them
    `,
  }),
  template({
    id: 'leave-note',
    about: '',
    why: 'One line, your name, and where they cannot miss it.',
    steps: `
      1 1 Take a slip of paper and a pen that writes
      1 1 Write “Hello” and whom it is for
      5 1 Look up the day or the number it is about
      2 2 Write in one sentence what you would like, with the day
      3 1 Write “thank you”, and your name or the number of the door
      3 1 Put it where they look first: a bottle, the door, a bag, the table
      4 1 Weigh it down, or stick it on
      4 1 Take a photo of it
      5 1 Put a reminder on the day, to check whether it worked
    `,
  }),
] as const
