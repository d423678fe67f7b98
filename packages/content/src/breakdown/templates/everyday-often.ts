import { template } from '../template.ts'

/** What people do again and again, each with a way of its own. Chosen by the whole of a phrase. */
export const EVERYDAY_OFTEN = [
  template({
    id: 'wash-car',
    about: '',
    thing: 'the car',
    why: 'Water first, then soap, from the top down. The roof and one side count.',
    steps: `
      1 2 Fill a bucket with warm water and a little soap
      1 1 Fetch a sponge or a soft cloth, and go to {thing}
      5 1 Close all windows and doors of it
      3 2 Rinse the loose dirt off with clean water
      2 8 Wash it from the roof down, one side, then the other
      3 3 Rinse it off
      4 3 Do the wheels last, with the dirtiest cloth
      4 5 Dry the windows with a clean cloth
      5 2 Look up the nearest car wash, if that is easier
    `,
  }),
  template({
    id: 'laundrette',
    about: '',
    why: 'The machines there are large, and one hour does it.',
    steps: `
      1 2 Put it in the biggest bag that you have
      1 1 Put soap, your card and coins by the door
      5 1 Put in something to read
      3 2 Look up when they are open
      2 8 Go there, put it in a large machine, and start it
      3 1 Set an alarm for when it ends
      4 3 Move it to a dryer
      4 2 Check whether it is dry inside as well
      5 2 Put it away, or back on, at home
    `,
  }),
  template({
    id: 'ucas',
    about: '',
    why: 'It saves itself as you go. One section is a session.',
    steps: `
      1 2 Open the UCAS page and log in, or make the account
      1 1 Write down the day it closes, and the earlier one of your school, if it has one
      5 1 Put your results and your ID beside you
      2 8 Fill in one section, the easiest one
      3 5 List up to five courses, in any order
      3 2 Ask one teacher, or somebody you worked for, for the reference
      4 5 Write three lines for the personal statement
      4 5 Fill in one more section
      5 2 Ask somebody to read it over
    `,
  }),
  template({
    id: 'poster',
    about: '',
    thing: 'the poster',
    why: 'A title, one picture and five lines. It is read from two metres away.',
    steps: `
      1 1 Take a large sheet, or open a page on the screen
      1 2 Draw where the title, the picture and the text go, in boxes
      5 1 Fetch pens, glue and scissors
      3 2 Write down the three things it has to say
      2 8 Write the title large, and one line for each of the three
      3 5 Draw one picture, or print one and stick it on
      4 2 Look at it from the other side of the room
      4 2 Write your name, and where the facts are from, if it is for school
      5 2 Add colour to what matters most
    `,
  }),
  template({
    id: 'delete-emails',
    about: '',
    why: 'One sender at a time goes fast. What is older than two years has been answered by time.',
    steps: `
      1 1 Open the inbox on the largest screen that you have
      1 1 Search for one sender who writes often: a shop, a newsletter
      5 1 Pour a drink
      2 3 Mark all of theirs and delete them | A whole folder, like spam? Open it, and mark all at once.
      3 3 Do the same with two more senders
      3 1 Press “unsubscribe” in the last one of them
      4 3 Search for what is older than two years, and put it in one folder
      4 1 Empty the bin
      5 1 Stop there: the rest is for another day
    `,
  }),
  template({
    id: 'inhaler',
    about: '',
    why: 'A few slow breaths. The way that you were shown counts, not speed.',
    steps: `
      1 1 Fetch the inhaler, and the spacer if you have one
      1 1 Sit or stand up straight, take off the cap, and shake it if it is a spray
      5 1 Check how many doses are left
      3 1 Breathe out, as far as is comfortable
      2 1 Breathe in slowly as you press, and hold it, as you were shown | One with powder: no pressing, breathe in fast and deep.
      3 1 Wait half a minute, if there is a second puff | Still hard to breathe? Do what your plan says, or call your emergency number.
      4 1 Rinse your mouth, if it is the daily one
      4 2 Ask the pharmacy or the nurse to look at how you do it
      5 1 Put it where you brush your teeth
    `,
  }),
  template({
    id: 'pelvic-floor',
    about: '',
    why: 'Nobody sees it. It goes with waiting for a kettle.',
    steps: `
      1 1 Sit or lie down where you are comfortable
      1 1 Breathe in and out once, and let your belly be soft
      5 1 Set a reminder for the same time tomorrow
      2 1 Lift inside, as if to hold in wind, for up to ten seconds, and let go
      3 2 Do it nine more times, with a breath between
      3 1 Do ten short ones
      4 1 Tick the day
      4 1 Do the next set while a kettle boils
      5 2 Ask a nurse or a physio, if you are not sure that it is right
    `,
  }),
  template({
    id: 'leak',
    about: '',
    why: 'Stop the water, then look. Somebody else may mend it.',
    steps: `
      1 1 Put a bucket or a bowl under it
      1 2 Take out what stands there and gets wet
      5 1 Put towels round it
      3 2 Turn the small valve on the pipe, or the stopcock, until it stops
      2 5 Call or write to the landlord, a plumber or the insurance, and say what you see
      3 1 Take a photo of where it comes from
      4 2 Wipe the place dry, and look after five minutes where it is wet again
      4 3 Tighten the joint by hand, if it is loose
      5 1 Write down what they say: a day, a price
    `,
  }),
  template({
    id: 'soak-pan',
    about: '',
    why: 'The water does the scrubbing while you do something else.',
    steps: `
      1 1 Scrape what is loose into the bin
      1 1 Put it in the sink, with a drop of washing-up liquid
      5 1 Roll up your sleeves
      2 2 Fill it with hot water, and leave it
      3 1 Set an alarm for an hour
      3 3 Pour it out, and wipe off what came loose
      4 2 Add bicarbonate, and leave it once more, if it still sticks
      4 2 Rinse and dry it
      5 1 Put it where it lives
    `,
  }),
  template({
    id: 'sun-cream',
    about: '',
    why: 'Two minutes now. More of it than you think.',
    steps: `
      1 1 Fetch the sun cream, and look at the date on it
      1 1 Sit where you can reach arms and legs, yours or theirs
      5 1 Put a hat beside you
      2 2 Rub a good handful into face, neck, ears, arms and legs
      3 1 Ask somebody to do your back, or do theirs
      3 1 Put the bottle in your bag
      4 1 Wait a little before you get dressed or go out
      4 1 Set an alarm for two hours from now
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'risk-assessment',
    about: '',
    thing: 'the assessment',
    why: 'What could hurt whom, and what is done about it. Five lines are a beginning.',
    steps: `
      1 1 Open the form, or the one from the last time
      1 2 Write at the top: what job, where, on which day
      5 1 Take a photo of the place
      3 3 Walk round, or go through it in your head, and write down what could hurt somebody
      2 8 Write beside each one who, how likely, and what you do about it
      3 2 Mark the two worst ones
      4 2 Show it to somebody who does the job
      4 1 Sign and date it, and put it where it is asked for
      5 1 Note a day to look at it again
    `,
  }),
  template({
    id: 'outing',
    about: '',
    why: 'Shoes, a drink and a bag. An hour out is an outing.',
    steps: `
      1 1 Say aloud where you go, and when you are back
      1 2 Put water, a snack, wipes and a plaster in a bag
      5 1 Look at the weather
      3 2 Put on shoes and coats, yours last
      2 10 Go there
      3 1 Sit down where you can see them
      4 1 Say “five more minutes” before you leave
      4 1 Go to the toilet once before the way home
      5 2 Put the wet or muddy things in one heap at home
    `,
  }),
  template({
    id: 'switch-bank',
    about: '',
    why: 'The new bank does the moving: payments go along by themselves.',
    steps: `
      1 2 Write down what matters: an app, a branch, no fees
      1 2 Open one page that compares banks, or the page of one you know
      5 1 Put your ID beside you
      2 8 Fill in the form of the new one, and choose “switch my account”
      3 1 Pick the day on which it moves
      3 2 Write down what comes in and goes out: pay, rent, bills
      4 2 Look after a week whether they all moved
      4 1 Tell whoever pays you, if they ask for it
      5 1 Save old statements, before the old account closes
    `,
  }),
  template({
    id: 'wash-one',
    about: '',
    why: 'One thing, some hot water, one minute.',
    steps: `
      1 1 Carry it to the sink, and tip out what is in it
      1 1 Run hot water on it, with a drop of washing-up liquid
      5 1 Roll up your sleeves
      2 1 Rub it inside and out with a cloth or a brush
      3 1 Rinse it
      3 1 Dry it, or stand it upside down
      4 1 Leave hot water in it, if something sticks
      4 1 Put it back where it is used
      5 1 Rinse out the cloth
    `,
  }),
  template({
    id: 'bins-in',
    about: '',
    why: 'Shoes on, and a short walk with wheels. It is lighter on the way back.',
    steps: `
      1 1 Put on shoes and a coat
      1 1 Go to where they stand, and check which are yours
      5 1 Take a bag along, for what lies about
      2 2 Wheel them back, one after the other
      3 1 Close the lids
      3 1 Put a new bag in, where one goes in
      4 2 Rinse out what smells, with a bucket of water
      4 1 Move them so that the path is free
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'broken-glass',
    about: '',
    why: 'Shoes first. Large pieces, then small ones, then what nobody sees.',
    steps: `
      1 1 Put on shoes, and send others and animals out of the room
      1 1 Fetch a dustpan, gloves and some old newspaper
      5 1 Turn on the brightest light
      3 2 Pick up the large pieces with gloves, and lay them on the paper
      2 3 Sweep from the edge to the middle, wider than you think
      3 2 Wipe the floor with wet kitchen paper, and throw it away | Carpet or grass? Press wide tape on it.
      4 1 Wrap it all in the paper, and write “glass” on it
      4 2 Hoover the place once more
      5 1 Press a cold wet cloth on a cut | Deep, or it goes on bleeding? Call a nurse line (111 in the UK).
    `,
  }),
  template({
    id: 'annotate',
    about: '',
    why: 'You only talk back to it, in the margin. Five notes are enough for a start.',
    steps: `
      1 1 Put the page and a pencil in front of you | A borrowed book or a screen? Sticky notes, or a sheet beside it.
      1 2 Read it, or its first page, aloud once, without writing
      5 1 Fetch three colours
      2 5 Underline or copy five words or lines that you notice, with “why?” beside them
      3 3 Write one line beside two of them: what it does, or makes one feel
      3 2 Mark what is said again, or what changes
      4 3 Look up two words you do not know
      4 3 Write below it, in one sentence, what it is about
      5 2 Compare with somebody else’s notes, or one page about it
    `,
  }),
  template({
    id: 'listening',
    about: '',
    why: 'Nobody gets every word. Each time you hear it there are more of them.',
    steps: `
      1 1 Open the recording, and put on headphones
      1 1 Read the questions, or the title
      5 1 Draw two columns: what I heard, what it means
      2 3 Listen once, without stopping
      3 2 Write down every word that you caught
      3 3 Listen again, and stop after each sentence
      4 3 Answer what you can, and guess one
      4 2 Read the text, if there is one, and mark what you did not catch
      5 2 Listen a last time with your eyes closed
    `,
  }),
  template({
    id: 'car-top-up',
    about: '',
    why: 'The bottle says what, the marks say how much.',
    steps: `
      1 2 Park on level ground, switch it off, and let it cool
      1 1 Look in the handbook which kind it takes | None at home? A garage or a supermarket sells it.
      5 1 Fetch an old cloth
      3 2 Open the bonnet, and read the level: a wiped dipstick, or marks on the tank
      2 3 Pour in a little at a time, up to the mark and not above, if it is low
      3! 1 Close the cap until it clicks, and then the bonnet
      4 1 Check the level once more
      4 1 Wipe off what was spilled
      5 1 Write down the date | Low again soon? Ask a garage.
    `,
  }),
  template({
    id: 'get-cash',
    about: '',
    why: 'A card, a number, a machine. It is on the way to somewhere.',
    steps: `
      1 1 Put your bank card and your keys by the door
      1 1 Write down how much you need
      5 1 Say the PIN once in your head
      3 2 Look up the nearest machine that costs nothing, or a shop that gives cashback
      2 5 Go there and take it out
      3 1 Put the card away before you count
      4 1 Put the money where it is meant to go
      4 1 Look at the balance, if it is shown
      5 1 Save the place for the next time
    `,
  }),
  template({
    id: 'past-paper',
    about: '',
    why: 'Wrong answers are what it is for: they show what to look at next.',
    steps: `
      1 1 Print one past paper, or open it, with paper beside it | Done it already? Go on with the mark scheme.
      1 2 Read through it, and tick what you know
      5 1 Put a clock where you see it
      2 10 Do the easiest question, for {minutes} | Against the clock? Set the real time, and begin at question one.
      3 3 Open the mark scheme, and mark what you did
      3 2 Write down the topic of each mark that you did not get
      4 10 Do one more question
      4 5 Look up one of those topics in your notes
      5 2 Note a day to do the same question again
    `,
  }),
  template({
    id: 'marinate',
    about: '',
    why: 'Five minutes now, and the fridge does the rest.',
    steps: `
      1 1 Fetch a bowl or a bag that closes
      1 2 Mix oil, something sour, salt and what smells good in it
      5 1 Cut it in pieces, so that it takes less time
      2 2 Put it in, turn it over and close it
      3 1 Put it on the lowest shelf of the fridge
      3 1 Wash your hands, the board and the knife with hot water
      4 1 Set an alarm for when you cook
      4 1 Turn it over once
      5 1 Pour away what is left of the marinade, if raw meat or fish was in it
    `,
  }),
] as const
