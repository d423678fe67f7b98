import { template } from '../template.ts'

/** What is written or filled in: each names what has to be in it. */
export const EVERYDAY_PAGES = [
  template({
    id: 'cover-letter',
    about: '',
    thing: 'the letter',
    why: 'Three short parts: which job, why you, why there. They read it in one minute.',
    steps: `
      1 1 Open the advert for the job | No advert? The page of the place does.
      1 2 Mark two things in it that they want or do
      5 1 Open an empty page beside it
      3 4 Write one sentence for each: when you did something like it | Unpaid counts, too.
      3 3 Write in one line why you would like to work there
      2 5 Put it in order: hello and which job, your lines, thank you, your name
      4 3 Read it aloud, and mend where you stumble
      4 2 Save it under your name, and send it with the application
      5 1 Ask somebody to read it once
    `,
  }),
  template({
    id: 'intro',
    about: '',
    thing: 'the introduction',
    why: 'An introduction says what it is about, why, and what comes. A bad first sentence is a start.',
    steps: `
      1 1 Open the page where it goes
      1 2 Write what the whole of it asks or tells, in your own words
      5 1 Put your notes out of sight
      2 5 Write one bad first sentence: “This is about …”
      3 3 Write one line on why that matters
      3 4 Write one line on what comes in each part
      4 3 Read it aloud once
      4 3 Cut what nobody needs to know yet
      5 1 Mark it “first version”, and save it
    `,
  }),
  template({
    id: 'timesheet',
    about: '',
    thing: 'the timesheet',
    why: 'Your calendar knows most of it. One day after the other, then the button.',
    steps: `
      1 1 Open the timesheet, with your calendar or rota beside it
      1 2 Fill in one day
      5 1 Look up by when it has to be in
      3 4 Fill in the other days, one by one | A day you cannot remember: look at its mails.
      3 1 Add days off and breaks
      2 1 Press “submit”, or send or hand it to whoever asks for it
      4 1 Look for the line that says it has gone
      4 1 Set a reminder for the next one
      5 1 Note today’s hours, while you remember them
    `,
  }),
  template({
    id: 'parking-appeal',
    about: '',
    thing: 'the fine',
    why: 'What counts is its number, the last day, and what shows your side. It need not be long.',
    steps: `
      1 1 Put the notice in front of you
      1 1 Mark its number, and the last day to appeal
      5 1 Check whether the lower price waits while you appeal
      3 4 Gather what shows it: photos of the sign and the place, the ticket
      3 4 Write down in three lines what happened
      2 8 Fill in the appeal page or letter that the notice names, and send it
      4 1 Save what says that it has arrived
      4 1 Note a day in four weeks to look for the answer
      5 2 Look up who advises on it for free, in case they say no
    `,
  }),
  template({
    id: 'licence-visit',
    about: '',
    why: 'A few papers and one visit, if it cannot be done online.',
    steps: `
      1 1 Look up on the official page whether it can be done online
      1 1 Find the old one
      5 1 Put on what you would like to wear in a photo
      3 3 Lay the papers they ask for beside it: who you are, where you live
      3 1 Put your card for the fee with them, and your glasses
      2 10 Fill it in online, or book a time and go there with the papers
      4 1 Save the receipt until the new one comes
      4 1 Put the time in the calendar, with the way there
      5 1 Note when the new one runs out
    `,
  }),
  template({
    id: 'blue-badge',
    about: '',
    why: 'It is a long form, and it may be done in parts. The papers beside you make it shorter.',
    steps: `
      1 1 Open the Blue Badge page of GOV.UK
      1 2 Find the National Insurance number, and a photo of the face | A child has no number yet: leave it out.
      5 1 Put a drink beside you
      3 4 Find proof of address, and of who it is for
      3 3 Find the letter about the benefit, or about the condition
      2 10 Fill in the form, page by page, and send it
      4 3 Write down how far walking is possible on a bad day | That is what they ask.
      4 1 Save the number of the application
      5 1 Note a day in some weeks to ask how far it is
    `,
  }),
  template({
    id: 'restock',
    about: '',
    thing: 'the shelf',
    why: 'Look, list, fetch, fill. What you use most comes first.',
    steps: `
      1 1 Go to {thing} with something to write on
      1 2 Write down the first three things that are low or gone
      5 1 Put on something to listen to
      3 3 Look into each box or corner, and write down what is missing
      3 1 Put a mark beside what the next job or day needs
      2 10 Fetch or order what has a mark, then the rest
      4 3 Throw out what is empty, broken or out of date
      4 5 Put each thing back in its place
      5 1 Note what to fetch more of next time
    `,
  }),
  template({
    id: 'give-quote',
    about: '',
    why: 'A price is three lists added up: things, hours, and what may go wrong. It need not be exact.',
    steps: `
      1 2 Open your notes or the plan, or an empty page with the customer’s name on it
      1 2 Write one line: what the job is, and where
      5 1 Put a drink beside you
      3 5 List what has to be bought, with a price for each
      3 3 Write down the hours or days, and what one of them costs
      2 10 Add it up, with something on top for surprises, and send it
      4 2 Write what is not in it, and how long the price holds
      4 2 Read the sum once more, one figure after the other
      5 1 Note a day to ask whether they want it
    `,
  }),
  template({
    id: 'fafsa',
    about: '',
    why: 'An account, tax papers, a list of schools. It can be saved and left.',
    steps: `
      1 1 Open studentaid.gov
      1 2 Log in, or make the account | A parent may need one of their own.
      5 1 Put a drink beside you
      3 4 Find the tax papers it asks for, and your Social Security number
      3 3 List the schools that are to get it
      2 10 Fill in one part after the other, sign it and press “submit”
      4 1 Save it, and stop where it gets too much
      4 2 Save the page that says it has gone
      5 1 Note the last day for your state and your schools
    `,
  }),
] as const
