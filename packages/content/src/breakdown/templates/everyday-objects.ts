import { template, type Template } from '../template.ts'

/** What a verb asks for with this object, or in this state of it: signed by another, put on the skin, lent by a friend. */
export const EVERYDAY_OBJECTS: readonly Template[] = [
  template({
    id: 'animal-skin',
    about: '',
    thing: 'the packet',
    who: 'the animal',
    why: 'This goes on the outside, and one calm minute is enough. The packet says where.',
    steps: `
      1 1 Fetch the packet, and read where it goes and how much by weight | On the skin, in the ear or in the eye: never by mouth.
      1 2 Check that it is made for this kind of animal | What is for dogs can poison a cat.
      5 1 Breathe out slowly: animals notice
      3 1 Ask somebody to hold the animal, or wait until it is sleepy
      2 2 Put it on as the packet says | A spot-on goes between the shoulder blades, with the fur parted down to the skin.
      3 1 Wash your hands, and keep children and other animals away until it is dry
      4 1 Write the date on the calendar, with the next one
      4 2 Call the vet’s practice, if it was licked or you are unsure
      5 2 Sit together for a while
    `,
  }),
  template({
    id: 'skin-cream',
    about: '',
    thing: 'the cream',
    who: 'them',
    why: 'Clean hands and a thin layer are all of it. The label says how much.',
    steps: `
      1 1 Fetch the cream, and read on the label where it goes and how often
      1 1 Wash your hands, and dry them
      5 1 Hold the tube in your hands
      2 2 Put a thin layer on the skin, and let it sink in
      3 1 Wash your hands again
      3 1 Write down the time, and when it is due again
      4 1 Take a photo of the place, to see how it changes
      4 3 Call a pharmacist, if it gets worse or you are unsure
      5 1 Put the tube where you see it tomorrow
    `,
  }),
  template({
    id: 'animal-groomer',
    about: '',
    thing: 'the nails',
    who: 'the animal',
    why: 'Somebody else does this, in a few minutes. Yours is the booking.',
    steps: `
      1 2 Find the number or the page of a groomer, or of the vet’s nurse
      1 1 Write down two days and times that suit you
      5 1 Write down how your animal is about it
      2 5 Book it, or call and ask for one of your times
      3 1 Put day and time in the calendar
      3 1 Put the lead or the carrier by the door
      4 1 Write down what it costs
      4 2 Ask somebody to come along, if that helps
      5 1 Put a treat in your pocket
    `,
  }),
  template({
    id: 'get-signed',
    about: '',
    thing: 'the paper',
    who: 'them',
    why: 'Somebody else writes their name on it. You only find out who may, and ask.',
    steps: `
      1 2 Put {thing} in front of you, and read who may sign it
      1 2 Write down who is to sign it: the one it names, or one person who fits | The page it is for says who: often a job, and for how long they know you.
      5 1 Write nothing on it yourself yet
      2 3 Ask them: “Could you sign something for me? It takes two minutes”
      3 1 Write down where and when, or put it in an envelope with a pen | A witness has to watch you sign: then meet, and bring it unsigned.
      3 3 Mark where they sign, and copy on a slip what else they have to write
      4 2 Check that name, date and every box are there
      4 1 Take a photo of it
      5 1 Thank them
    `,
  }),
  template({
    id: 'give-back',
    about: '',
    thing: 'what was lent',
    who: 'them',
    takesAnything: true,
    why: 'Nobody counts the days. Clean, in a bag and by the door is most of it.',
    steps: `
      1 1 Find {thing}, and wipe or wash it if it needs that
      1 1 Put it by the door, in a bag if it fits into one
      5 1 Put a small thank-you in with it
      2 2 Write to {who}: “I still have this of yours. When can I bring it round?”
      3 1 Put the day in the calendar
      3 10 Hand it over, or leave it where they said
      4 1 Put it in the car, or by your keys
      4 2 Ask somebody who goes that way
      5 1 Tick it off
    `,
  }),
  template({
    id: 'find-paper',
    about: '',
    thing: 'the paper',
    why: 'Papers live with papers. Five places, one after the other, and there is a copy of nearly everything.',
    steps: `
      1 1 Stand where your important papers are, or the nearest pile of post
      1 2 Go through one folder or pile, top to bottom, for {thing}
      5 1 Put what you have looked through on the other side
      2 5 Look in the box, drawer and bag where papers end up
      3 2 Look through your emails, photos and accounts: a scan or the number may do
      3 2 Ask whoever may keep it: family, work, an office
      4 5 Look up how a copy is ordered, if it stays away
      4 1 Write down where you have looked
      5 1 Put it in one folder once it is found
    `,
  }),
  template({
    id: 'ring-111',
    about: '',
    thing: 'the call',
    why: 'They ask the questions, and you only answer. Three words on paper make it easier.',
    steps: `
      1 1 Put the phone and a pen in front of you | Getting worse fast, hard to breathe, badly hurt? Call 999, or your emergency number.
      1 2 Write down what it is, since when, and what makes it worse
      5 1 Sit down, both feet on the floor
      3 1 Write down age, medicines and allergies
      2 10 Call 111, your doctor or the medical line where you live, and read it out
      3 2 Write down what they said: where, when, what to watch for
      4 1 Ask them to say it again, if it went too fast
      4 2 Tell somebody near you what they said
      5 2 Drink some water
    `,
  }),
  template({
    id: 'chase-landlord',
    about: '',
    thing: 'the repair',
    why: 'The repair is theirs, and a line in writing counts more than a promise on the phone.',
    steps: `
      1 1 Take a photo of what is wrong | Water or sparks? Turn it off at the tap or the switch.
      1 2 Write down since when, and what was promised on which day
      5 1 Put a towel or a bowl under it, if it drips
      2 5 Send it to the landlord in writing, with the photo: “Which day will somebody come?”
      3 1 Note a day to ask again
      3 2 Save all messages about it in one place
      4 5 Look up the council’s page on repairs in rented homes
      4 3 Call a housing adviser, if that day goes by
      5 2 Sit down with something warm
    `,
  }),
  template({
    id: 'bin-day',
    about: '',
    thing: 'the bins',
    why: 'The council’s page knows it, and so do the neighbours’ kerbs.',
    steps: `
      1 1 Look out of the window: which bins have the neighbours put out?
      1 1 Open the council’s page for bin days
      5 1 Fetch a cup of tea
      2 1 Type in your postcode, and read which one it is this week
      3 1 Take a picture of the page, or save the calendar
      3 1 Set a reminder for the evening before
      4 1 Write it on a slip by the door
      4 3 Put that bin out
      5 1 Tell whoever lives with you
    `,
  }),
  template({
    id: 'look-in-bank',
    about: '',
    thing: 'the payment',
    why: 'One look in the bank’s app answers it. Looking changes nothing.',
    steps: `
      1 1 Open your bank’s app or page
      1 1 Look for the list of payments, or for standing orders
      5 1 Breathe out slowly
      2 2 Read down from today until you find the name or the sum
      3 1 Write down the date and the sum, or that it is not there
      3 2 Look for “pending”, or for the date of the next one
      4 5 Write to whoever should have paid, or call the bank, if it is not there
      4 2 Tell whoever waits for it
      5 1 Close the app
    `,
  }),
  template({
    id: 'register-vote',
    about: '',
    thing: 'the register',
    why: 'It is one page and takes five minutes. At a new address it is done anew.',
    steps: `
      1 1 Open your country’s official page to register | In Britain: “Register to vote” on GOV.UK.
      1 2 Put out the card or the number it asks for | In Britain the National Insurance number, on a payslip or a tax letter.
      5 1 Pour a drink
      2 5 Fill in name, date of birth and your address, and send it
      3 1 Save the page or the mail that says it is sent
      3 1 Look up by which day it has to be in
      4 2 Look up which photo ID counts on the day
      4 2 Tick the box for a postal vote, if going is hard
      5 1 Tell somebody else who has moved
    `,
  }),
  template({
    id: 'pip-form',
    about: '',
    thing: 'the form',
    why: 'It is long, and it is about your hard days. One question at a time, and more time may be asked for.',
    steps: `
      1 1 Put the form in front of you, and ring the date it has to be back, if there is one
      1 3 Call the number on the letter and ask for two more weeks, if the date is near
      5 1 Ask somebody to sit with you
      3 5 Look up a benefits adviser who helps with it: Citizens Advice, a charity
      2 10 Answer one question: what happens on a bad day, how often, and who helps | Also what you can only do slowly, in pain or with help.
      3 5 Put copies beside it: letters, prescriptions, a line from somebody who knows you
      4 10 Answer the next question, on another day
      4 3 Take a photo of every page
      5 5 Send it with proof of postage
    `,
  }),
  template({
    id: 'online-profile',
    about: '',
    thing: 'the profile',
    why: 'One line is an update. The rest can stay as it is.',
    steps: `
      1 1 Open your own profile, and press edit
      1 2 Read the line under your name, and write what is true today
      5 1 Put a drink beside you
      2 4 Add one thing that is missing: a job, a course, a photo, with one sentence
      3 2 Look at the photo: is it still you?
      3 1 Save it, and look at it once as a stranger would
      4 3 Take out one thing that is old
      4 2 Add two words that you would like to be found for
      5 1 Close the page before it shows you the others
    `,
  }),
  template({
    id: 'ask-discount',
    about: '',
    thing: 'the price',
    why: 'They keep a lower price for those who ask. It is one call, and no is no harm.',
    steps: `
      1 2 Find what it costs now, and when the contract ends, if there is one
      1 3 Look up one cheaper offer and write down its price
      5 1 Pour a drink: there may be music first
      2 8 Call, write or go: “I am thinking of leaving. What can you offer me?” | Nothing to leave, as with a car or a rent? Say: “Could you do it for …?”
      3 1 Wait in silence after the first offer
      3 2 Write down the price, for how long, and who said it
      4 1 Ask for it in writing
      4 1 Set a reminder for the month before it ends
      5 1 Tell somebody what you saved
    `,
  }),
  template({
    id: 'fresh-air',
    about: '',
    thing: 'the air',
    why: 'The doorstep counts, and so does an open window.',
    steps: `
      1 1 Put on shoes, or open the window wide
      1 1 Go to the doorway or the window, and breathe in slowly, three times
      5 1 Put on another layer
      2 3 Go outside and stay until you have heard three sounds
      3 5 Go to the next corner and back
      3 1 Look up: what is the sky doing?
      4 5 Go a little further, if your feet want to
      4 1 Leave the phone at home
      5 1 Sit on a step or a wall
    `,
  }),
  template({
    id: 'council-discount',
    about: '',
    thing: 'the discount',
    why: 'It is a short form on the council’s page, and it counts from the day you say so.',
    steps: `
      1 1 Find the last council tax bill, and its account number
      1 1 Open the council’s own page, and look for “council tax discount”
      5 1 Pour a drink
      2 5 Fill in who lives there, since when and what shows it, and send it
      3 1 Save what says that it is sent
      3 2 Ask for it from the day it began, if that is past
      4 3 Call them, if the page sends you in circles
      4 1 Note a day to check whether the bill has changed
      5 1 Put the bill in its folder
    `,
  }),
  template({
    id: 'mould-wall',
    about: '',
    thing: 'the mould',
    why: 'Air, the right cleaner and a little time take off what you see. One patch is a beginning.',
    steps: `
      1 1 Open the window, and put on gloves
      1 2 Take a photo of it, and fetch mould cleaner or vinegar and an old cloth | Shoes, a tent, a fridge? Brush or wipe it off first, and take vinegar and water.
      5 1 Put on old clothes, and glasses if it is above you
      2 4 Squirt or dab it on one patch, and leave it as long as the label says | Never two cleaners at once: the fumes are dangerous.
      3 4 Wipe it off with a wet cloth, and dry the place
      3 3 Do the next patch, or leave it for another day
      4 1 Leave the window open for ten minutes after each shower
      4 3 Write to the landlord with the photo, if it comes back or is large
      5 1 Wash your hands, and throw the cloth away
    `,
  }),
]
