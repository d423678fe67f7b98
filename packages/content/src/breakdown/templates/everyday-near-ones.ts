import { template } from '../template.ts'

/** What is asked and told among people who are near, and what is done for them and their animals. */
export const EVERYDAY_NEAR_ONES = [
  template({
    id: 'ask-to-stop',
    about: '',
    who: 'them',
    why: 'One calm sentence about one thing. You may want that, and they may not have known.',
    steps: `
      1 1 Take a scrap of paper, or open a note for yourself
      1 2 Write down what you have seen, plainly: what, when, how often
      5 1 Breathe out slowly
      3 2 Write: “I would like you to stop … . It … for me” | One thing, and no “always”.
      3 1 Add what would be all right instead, if there is something
      2 3 Say it in a calm moment, away from others, or send it
      4 2 Wait for the answer, and listen: there may be a reason
      4 1 Say thank you when it works
      5 1 Write down what you will do if it goes on
    `,
  }),
  template({
    id: 'absence-call',
    about: '',
    why: 'Name, class, what it is. The machine takes it, too.',
    steps: `
      1 1 Find the absence line, or the school’s app
      1 1 Write down: the full name, the class, “will not be in today”, and why
      5 1 Look until what time they want to hear
      2 3 Call and read it out, or type it in | After the tone is fine.
      3 1 Say why in a word or two: a cold, a tummy bug, an appointment
      3 1 Ask when they may come back, after a tummy bug
      4 1 Tell whoever fetches or drives them
      4 1 Set an alarm for the same time tomorrow, in case
      5 2 Sit down with your child for a while
    `,
  }),
  template({
    id: 'tell-decision',
    about: '',
    who: 'them',
    why: 'You have decided. One plain sentence tells it, and it need not be argued out at once.',
    steps: `
      1 1 Take a sheet of paper that nobody else will see
      1 2 Write “I have decided something”, and below it the plain fact{statement}
      5 1 Breathe out slowly
      3 2 Write the one reason that you would like {who} to know
      3 1 Write what you will do instead, or: “I do not know yet what comes next”
      2 5 Say it to {who} in a quiet hour, or send it
      4 3 Leave room for what {they} feel: “I understand that this is hard to hear”
      4 1 Say when you will talk about it again
      5 5 Do something kind for yourself afterwards
    `,
  }),
  template({
    id: 'are-we-ok',
    about: '',
    who: 'them',
    why: 'Asking is easier than guessing. Often there is another reason, and it is not you.',
    steps: `
      1 1 Open a new message to {who}
      1 1 Breathe out slowly, and put both feet on the floor
      5 1 Drink some water
      2 2 Write: “Are we all right? I had a feeling that something is wrong between us”
      3 1 Add, only if it is true: “If I did something, I would like to know”
      3 1 Read it once, and send it
      4 1 Put the phone in another room: an answer may take its time
      4 5 Do something with your hands meanwhile
      5 2 Tell somebody else how you feel
    `,
  }),
  template({
    id: 'school-run-plan',
    about: '',
    why: 'Five days, two ways each, a name beside every one. Then nobody has to remember it.',
    steps: `
      1 1 Write the days in a row, and “there” and “back” under each
      1 2 Write your own name where you can
      5 1 Look up clubs and early ends that week
      3 1 Write below it when you have to leave the house
      3 2 Mark the gaps, and write one name beside each who might
      2 3 Write to them: “Could you take or fetch them on …?”
      4 1 Write down one stand-in, in case somebody is ill
      4 1 Tell the school who may fetch them
      5 1 Hang it on the fridge, and send it to everybody in it
    `,
  }),
  template({
    id: 'jab-visit',
    about: '',
    why: 'A minute of pricking, and it is done. The card and something to hold are nearly all of it.',
    steps: `
      1 1 Find the vaccination card or book, and check what is due | None there? Whoever gives the jabs has it on file.
      1 1 Look up day, time and place, or call to book them | An animal: the vet. A child: the doctor. A grown-up: often a pharmacy.
      5 1 Write down one question
      3 1 Put the card and something to hold by the door: a toy, a blanket, a treat
      3 1 Put a lead or a carrier with it, for an animal
      2 10 Go there, and stay close while it is done
      4 1 Ask what to look for today, and when the next one is
      4 1 Put that day in the calendar
      5 5 Do something nice together afterwards
    `,
  }),
  template({
    id: 'farrier',
    about: '',
    why: 'Hooves are a farrier’s work. Yours is the call, and clean dry feet on the day.',
    steps: `
      1 1 Look at each foot: long, split, a loose shoe, warm?
      1 1 Find the number of the farrier | None? Ask on a yard near you, or the vet.
      5 1 Look up when the last time was
      2 3 Call or write: “I have … to trim. When are you near?”
      3 1 Put the day in the calendar
      3 3 Pick out the feet the evening before, and bring them in dry
      4 1 Put out a headcollar, and money or the bank details
      4 1 Ask for the next date before they leave: six to eight weeks
      5 1 Call the vet, if one is lame or the foot is hot
    `,
  }),
  template({
    id: 'meds-other',
    about: '',
    who: 'them',
    why: 'There is nearly always a reason: the taste, the size, too many, not seeing why. It can be asked.',
    steps: `
      1 1 Fetch the tablets and a glass of water, and sit down beside {who}
      1 1 Say what it is and what it is for, in one line
      5 1 Switch off what is loud
      2 3 Offer it, one at a time, and wait | No? Try again in half an hour. Never hidden in food unless a pharmacist said so.
      3 1 Ask: “What is it about them?” Too big, bitter, too many, makes dizzy?
      3 1 Write down which was taken, and which was not
      4 5 Call the pharmacist, and read that out | Some come as a liquid, once a day, or not at all.
      4 1 Offer them at the same moment each day, with something pleasant
      5 1 Call the doctor, if one that matters was not taken for days
    `,
  }),
  template({
    id: 'wash-calmly',
    about: '',
    who: 'them',
    why: 'It is hard to be washed, and hard to wash somebody. Less water and more time may be the answer.',
    steps: `
      1 1 Ask whether now suits, or later today
      1 1 Tell them one word that means “stop”, and keep to it
      5 1 Drink something first, so that you are calm
      3 2 Lay out what comes next: towel and flannel, clean clothes, a warm room
      2 8 Let them do what they can, say what comes next, and do the rest
      3 1 Stop and go out of the room for a minute, when it gets hot
      4 1 Leave what is hardest for another day: a flannel at the basin counts
      4 2 Wrap them up warm, and say what went well
      5 3 Write down what made it harder, to ask a nurse about
    `,
  }),
  template({
    id: 'order-supplies',
    about: '',
    thing: 'them',
    why: 'The same make, size and number as last time. The old box has all three on it.',
    steps: `
      1 1 Find the last box or packet | None? The optician, the nurse or the doctor has it on file.
      1 1 Write down from it: the make, the size, the number
      5 1 Count for how many days you have some left
      3 1 Check how you get them: the delivery service, the surgery, a shop
      2 5 Order exactly those, in its app, on its page or by phone
      3 1 Ask when they come, and write it down
      4 3 Call the nurse, if they no longer fit well, or you will run out before then
      4 1 Take a photo of the label for next time
      5 1 Set a reminder for two weeks before the next end
    `,
  }),
  template({
    id: 'eye-drops',
    about: '',
    why: 'One drop in the pocket of the lid. One that went beside may be tried again.',
    steps: `
      1 1 Wash your hands, and read the label: which eye, how many, how often
      1 1 Sit or lie down, or let them, with the head tilted back | An animal or a small child: in a towel, on a lap.
      5 1 Take out contact lenses first
      2 1 Draw the lower lid down, look up, and let one drop fall into the pocket | For somebody else: say “look up” first.
      3 1 Close the eye for a minute, a finger at its inner corner
      3 1 Do the other eye, if it is for both | Two kinds: five minutes between them.
      4! 1 Close the bottle, without touching its tip
      4 1 Set an alarm for the next time
      5 1 Write the date on the bottle: most last four weeks once open
    `,
  }),
  template({
    id: 'symptom-diary',
    about: '',
    thing: 'the diary',
    why: 'Three words a day are enough. A doctor sees more in that than in a long tale.',
    steps: `
      1 1 Open the sheet, the notebook or the app, and write the date
      1 1 Write one number from 0 to 10 for how it is now
      5 1 Sit where it is quiet
      2 2 Write three words: what it is like, where or how much, how long
      3 1 Write what came before it: sleep, food, work, weather, the cycle
      3 1 Write what you took or did, and whether it helped
      4 1 Fill in yesterday with one number, and leave the other gaps empty
      4 1 Set an alarm for the same time tomorrow
      5 1 Put the sheet with what you take to the doctor
    `,
  }),
  template({
    id: 'letter-unsent',
    about: '',
    why: 'Nobody has to read it, so it can say everything. It may be short, and it may stop in the middle.',
    steps: `
      1 1 Take paper and a pen, and sit where nobody reads along
      1 1 Write the name on top, and “I want to tell you”
      5 1 Put something warm beside you
      2 8 Write on for {minutes}, as it comes, without crossing out
      3 2 Write one thing that you wish you or they had known
      3 1 Write the last line, and your name
      4 1 Fold it, and put it in an envelope without an address
      4 2 Put it away, tear it up or keep it: it is yours
      5 5 Do something quiet with your hands
    `,
  }),
  template({
    id: 'birthday-meal',
    about: '',
    why: 'A day, a place and who comes. The rest is food and a cake.',
    steps: `
      1 1 Write down who it is for, and who should be there
      1 2 Write to them: “Does … suit you?”, with the day, or two to choose from
      5 1 Ask what they would like best
      3 1 Put a ring round the day, and write: at home, or out?
      2 5 Book the table, or write down one dish and who brings what
      3 2 Send round the day, the time and the place
      4 2 Order or note a cake and a candle
      4 1 Write down what somebody cannot eat
      5 1 Put the present on the list
    `,
  }),
  template({
    id: 'collect-eggs',
    about: '',
    why: 'A basket, a look into each nest, a look at the birds.',
    steps: `
      1 1 Take the basket or a bowl, and put on your boots
      1 1 Go in slowly, and say something to them
      5 1 Take a handful of corn along
      2 3 Look in each nest, and lay the eggs in the basket
      3 1 Check whether all the birds are there and well
      3 2 Fill up water and feed
      4! 1 Close the run behind you
      4 1 Write the date on the eggs or the box
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'cat-in-carrier',
    about: '',
    why: 'Carrier out early, door shut, no chase. A towel does the rest.',
    steps: `
      1 1 Close the doors and windows of one small room, with the cat or rabbit in it
      1 1 Put the carrier there, open, with a blanket that smells of home
      5 1 Put the carrier out the day before next time
      3 1 Put a treat at the back of it
      2 2 Lift it in, bottom first, with the carrier stood on its end | Claws? A towel round all of it. Rabbit: carrier flat, hind legs held.
      3! 1 Close and check the catch, and cover it with a towel
      4 1 Talk softly, and carry it level
      4 1 Wait ten minutes and try again, if it went wrong
      5 1 Give the treat when you are home again
    `,
  }),
  template({
    id: 'pregnancy-test',
    about: '',
    why: 'A few minutes, and you know. Whatever it says, nothing has to be decided today.',
    steps: `
      1 1 Fetch a test, and look at the date on the packet | None there? A pharmacy, a supermarket, and some clinics for nothing.
      1 1 Read the leaflet: how long to hold it, how long to wait
      5 1 Ask somebody to be near, if you would like that
      2 2 Hold it in the stream, or dip it in a cup, as it says
      3 1 Lay it flat, and set an alarm for the time it names
      3 1 Read it then, and not later
      4 2 Do another one in a few days, if it is early or you are not sure
      4 2 Tell one person, or call a doctor or a clinic, when you are ready to
      5 5 Drink something warm
    `,
  }),
  template({
    id: 'small-talk',
    about: '',
    why: 'Two questions and one sentence of your own are a talk. Everybody there is a little shy.',
    steps: `
      1 1 Write down two questions: “How do you know …?”, “What have you been up to?”
      1 1 Write one sentence about you: what you did this week
      5 1 Say all three aloud once
      2 5 Go up to one person, or wait until one is near, and ask the first one
      3 2 Listen, and ask about one word they said
      3 1 Say your own sentence
      4 1 Say a line for going: “I will get a drink. It was nice talking to you”
      4 3 Go outside for a moment in between
      5 1 Count it as done after two people
    `,
  }),
] as const
