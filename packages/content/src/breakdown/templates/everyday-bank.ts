import { template } from '../template.ts'

/** Money and the bank, with a way of their own. Chosen in `office-senses.ts`. */
export const EVERYDAY_BANK = [
  template({
    id: 'till',
    about: '',
    why: 'Count, write, lock. The same order each night.',
    steps: `
      1 1 Lock the door or put up “closed”, and open the till
      1 1 Take out the float, and count it first
      5 1 Put on some music
      2 5 Count notes, then coins, and write down each heap
      3 1 Print or open the report, and compare the two sums | No report? Add up the receipts or the list of sales.
      3 1 Write down the difference, if there is one
      4! 2 Put the takings in the bag or the safe
      4 1 Sign and date it
      5 1 Switch off the card machine
    `,
  }),
  template({
    id: 'payroll',
    about: '',
    why: 'Hours in, check, send. The same order each month.',
    steps: `
      1 1 Open the program, and the list of hours
      1 1 Look who is new and who has left
      5 1 Put last month’s beside it
      2 8 Type in hours, holidays and sick days, one person at a time
      3 3 Compare two of them with last month
      3 1 Send it to the tax office, and press pay
      4 2 Send the payslips
      4 1 Save the report
      5 1 Put the next date in the calendar
    `,
  }),
  template({
    id: 'check-debits',
    about: '',
    why: 'Read down the list. Each one is kept, changed or stopped.',
    steps: `
      1 1 Open your bank’s app or page
      1 1 Look for “Direct Debits and standing orders”, or the list of payments
      5 1 Put a drink beside you
      2 4 Read down the list, and write down each sum with its day
      3 1 Put a ring round what is missing, odd or no longer used
      3 2 Ask the firm or the bank about that one, or end it
      4 2 Look up a name that you do not know
      4 1 Add up the rest: that is what goes out each month
      5 1 Write the days in the calendar
    `,
  }),
  template({
    id: 'check-balance',
    about: '',
    why: 'One look, one number. It does not judge you.',
    steps: `
      1 1 Open your bank’s app or page
      1 1 Sign in, and breathe out
      5 1 Put a hand on something warm
      2 1 Look at the number, and write it down with the date
      3 2 Look at what goes out before the next money comes
      3 1 Take one from the other
      4 2 Look through the last five payments: do you know them?
      4 1 Write down one that could stop
      5 1 Close the app
    `,
  }),
  template({
    id: 'payment-plan',
    about: '',
    why: 'They are asked this every day. You say what you can pay, and when.',
    steps: `
      1 1 Find the letter or page with the sum and your reference
      1 1 Write down what you could pay each month, and not more
      5 1 Put a free debt adviser’s number beside you | In the UK: StepChange or Citizens Advice.
      3 1 Write: “I cannot pay this at once. I can pay … a month, from …”
      2 3 Call, chat or send it
      3 1 Write down what they say, the day and the name
      4 1 Ask for it in writing
      4 2 Set it up to go out by itself
      5 1 Put the letter away
    `,
  }),
  template({
    id: 'credit-score',
    about: '',
    why: 'It is a number about forms, and not about you. Looking does not change it.',
    steps: `
      1 1 Open your bank’s app, or one free page | In the UK: ClearScore or Experian.
      1 2 Sign in, or make an account with your address
      5 1 Put a drink beside you
      2 2 Look at the number, and write it down with the date
      3 3 Read the list of accounts: is each one yours, and the address right?
      3 1 Write down one thing that it says would help
      4 3 Ask them to correct what is wrong
      4 2 Check whether you are on the electoral roll | In the UK it helps. Elsewhere leave this out.
      5 1 Close the page
    `,
  }),
  template({
    id: 'change-payment',
    about: '',
    why: 'One page, a few digits. The old way goes on until the new one is in.',
    steps: `
      1 1 Put your new card or the account number in front of you
      1 2 Sign in where it is paid, and look under “payment” or “billing”
      5 1 Write down the day of the next payment
      2 3 Type in the new details, and check each digit once
      3 1 Save what says that it is changed
      3 1 Check whether the day of payment is still the same
      4 2 List the others that take from the old one
      4 2 Do the next one on the list
      5 1 Look in your bank after that day
    `,
  }),
  template({
    id: 'donate',
    about: '',
    why: 'A few pounds and one line. Any sum is the right one.',
    steps: `
      1 1 Open their link or page, or write down the name of one you trust
      1 1 Write down a sum that does not hurt | Food or things? Write down what you have, and look where they take it.
      5 1 Check whether it is the real page: the name, the charity number
      2 3 Type in the sum and your card, and press give | Cash is fine: their box, or the till of their shop.
      3 1 Write one line to them, or stay without a name
      3 1 Tick Gift Aid, if it asks and you pay tax in the UK
      4 1 Save the receipt
      4 1 Take the tick off “every month”, if you mean once
      5 1 Close the page
    `,
  }),
  template({
    id: 'check-payslip',
    about: '',
    why: 'Three numbers: hours, pay, tax code.',
    steps: `
      1 1 Open the payslip, on paper or on the screen
      1 1 Find the sum at the bottom, and the one in your bank
      5 1 Put the one of last month beside it
      2 3 Compare the hours or the salary with what you worked
      3 1 Look at the tax code or class, and at what was taken off | 1257L is the usual code in the UK.
      3 1 Put a ring round what you do not understand
      4 2 Write one line to payroll about it
      4 1 Save it in a folder
      5 1 Close it
    `,
  }),
  template({
    id: 'print-statement',
    about: '',
    why: 'It is in the app already. You only save it.',
    steps: `
      1 1 Open your bank’s app or page
      1 1 Look for “statements” or “documents”
      5 1 Read how many months are wanted, if somebody asked for them
      3 1 Choose the account and the months
      2 2 Save each one as a PDF
      3 2 Print them, attach them where they are asked for, or note where they are saved
      4 1 Check whether your name and address are on it
      4 1 Cover what is nobody’s business, if that is allowed
      5 1 Put them in a folder with the bank and the year on it
    `,
  }),
  template({
    id: 'bank-run',
    about: '',
    why: 'Bag, card, door, counter.',
    steps: `
      1 1 Put the money or the cheque in a bag, with your card or the paying-in slip
      1 1 Read or count the sum once more, and write it down, or on the slip
      5 1 Check when they close
      3 1 Put bag, card and keys by the door
      2 10 Go there, and hand it in at the counter or the machine | One cheque? Many banks’ apps take a photo of it instead.
      3 1 Put the receipt in your purse
      4 1 Put the receipt with the papers
      4 1 Ask for change, if it is needed
      5 1 Tick it off
    `,
  }),
  template({
    id: 'mortgage-renew',
    about: '',
    why: 'When it ends, what is owed, what others ask. A broker can do the rest.',
    steps: `
      1 1 Find the last letter, and put a ring round the date the deal ends
      1 1 Write down what is still owed, and what you pay a month
      5 1 Start six months before, if you can
      3 3 Sign in, and check what your own lender offers now
      2 5 Look at one page that compares, or book a broker who costs nothing
      3 1 Write down the two best: rate, fee, how long
      4 3 Ask what it costs to leave
      4 2 Gather three payslips and bank statements | Self-employed? Accounts or tax returns instead.
      5 1 Put the date in the calendar
    `,
  }),
  template({
    id: 'spending-limit',
    about: '',
    why: 'One sum, one week, one look.',
    steps: `
      1 1 Open your bank’s app, or the app where the money goes
      1 1 Check what went last week on the thing you want to limit
      5 1 Put a drink beside you
      2 2 Write down a sum a bit below, and set it in the app | No such button? Move that sum to a second card or into an envelope.
      3 1 Turn on the message for each payment
      3 1 Take the card out of one shop that keeps it
      4 1 Write down what is free to go over
      4 1 Set an alarm to look on Sunday
      5 1 Change it, if it was too low
    `,
  }),
  template({
    id: 'mortgage-principle',
    about: '',
    why: 'A form, no binding. It tells what they would lend.',
    steps: `
      1 1 Write down what you earn and what goes out each month
      1 1 Put three payslips and your last addresses in front of you | Self-employed? Accounts or tax returns instead.
      5 1 Ask whether it is a soft search
      3 1 Pick one lender or a broker
      2 6 Fill in their form for an agreement in principle
      3 1 Save the letter, with its last day
      4 2 Write down the sum, and what a month would cost
      4 2 Look at one other
      5 1 Put the last day in the calendar
    `,
  }),
  template({
    id: 'subs-review',
    about: '',
    why: 'Each one: used, or not? One off today is enough.',
    steps: `
      1 1 Open your bank’s app, and look at the last month
      1 2 Write down each one, with its sum
      5 1 Look in the app shop under “subscriptions” as well
      3 1 Cross out one that you had forgotten or no longer use
      2 4 Open its page, and go through to “cancel”
      3 1 Save what says that it is ended
      4 1 Put a question mark by the next one, and a date
      4 1 Add up what is left
      5 1 Put the day of a free trial’s end in the calendar
    `,
  }),
  template({
    id: 'lend-money',
    about: '',
    who: 'them',
    why: 'A sum, a day and a note. What you cannot do without stays with you.',
    steps: `
      1 2 Open your bank’s app, and look at what has to go out before your next money
      1 1 Write down the sum that you could do without, should it take long to come back
      5 1 Drink something first
      3 2 Write to {who}: “I can lend you …. When could you give it back?” | Less than they asked for is fine. So is: “I can’t this time.”
      2 3 Send it from your bank, with the word “loan”, or hand it over in cash
      3 1 Write down the sum, the name and the day it comes back
      4 1 Compare the name and number with theirs before you press send | A message from a new number? Call them on the old one first.
      4 1 Put the day into your calendar, with the line you will send then
      5 1 Put the note with your bank papers
    `,
  }),
  template({
    id: 'card-pin',
    about: '',
    why: 'Your bank can show you the PIN, or send a new one. They do it all day.',
    steps: `
      1 1 Open your bank’s app, or find the number on the back of the card
      1 1 Open the page of that card, and look for “PIN” or “view PIN”
      5 1 Go where nobody looks over your shoulder
      2 3 Press “view” or “remind me of my PIN”, or call and ask for it
      3 1 Take note of how it comes: at once on the screen, or by post in some days
      3 1 Try it once at a cash machine | Typed wrongly three times? Choose “unlock PIN” there. Some banks want a call.
      4 2 Change it at a cash machine to one you know by heart, if your bank lets you
      4 1 Keep it in a password manager, not on a slip beside the card
      5 1 Tear up the letter once you know it
    `,
  }),
  template({
    id: 'pay-parking',
    about: '',
    why: 'A place, a plate and a time. Machine or app, both take two minutes.',
    steps: `
      1 1 Look for the sign or the machine, and read how one pays here
      1 1 Take a photo of your number plate, and of the code for this place
      5 1 Put your ticket where you can reach it
      3 1 Count the hours you need, and add a bit
      2 3 Type the plate at the machine or in the app, look at the sum, and pay | Through a barrier? Pay at the machine before you go back to the car.
      3 1 Take the ticket, or save the receipt in the app
      4 1 Put the ticket behind the windscreen, if it has to lie there
      4 1 Set an alarm for a quarter of an hour before it ends
      5 1 Ask at the desk about a lower price: hospitals have one for patients and visitors
    `,
  }),
  template({
    id: 'club-accounts',
    about: '',
    why: 'Other people’s money only wants to be seen: what came in, what went out, what is left.',
    steps: `
      1 2 Put the receipts, the bank statement and last year’s sheet in one place
      1 1 Write two words on a new sheet: “in” and “out”
      5 1 Put on something to listen to
      2 10 Go down the statement, and write each sum under “in” or “out”, for {minutes}
      3 3 Put the receipt beside each sum that went out | One is missing? Write who paid, for what and when.
      3 3 Add up both, and see whether what is left is what the bank says
      4 2 Ask one person about a sum that you cannot place
      4 2 Send the sheet to whoever looks it over
      5 1 Put all of it into one folder with the year on it
    `,
  }),
] as const
