import { template } from '../template.ts'

/** What was often asked for and met only by its neighbour. Chosen in `phrasal-senses.ts`. */
export const EVERYDAY_MORE = [
  template({
    id: 'pests',
    about: '',
    thing: 'them',
    why: 'First a step back, and then the right people. Nothing that stings or bites has to be touched.',
    steps: `
      1 1 Stand back, and close the door or the window to where they are
      1 2 Write down where you saw them, how many, and since when
      5 1 Take a photo, if you can do it from a distance
      2 5 Look up your council’s page on them, or a pest firm near you, and save the number
      3* 5 Call them, and read out what you wrote | A few ants or moths? A trap from the shop first. Wasps or bees: never by oneself.
      3 2 Put food and rubbish away in things that close
      4 3 Tell the landlord, if you rent
      4 2 Keep children and animals away from there
      5 2 Write down the day somebody comes
    `,
  }),
  template({
    id: 'spider-out',
    about: '',
    why: 'A glass and a card, and a window. It wants to be elsewhere, too.',
    steps: `
      1 1 Fetch a glass and a piece of card
      1 1 Open the window or the door
      5 1 Put on gloves, or ask somebody to stand beside you
      2 1 Put the glass over it, slowly
      3 1 Slide the card under the glass
      3 1 Carry it out, and put the glass down on its side
      4 1 Close the window
      4 1 Wash the glass
      5 1 Sit down for a moment
    `,
  }),
  template({
    id: 'driving-practice',
    about: '',
    thing: 'the manoeuvre',
    why: 'Slow and in an empty place. Stopping and starting again is how it is learned.',
    steps: `
      1 1 Put your licence and the keys by the door | Still learning? The L plates, too.
      1 2 Write to whoever sits beside you, and ask for a time
      5 1 Look at one short film of it
      2 10 Drive to an empty street or car park, and look all round before you begin
      3 10 Do it once, as slowly as the car goes, with all mirrors
      3 5 Stop, and say what you would do the same and what otherwise
      4 10 Do it twice more, and leave it there
      4 1 Write down the one thing that helped
      5 1 Drink something before you drive home
    `,
  }),
  template({
    id: 'polling-day',
    about: '',
    why: 'It takes five minutes when you are there. Any time while it is open will do.',
    steps: `
      1 1 Put your photo ID by the door | Voting by post or online? The form or the page instead.
      1 2 Look up which polling station is yours, and until when it is open
      5 1 Read one page that compares what they want
      3 1 Pick the time that suits you, and set an alarm
      3 2 Look up the way, and when to leave
      4 1 Ask somebody to come along, if you like
      4 1 Take the poll card, if you have it | It goes without.
      2* 10 Go there, say your name and address, and make your mark
      5 1 Take a different way home
    `,
  }),
  template({
    id: 'personal-statement',
    about: '',
    thing: 'the personal statement',
    why: 'Three questions, and a bad draft for each. The counting comes at the very end.',
    steps: `
      1 1 Open an empty page, and look up how long it may be and by when
      1 2 Write one line: why this subject, this place or this job
      5 1 Ask somebody what they would say you are good at
      2 10 Write down three things you did that go with it: read, made, worked, learned
      3 5 Write for one of them what it taught you, in two sentences
      3 10 Put the lines in an order, and write on for {minutes}
      4 5 Read it aloud, and cut what anybody could have said
      4 5 Send it to one person who will read it kindly
      5 2 Save it, and note the day it has to go
    `,
  }),
  template({
    id: 'e-learning',
    about: '',
    thing: 'the training',
    why: 'Find the link, press on, take the quiz. It need not be remembered for ever.',
    steps: `
      1 1 Find the mail or page with the link
      1 2 Log in, and check how many parts there are
      5 1 Put on headphones, or something to hold in your hand
      2 10 Go through the first part that is not done yet
      3 10 Go through the next, with a stretch between
      3 5 Answer the quiz, if there is one | Most of them may be taken twice.
      4 1 Save or print the certificate
      4 1 Send it to whoever asked for it
      5 1 Note the day it is due again
    `,
  }),
  template({
    id: 'kit-ready',
    about: '',
    thing: 'the kit',
    why: 'Everything in one bag, and the bag by the door.',
    steps: `
      1 1 Fetch the bag, and tip out what is in it
      1 2 Find the big pieces: top, bottoms, shoes | For swimming: suit, towel, goggles.
      5 1 Put on one song
      2 3 Put in what is clean
      3 2 Put what is dirty in the machine, or wipe it over
      3 1 Add a bottle, a towel, or what else is asked for
      4 1 Write the name in what has none
      4 1 Ask for, or borrow, the one thing that is missing
      5* 1 Put it by the door
    `,
  }),
  template({
    id: 'sew-button',
    about: '',
    thing: 'the button',
    why: 'Four stitches through each hole hold for years.',
    steps: `
      1 1 Find the button, or one that looks much the same
      1 2 Fetch a needle and thread of nearly the same colour, and sit where the light is good
      5 1 Put on something to listen to
      3 2 Cut the thread as long as your arm, put it through the needle and tie a knot
      2 3 Hold it on the old spot, and go through each hole four times
      3 2 Wind the thread round below it three times, pull it to the inside and tie it off
      4 1 Pull once at the button: does it hold?
      4 1 Cut the thread
      5 1 Put the needle away
    `,
  }),
  template({
    id: 'sharpen-knife',
    about: '',
    thing: 'the knife',
    why: 'Slowly, and the edge away from you. A sharp one is the safer one.',
    steps: `
      1 1 Fetch the sharpener or the stone, and lay a damp cloth under it | Teeth in the edge, as for bread? A shop grinds those.
      1 1 Wash the knife, and dry it from the back of the blade
      5 1 Send children and animals to another room
      3 1 Keep the fingers of the other hand behind the edge
      2 5 Pull it through from heel to tip, ten times, with little pressure | A stone: wet, at a low angle, ten strokes a side.
      3 1 Try it on a piece of paper or a tomato
      4 1 Wash and dry it again
      4 2 Do the next one, if you like
      5 1 Put it back where no hand reaches into the edge
    `,
  }),
  template({
    id: 'grout-tiles',
    about: '',
    thing: 'the tiles',
    why: 'One square metre at a time, and wipe before it sets.',
    steps: `
      1 2 Put on gloves, and fetch the grout, a bucket, a sponge and the float
      1 2 Wipe the joints clean, and scrape out what is loose
      5 1 Open the window
      3 3 Mix as much as you use in half an hour, as the packet says
      2 10 Press it into the joints, slantwise across, for {minutes}
      3 5 Wipe over with a damp sponge, slantwise again
      4 3 Look for gaps, and press some more in
      4 1 Note when it may get wet: mostly after a day
      5 2 Wash the tools before it hardens
    `,
  }),
  template({
    id: 'baby-bath',
    about: '',
    thing: 'the baby',
    why: 'Little water, all within reach, and one hand always on them.',
    steps: `
      1 2 Put towel, nappy and clean clothes within reach, and warm the room
      1 1 Run a few centimetres of water, cold tap first
      5 1 Put the phone where you do not hear it
      3 1 Put your elbow in: it should feel warm, not hot
      2 5 Hold head and shoulders on your arm, and wash from the face down | Keep hold, and never turn away. The doorbell can wait.
      3 1 Rinse them with your free hand
      4! 2 Lift them out, wrap them up and dry the folds
      4 2 Put on nappy and clothes
      5 1 Pour the water away
    `,
  }),
  template({
    id: 'animal-drops',
    about: '',
    thing: 'the drops',
    why: 'Calm hands, one drop, and a treat. Then it is over.',
    steps: `
      1 1 Read on the packet where it goes, how much, and how often
      1 1 Wash your hands, and put a treat and a towel ready
      5 1 Breathe out slowly: animals notice
      2 2 Sit behind them, hold them gently, and put it where the packet says
      3 1 Wait a moment before you let go, so that it stays in
      3 1 Give the treat, and praise
      4 1 Write down the day and the time
      4 1 Set an alarm for the next
      5 1 Call the vet’s practice, if it does not go at all
    `,
  }),
  template({
    id: 'mind-animal',
    about: '',
    thing: 'the animal',
    why: 'Food, water, a look round. Everything else is in their note, or one message away.',
    steps: `
      1 1 Ask for a note: what they eat, how much, where it stands, and when
      1 1 Put their key where you always look | It stays with you? A quiet corner with its bed and bowls.
      5 1 Save the number of the vet
      2 5 Go to it, rinse the bowls, and give fresh water and food
      3 2 Check whether the animal is well, and say a few words to it
      3 2 Scoop or wipe up what needs it, or fetch the lead
      4 1 Check doors, hutch and windows before you leave it
      4 1 Send a photo to whoever is away
      5 1 Set an alarm for the next time
    `,
  }),
  template({
    id: 'mould-seal',
    about: '',
    why: 'Air, the right cleaner and time. Never two cleaners at once.',
    steps: `
      1 1 Open the window, and put on gloves
      1 1 Lay out mould remover, kitchen roll and an old toothbrush
      5 1 Keep children and animals out of the room
      2 3 Squirt it on, or press soaked kitchen roll on the seam, and leave it as the label says
      3 3 Brush what is left, and rinse it off | Only this one cleaner, and nothing else with it.
      3 2 Dry the place with a cloth
      4 1 Leave the window open for a while
      4 2 Check where it comes from: a leak, no air | It comes back? Tell the landlord or a builder.
      5 1 Throw the cloths away
    `,
  }),
  template({
    id: 'decline-offer',
    about: '',
    why: 'They hear this often, and two polite lines are enough.',
    steps: `
      1 1 Open the mail with the offer and press “Reply”, or a new one to whoever made it
      1 2 Write: “Thank you for the offer. I have decided not to take it”
      5 1 Breathe out slowly, and drop your shoulders
      3 1 Add one friendly line, if you mean it: what you liked about them or it
      3 1 Read it once, and take out every explanation
      2 1 Send it, or call and say it
      4 1 Note the day, and keep the mail
      4 1 Tell whoever helped you with it
      5 1 Close the mail
    `,
  }),
  template({
    id: 'come-off',
    about: '',
    thing: 'the medicine',
    why: 'You may want to stop, and it goes best slowly and with somebody who knows how. One call first.',
    steps: `
      1 1 Put the packet in front of you, and write down its name and how much
      1 2 Write down why you would like to stop, in one line
      5 1 Drink some water
      2 5 Call the practice or a pharmacist: “I would like to stop … How do I do that safely?”
      3 1 Take it as before until you have spoken | Stopping all at once can make people ill. Feeling bad on it? Call a nurse line (111 in the UK) today.
      3 2 Write down what they say: how much less, and when
      4 1 Put the days in your calendar
      4 2 Tell one person, so that they can look out for you
      5 1 Write down each evening how you are
    `,
  }),
  template({
    id: 'run-distance',
    about: '',
    thing: 'the run',
    why: 'Walking counts as part of it. Slow enough to talk is fast enough.',
    steps: `
      1 2 Put on running shoes and something warm
      1 1 Pick a round that ends at your own door
      5 1 Choose something to listen to
      2 5 Walk for five minutes, briskly
      3* 10 Run a minute and walk a minute, or as your plan says, for {minutes}
      3 5 Go on, or turn for home, as it feels
      4 5 Walk the last bit
      4 2 Drink, and stretch your calves against a wall
      5 1 Write down how far, or only that you went
    `,
  }),
  template({
    id: 'collection-day',
    about: '',
    thing: 'the payment',
    why: 'One call or one line to the firm that collects it. The bank cannot move it, they can.',
    steps: `
      1 2 Find a bill or mail from the firm, with your account number
      1 1 Write down the day that would suit you
      5 1 Check which day your money comes
      2 5 Call or write to them: “Could you collect it on the … of the month?”
      3 1 Ask from which month that is true, and what happens until then
      3 1 Put both days in your calendar
      4 1 Ask for it in writing
      4 2 Look next month whether it went out on the new day
      5 1 Put the note with your papers
    `,
  }),
] as const
