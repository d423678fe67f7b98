import { template } from '../template.ts'

/** More of what comes up everywhere. Chosen by the whole of a phrase. */
export const EVERYDAY_COMMON_MORE = [
  template({
    id: 'copy-over',
    about: '',
    why: 'A cable or the cloud does the copying. You only choose what goes along.',
    steps: `
      1 2 Connect them with a cable or a stick, or open the same cloud on both
      1 1 Unlock the one they are on, and press “allow”, if it asks | Its screen is dead? Look in its cloud, or ask a repair shop.
      5 1 Check whether the other one has room
      3 2 Make a new folder, with today’s date as its name
      2 5 Mark what is to go there, and copy it into the folder
      3 1 Leave both alone while it copies
      4 2 Open two of them in the new place
      4 2 Delete the old ones only if they are to go, once the new ones open
      5 1 Pull out the cable or the stick, once it says that it is safe
    `,
  }),
  template({
    id: 'ask-how',
    about: '',
    why: 'That you asked is what counts. Whatever comes back need not be solved.',
    steps: `
      1 1 Open a new message to {who}, or go and knock, if you are near | They fell, are ill or do not answer? Go or call at once.
      1 2 Write or say: “I was thinking of you. How are you?”
      5 1 Add one thing you remember of last time
      2 1 Read it once and send it, or call and say it
      3 1 Put the phone down: an answer may take its time
      3 2 Write down one thing you could offer: a walk, a call, some food
      4 2 Listen to it, without a piece of advice | Are they in danger? Stay with them, and call for help.
      4 1 Note a day to ask again
      5 1 Drink something warm yourself
    `,
  }),
  template({
    id: 'eat-veg',
    about: '',
    why: 'Frozen, tinned or raw: all of it counts. One handful is a portion.',
    steps: `
      1 1 Check what there is: fresh, frozen or in a tin
      1 1 Put one handful on a plate or in a bowl
      5 1 Put something to dip it in beside it
      2 3 Rinse it, cut it or warm it, and eat it
      3 2 Add it to what you eat anyway, if that is easier
      3 1 Put another one where you see it
      4 1 Write one that you like on the shopping list
      4 1 Put a bag of frozen ones on the list as well
      5 1 Drink a glass of water
    `,
  }),
  template({
    id: 'costume',
    about: '',
    why: 'One thing that everybody knows them by is enough: a hat, ears, a cape.',
    steps: `
      1 2 Write down who or what it is to be, and the one thing to know them by
      1 2 Look through the clothes for the right colour, and lay them out
      5 1 Ask who wears it what they like best
      3 2 Fetch card, tape, scissors and a hairband or a bag
      2 10 Make that one thing, as simple as it can be, in {minutes}
      3 3 Try all of it on, and fasten what slips
      4 3 Ask in a group whether somebody lends one, if nothing works
      4 1 Put it in one bag by the door
      5 1 Take a picture
    `,
  }),
  template({
    id: 'timetable',
    about: '',
    thing: 'the timetable',
    why: 'It need not be pretty. Three days that are true are better than three weeks that are not.',
    steps: `
      1 2 Draw seven boxes on a sheet of paper, one for each day
      1 2 Write in what is fixed: school, work, meals, sleep
      5 1 Fetch two pens
      3 3 List the subjects, and put a star by the two that need it most
      2 5 Write one subject in one gap a day, for half an hour
      3 1 Leave two gaps empty, for what goes wrong
      4 1 Take a photo of it, or hang it where you sit
      4 1 Set an alarm for the first one
      5 2 Move one that is in a bad place
    `,
  }),
  template({
    id: 'references',
    about: '',
    why: 'A tool makes most of them. You only check a few.',
    steps: `
      1 2 Look up which style it has to be: Harvard, APA, what your course says
      1 2 Open the text, and mark every place where you used somebody
      5 1 Open the list of what you read
      3 2 Open one tool that makes references, in your word processor or on a page
      2 8 Put in three that are missing, by title or link, and copy what it makes
      3 5 Do the next five
      4 3 Put them in order of the alphabet
      4 3 Compare each mark in the text with the list
      5 2 Read one of them letter by letter
    `,
  }),
  template({
    id: 'hand-in',
    about: '',
    thing: 'the work',
    why: 'It is finished enough. Now it only has to get there.',
    steps: `
      1 1 Open the page or the sheet that says where it is handed in
      1 2 Look up the date, and which kind of file they want, or whether on paper
      5 1 Put your name and the title at the top
      3 2 Save it as that kind, with your name in the file name | On paper: put the sheets together, with your name on the first.
      2 3 Upload it and press “submit”, or hand it over
      3 1 Open what you uploaded: is it the right one? | On paper: ask for a receipt.
      4 1 Save the receipt, or take a picture of the page
      4 2 Write to the teacher at once, if the page does not work
      5 1 Close everything that belongs to it
    `,
  }),
  template({
    id: 'mind-map',
    about: '',
    why: 'Words, circles and lines. It may get as wild as it likes.',
    steps: `
      1 1 Turn a sheet of paper on its side
      1 1 Write the subject in the middle, with a ring round it
      5 1 Fetch three colours
      3 2 Draw four lines out of it, and write a heading on each
      2 5 Write three words at the end of each line
      3 3 Open your notes, and add one thing to each
      4 2 Draw an arrow where two belong together
      4 2 Put a star by what you do not know yet
      5 1 Hang it where you see it
    `,
  }),
  template({
    id: 'rota',
    about: '',
    why: 'First who cannot, then who can. A few gaps may be asked about.',
    steps: `
      1 2 Open the last one and copy it, or draw a box for each day
      1 2 Write in who is away or cannot, and on which days
      5 1 Put the calendar beside it
      3 3 Fill in the shifts or turns that are the same each week
      2 5 Fill in the gaps, one day at a time
      3 2 Count the turns of each one, and swap one where it is unfair
      4 3 Ask one person about each gap
      4 1 Send it, or hang it up
      5 1 Write on it by when to say if something does not work
    `,
  }),
  template({
    id: 'settle-baby',
    about: '',
    why: 'Some babies take long, and it is nobody’s fault. You may put them down and breathe.',
    steps: `
      1 1 Turn the light low, and switch off what makes a noise
      1 2 Look: is the nappy full, are they hungry, too warm or too cold?
      5 1 Hum one low note
      2 8 Hold them close and rock or walk slowly, or sit near with a hand on them
      3 2 Lay them in their cot on their back, with a hand on the chest
      3 5 Lay them down safely and go out for five minutes, if it gets too much
      4 2 Ask somebody to take over for half an hour
      4 2 Call a nurse line (UK: 111) or a doctor, if they are hot, floppy or cry as never before
      5 2 Drink some water, and sit down yourself
    `,
  }),
  template({
    id: 'mileage',
    about: '',
    why: 'Your calendar knows where you were. A map knows how far it is.',
    steps: `
      1 1 Open the form for it, and your calendar beside it
      1 2 Write down the days on which you drove, and where to
      5 1 Fetch something to drink
      3 3 Look up each way on a map once, and write down the miles or kilometres
      2 5 Type the days and the distances into the form, and send it
      3 1 Check whether it asks for the number plate, or the receipts for fuel
      4 2 Save the ways that come often, for the next time
      4 1 Write the next drive down on the day itself
      5 1 Note when it is paid
    `,
  }),
  template({
    id: 'reference',
    about: '',
    thing: 'the reference',
    why: 'Who they were, what they did, what they were good at. Half a page is enough.',
    steps: `
      1 1 Open an empty page, or the form that came for it
      1 2 Write how you know them, from when to when, and what they did
      5 1 Look up what you may say: some firms only give dates
      2 5 Write two things that they did well, each with an example
      3 1 Write one line: whether you would hire, have or trust them again
      3 2 Read it once, put your name and the date, and send it
      4 1 Check the name of the one it goes to, and by when
      4 1 Save a copy
      5 1 Tell them that it is sent
    `,
  }),
  template({
    id: 'language-app',
    about: '',
    why: 'One lesson is a day’s worth. Five minutes, wrong answers and all.',
    steps: `
      1 1 Sit down, and open the app
      1 1 Press the next lesson
      5 1 Put in headphones
      2 5 Do that one lesson to its end
      3 1 Say the last sentence aloud, twice
      3 1 Close the app while it goes well
      4 1 Set the reminder to a time that you sit anyway
      4 2 Write down one word that you want to keep
      5 3 Do one more, if you like
    `,
  }),
  template({
    id: 'feed-baby',
    about: '',
    why: 'Both of you sit comfortably. The rest is small sips and breaks.',
    steps: `
      1 1 Wash your hands, and sit down where your arms are held up
      1 2 Put a muslin, some water for you and the bottle or a cushion beside you
      5 1 Switch off what is loud
      2 10 Hold the head higher than the belly, and let them drink at their pace
      3 2 Lift them to your shoulder, and stroke the back, halfway and at the end
      3 1 Write down the time, and how much or which side
      4 2 Check whether the nappy is full
      4 2 Call the midwife, the health visitor or a nurse line, if they do not drink
      5 1 Eat a bite yourself
    `,
  }),
  template({
    id: 'sanitary',
    about: '',
    why: 'It takes two minutes, and then it is out of your head for hours.',
    steps: `
      1 1 Take a fresh one with you to the bathroom | None left? Folded toilet paper holds for a while. Ask somebody for one.
      1 1 Wash your hands
      5 1 Put a spare one in your bag
      2 2 Take out the old one, and put in or on the fresh one
      3 1 Wrap the old one in paper and bin it, or rinse it, if it is washable
      3 1 Wash your hands again
      4 1 Set an alarm for four to six hours
      4 1 Write them on the shopping list, if few are left
      5 1 Lie down with something warm, if it hurts
    `,
  }),
  template({
    id: 'make-notes',
    about: '',
    why: 'Notes are shorter than the book. One line for each page is plenty.',
    steps: `
      1 1 Put the text, if there is one, and an empty sheet side by side
      1 1 Write the title at the top, and three headings below
      5 1 Put your phone in another room
      3 3 Read one page, and put the pen down while you do | Nothing to read? Say aloud what you want to tell.
      2 5 Write one line in your own words: what it says, or what you will say
      3 5 Do the next page or point in the same way
      4 2 Put a question mark where you did not follow
      4 2 Underline the three words that matter most
      5 2 Say all of it aloud in two sentences
    `,
  }),
  template({
    id: 'fill-hole',
    about: '',
    why: 'Filler, a scraper, a day to dry. The paint hides the rest.',
    steps: `
      1 1 Put paper on the floor below it
      1 2 Brush out what is loose, with an old toothbrush
      5 1 Take a photo of it for the shop, if you have no filler
      3 2 Look for wires: no digging above or beside a switch or socket
      2 5 Press in the filler with a scraper, a little more than it takes | Larger than a coin? Two thin layers, or a patch over it first.
      3 1 Smooth it with a damp finger or the scraper
      4 1 Set an alarm for when the packet says that it is dry
      4 5 Rub it flat with sandpaper, and wipe off the dust
      5 8 Paint over it
    `,
  }),
  template({
    id: 'wash-self',
    about: '',
    why: 'Face, armpits and the rest that matters. It need not be a shower.',
    steps: `
      1 1 Take a flannel and a towel to the basin, or to a bucket or bowl
      1 1 Run warm water
      5 1 Put clean clothes on the heater
      3 1 Wash your face
      2 3 Wash armpits and between the legs, with a little soap
      3 1 Rinse the flannel, and wipe off the soap
      4 1 Dry yourself
      4 2 Put on deodorant and clean underwear
      5 1 Hang up the towel
    `,
  }),
  template({
    id: 'cold-food',
    about: '',
    why: 'No cooker, one board, one bowl or glass.',
    steps: `
      1 1 Put a board, a knife and a bowl or a glass on the table
      1 2 Fetch two or three things that go in it
      5 1 Wash your hands
      3 2 Rinse them, and cut what is large
      2 3 Put it all together: mix, blend, fold or cover it
      3 1 Take one bite or sip: salt, lemon, honey?
      4 2 Rinse the blender or the board at once
      4 1 Put what is left in the fridge
      5 1 Sit down with it
    `,
  }),
  template({
    id: 'check-date',
    about: '',
    why: 'One look and one date. Then it is off your mind.',
    steps: `
      1 2 Fetch it, or open it on the screen
      1 1 Find the date on it: “expires”, “valid until”
      5 1 Put the others beside it, to look at them as well
      2 1 Write that date in the calendar, and an alarm some months before
      3 1 Take a photo of the page
      3 1 Put it back where it belongs
      4 2 Look up, for a passport, whether it has to last longer: often six months
      4 3 Begin to renew it, if it is soon
      5 1 Write down where it is kept
    `,
  }),
  template({
    id: 'birth-register',
    about: '',
    why: 'It is one visit to a friendly office. They ask, and you answer.',
    steps: `
      1 2 Open the page of the council or the hospital about registering a birth
      1 2 Find the papers from the hospital or midwife, and your passport or other identity
      5 1 Look up by when it has to be: in England it is 42 days
      2 5 Book the first time that suits you, online or by phone
      3 2 Write down how the names are spelled
      3 2 Ask who has to come: sometimes both parents
      4 1 Put the papers in one folder, with the nappy bag beside it
      4 2 Write down how many certificates you need
      5 1 Put the day in the calendar
    `,
  }),
] as const
