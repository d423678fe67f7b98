import { template } from '../template.ts'

/** Small things of any day at home and on the way. Chosen in `verb-senses.ts`. */
export const EVERYDAY_SMALL = [
  template({
    id: 'deice-car',
    about: '',
    thing: 'the car',
    why: 'Warm air inside and a scraper outside: five minutes, and you see again.',
    steps: `
      1 1 Put on gloves and a coat, and take the keys
      1 1 Start the car, and turn the air to the windscreen | Stay beside it while it runs.
      5 1 Put on something to listen to
      2 4 Scrape or spray the windscreen, from top to bottom | Never hot water: glass cracks. No scraper? An old plastic card.
      3 2 Do the side windows and the mirrors
      3 1 Sweep the snow off roof and lights
      4 1 Wait until the inside is clear, too
      4 1 Put the scraper where you can reach it tomorrow
      5 1 Lay a cover on the windscreen for the night
    `,
  }),
  template({
    id: 'recycling',
    about: '',
    thing: 'the recycling',
    why: 'Three heaps, and the biggest boxes flat. It need not be spotless.',
    steps: `
      1 1 Put down one box or bag for each kind: paper, tins and plastic, glass | Sorted already? Then only carry it out.
      1 2 Put the first five things where they go
      5 1 Put on one song
      2 3 Rinse what is sticky, a splash is enough, and put it in
      3 2 Flatten the three biggest boxes
      3* 3 Carry it out to the bins, or to the place that takes it
      4 1 Look up which collection comes next
      4 2 Put what nobody takes in the other bin | Unsure? The council’s page has a list.
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'pension',
    about: '',
    thing: 'the pension',
    why: 'It is one letter and one login. What to do about it can be asked for free.',
    steps: `
      1 2 Find one letter, payslip or mail about {thing}, the newest you can | None? Write down the employer and the years.
      1 1 Write down its name, its number and your social security number | In the UK that is the National Insurance number.
      5 1 Drink something warm
      2 5 Sign in on their page, or call and ask what is in it and what goes in
      3 3 Write down the one thing you want to know or to change
      3 5 Ask them, or a free adviser | In the UK MoneyHelper. Nobody honest calls you about it first, or hurries you.
      4 3 Check that your address and who is to get it are right
      4 2 Put the papers in one folder
      5 1 Note a day to go on
    `,
  }),
  template({
    id: 'old-medicine',
    about: '',
    thing: 'the medicine',
    why: 'Most pharmacies take it back, or know who does. Bin and toilet are no place for it.',
    steps: `
      1 1 Put an empty bag on the table
      1 2 Put in what is out of date, or no longer yours to take
      5 1 Put on a light over the cupboard
      2 2 Put it by the door, out of the reach of children and animals
      3 1 Look up when the nearest pharmacy is open
      3* 10 Take it there, and say “Could you take these back?” | They do not? Ask them where it goes.
      4 2 Cross your name out on the labels
      4 1 Keep the cardboard boxes for the recycling
      5 1 Write down what has to be bought again
    `,
  }),
  template({
    id: 'top-up',
    about: '',
    thing: 'it',
    why: 'One sum and one button, and it lasts for a while.',
    steps: `
      1 1 Open the app or the page for it, or take the card to a machine or shop
      1 1 Check how much is left on it
      5 1 Put your bank card beside you
      2 2 Press “top up”, pick a sum that you can do without, and pay
      3 1 Check whether the new sum is there
      3 1 Write down the code or take a photo of it, if there is one
      4 1 Set an alarm for the day it will be low again
      4 1 Save the receipt
      5 1 Close the app
    `,
  }),
  template({
    id: 'blocked-toilet',
    about: '',
    thing: 'the toilet',
    why: 'It happens in every house. Soap, warm water and a plunger clear most of it.',
    steps: `
      1 1 Put on gloves, and leave the flush alone for now | Still rising? Turn off the small tap behind it.
      1 1 Squirt in a good lot of washing-up liquid
      5 1 Open the window
      2 3 Pour in a bucket of warm water from waist height | Not boiling: it can crack the bowl.
      3 5 Wait ten minutes, and check whether it has gone down
      3 5 Press a plunger over the hole, up and down, twenty times | No plunger? A toilet brush in a plastic bag.
      4 2 Call a plumber, the landlord or whoever looks after the place, if it still stands
      4 1 Press the flush, when the water is low again
      5 3 Wipe the seat and wash your hands
    `,
  }),
  template({
    id: 'unpack-shopping',
    about: '',
    thing: 'the shopping',
    why: 'Cold things first. Everything else may stand there for an hour.',
    steps: `
      1 1 Put the bags on the floor or the table
      1 2 Put what is frozen in the freezer
      5 1 Drink a glass of water
      2 3 Put what is cold in the fridge, the older things in front
      3 3 Put the rest in the cupboards, as it comes
      3 1 Leave out what you eat next
      4 1 Hang the bags where you take them next time
      4 1 Note what they did not have
      5 2 Eat one nice thing
    `,
  }),
  template({
    id: 'wash-face',
    about: '',
    thing: 'it',
    why: 'Warm water and ten seconds. It wakes the whole of you a little.',
    steps: `
      1 1 Go to the basin and turn on the warm tap
      1 1 Wet your hands, and then the rest
      5 1 Tie back your hair
      2 1 Rub in a little soap or cleanser, or only water
      3 1 Rinse it off
      3 1 Turn the tap off, and dry yourself with a clean towel
      4 1 Put on some cream
      4 1 Drink a little water
      5 1 Hang up the towel
    `,
  }),
  template({
    id: 'shopping-list',
    about: '',
    thing: 'the list',
    why: 'What has run out, and what you would eat. Ten lines are a long list.',
    steps: `
      1 1 Take a scrap of paper, or open the notes on your phone
      1 1 Write down the first three things that come to mind
      5 1 Drink something
      2 2 Open the fridge, and write down what has run out | For somebody else: call them, and let them look.
      3 2 Write down two meals you could eat, and what they need
      3 1 Look in the bathroom: paper, soap, toothpaste
      4 1 Put a star beside what cannot wait
      4 1 Ask the others what they want, by a time
      5 1 Put it with your keys
    `,
  }),
  template({
    id: 'journal',
    about: '',
    thing: 'the diary',
    why: 'Nobody reads it, nobody marks it. One line is an entry.',
    steps: `
      1 1 Open it, and write the date at the top | No book? Any sheet will do.
      1 1 Write one line: what happened, or the first thing that comes to mind
      5 1 Put on a lamp, and something to drink
      2 4 Write on for {minutes}, or to the end of your list, without crossing anything out
      3 1 Write one thing your body felt
      3 1 Write one thing that was good, however small
      4 1 Sketch or stick in something, if you like
      4 1 Close it, and put it where nobody looks
      5 1 Leave a pen beside it for tomorrow
    `,
  }),
  template({
    id: 'away-message',
    about: '',
    thing: 'the message',
    why: 'Two lines, two dates. After that nobody can wonder where you are.',
    steps: `
      1 1 Open the settings of your mail, and search for “automatic” or “out of office”
      1 1 Put in the first and the last day
      5 1 Put a drink within reach
      2 2 Write: “I am away until … If it cannot wait, please write to …”
      3* 1 Turn it on and save it
      3 1 Send yourself a line from another address, or look at the preview
      4 1 Put the same line in the chat
      4 1 Put the days in the shared calendar
      5 1 Close the inbox
    `,
  }),
  template({
    id: 'job-apply',
    about: '',
    thing: 'the application',
    why: 'Six of ten wishes is near enough. They want to know three things: why you, why them, and when.',
    steps: `
      1 1 Open the advert, and write down the day it closes | Half done? Open what you have, too.
      1 2 Mark three words in it that sound like you
      5 1 Drink something
      2 8 Open your CV, and put what fits that job at the top | No CV? List what you have done, on an empty page.
      3 8 Write three plain sentences: why you, why them, what you did before
      3* 5 Put your CV and what else they ask for into the form or the mail, and press send
      4 3 Ask somebody to read it once, before or after
      4 1 Save a copy of the advert: it may vanish
      5 1 Note a day to ask how it stands
    `,
  }),
  template({
    id: 'wet-mess',
    about: '',
    thing: 'it',
    why: 'Lift off, wet, dab, air. It smells worse than it is.',
    steps: `
      1 1 Open a window, and put on gloves, or a bag over your hand
      1 2 Fetch kitchen paper, a bag, and a bowl of cold water
      5 1 Close the door on animals and small children
      2 3 Lift or soak up what is there with paper, and put it in the bag
      3 4 Dab the place with cold water and a little soap, from the edge inwards
      3 2 Press it dry with a towel
      4 1 Put bicarbonate on it, if you have some | Left overnight, it takes the smell.
      4 2 Tie the bag, take it out, and wash your hands
      5 2 Put cloths and covers in the machine, cold first
    `,
  }),
  template({
    id: 'pet-mess',
    about: '',
    thing: 'it',
    why: 'A bag over the hand, a knot, the bin. Half a minute each.',
    steps: `
      1 1 Take a bag or two, and gloves if you like
      1 1 Go to the first bit, and put your hand in the bag
      5 1 Open a window, if it is indoors
      2 1 Pick it up, turn the bag over it and tie it
      3 3 Walk up and down once, and do the same with the others
      3 1 Put the bags in the bin
      4 3 Wipe the place with hot water and soap
      4 1 Wash your hands
      5 1 Hang a roll of bags by the door
    `,
  }),
  template({
    id: 'feed-animal',
    about: '',
    thing: 'the food',
    who: 'the animal',
    why: 'A clean bowl, a scoop, fresh water. Somebody is glad of you.',
    steps: `
      1 1 Fetch the bowl and tip out what is old | A feeder or a trough? Go to it instead.
      1 1 Put in the food, as much as the packet or their note says
      5 1 Say hello
      2 1 Set it down where they eat
      3 1 Rinse the water bowl and fill it
      3 1 Tick it off, so that nobody feeds them twice
      4 1 Close the bag of food
      4 2 Stay a moment, or play
      5 1 Note when the food runs out
    `,
  }),
  template({
    id: 'passport-photo',
    about: '',
    thing: 'the photo',
    why: 'A plain wall, daylight, and a straight face. It need not be your favourite.',
    steps: `
      1 1 Open the official page, and check what the photo must be like
      1 1 Stand, or stand the child, in front of a plain light wall, facing a window
      5 1 Take off glasses and hat
      2 3 Ask somebody to take five, or use a timer | For a child: you take them. Alone? A booth or a shop does it, and gives a code.
      3 2 Pick the one with open eyes and no shadow
      3 2 Save it with your name, or print it in the size they ask for
      4 1 Put it with the form
      4 1 Keep the code of the booth
      5 1 Delete the others
    `,
  }),
  template({
    id: 'buy-insurance',
    about: '',
    thing: 'the insurance',
    why: 'Dates, names, a few honest answers. The first fair one will do.',
    steps: `
      1 1 Write down the dates, the names and what it is for
      1 1 Open one page that compares
      5 1 Check whether your bank or card gives you one already
      2 5 Type them in, and answer what it asks truthfully | They pay only where the answers were true.
      3 3 Look at two offers: what is in it, what you pay yourself | Ill or over 65? Some insurers are for that.
      3* 5 Take one, pay, and save the number and the emergency phone
      4 1 Put the day it ends in the calendar
      4 1 Send a copy to whoever is covered, too
      5 1 Close the other pages
    `,
  }),
  template({
    id: 'descale-tap',
    about: '',
    thing: 'it',
    why: 'A bag of vinegar tied round it, and an hour. It cleans itself.',
    steps: `
      1 1 Fetch a small plastic bag, a rubber band, and vinegar or descaler
      1 1 Pour a little in the bag, enough to cover it
      5 1 Open a window
      2 2 Pull the bag over the head or the tap, and tie it with the band
      3 1 Set an alarm for an hour, and leave it
      3 2 Take the bag off, and let hot water run
      4 2 Rub what is left with an old toothbrush
      4 1 Rinse and dry it
      5 1 Note a day to do it again
    `,
  }),
  template({
    id: 'thaw',
    about: '',
    thing: 'it',
    why: 'Out of the freezer is the whole task. Time does the rest.',
    steps: `
      1* 1 Take it out of the freezer, and put it on a plate with a rim
      1 1 Put it in a tight bag in cold water, if it is for tonight | Fresh cold water every half hour.
      5 1 Look at the date on it
      2 1 Put the plate on the lowest shelf of the fridge, if it is for tomorrow | Bread thaws on the worktop, in an hour or two.
      3 1 Set an alarm for when you want to cook
      3 1 Press the middle with a finger: is it soft?
      4 1 Cook it the same day
      4 1 Wash your hands and the plate
      5 1 Write down what else is in the freezer
    `,
  }),
  template({
    id: 'book-tickets',
    about: '',
    thing: 'the tickets',
    why: 'A day, how many, and where to sit. The page does the rest.',
    steps: `
      1 1 Write down the day, and how many of you
      1 1 Open the place’s own page, or the one that sells for it
      5 1 Fetch your card
      2 4 Pick the day and the seats that will do, and pay
      3 1 Check the day and the time once more
      3 1 Save the tickets on your phone, or take a picture
      4 1 Put it in the calendar, with the way there
      4 2 Send the others the day and the time
      5 1 Look up whether bags or food may come in
    `,
  }),
  template({
    id: 'find-date',
    about: '',
    who: 'the others',
    thing: 'the date',
    why: 'Three dates and one message. The one that suits most will do.',
    steps: `
      1 1 Open the calendar, and write down three dates that suit you
      1 2 Write one message with the three dates, and “which can you?”
      5 1 Write down who really has to be there
      2 1 Send it, with a day by which you need to know
      3 2 Tick the answers as they come
      3 1 Pick the date that suits most, and write it to all who come
      4 1 Put it in the calendar
      4 2 Ask the silent ones once more
      5 1 Put the phone away
    `,
  }),
  template({
    id: 'bulky-waste',
    about: '',
    thing: 'it',
    why: 'Somebody comes and takes it away. You only have to name a day.',
    steps: `
      1 1 Take a photo of it, and measure how wide it is with your arms
      1 1 Look at its state: could somebody still use it?
      5 1 Take off covers and cushions
      3 5 Look up a charity that fetches it, or the council’s page for large things
      2 5 Book a day online, or call and say what it is | Fridges and sofas: some places take only those with a label.
      3 2 Put the day in the calendar, and what it costs
      4 5 Clear the way to the door the evening before
      4 2 Ask somebody to help carry, if it has to stand outside
      5 1 Look at the space you have now
    `,
  }),
  template({
    id: 'notice-home',
    about: '',
    who: 'the landlord',
    thing: 'the notice',
    why: 'Two sentences and a date. The contract says how long before, and that is all it needs.',
    steps: `
      1 1 Find the contract, and look for the words “notice” and “end” | None on paper? A housing adviser knows how long.
      1 2 Count from today, and write down what the last day would be
      5 1 Write down where you will sleep after that, before you send it
      2 3 Write: “I am giving notice on … My last day is …”, with the day and your name
      3* 2 Send it to {who}, and keep what says that it arrived
      3 1 Put the last day in the calendar
      4 2 Ask how the deposit comes back, and when somebody comes to look
      4 3 Take photos of every room before you hand back the keys
      5 2 Read the meters on that day
    `,
  }),
] as const
