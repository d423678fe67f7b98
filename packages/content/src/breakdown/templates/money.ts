import { template } from '../template.ts'

/** Paying, saving, looking at the numbers. */
export const MONEY = [
  template({
    id: 'bill',
    about:
      'bill,bills,rent,council tax,standing order,credit card,direct debit,gas,electric,water bill,phone bill,pay off',
    verbs: 'pay,sort,settle,set,send',
    thing: 'the bill',
    why: 'Paying is three numbers and one button. The looking is the hard part, and it is short.',
    steps: `
      1 2 Find the bill, or the page where the sum is written
      1 2 Put a ring round the sum and the date, or write them down
      5 1 Breathe out: it is only a number
      2 5 Open your bank and type in the details | Or pay by card on their page, by call, or at a counter.
      3* 2 Check the sum and the name once, and send it | Too much at once? Ask them first to pay in parts.
      3 1 Write “paid” and today’s date on it
      4 5 Write to ask for instalments, if it is too much at once | They are asked that every day.
      4 5 Set up that it pays itself next time
      5 2 Put it away where the paid ones live
    `,
  }),
  template({
    id: 'budget',
    about:
      'budget,budgeting,finances,money,spending,savings,save money,bank statement,bank account,bank balance,overdraft,pension,isa',
    verbs: 'make,do,sort,check,look,plan,track,open,move,transfer',
    thing: 'the money',
    why: 'Looking changes nothing about the sum, only about the worry. Two numbers are a start.',
    steps: `
      1 2 Sit down with a drink, a pen and your bank on the screen
      1 3 Write down one number: what is there now
      5 1 Put a hand on your chest for a moment
      2 5 Write down what has to go out before the next money comes
      3 3 Take one from the other and write down what is left for each week | For one big thing, write its price beside that.
      3 5 Find one thing you pay for and do not use
      4 5 End it, or note how it is ended
      4 3 Set up a small sum that saves itself | One pound counts.
      5 2 Pick the day for the next look
    `,
  }),
  template({
    id: 'expenses',
    about: 'expenses,receipts,receipt,mileage,reimbursement',
    verbs: 'do,claim,submit,file,send,fill,sort',
    thing: 'the receipts',
    why: 'It is dull and it gives you your money back. One small heap at a time.',
    steps: `
      1 2 Empty your bag and pockets, and look in your mail, for receipts
      1 3 Put them in one heap or folder, the newest on top
      5 1 Put on something to listen to
      2 5 Take photos of the first five | Miles need none: write down date, places and number.
      3 2 Open the form or the list where they go
      3 10 Type them in, for {minutes}
      4 2 Write “done” on those that are in
      4* 3 Send what you have; the rest can go next time
      5 1 Pick one pocket where they live from now on
    `,
  }),
  template({
    id: 'sell',
    about: 'get rid,rid,ebay,vinted,marketplace,charity shop,donate,donation,gumtree,depop,freecycle',
    verbs: 'sell,list,take,give,post,bring',
    thing: 'the things',
    why: 'Out of the house is the aim. The best price is not.',
    steps: `
      1 2 Pick one thing that may go, and wipe it
      1 2 Take two photos of it in daylight
      5 1 Say goodbye to it, if it was dear to you
      2 5 Write three lines: what, what size, what is not perfect | Or write “charity” on a bag and put it in.
      3 2 Put the price a little lower than you think
      3* 3 Press publish, or put the bag by the door
      4 3 Do the same with one more thing
      4 3 Look out a box or bag to post it in
      5 2 Write down the day when what is left is given away
    `,
  }),
  template({
    id: 'cancel',
    about:
      'subscription,subscriptions,membership,free trial,gym membership,netflix,spotify,contract,insurance,broadband,sky,amazon prime,disney,gym,direct debit,delivery box,phone contract,sim,account,bank account,store card,credit card',
    verbs: 'cancel,end,stop',
    thing: 'the subscription',
    why: 'They hide the button. You only have to find it once.',
    steps: `
      1 2 Open the last mail or message about {thing}, or the app
      1 2 Log in, or ask for a new password | Somebody else’s? Sit down with them: they have to agree.
      5 1 Write down what it costs in a year
      2 5 Look under account or settings for “cancel” | Or type its name and “cancel” into a search.
      3* 3 Go through to the last page: it asks several times | No such page? Call or write: “Please cancel it, and confirm.”
      3 1 Take a picture of the page that says it is ended
      4 1 Note the day it really stops
      4 2 Check whether it still pays itself from your bank
      5 1 Do something nice with what you save this month
    `,
  }),
  template({
    id: 'invoice',
    about: 'send invoice,write invoice,invoice client,invoicing,make invoice',
    verbs: 'send,write,make,finish',
    thing: 'the invoice',
    why: 'You did the work already. This is the short part that brings the money.',
    steps: `
      1 2 Open your last invoice, or an empty page with your name on it
      1 3 Write down what you did and the sum, in one line each
      5 1 Look at what you agreed on
      2 5 Fill in whom it is for, the date and a number
      3 2 Check your bank details, one digit after the other
      3 3 Save it with a name that says for whom
      4* 3 Send it with one sentence
      4 1 Note the day by which it should be paid
      5 1 Do something nice with two minutes of it
    `,
  }),
  template({
    id: 'spent-on',
    about: '',
    why: 'One kind of thing, one list, one number. The number is for knowing, and for nothing else.',
    steps: `
      1 1 Open your bank’s app or page, or the receipts, at the days it is about
      1 2 Write down two or three names to look for: the shops, the apps, the places
      5 1 Drink something warm
      2 5 Search for each name, and write down every sum you find
      3 2 Look once for cash that you took out for it
      3 2 Add the sums up, and write the number large, with its dates
      4 2 Put a dot by those that were worth it
      4 1 Close the page
      5 2 Write down one thing you would like to do with that number, or nothing
    `,
  }),
] as const
