import { template } from '../template.ts'

/** What is said of a day in passing: a room like after a storm, hooks that stick, a pool in November. */
export const EVERYDAY_IN_PASSING = [
  template({
    id: 'tidy-room',
    about: '',
    why: 'Rubbish, then clothes, then cups. After those three most of a floor can be seen again.',
    steps: `
      1 1 Take one bag, and put in the first five bits of rubbish you see
      1 2 Throw every piece of clothing that lies about on the bed
      5 1 Put on one song
      2 8 Go along the floor from the door with the bag, for {minutes}
      3 3 Carry cups and plates to the kitchen in one go
      3 4 Sort the clothes on the bed: dirty in a heap, the rest over a chair
      4 3 Put what has a place in its place, ten things only
      4 1 Put the rest in one box or one corner
      5 1 Open the window
    `,
  }),
  template({
    id: 'class-register',
    about: '',
    why: 'The best places go in the first minutes. With the numbers written down you only have to press.',
    steps: `
      1 1 Write down the day and the minute at which it opens for you
      1 2 Log in now, and check whether anything holds you back: a fee, an adviser, a form
      5 1 Write down whom to ask about a hold, if there is one
      2 8 Write down the classes you want, each with its number and time
      3 4 Write two more beside them, in case one is full
      3 1 Set an alarm for ten minutes before: then log in, and add them from your list
      4 3 Put them in the cart or the planner of the page, if it has one
      4 5 Press “add” at that minute, in the order of your list, and confirm
      5 1 Save the page that shows your timetable
    `,
  }),
  template({
    id: 'sticky-hook',
    about: '',
    why: 'They hold by what is under them: a clean dry wall, a firm press, and an hour of patience.',
    steps: `
      1 1 Read on the packet how much one of them carries, and count how many it takes
      1 1 Mark on the wall with a pencil where each goes, several of them level
      5 1 Hold the thing up once, to see whether you like it there
      2 3 Wipe the places with rubbing alcohol, and let them dry | Soap or furniture spray leaves a film.
      3 2 Stick the strip to the hook, and press it on the wall for 30 seconds
      3 3 Do the same with the others, if there are more
      4 1 Leave them bare for an hour: set an alarm
      4 3 Hang up what they are to carry, slowly
      5 1 Keep the packet: it says how they come off again
    `,
  }),
  template({
    id: 'hoover-car',
    about: '',
    why: 'Crumbs sit in three places: under the seats, between them, on the mats.',
    steps: `
      1 1 Take a bag, and put in what is too big for the hoover
      1 2 Take out the mats and shake them
      5 1 Put coins in your pocket, if it is the machine at the garage
      2 5 Hoover the seats and the gaps between them, with the narrow nozzle
      3 5 Hoover the floor, front and back, with the seats pushed both ways
      3 2 Hoover the mats, and put them back
      4 3 Hoover below and behind what stands on the seats | You lifted a child seat? Look that it sits tight again.
      4 3 Hoover the boot
      5 1 Empty the hoover
    `,
  }),
  template({
    id: 'pool-away',
    about: '',
    why: 'Water out, air out, dry, folded. Dry is what matters: a damp one smells by spring.',
    steps: `
      1 1 Open the valves, or the plug if there is one
      1 2 Tip the water out over the grass, from one side
      5 1 Put the toys from it in a bucket
      2 4 Wipe it inside and out with an old towel
      3 5 Press the air out: fold it from the far end and kneel on it
      3 5 Hang it over a line or a chair until it is dry
      4 2 Fold it loosely, with the pump and the patches inside
      4 2 Put it in a bag with its name on it, where mice do not go
      5 1 Note a hole, if you saw one
    `,
  }),
  template({
    id: 'label-cupboards',
    about: '',
    why: 'One word or one picture, at the height of the eyes, says what the door hides.',
    steps: `
      1 1 Fetch cards or tape, and a thick pen
      1 1 Open the one that is looked for most, and write what is in it in one word | A shelf that is yours? Your name is the word.
      5 1 Choose one colour for all
      2 2 Stick the word on the door, at the height of the eyes of whoever reads it
      3 5 Do the next four, if there are more
      3 3 Add a small drawing or a photo of what is inside, if words are hard
      4 1 Ask whoever will read it to find a cup
      4 5 Do the rest, or only those that are mixed up
      5 1 Leave one card blank for later
    `,
  }),
  template({
    id: 'cpd-find',
    about: '',
    why: 'A talk, an article or a podcast often counts. One short one today is a beginning.',
    steps: `
      1 2 Look up how many hours it takes, by when, and what counts
      1 1 Write down what you have read or heard lately that could count
      5 1 Ask a colleague which one was quick
      2 5 Look on the page of your professional body for free courses, and pick the shortest
      3 10 Read or watch it, for {minutes}
      3 2 Write one line: the date, what it was, how long, what you use of it now
      4 3 Put two more in the calendar, one a week
      4 2 Save the certificate in one folder, if there is one
      5 1 Tell one person which day you do the next
    `,
  }),
  template({
    id: 'send-papers',
    about: '',
    thing: 'the papers',
    why: 'They want to see two or three papers, and say which. It is copying, and not an exam.',
    steps: `
      1 1 Open the message or the page that asks for it
      1 2 Write down each paper it names, and by when
      5 1 Plug in the phone that takes the photos
      2 5 Find the first paper they ask for, at home or in your mail, and take a photo or save it
      3 5 Do the same with the next, and upload or send what you have
      3 3 Write to them or call, if you do not have one: “I do not have …. What else can I send?”
      4 3 Upload or send the rest, each under its name
      4 1 Save what says that they have come
      5 1 Note a day to look again
    `,
  }),
  template({
    id: 'ask-letter',
    about: '',
    who: 'your doctor or therapist',
    thing: 'the letter',
    why: 'They write such letters often. What helps them is one line on what it is for.',
    steps: `
      1 1 Write down what {thing} is for, who is to read it, and by when
      1 2 Look up what it has to say: the page of whoever asks for it tells you
      5 1 Ask whether there is a form for it
      2 4 Write to {who}: “Could you write me a letter that says …?”
      3 2 Add by when you need it, and what it makes easier for you
      3 1 Ask what it costs, and how you get it
      4 1 Note a day to ask again
      4 2 Read it once when it comes, and save a photo
      5 1 Send it on
    `,
  }),
  template({
    id: 'out-and-in',
    about: '',
    why: 'It gets harder with each day inside, and easier with each minute out. The doorstep counts.',
    steps: `
      1 1 Open a window, and put your face in the air for three breaths
      1 2 Put on shoes and a coat, over what you wear if you like
      5 1 Put the keys in a pocket
      2 2 Stand outside the door for one minute, and come back in if you want to
      3 5 Walk to the next corner, with something in your ears or a hood up
      3 2 Write to one person: “I have not been out much. Would you walk with me?”
      4 1 Note an hour when few people are about
      4 5 Do the same tomorrow at that hour
      5 1 Write down what made it hard, if you know | A doctor can help with that, too.
    `,
  }),
  template({
    id: 'pick-team',
    about: '',
    why: 'Who is there, who goes where, who swaps in. Three lists on one sheet.',
    steps: `
      1 1 Write down who can play: look at the messages, and tick the names
      1 1 Draw the places on a sheet
      5 1 Look who sat out last time
      2 4 Write the names that are clear in their places
      3 4 Fill the gaps, with a second name beside each
      3 1 Write down who comes on when
      4 2 Send it, with the time and the place
      4 1 Ask those who did not answer
      5 1 Take a photo of the sheet
    `,
  }),
  template({
    id: 'device-wifi',
    about: '',
    thing: 'it',
    why: 'Nearly always it is the password, the distance or the wrong one of two networks.',
    steps: `
      1 1 Start it again, next to the router if it can be carried there
      1 1 Find the password: on the router, in your phone, or ask whose wifi it is
      5 1 Write down what its light or screen says
      2 3 Open its app or its menu, and choose the network anew | Small things often need the one with 2.4 in its name. College wifi: your whole address as name.
      3 2 Type the password slowly, with large and small letters
      3 3 Restart the router, if it is yours, and wait two minutes
      4 3 Set back its network settings, or press its small button, and begin again
      4 2 Carry it where it belongs, and check whether it stays connected
      5 1 Note the number of the maker, or of whoever runs the wifi
    `,
  }),
  template({
    id: 'bug-report',
    about: '',
    why: 'What you did, what came, what should have come. Whoever mends it needs no more.',
    steps: `
      1 1 Open a new report, and give it one line: where, and what happens
      1 2 Do it once more, and write each press as a numbered step
      5 1 Take a screenshot
      2 3 Write “Expected:” and “Actual:”, one line each
      3 2 Add the version, the browser or device, and the account you used
      3 2 Write how often it happens: always, sometimes, once
      4 2 Add the screenshot or the log
      4 1 Read it once as somebody who was not there
      5 1 Send it
    `,
  }),
  template({
    id: 'not-peed',
    about: '',
    who: 'them',
    why: 'That can be urgent, for an animal as for a person. A call now tells you how urgent.',
    steps: `
      1 1 Go there and look: in pain, straining, a hard belly, sleepy?
      1 2 Call now: a vet for an animal, a nurse line (111 in the UK) or the doctor for a person | A cat or a dog that strains and cannot, is an emergency.
      5 1 Note when it was the last time
      2 2 Tell the vet, nurse or doctor since when, what was drunk, and what you see
      3 3 Do what they say, and write it down
      3 1 Put water within reach
      4 3 Put the carrier, or a bag and the keys, by the door
      4 1 Ask somebody to drive or to come along
      5 1 Look again in ten minutes
    `,
  }),
  template({
    id: 'bill-too-high',
    about: '',
    why: 'A bill is only lines. The one that grew can be found, and asked about.',
    steps: `
      1 1 Open the new bill, and the one before it | Not there? Their app or page keeps old ones, or ask for it.
      1 2 Put a ring round each line that is higher, or that was not there before
      5 1 Write down what you used to pay
      2 3 Check what the higher line stands for: usage, a new price, an extra, an offer that ended
      3 2 Write one line: “My bill went from … to …. Why, and what is the cheapest plan for me?”
      3 10 Call or write to them, and read it out
      4 2 Write down what they say, and the day
      4 5 Compare it with one other offer
      5 1 Put the end of the new offer in the calendar
    `,
  }),
  template({
    id: 'check-once',
    about: '',
    why: 'The urge to do it again is loud, and it goes down by itself. Each time you wait it gets a little quieter.',
    steps: `
      1 1 Do it once, slowly, and say aloud what you see: “It is off”, or “it is done”
      1 1 Walk away, and set an alarm for five minutes
      5 1 Breathe out slowly
      2 5 Do something with your hands for five minutes, until it rings | The urge may shout. It may, and you need not answer.
      3 1 Set it for five more, if the urge is still there
      3 2 Write down how strong it was, from 0 to 10, and what it is now
      4 2 Tell one person: “I do things over and over, and I am practising to stop”
      4 3 Note it for a doctor or a therapist, if it takes much of your day
      5 1 Do something kind for yourself
    `,
  }),
  template({
    id: 'office-visit-jobcentre',
    about: '',
    why: 'They ask what you did, what you will do, and what is in the way. Three lines on paper answer it.',
    steps: `
      1 1 Write down the day and the time, and where you see them or whether they call
      1 2 Write three lines: what you did since last time, as little as it was
      5 1 Write what is in the way: health, care, travel, money
      2 3 Open your journal or your letters, and check what was agreed
      3 3 Put what they want to see in one bag: letter, proof, card
      3 2 Look up the way, and when you have to leave
      4 2 Write down what you want to ask for
      4 20 Go there, or answer the call, and read your lines out
      5 2 Write down what was agreed
    `,
  }),
  template({
    id: 'sit-with',
    about: '',
    who: 'them',
    why: 'Being there is all of it. Nothing has to be said, and nothing has to be mended.',
    steps: `
      1 1 Put the phone on silent, and in another place
      1 1 Fetch something to drink for you both
      5 1 Bring a blanket or something for the hands
      2 10 Sit down near, for {minutes}, and let it be quiet
      3 2 Say one thing you see out of the window, or ask one thing that is easy
      3 2 Offer a hand, a song or a photo
      4 1 Say when you will come again, or that you are next door
      4 2 Stretch, and breathe out slowly
      5 1 Write down what was nice
    `,
  }),
  template({
    id: 'book-room',
    about: '',
    why: 'First night, last night, how many beds. With those three any page finds a room.',
    steps: `
      1 1 Write down the first and the last night, and how many sleep there
      1 1 Write down what it may cost a night, and what it must have: parking, breakfast, quiet
      5 1 Look on the map where you have to be
      2 4 Open one page that books rooms, and type that in
      3 3 Read what others say of the first two that fit
      3* 4 Book one that can still be called off, and pay or give the card
      4 1 Save the mail that confirms it
      4 1 Put the address and the time of arrival in the calendar
      5 1 Tell whoever comes along
    `,
  }),
]
