import { template, type Template } from '../template.ts'

/** What the rounds of judgement found without steps of its own: offices, files, timetables, a nudge for somebody else. */
export const EVERYDAY_REST: readonly Template[] = [
  template({
    id: 'redirect-post',
    about: '',
    thing: 'the post',
    why: 'The post can follow you. It is one page, two addresses and a small fee.',
    steps: `
      1 1 Write the old address and the new one on a slip of paper
      1 2 Open the post office’s own page, and look for “redirect”
      5 1 Write down the names of everybody whose mail is to follow
      2 8 Fill in both addresses and the day it begins, pay, and send it | They ask for about a week’s notice.
      3 2 Write down two who write to you often: bank, doctor, work
      3 5 Give the first of them the new address
      4 1 Save the mail that says it is set up
      4 2 Ask whoever lives there now to keep what still comes
      5 1 Set a reminder for a week before it ends
    `,
  }),
  template({
    id: 'tidy-file',
    about: '',
    thing: 'the file',
    why: 'First a copy, and then nothing can go wrong. A clearer top is worth more than a perfect whole.',
    steps: `
      1 1 Open {thing} and save a copy under another name
      1 2 Look through it once, and change nothing
      5 1 Write down in one line what it is for, and who uses it
      2 8 Put the first part in order, for {minutes}
      3 3 Delete what is empty or there twice
      3 3 Give the same sort of thing the same look: dates, names, headings
      4 5 Do the next part, or mark where you stopped
      4 1 Read the top of it as somebody who has never seen it
      5 1 Save it, and note what is left for another day
    `,
  }),
  template({
    id: 'new-file',
    about: '',
    thing: 'the file',
    why: 'Three headings and one line are a whole beginning. It can grow with use.',
    steps: `
      1 1 Open an empty one, and give it a name
      1 2 Write three headings at the top: what you need to see
      5 1 Check whether a ready-made one would do
      2 3 Fill in the first line with something real
      3 5 Fill in four more
      3 1 Make the headings bold, or give them one colour
      4 1 Save it where you will find it again
      4 5 Add the sum or the column that you miss
      5 1 Note a day on which you will fill in the next lines
    `,
  }),
  template({
    id: 'times',
    about: '',
    thing: 'the times',
    why: 'One page knows it. You only need the place, the day, and one line to write it on.',
    steps: `
      1 1 Write down the place, the day, and when you want to be there
      1 1 Open the page or the app that has the times
      5 1 Check whether that day is a holiday or a Sunday
      2 3 Type in the place and the day, and find the first one that suits
      3 1 Write it on one line, or take a picture of it
      3 1 Write down the one after it, or when it closes
      4 1 Count back when you have to leave home
      4 1 Set an alarm for that
      5 1 Close the page
    `,
  }),
  template({
    id: 'tell-office',
    about: '',
    who: 'them',
    thing: 'the change',
    why: 'An office only wants to know who you are, what is new and since when. No story is needed.',
    steps: `
      1 2 Find a letter or a mail of theirs with your number on it, if you have one
      1 2 Write down what is new and since when{statement}
      5 1 Put what shows it beside you, if there is a paper
      2 5 Open their page or app, and look for “report a change” or “contact”, or a number
      3* 5 Fill it in and send it, or call and read out what you wrote
      3 1 Save the answer, or note the day and the name
      4 1 Write down who else has to know
      4 3 Tell the next of them
      5 1 Set a reminder to check whether it has been changed
    `,
  }),
  template({
    id: 'report-scam',
    about: '',
    thing: 'the message',
    why: 'You saw through it. Passing it on takes a minute, and spares somebody else.',
    steps: `
      1 1 Take a picture of it, or write down the number and what was said | Press nothing in it.
      1 1 Look up where such things are reported: your phone company, bank or mail
      5 1 Say aloud: “A real bank does not hurry me”
      2 2 Send it on to the address or number that they name | In Britain, texts go to 7726, and mails to report@phishing.gov.uk.
      3 1 Block the sender
      3 1 Delete it, once it has gone on
      4 5 Call your bank on the number on your card, if you pressed or paid anything
      4 5 Change the password, if you typed one in
      5 1 Tell one person, so that they know it when it comes
    `,
  }),
  template({
    id: 'baby-nails',
    about: '',
    thing: 'the nails',
    why: 'Asleep or full is the best time. One hand is a session.',
    steps: `
      1 1 Fetch baby scissors or a soft file
      1 1 Sit where the light is good, with the baby on your lap or asleep
      5 1 Put on a song, or give them something to hold
      2 2 Press the tip of one finger back, and cut or file straight across
      3 3 Do the other fingers of that hand
      3 3 Do the other hand, or leave it for the next nap
      4 2 Smooth what is sharp
      4 1 Put the scissors out of reach
      5 1 Note when they are due again
    `,
  }),
  template({
    id: 'vet-now',
    about: '',
    thing: 'it',
    why: 'This one is for the vet, and soon. They hear it every day, and will say what to do.',
    steps: `
      1 2 Call the vet now, or the night number that their machine names
      1 1 Say what was eaten or what you see, since when, and how heavy the animal is
      5 1 Stay calm beside them
      2 2 Do what they say, and nothing else | Do not make them sick yourself.
      3 1 Take away what it ate, if it did, and keep the packet
      3 3 Put the carrier or the lead by the door, in case you are to come
      4 2 Write down the time, and what you notice
      4 2 Ask somebody to drive or to come along
      5 1 Put the number of the vet where everybody sees it
    `,
  }),
  template({
    id: 'scammed',
    about: '',
    thing: 'the money',
    why: 'It happens to careful people, and the shame belongs to those who did it. The bank comes first, and soon.',
    steps: `
      1 2 Call your bank, or the one it is about, on the number on the card | In Britain 159, too. Paid with gift cards or coins? Call whoever sold them, too.
      1 1 Say: “I have been scammed”, what they took or know, when, and who
      5 1 Sit down, and put both feet on the floor
      2 2 Ask them to stop what can be stopped, and to try to get it back
      3 3 Change the password of your mail and your bank | Were they on your computer? Take it off the internet, and use another one.
      3 2 Take pictures of the messages, and save them
      4 5 Write or call where the bank says it is reported
      4 2 Tell one person who is kind to you
      5 1 Block the sender | Whoever offers to get it back for a fee is one of them.
    `,
  }),
  template({
    id: 'coax',
    about: '',
    who: 'them',
    thing: 'it',
    why: 'A small beginning together is easier than being told. Their first bit, and your company.',
    steps: `
      1 1 Go to {who}, and sit down near before you say anything
      1 1 Put the first small bit of it in reach, ready to begin
      5 1 Drink something first, so that you are calm
      2 2 Ask: “Shall we start now, or in five minutes?”
      3 3 Do the first bit together, or be there while they begin
      3 1 Say one thing that you saw them do
      4 5 Stay near with something of your own to do
      4 1 Say when there will be a break, and keep it
      5 1 Stop when it turns into a quarrel. Later is a time, too
    `,
  }),
  template({
    id: 'empty-out',
    about: '',
    thing: 'it',
    why: 'It goes out, it gets a rinse, it goes back. Two minutes, mostly.',
    steps: `
      1 1 Switch {thing} off, if it has a plug
      1 1 Take out the part that is full, and hold it level
      5 1 Put a cloth or a paper beneath
      2 2 Carry it to the sink or the bin, and tip it out
      3 2 Rinse or wipe it
      3! 1 Put it back until it clicks, and switch it on again, if it was on
      4 1 Wipe up what dripped
      4 1 Listen whether it runs
      5 1 Check how full it was, and note a day for the next time
    `,
  }),
  template({
    id: 'lenses',
    about: '',
    thing: 'the lenses',
    why: 'Clean hands, one eye and then the other. After that it is done for the day.',
    steps: `
      1 1 Wash your hands with soap, and dry them
      1 1 Put the case and fresh solution in front of you
      5 1 Stand where the light is good
      2 1 Do one eye
      3 1 Do the other eye
      3 1 Rub and rinse the lens with solution, or throw a daily one away | Never water from the tap.
      4! 1 Close the case, or the packet
      4 1 Put your glasses where you will find them
      5 1 Look at something far away for a moment
    `,
  }),
  template({
    id: 'nap-alongside',
    about: '',
    why: 'Nothing else has to be done in that time. Lying down with your eyes shut counts, asleep or not.',
    steps: `
      1 1 Lay the baby down safely, on the back in a cot of its own
      1 1 Put the phone on silent, or out of the room
      5 1 Drink some water
      3 1 Leave the dishes and the washing where they are
      2 20 Lie down as you are, near enough to hear, with your eyes shut
      3 1 Breathe out slowly, five times
      4 1 Draw the curtain, if the light is in your eyes
      4 1 Ask somebody to take the next waking, if there is somebody
      5 1 Get up slowly
    `,
  }),
  template({
    id: 'bored',
    about: '',
    why: 'It wants a taste of something, and no great plan.',
    steps: `
      1 1 Stand up, and stretch both arms
      1 1 Write down three things: one for the hands, one for the ears, one for outdoors
      5 1 Put the phone in another room
      2 10 Do something for hands, ears or outdoors, for {minutes} | The easiest of the three.
      3 1 Try the next one on the list, if it was not the right one
      3 2 Write to somebody: “What are you doing today?”
      4 5 Walk round the block, and count five things of one colour
      4 1 Write down what you liked, for the next time
      5 3 Look up one thing you have always wondered about
    `,
  }),
  template({
    id: 'cheer-self',
    about: '',
    why: 'A mood needs no reason. Something small and good beside it is enough.',
    steps: `
      1 1 Drink a few sips of water, and drop your shoulders | Hungry, cold or tired? That first.
      1 1 Put on a song that you know by heart
      5 1 Open the window
      2 10 Do one small good thing, for {minutes} | A shower, a biscuit in the sun, a silly clip, a cat.
      3 2 Step outside the door, and stay for ten breaths
      3 2 Send somebody a picture or a joke | It is more than a mood, or it stays? Tell them that instead.
      4 2 Move one thing out of today that can wait
      4 2 Put on something fresh: socks, or a soft jumper
      5 1 Write down what helped, for another day like this
    `,
  }),
  template({
    id: 'warm-self',
    about: '',
    why: 'First the body, then the room: that is quicker, and costs less.',
    steps: `
      1 1 Put on socks, one more layer, and something on your head | Very drowsy, confused or slurring? Call your emergency number.
      1 1 Wrap a blanket round you
      5 1 Close the door and the curtains of the room
      2 4 Make something hot to drink, and hold the cup
      3 2 Walk up and down, or swing your arms
      3 3 Fill a hot-water bottle, or warm a cushion | Hot water, not boiling.
      4 5 Eat something, warm if you can
      4 1 Turn up the heating in this one room | Too dear? Ask the supplier or the council: there is help for it.
      5 1 Put jumper and socks where you will sit tomorrow
    `,
  }),
  template({
    id: 'cool-self',
    about: '',
    why: 'Water, shade and air. In such heat everything may go slowly.',
    steps: `
      1 1 Drink some water, and go where there is shade | Confused, fainting, or hot and still ill after half an hour? Your emergency number.
      1 1 Take off a layer, and your shoes
      5 1 Put a bottle of water in the fridge
      2 3 Hold your wrists under cool water, or lay a wet flannel on your neck
      3 10 Sit or lie still, for {minutes} | A fan, a piece of card, an open door: moving air.
      3 1 Close the curtains and windows on the sunny side
      4 1 Move what is hard work to the evening
      4 1 Open the windows once it is cooler outside
      5 1 Ask somebody who lives alone: “Are you cool enough?”
    `,
  }),
  template({
    id: 'collection',
    about: '',
    why: 'One handful at a time, so that it stays a pleasure.',
    steps: `
      1 1 Take out one handful, one page or one box of it
      1 1 Lay the pieces in a row, where nothing can knock them over
      5 1 Put on the good lamp
      2 10 Sort them by one thing only, for {minutes} | Year, colour, place, kind: whatever you like to look at.
      3 2 Put each kind in a box, a sleeve or a folder of its own
      3 1 Write on it what is in it
      4 4 Write a line about each of the best ones, or take a photo
      4 1 Mark where you stopped
      5 2 Show one of them to somebody
    `,
  }),
]
