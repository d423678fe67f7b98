import { template } from '../template.ts'

/** Home, bodies, animals and ways, as two strangers asked for them: what stands beside the task is part of it. */
export const EVERYDAY_LIVED = [
  template({
    id: 'foot-care',
    about: '',
    why: 'Somebody does this for a living. You only find them, and lend a foot.',
    steps: `
      1 1 Sit down with your phone and a pen
      1 2 Look up a foot clinic, a chiropodist or a nail-cutting service near you | Age UK, a pharmacy or the surgery can name one. Diabetes? Ask the surgery first.
      5 1 Put a pillow behind your back
      2* 5 Call, or fill in the form: “I cannot reach my toenails. Can you cut them?” | Something else with your feet? Say that instead.
      3 1 Ask what it costs, and whether they come to the house
      3 1 Write the day in your calendar
      4 1 Ask somebody near to do them meanwhile, if one hurts
      4 2 Write down tablets and what your feet are like, to tell them
      5 1 Put out socks and shoes that come off easily for the day
    `,
  }),
  template({
    id: 'bird-cage',
    about: '',
    why: 'New paper, clean perches, fresh seed and water. The bird may watch.',
    steps: `
      1 1 Close door and windows of the room, and cover the mirror
      1 1 Pull out the tray, slowly | The bird may stay inside, or fly in the closed room.
      5 1 Turn off fans and the hob
      2 3 Tip the old paper and husks in a bag, and lay in fresh paper
      3 3 Rinse seed and water pots in hot water, dry and fill them
      3 4 Scrape perches and bars, and wipe them with warm water
      4! 1 Push the tray back, and shut the little door
      4 2 Look that bird over: eyes, feathers, droppings
      5 1 Wash your hands, and carry the bag out
    `,
  }),
  template({
    id: 'flight-together',
    about: '',
    who: 'them',
    why: 'Waiting is the hardest part, and airports know it. Help is free when it is asked for.',
    steps: `
      1 2 Fetch paper, and write down the flight: day, time, airport
      1 2 Look up “special assistance” on the page of the airport | A sunflower lanyard says “a bit more time, please” without a word.
      5 1 Drink something
      2* 6 Book assistance, or ask the airline: quieter queue, seats together, boarding first
      3 3 Put the day in pictures or five lines: bus, bags, wait, sit, up, down
      3 5 Fill one bag for the seat: headphones, safe food, tablet charged, a favourite thing
      4 2 Look at a short film of that airport, together
      4 1 Write down what you do when it gets too much: a corner, a song, a squeeze
      5 1 Put spare clothes and wipes in that bag
    `,
  }),
  template({
    id: 'work-clothes-wash',
    about: '',
    why: 'By themselves, a bit hotter, a bit more powder. The machine does the rest.',
    steps: `
      1 1 Carry them to the machine, or put them in a bag for the laundrette
      1 2 Empty every pocket, and shake out what falls
      5 1 Open a window
      4 1 Look at the label: as hot as it says
      3 2 Put them in by themselves, with a little more powder | A spoon of soda crystals or a cup of vinegar takes smells. Soaked in oil or petrol? Air it outside first.
      2* 1 Press start
      4 1 Set an alarm for the end
      3! 4 Hang everything up at once, wide apart
      5 1 Put out what you wear meanwhile
    `,
  }),
  template({
    id: 'sour-washing',
    about: '',
    why: 'It happens in every home. Smell decides: hang it, or let the machine run once more.',
    steps: `
      1 1 Go to the machine, open it, and smell one piece
      1 1 Put some powder in, and a cup of vinegar in the drum, if you have any | It smells fresh? Hang it up now, and leave out the rest.
      5 1 Open a window
      2* 1 Press start for a short wash
      3 1 Set an alarm for the end, on the phone you carry
      3! 5 Hang it on the line or the rack when it rings, wide apart
      4 1 Leave the door of the machine open
      4 1 Write “alarm” on a note beside the button
      5 1 Drink something
    `,
  }),
  template({
    id: 'accessible-stay',
    about: '',
    why: '“Accessible” means something else in each house. Three things you need, and one call about that very room.',
    steps: `
      1 1 Fetch paper, and write the first and the last night
      1 2 Write down the three things that have to be there | No steps, door width, roll-in shower, bed height, a lift, parking.
      5 1 Drink something
      3 6 Look at two places, and for photos of the bathroom
      2* 6 Call the nearer one, and ask about each of the three for that very room
      3 5 Book it, and write your three things in the notes
      4 1 Ask for the answer in writing
      4 1 Look until when it can be cancelled
      5 1 Save the booking where you find it
    `,
  }),
  template({
    id: 'visit-care-home',
    about: '',
    who: 'them',
    why: 'It may be short. A cup of tea beside somebody is a visit.',
    steps: `
      1 2 Look up the visiting hours, or call and ask when is a good time
      1 1 Write down how long you stay | Twenty minutes are a visit.
      5 1 Drink something before you go
      3 2 Put one thing to share by the door: photos, grapes, a song
      3 2 Look up the way, and write down when to leave
      2* 15 Go there, sit beside {who}, and stay for as long as you wrote down
      4 2 Ask somebody who works there how the week was
      4 1 Say when you come again, and leave
      5 5 Do something for yourself afterwards
    `,
  }),
  template({
    id: 'dentist-after-years',
    about: '',
    who: 'the dentist',
    why: 'They see it every day, and nobody has to explain the years. One call makes a beginning.',
    steps: `
      1 1 Put the number of a dentist and a pen in front of you | None any more? The nearest one that takes new people.
      1 1 Write: “I have not been for years, and would like to be seen. Do you take me on?” | Nervous? Add that. In the UK, the NHS page “find a dentist” knows who has room.
      5 1 Put something warm beside you
      2 5 Call {who}, or fill in the form, and read it out
      3 1 Ask for a first look only, at a time of day that suits you
      3 1 Write the day in your calendar
      4 1 Ask what it costs, and whether you pay nothing or less
      4 1 Write down a sign for “stop”: a raised hand
      5 3 Ask somebody to come along
    `,
  }),
  template({
    id: 'child-dentist',
    about: '',
    who: 'them',
    why: 'A quiet slot and no surprises. The first visit may be only a ride in the chair.',
    steps: `
      1 1 Put the number of the dentist and a pen in front of you
      1 2 Write down what helps: a quiet hour, no wait, the same person, headphones
      5 1 Check whether a tooth hurts now | Pain, swelling or fever? Say that first when you call.
      2* 5 Call, and ask for a first slot of the day, with that list
      3 1 Write day and time where you all see it
      3 3 Look at pictures of a dentist together, and count teeth with a spoon
      4 2 Put headphones, sunglasses and a favourite thing in a bag
      4 1 Say what comes after it: home, snack, screen
      5 1 Tell the dentist what went well
    `,
  }),
  template({
    id: 'chair-repair',
    about: '',
    why: 'It carries you every day, so it is urgent and you may say so.',
    steps: `
      1 1 Look at it, and take one photo of what is wrong
      1 1 Find the number of the service: on a sticker on the frame or in the letter | Brakes or tipping: keep off slopes, and do not transfer on it alone.
      5 1 Sit somewhere firm
      3 1 Write one line: what it does, since when, “it is needed every day”
      2* 6 Call them, read it out, and ask for an urgent repair
      3 1 Ask what you can use until then
      4 1 Write down the day, a name and the number of the job
      4 1 Tell whoever helps you, so that they look out
      5 1 Save the number in your phone
    `,
  }),
  template({
    id: 'travel-assist',
    about: '',
    why: 'When, where, what you need. They are there when they know.',
    steps: `
      1 1 Put your ticket or the times of the journey in front of you
      1 1 Write down what you need: ramp, arm, seat, luggage, a change
      5 1 Plug in your phone
      2* 6 Book it in the assist app or with whom you travel, by call or form, and read it out
      3 1 Ask where to meet, and how early
      3 1 Save the number of the booking, with a screenshot
      4 1 Save the help number of the station or airport for the day
      4 1 Write down when to leave the house
      5 1 Note who meets you at the other end
    `,
  }),
  template({
    id: 'child-room',
    about: '',
    who: 'your child',
    why: 'It is their place. A little at a time, seen and agreed, and nothing gone for good.',
    steps: `
      1 1 Fetch one small bag and one box
      1 1 Tell {who} what comes: ten minutes, one corner, nothing goes unseen
      5 1 Put on a song they like
      2 6 Put only clear rubbish in the bag: wrappers, dried pens, broken bits
      3 3 Put what you are not sure of in the box, and leave the box in the room
      3 1 Show {who} the bag, and let one thing come back
      4 1 Take a photo of how it was, so that it can be put back
      4 2 Leave the favourite things where they are
      5 1 Stop while it is still good, and do something nice
    `,
  }),
  template({
    id: 'photos-name',
    about: '',
    why: 'Who and when is enough. One photo with a name on it is one that stays known.',
    steps: `
      1 1 Fetch a soft pencil, and put one small heap of photos in front of you | Ink may come through; a soft pencil does not.
      1 2 Turn over the top one, and write who it is | Stuck in? On a slip beside it. On a screen? In its title.
      5 1 Put a light or a pair of glasses beside you
      2 3 Write the year below, or your best guess with a question mark
      3 5 Do the next four, and leave out those you are not sure of
      3 3 Take a picture of one that you do not know, and send it to somebody who may
      4 2 Put those that are done in an envelope, and write on it what they are
      4 1 Put the others back, with the pencil on top
      5 2 Choose one that you like, and stand it where you see it
    `,
  }),
  template({
    id: 'card-reviews',
    about: '',
    why: 'Nobody clears a heap of cards at once. Ten today, and the heap is smaller.',
    steps: `
      1 1 Open the cards on your phone or computer
      1 2 Do the first three, and no more
      5 1 Put on a drink or some music without words
      2 3 Set the reviews of a day to a number that you can do: ten, twenty | It is in the settings of the deck; what is left over waits.
      3 5 Do ten cards, and press again without a thought where you do not know one
      3 3 Set new cards to none until the heap is smaller
      4 5 Do ten more, if it goes well
      4 2 Put aside one card that you always miss
      5 1 Write down when you open them tomorrow: on the bus, after breakfast
    `,
  }),
  template({
    id: 'flatmate-find',
    about: '',
    why: 'Who asks around finds somebody sooner than who writes the perfect advert.',
    steps: `
      1 1 Write down the rent, what is included, and from which day
      1 2 Write two lines on how you live: quiet, early, a cat
      5 1 Open a window and let some light in, before you take photos
      2 5 Send it to three people who may know somebody
      3 4 Take four photos: the room, the kitchen, the bath, the view
      3 8 Put the room on one page for flatmates, with the photos
      4 2 Ask the landlord or read the contract: whom must you tell?
      4 3 Write down three questions for whoever comes: work, nights, cleaning
      5 2 Choose two evenings for people to see it
    `,
  }),
  template({
    id: 'ask-assessment',
    about: '',
    why: 'You need not be sure to ask. What you notice every day is what they want to hear.',
    steps: `
      1 1 Open a note with “what I notice” at the top
      1 2 Write down one thing from this week: something lost, too loud, begun and left
      5 1 Put on something quiet, or go where nobody talks to you
      2 5 Write down three more, with how long they have been so
      3 3 Write down one from school or the early years, or ask somebody who was there
      3 5 Book a talk with a doctor, or call and say: “I would like to ask for an assessment”
      4 5 Fill in one short checklist that the health service offers, and print or save it
      4 2 Ask somebody to come along, or take the note with you
      5 2 Write down when to ask again if nothing comes
    `,
  }),
  template({
    id: 'device-for-other',
    about: '',
    who: 'them',
    why: 'It only has to do three things, in large letters. The rest can come later.',
    steps: `
      1 1 Lay the new device, its charger and a sheet of paper side by side
      1 1 Press its button until it wakes
      5 1 Write down what it is wanted for, three things at most
      2 8 Follow what the screen asks: language, wifi, an account for {who}
      3 2 Write the wifi name and the passwords on the sheet, for a safe place
      3 3 Set the letters larger and the sound louder
      4 4 Put the three things on the first page, and move the rest away
      4 3 Try one of them together, {they} with the finger and you with the words
      5 2 Write three lines for beside it: how to begin, go back, and whom to ask
    `,
  }),
  template({
    id: 'first-word-again',
    about: '',
    who: 'them',
    why: 'Three lines are enough after a long silence. They need not say whose fault it was.',
    steps: `
      1 1 Sit down where it is quiet, with paper or an empty note
      1 2 Write down one good thing that you remember of {who}
      5 1 Drink something warm, and stop for today if it is too much
      2 4 Write: “I have thought of you. I would like to hear from you.”
      3 2 Leave out old quarrels, if there were any: they can come when you sit together
      3 2 Add one small offer: a walk, a call, a coffee, with no day yet
      4 2 Ask somebody you trust to read it, or leave it until tomorrow
      4 1 Send it, or post it
      5 2 Write down what you do for yourself while no answer comes
    `,
  }),
  template({
    id: 'fetch-animal',
    about: '',
    why: 'A safe way home, and one quiet corner there. That is all it needs on the first day.',
    steps: `
      1 1 Find the message with the day, the time and the place
      1 2 Fetch something to carry it in: a carrier, a box with holes, a lead
      5 1 Put a towel in it that may get dirty
      2 5 Lay out one quiet corner: a bed, water, food, and for a cat a tray
      3 2 Put the papers, the money and your card in your bag
      4 2 Write down three questions: what it eats, what it fears, which vet
      3* 15 Go there, and ask for the food it knows
      4 2 Close doors and windows before you open the carrier at home
      5 3 Sit nearby and let it come out by itself
    `,
  }),
  template({
    id: 'christmas-money',
    about: '',
    why: 'One sum for all of it, and then names with smaller sums. What is on paper need not be carried.',
    steps: `
      1 1 Open your bank on the screen, with a pen beside you
      1 2 Write down one number: what may go out for it in all
      5 1 Make something warm to drink
      2 4 List the people who get something, with a sum beside each
      3 3 Write down food, travel and what else there is, with a sum each
      3 3 Add it up, and cross out or make smaller until it fits
      4 2 Send one message: “Shall we only give the children something?”
      4 3 Move a part of the sum aside each week until then
      5 1 Hang the list where you see it when you buy
    `,
  }),
  template({
    id: 'move-chats',
    about: '',
    why: 'The chats lie in a copy, and the new phone fetches them from there. The old one stays as it is until they are there.',
    steps: `
      1 1 Lay both phones side by side, charged, and on the same wifi | The old one is broken? Go straight to “restore” on the new one.
      1 2 Open the settings of the app on the old one, and look for “chats”
      5 1 Fetch something to drink, as it takes a while
      2 8 Press “back up now”, or “transfer chats” and show the code
      3 3 Get the same app on the new one, and sign in with your number
      3 5 Choose “restore” where it asks, and leave it alone meanwhile
      4 2 Open one old chat, and look whether its photos are there
      4 1 Leave the app on the old phone for a week
      5 2 Set the copy to “every week” on the new one
    `,
  }),
  template({
    id: 'flat-pack-on',
    about: '',
    thing: 'it',
    why: 'The leaflet knows where you are. One picture is one session.',
    steps: `
      1 1 Go to {thing}, with the leaflet and the tools | No leaflet? Search the name of the piece: makers keep them online.
      1 2 Find the picture that it looks like now, and mark it
      5 1 Put on music or a voice that you like
      2 3 Lay out the parts and screws of the next picture
      3 10 Do that one picture, and tick it
      3 2 Count the screws that are left, and put them in a cup
      4 2 Ask somebody to hold what is heavy
      4 3 Fix it to the wall, if it is tall
      5 2 Put the leaflet and what is left over in a bag
    `,
  }),
  template({
    id: 'ask-out',
    about: '',
    who: 'them',
    why: 'One small question with a place in it. A no is about the evening, not about you.',
    steps: `
      1 1 Write down where you would like to go with {who}
      1 2 Write the question in one line: “Would you like to go there with me?”
      5 1 Put on what you feel good in, or a song
      2 3 Say it once aloud, to the mirror or a pillow
      3 2 Note when you see {who} alone for a minute, or open a message
      3 3 Ask or send it, once
      4 1 Say or write “That is fine, thank you for telling me”, if it is a no
      4 2 Tell one friend how it went
      5 1 Do something with your hands while you wait for the answer
    `,
  }),
] as const
