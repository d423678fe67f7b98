import { template } from '../template.ts'

/** Bodies, children, animals and learning: what needs steps of its own. Chosen in `verb-senses.ts`. */
export const EVERYDAY_CARE = [
  template({
    id: 'fit-glasses',
    about: '',
    thing: 'the glasses',
    why: 'Somebody measures, and you try them on. An old pair says much already.',
    steps: `
      1 1 Put your prescription, and old glasses if you have any, in your bag | No prescription? They can test your eyes there.
      1 2 Look up an optician near you, and when they are open
      2* 3 Call them, or book a fitting on their page
      3 2 Take a picture of yourself in glasses you like
      3 10 Try on three frames there, and no more
      4 1 Ask for the price with the lenses in
      4 2 Ask them to bend them until they sit behind the ears
      5 1 Write the day they are ready into your calendar
      5 1 Put an old pair in a drawer, for a spare
    `,
  }),
  template({
    id: 'fitting',
    about: '',
    thing: 'it',
    why: 'Somebody who does this every day holds the tape. You only have to stand there.',
    steps: `
      1 1 Write down what it is for, and by when you need it
      1 2 Look up a shop that measures people, and when it is open
      2* 3 Call them, or book a fitting on their page
      3 1 Put what you will wear with it in a bag: shoes, or what goes below
      3 1 Save a picture of what you like
      4 1 Ask what it costs before anything is cut or ordered
      4 2 Move in it: sit, bend, lift your arms
      5 1 Take a picture of the numbers they wrote down
      5 1 Write the day it is ready into your calendar
    `,
  }),
  template({
    id: 'wash-hair',
    about: '',
    thing: 'your hair',
    why: 'Wet, one lot of shampoo, rinse: that is all of it. Dry shampoo counts on some days.',
    steps: `
      1 1 Fetch a towel and the shampoo, and put them within reach
      1 1 Turn on the warm tap: the shower, or over the bath or the basin
      5 1 Make the room warm or the light softer
      2 2 Wet your hair, and rub in one lot of shampoo | A cast or a wound? Keep it outside the water, in a bag.
      3 2 Rinse until the water runs clear
      3 1 Turn the water off, wrap it in the towel and sit for a moment
      4 2 Put in conditioner, and rinse it again
      4 5 Dry it, or let the air do it
      5 2 Run a comb through the ends
    `,
  }),
  template({
    id: 'own-nails',
    about: '',
    thing: 'your nails',
    why: 'One hand or one foot is half of it, and each takes a minute.',
    steps: `
      1 1 Fetch the clippers and sit where the light is good
      1 1 Lay a tissue under your hand or foot
      5 2 Hold it in warm water first: then they are softer
      2 2 Cut the first five, straight across
      3 2 Cut the other five
      3 1 Rub smooth the one that catches
      4 1 Throw the tissue away
      4 1 Rub in a little cream
      5 1 Put the clippers where you will find them
    `,
  }),
  template({
    id: 'physio',
    about: '',
    thing: 'the exercises',
    why: 'One exercise, a few times, is what heals. The sheet knows how many.',
    steps: `
      1 1 Fetch the sheet or the video from the physio | Not to be found? Begin with the one you remember.
      1 1 Lie or sit where you have room, and pick the first exercise
      5 1 Put on one song
      2 3 Do it five times, slowly | Stop where it hurts more than they said it would.
      3 3 Do the next one on the sheet
      3 1 Tick them, with today’s date
      4 3 Do one more, or the same once again
      4 1 Write down what hurt, to ask about next time
      5 1 Put the sheet where you will see it tomorrow
    `,
  }),
  template({
    id: 'day-bag',
    about: '',
    thing: 'the bag',
    why: 'The same things in the same bag, and one look before you go.',
    steps: `
      1 1 Put {thing} by the door or on a chair, and open it
      1 2 Take out what is left from last time | Empty? Then that is done.
      5 1 Write down where it is going, in two words
      2 3 Put in the three things that are needed most there
      3 2 Put in something to drink and something to nibble
      3 1 Put keys, card and phone together in one pocket | A child’s bag? A slip with a name and a number.
      4 2 Add what has to be handed in or signed
      4 2 Put a list of these things inside it
      5 1 Hang it on the door handle
    `,
  }),
  template({
    id: 'nappy-bag',
    about: '',
    thing: 'the nappy bag',
    why: 'Nappies, wipes, something dry, something to eat. With these four you can go anywhere.',
    steps: `
      1 1 Put {thing} beside the place where you change nappies, and open it
      1 2 Count in the nappies: one for every two hours, and two more | No nappies any more? Three spare pairs of pants.
      5 1 Take out what is left from last time
      2 1 Put in wipes and a plastic bag
      3 2 Put in a full set of clothes, rolled up
      3 2 Put in milk, a bottle or a snack
      4 1 Add a bib, a cloth and one small toy
      4 1 Put a clean top for yourself at the bottom
      5 1 Hang it on the pram or the door
    `,
  }),
  template({
    id: 'cage',
    about: '',
    thing: 'the cage',
    who: 'the animal',
    why: 'First a safe box for the small one, then old out and fresh in. Ten minutes, and somebody is glad.',
    steps: `
      1 2 Put some bedding in a box with air holes, and set each animal in it | With a lid on it. A rabbit may run in a safe room.
      1 1 Put a bin bag beside {thing}
      5 1 Open a window
      2 5 Take out the old bedding, and tip it in the bag | Keep one clean handful: it smells of home.
      3 4 Wipe it out with warm water, and dry it
      3* 3 Put in fresh bedding, water and food
      4! 1 Put the animal back, or all of them, and close the door
      4 2 Carry the bag out
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'fish-tank',
    about: '',
    thing: 'the tank',
    why: 'A part of the water is enough. The fish stay in, and so do the good bacteria.',
    steps: `
      1 1 Switch off the heater and the filter at the plug
      1 2 Fetch a clean bucket, and fill a second one with tap water to stand
      5 1 Lay a towel on the floor
      3 3 Wipe the glass, and rinse the filter in a bowl of water from the tank | Not under the tap, no soap. A new filter? Leave the old one beside it for some weeks.
      3 3 Stir up the dirt on the bottom a little, so that it comes out with the water
      2 9 Take out a quarter of the water, and fill up with fresh: treated, as warm as the rest
      4 2 Wipe the lid and the outside with a damp cloth, without soap
      4! 1 Switch filter and heater on again, and check whether they run
      5 1 Write down the day
    `,
  }),
  template({
    id: 'animal-nails',
    about: '',
    thing: 'the nails',
    who: 'the animal',
    why: 'One nail is a session. Only the tip, a treat, and stop while it goes well.',
    steps: `
      1 1 Fetch the clippers, a towel and a treat
      1 2 Sit down with the animal where the light is good, and hold one paw
      5 1 Breathe out slowly: animals notice
      2 2 Cut only the tip of one nail, and give the treat | Stay away from the pink part inside. Dark claws: a sliver only.
      3 3 Do one or two more, if both of you are calm
      3 1 Stop, and praise
      4 2 Write down which paw is next, for tomorrow
      4 3 Call a groomer or the vet’s nurse, if it goes badly: they do it in minutes
      5 2 Play or sit together, for nothing
    `,
  }),
  template({
    id: 'animal-medicine',
    about: '',
    thing: 'the medicine',
    who: 'the animal',
    why: 'Hidden in something good, it is quickly over.',
    steps: `
      1 1 Fetch the packet, and read how much goes by weight | What is for the skin, an ear or an eye is never given by mouth.
      1 2 Put the animal’s favourite food beside you
      5 1 Breathe out slowly: animals notice
      2 3 Put the dose in a bite of it, and give it | A paste or a syringe: slowly, into the side of the mouth.
      3 1 Check that it is swallowed, and give a bite more | More than one? One after the other, apart.
      3 1 Write the date on the packet or in the calendar
      4 1 Set an alarm for when it is due again
      4 2 Call the vet’s practice, if it came out again or you are unsure
      5 2 Sit together for a while
    `,
  }),
  template({
    id: 'vet-jab',
    about: '',
    thing: 'the booster',
    who: 'the animal',
    why: 'Nobody is ill. It is a short visit and a stamp in a card.',
    steps: `
      1 2 Find the vaccination card, and look at the date in it | None? The practice has the dates.
      1 1 Find the number of the vet’s practice, or their page
      5 1 Write down two times that suit you
      2 5 Call and say: “The booster is due. When may we come?” | Booked already? Then put the time in the calendar.
      3 2 Put the card by the door, with the lead or the carrier
      3 1 Set an alarm for when to leave
      4 2 Lay a blanket and a treat in the carrier
      4 1 Write down one thing you would like to ask there
      5 2 Play together at home afterwards
    `,
  }),
  template({
    id: 'instrument',
    about: '',
    thing: 'the instrument',
    why: 'Out of its case is half of it. Badly and short is real practice.',
    steps: `
      1 1 Take it out, or sit down at it
      1 1 Play one note or one chord, as it comes
      5 1 Play one string or key after the other: does it sound right?
      2 4 Play something you know, or the first new chord or line, for {minutes}
      3 5 Play the bar that is hard, or the change, five times, slowly
      3 3 Play something only for fun, wrong notes and all
      4 1 Write down which bar is next
      4 2 Stretch your hands
      5 1 Leave it out, where you will come across it
    `,
  }),
  template({
    id: 'flashcards',
    about: '',
    thing: 'the cards',
    why: 'Five cards are a set. Writing them is learning already.',
    steps: `
      1 1 Put ten blank cards and a pen on the table, or open the app
      1 2 Open one page of your notes or your list, and no other
      5 1 Put the phone in another room
      2 3 Write the first term on one side and one line about it on the other | Cards there already? Turn over the first five.
      3 8 Write four more
      3 2 Turn them over once: which do you know?
      4 8 Write five more, from the next page
      4 1 Put a band or a clip round them, or save the deck
      5 1 Put them where you wait: by the kettle, in your coat
    `,
  }),
  template({
    id: 'screening',
    about: '',
    who: 'the practice',
    thing: 'the screening',
    why: 'Booking it is the whole of today. You may ask for what makes it easier, and you may stop at any time.',
    steps: `
      1 2 Find the invitation, or the number or page of the practice
      1 1 Write down two times that suit you
      5 1 Look up your date of birth and postcode, so that nothing catches you out
      2 5 Book it online, or call and say: “I would like to book my screening”
      3 2 Ask for what helps: a woman to do it, a longer time, somebody with you
      3 1 Put day, time and place in the calendar
      4 1 Set an alarm for when to leave
      4 2 Write down one thing you want to ask
      5 5 Do something kind for your body
    `,
  }),
  template({
    id: 'tradesperson',
    about: '',
    who: 'the first one',
    thing: 'the job',
    why: 'One photo, one sentence, two people to ask. You need not understand how it is done.',
    steps: `
      1 1 Go and take a photo of what has to be done | Nothing to see yet? Leave this out.
      1 2 Write one sentence: what it is, and by when
      5 1 Check whether the landlord or an insurance has to see to it
      2 5 Ask one neighbour or look on one page for two names | Three quotes? Three names.
      3* 3 Send the first one the photo and the sentence, or call and read it out
      3 3 Do the same with the second one
      4 2 Write down who can when, and what it costs
      4 2 Say yes to one, and put the day in the calendar
      5 1 Write one line to the other: “Thank you, I have found somebody”
    `,
  }),
  template({
    id: 'have-bath',
    about: '',
    thing: 'the bath',
    why: 'Warm water holds you. Lying in it is all that has to be done.',
    steps: `
      1 1 Put in the plug and turn on the warm tap
      1 1 Lay a towel within reach
      5 1 Make the light softer
      3 1 Add something that smells good, or nothing
      2 8 Turn the tap off, get in, and lie there for {minutes}
      3 3 Wash what you like, and leave the rest
      4! 1 Pull the plug and wrap the towel round you
      4 2 Drink some water
      5 3 Put on something soft
    `,
  }),
  template({
    id: 'lost-pet',
    about: '',
    thing: 'the animal',
    why: 'Most are near by, and frightened. Calling softly, a photo and the neighbours find most of them.',
    steps: `
      1 1 Call softly at the open door, with treats in your hand | A dog: take the lead along, and do not run after it.
      1 2 Look with a light in every shed, hedge and cupboard, and under each bed
      5 1 Breathe out slowly: a calm voice carries further
      2 5 Ask the nearest neighbours to open sheds and garages
      3 3 Post one photo, the place and your number in the local group
      3 5 Call the microchip company, the vets near by and the council or rescue centres
      4 5 Put out the bed or the litter tray, and something you have worn
      4 8 Go out again at dusk, when it is quiet
      5 2 Ask somebody to look with you
    `,
  }),
  template({
    id: 'baby-bottles',
    about: '',
    why: 'Washed first, then sterilised. After that the steriliser does the waiting.',
    steps: `
      1 1 Wash your hands, and fill the sink or a bowl with hot soapy water
      1 2 Take every bottle apart: teat, ring, lid
      5 1 Put on something to listen to
      3 4 Brush bottles and teats inside and out, and look for milk in the corners
      3 2 Rinse everything under clean running water
      2 3 Put it into the steriliser, with nothing above the line, and start it | Or boil it for 10 minutes, all under water.
      4 1 Set an alarm for when it is done
      4 1 Wipe the place where you put the bottles together
      5 2 Put them together with clean hands, once they are cool
    `,
  }),
] as const
