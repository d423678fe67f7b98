import { template } from '../template.ts'

/** Money, letters and offices with a way of their own. Chosen in `office-senses.ts`. */
export const EVERYDAY_PAPERS = [
  template({
    id: 'landlord-repairs',
    about: '',
    why: 'What, where, since when, by when. In writing it counts.',
    steps: `
      1 1 Take a photo of each thing that is broken | Noise or cold, that no photo shows? Write down days and times.
      1 1 Open a mail to them, with the address of the home in it
      5 1 Look up when you told them first
      3 2 Write one line for each: what, where, since when
      2 1 Write: “Please tell me by … when it will be mended”, add the photos, and send it
      3 1 Put that day in the calendar
      4 1 Keep a copy
      4 2 Save the number of a tenants’ help line | In England: Shelter, or the council’s team for private renting.
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
      3 1 Put aside what you have to keep: tax papers, often for six years
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
      1 1 Print or open the list, and fetch a pen | No list? Three columns: what, where, how many.
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
      3 1 Ask what happens to the money on it, if there is any
      3 1 Order the new one, or ask when you will hear from them
      4 1 Write down the day it should come
      4 1 Ask at the lost property
      5 1 Note how to get about until then
    `,
  }),
  template({
    id: 'new-name',
    about: '',
    why: 'Passport and bank first. That one paper opens the others.',
    steps: `
      1 1 Put the certificate or deed on the table, and take a photo of it | None yet? Look up first how one gets it where you live.
      1 2 Write down where your name stands: bank, licence, work, doctor, bills
      5 1 Ask for a second copy of that paper
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
      5 1 Find your account or reference number, if there is one
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
      1 1 Write the missing years on a sheet of paper, one to a line
      1 2 Open the account on the tax office’s page, or ask for a new login
      5 1 Put every letter of theirs on one heap, opened or not
      3 2 Pick one year: the one you have most papers of
      2 10 Gather what there is for that year: income, tax paid, bank statements
      3 2 Write down a free adviser: TaxAid in the UK, a tax clinic or VITA in the US
      4 5 Call them or the tax office: “I have … years to file. Where do I begin?”
      4 5 Ask for a plan to pay in parts, before they ask you
      5 1 Put a date on the next year, if there is one
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
      1 2 Take photos of what is broken, or find the mail or bill that shows what happened | Is it your phone? Borrow one for the photo.
      1 2 Find the policy: the number and the phone or page for claims
      5 1 Put the receipt or a bank line beside it, if there is one
      3 1 Write down the day, what happened, and what it costs you
      2 5 Fill in their form, or call and read it out
      3 1 Write down the claim number they give you
      4 1 Ask what you pay yourself, and what they do next
      4 1 Keep what is broken, if anything is, until they have answered
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
      1 1 Find your reference number, on a letter of theirs or in your account
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
      1 1 Find the code: on a payslip, in a letter, or in the tax office’s app
      1 1 Write it down, with its date
      5 1 Put your login beside you
      2 3 Open the official page on tax codes, and read what yours means
      3 2 Look in your account whether the job and the income in it are right
      3 1 Write down what is wrong, in one line
      4 3 Change it there, or call and read your line out
      4 1 Look at the next payslip or pension slip
      5 1 Save a picture
    `,
  }),
  template({
    id: 'passport-gone',
    about: '',
    why: 'One report stops others from using it, and a new one is a form. Offices do it every day.',
    steps: `
      1 2 Look once more where it was last: the bag, the coat, the copier, the hotel safe
      1 1 Write down when you last had it | Stolen, and you are unharmed? Ask the police for the number of your report.
      5 1 Breathe out slowly
      3 2 Find a photo or copy of it, or another paper with your name and picture
      2 5 Open your country’s official passport page, and report it as lost or stolen
      3 3 Look there for how a new one is asked for | Abroad? Your embassy makes a paper that takes you home.
      4 1 Write down the day you need it: some offices have a fast way
      4 3 Take the photo, against a plain wall
      5 1 Keep a photo of the new one in your mail
    `,
  }),
  template({
    id: 'rent-rise',
    about: '',
    why: 'A letter about more rent is a question with rules. There is time to look before you answer.',
    steps: `
      1 2 Find the letter or message, and put a ring round the new sum and the date
      1 1 Find your contract, and look in it for “rent” and “review”
      5 1 Pour yourself a drink
      3 2 Write down what you pay now, and when it last went up
      2 5 Look up the rules where you live, or call a free housing adviser | In the UK: Shelter or Citizens Advice. Pay the old rent meanwhile.
      3 3 Look up what two homes like yours cost near you
      4 3 Write to them: “I could pay … from …”, or ask how they got to the sum
      4 1 Write down by when it can be contested, and where
      5 1 Put the letter in one folder with the contract
    `,
  }),
  template({
    id: 'jury-duty',
    about: '',
    why: 'It is a summons with a form. It can be put off, and the form has a place for why.',
    steps: `
      1 1 Open the letter, and put a ring round the date and the day you have to answer by
      1 1 Find the address of the page, or the form that came with it
      5 1 Put your calendar beside you
      3 2 Write down what stands against those days, if anything: health, care, exams, a trip
      2 8 Fill in the form and send it | There are boxes for “another date” and “excused”: a doctor’s line helps there.
      3 1 Save what says that it was sent
      4 2 Tell work or college the dates, with a photo of the letter
      4 3 Look up what is paid for: the way, food, lost wages, a carer
      5 1 Call the number on it, if you need a hearing loop, breaks or a ramp
    `,
  }),
  template({
    id: 'photocopy',
    about: '',
    why: 'One sheet on the glass and one button. The paper itself stays with you.',
    steps: `
      1 2 Take the paper out of its cover, and lay it on the table
      1 1 Write down who wants it, and whether a plain copy is enough
      5 1 Smooth out the folds
      3 2 Look up where a copier stands: at home, a library, a shop, the post office
      2 5 Lay it face down on the glass and press copy, both sides if both are printed
      3 1 Hold the copy beside it: are all the edges there?
      4 2 Ask a solicitor, a bank or the post office for a stamp, if it has to be certified
      4 3 Put the copy in an envelope, or wherever it goes next | The paper itself goes only where they ask for it.
      5 1 Lift the lid again: the paper is not to be left there
    `,
  }),
  template({
    id: 'postal-vote',
    about: '',
    why: 'A paper, two envelopes and a box. You vote at your own table.',
    steps: `
      1 1 Put what came by post in front of you | Nothing yet? Open your country’s official page, and apply there first.
      1 1 Put a ring round the day by which it has to arrive
      5 1 Read one page on who stands, if you like
      3 1 Read how many marks you may make
      2 3 Mark the paper, or fill in the application, with a black pen
      3 2 Sign the slip with your date of birth, if there is one, as you did before
      4 1 Put the paper into the small envelope, and all of it into the large one
      4* 5 Post it today, or hand it in where the letter says | No time left for the post? In the UK a polling station takes it.
      5 1 Tell nobody, or somebody
    `,
  }),
  template({
    id: 'junk-post',
    about: '',
    why: 'Two lists and one small sign. Most of it stops within weeks.',
    steps: `
      1 1 Take the last few days of it out of the recycling, and lay it on the table
      1 1 Put what has your name on it on one heap, and the rest on another
      5 1 Fetch a pen
      2 3 Write “No junk mail, please” on a card, and stick it on the letter box
      3 3 Look up the free list that takes your name off | In the UK: the Mailing Preference Service, and Royal Mail’s form for leaflets.
      3 3 Fill it in with your name and address
      4 1 Write “return to sender” on what is for somebody who moved away, and post it
      4 2 Write one line to the firm that sends the most: “Take my address off your list”
      5 1 Put the heaps into the recycling
    `,
  }),
  template({
    id: 'bank-message',
    about: '',
    why: 'The real ones can wait, and can be found from your side. You need not answer at all.',
    steps: `
      1 1 Take your finger off the link, and leave the message as it is
      1 1 Find the number on the back of your card, or on a letter of theirs
      5 1 Say aloud: “A real bank does not hurry me”
      3 2 Open their app or page yourself, not from the message, and look for the same news there
      2 5 Call that number: “I have had a message about …. Is it from you?” | In Britain 159 reaches most banks.
      3 1 Do what they ask on that call, or in the app | A PIN, a code or a “safe account” is never asked for by the real ones.
      4 1 Send a picture of it to where your bank wants such things | In Britain, texts go to 7726.
      4 1 Delete it, if it was not theirs
      5 1 Tell one person, so that they know it when it comes
    `,
  }),
  template({
    id: 'sick-note',
    about: '',
    why: 'The practice writes these all day, and often without seeing you.',
    steps: `
      1 1 Write down from which day on you have been ill, and until when you think
      1 1 Open the app or page of your doctor’s practice | In the UK the first seven days need none: you sign for yourself.
      5 1 Drink some water
      3 1 Write one line on what is wrong, and what you cannot do at work
      2 5 Send it as a request for a sick note, or call and read it out
      3 1 Ask how it comes to you: by message, by post or at the desk
      4 2 Send a photo of it to work or college when it is there
      4 1 Put its last day into your calendar: a new one is asked for before
      5 1 Lie down again
    `,
  }),
] as const
