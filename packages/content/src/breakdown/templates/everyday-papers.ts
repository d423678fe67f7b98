import { template } from '../template.ts'

/** Money, letters and offices with a way of their own. Chosen in `office-senses.ts`. */
export const EVERYDAY_PAPERS = [
  template({
    id: 'landlord-repairs',
    about: '',
    why: 'What, where, since when, by when. In writing it counts.',
    steps: `
      1 1 Take a photo of each thing that is broken
      1 1 Open a mail to them, with the address of the home in it
      5 1 Look up when you told them first
      3 2 Write one line for each: what, where, since when
      2 1 Write: “Please tell me by … when it will be mended”, add the photos, and send it
      3 1 Put that day in the calendar
      4 1 Keep a copy
      4 2 Save the council’s number for private renting, or Shelter
      5 1 Write down what it keeps you from: heat, sleep, cooking
    `,
  }),
  template({
    id: 'shred',
    about: '',
    why: 'Names, numbers, signatures: that is all that matters.',
    steps: `
      1 1 Put the pile by the shredder, or by scissors and a bag
      1 1 Take out staples and plastic
      5 1 Put on something to listen to
      2 5 Feed in a few at a time | No shredder? Tear off names and numbers, and soak them in a bowl.
      3 1 Put aside what you have to keep: tax papers six years
      3 1 Empty it before it is full
      4 3 Do the next handful
      4 1 Put the shreds in the compost or the recycling
      5! 1 Switch it off, and pull the plug, if it has one
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
    id: 'report-lost',
    about: '',
    why: 'They stop it, and send a new one.',
    steps: `
      1 1 Find the number of it: in your mail, in the account
      1 1 Look once more in yesterday’s coat and bag
      5 1 Write down when you had it last
      2 3 Sign in on their page, or call, and say “lost”
      3 1 Ask what happens to the money on it
      3 1 Order the new one
      4 1 Write down the day it should come
      4 1 Ask at the lost property
      5 1 Note how to get about until then
    `,
  }),
  template({
    id: 'new-name',
    about: '',
    why: 'Passport and bank first. The certificate opens the others.',
    steps: `
      1 1 Put the certificate on the table, and take a photo of it
      1 2 Write down where your name stands: bank, licence, work, doctor, bills
      5 1 Ask for a second copy of the certificate
      2 5 Do the first one: open its page, and look for “change of name”
      3 1 Write down what they want to see
      3 2 Do the next one
      4 3 Book a time at the bank, if they want to see it
      4 1 Tell work
      5 1 Tick them off, one a week
    `,
  }),
  template({
    id: 'letter-out',
    about: '',
    why: 'Date, number, one plain sentence.',
    steps: `
      1 1 Open an empty page, or a sheet of paper
      1 1 Write your address, theirs, and the date
      5 1 Find your account or reference number
      2 4 Write: “I am writing about …”, and what you would like, in two sentences
      3 1 Write by when you would like an answer
      3 1 Put your name below it
      4 2 Read it once
      4 2 Print it, or send it as a message on their page
      5 1 Keep a copy
    `,
  }),
  template({
    id: 'tax-late',
    about: '',
    why: 'They see such years every day. One at a time, and there are people who help for nothing.',
    steps: `
      1 1 Write the missing years below each other on a sheet of paper
      1 2 Open the account on the tax office’s page, or ask for a new login
      5 1 Put every letter of theirs on one heap, opened or not
      3 2 Pick one year: the one you have most papers of
      2 10 Gather what there is for that year: income, tax paid, bank statements
      3 2 Write down a free adviser: TaxAid in the UK, a tax clinic or VITA in the US
      4 5 Call them or the tax office: “I have … years to file. Where do I begin?”
      4 5 Ask for a plan to pay in parts, before they ask you
      5 1 Put a date on the second year
    `,
  }),
  template({
    id: 'uc-journal',
    about: '',
    why: 'It is a message box with a form round it. Two sentences are an answer.',
    steps: `
      1 1 Open the Universal Credit page, and put your login beside you
      1 2 Sign in, and open the newest entry in the journal
      5 1 Look under “to-do” as well: some things only stand there
      3 1 Write down what they ask, and by when
      2 3 Type one or two plain sentences that answer, and press send
      3 1 Take a picture of the page with your answer
      4 2 Ask there, if you cannot do it on that day: “Could we move it, because …?”
      4 2 Save a free adviser’s number: Citizens Advice, Help to Claim
      5 1 Sign out
    `,
  }),
  template({
    id: 'insurance-claim',
    about: '',
    why: 'They want to know what, when and how much. Photos say most of it.',
    steps: `
      1 2 Take photos of what is broken or missing, or find some of before
      1 2 Find the policy: the number and the phone or page for claims
      5 1 Put the receipt or a bank line beside it, if there is one
      3 1 Write down the day, what happened, and what it would cost to replace
      2 5 Fill in their form, or call and read it out
      3 1 Write down the claim number they give you
      4 1 Ask what you pay yourself, and what they do next
      4 1 Keep the broken thing until they have answered
      5 1 Note a day to ask again
    `,
  }),
  template({
    id: 'tv-licence',
    about: '',
    why: 'One page, one card, five minutes.',
    steps: `
      1 1 Find the letter, or look for the number in your mail
      1 1 Open the official TV Licensing page
      5 1 Look up who pays less: over 75, blind, in a care home
      2 4 Choose pay, renew or “I do not need one”, and fill it in
      3 1 Check the address, and how often you pay
      3 1 Save the page or mail that confirms it
      4 2 Set up monthly payment, if it is too much at once
      4 1 Put the next date in the calendar
      5 1 Put the letter in the recycling
    `,
  }),
  template({
    id: 'benefit-change',
    about: '',
    why: 'They want one fact and its date. Telling them soon saves paying back.',
    steps: `
      1 1 Write down what changed, and since which day
      1 1 Find your reference number, on any letter of theirs
      5 1 Put the letter or payslip that shows it beside you
      3 2 Open the page where changes are reported, or find the number
      2 5 Type in or say the fact and the date
      3 1 Save the page, or write down when you called and with whom
      4 2 Send a photo of the proof, if they ask
      4 2 Ask a free adviser what it means for the money: Citizens Advice, Turn2us
      5 1 Note a day to look for their answer
    `,
  }),
  template({
    id: 'phone-contract',
    about: '',
    why: 'When it ends, what you use, what others ask: three numbers.',
    steps: `
      1 1 Open the provider’s app, and check when it ends
      1 1 Write down what you pay, and how much data you use
      5 1 Check what it costs to leave early
      2 5 Look at one page that compares, with these numbers
      3 1 Write down the best one
      3 3 Call or chat with yours: “I have found … Can you match it?”
      4 2 Take it, or order the other one and ask for your code to keep the number
      4 1 Save the mail that confirms it
      5 1 Put the new end in the calendar
    `,
  }),
  template({
    id: 'filing',
    about: '',
    why: 'Three heaps are a system.',
    steps: `
      1 1 Put the pile on the table, with three folders or three empty boxes
      1 1 Write on them: home, money, health | Or whatever your papers are mostly about.
      5 1 Put a bag for the bin beside you
      2 8 Put one paper after the other on its heap, without reading all of it
      3 1 Put aside what wants an answer
      3 2 Put each heap in its folder, the newest in front
      4 2 Throw out envelopes, leaflets and copies
      4 1 Write on the one for an answer: what, and by when
      5 1 Put the folders where you see them
    `,
  }),
  template({
    id: 'dbs',
    about: '',
    why: 'It is a form and three papers. Somebody else checks them.',
    steps: `
      1 1 Open the link they sent, or ask for it
      1 1 Put passport, licence and a bill with your address on the table
      5 1 Find your addresses of the last five years
      2 6 Fill in the names and addresses, as they stand on the papers
      3 1 Send it, and save the number
      3 2 Show or upload the three papers where they ask
      4 1 Look up where it stands with that number
      4 2 Sign up to the update service within 30 days, if you will need it again
      5 1 Put the certificate in a folder
    `,
  }),
  template({
    id: 'tax-code',
    about: '',
    why: 'A few digits and a letter. The page says what they stand for.',
    steps: `
      1 1 Find the code: on a payslip, or in the tax office’s app
      1 1 Write it down, with the date of the payslip
      5 1 Put your login beside you
      2 3 Open the official page on tax codes, and read what yours means
      3 2 Look in your account whether the job and the income in it are right
      3 1 Write down what is wrong, in one line
      4 3 Change it there, or call and read your line out
      4 1 Look at the next payslip
      5 1 Save a picture
    `,
  }),
] as const
