import { template } from '../template.ts'

/** Small things done by hand to one thing, where a wider template would do something else to it. */
export const EVERYDAY_TOUCH = [
  template({
    id: 'wash-other',
    about: '',
    who: 'them',
    why: 'Warm, unhurried, and with their say in it. Not all of it has to be today.',
    steps: `
      1 1 Tell them what comes next, and ask whether now suits them
      1 2 Lay out towel, flannel, soap and clean clothes within reach
      5 1 Make the room warm
      3 2 Run the water, and test it with your wrist | Warm, not hot.
      2 8 Wash one part after the other, and let them do what they can | A small child is never left alone in water.
      3 2 Wrap them in the towel, and dry them gently
      4 3 Help with the clothes, one piece at a time
      4 2 Wipe the floor where it is wet
      5 3 Sit down together for a moment
    `,
  }),
  template({
    id: 'care-other',
    about: '',
    who: 'them',
    why: 'Slowly, and with their say in it. Half of it done in peace is enough.',
    steps: `
      1 1 Tell them what comes next, and ask whether now suits them
      1 2 Lay out what it takes within reach: a towel, a comb, a flannel, water | A pad? Gloves and a bag. Exercises? The sheet of them.
      5 1 Put something on to watch or to hear
      2 4 Do one small part, slowly, and let them do what they can
      3 1 Ask whether it is all right so
      3 4 Do the next part
      4 1 Say when it is done
      4 2 Put the things away
      5 3 Sit together for a moment
    `,
  }),
  template({
    id: 'journey-way',
    about: '',
    why: 'A phone knows most ways. You only have to pick one that you could do.',
    steps: `
      1 1 Open a map or a route page, and type in where you start
      1 1 Type in where you want to be, and the day and time
      5 1 Write down by when you have to be there
      2 3 Pick one way that you could do | Fewer changes are worth a few minutes. Step-free, or no motorway? Tick it under “options”.
      3 1 Save it, or take a picture of it
      3 2 Write down the one change, stop or turning that matters most
      4 3 Look up the next one after it, in case you miss it
      4 2 Look up what a ticket costs, and where you get it
      5 1 Set an alarm for when to leave
    `,
  }),
  template({
    id: 'benefit-claim',
    about: '',
    thing: 'this benefit',
    why: 'It is long, and it may be done in pieces. There are people who fill it in with you, for nothing.',
    steps: `
      1 2 Open the official page about it, and read only who can have it
      1 2 Put your bank details and the number that they ask for in front of you | In the UK: the national insurance number.
      5 1 Drink something warm meanwhile
      2 8 Begin the claim, or call and ask for the form | The day you begin often counts, also when the rest comes later.
      3 2 Write down by when it has to be finished
      3 3 Look up one free adviser who helps with it, and save the number | In the UK: Citizens Advice.
      4 5 Write down what is hard on a bad day, in your own words
      4 2 Take a picture of every page before it goes
      5 2 Put all of it into one folder
    `,
  }),
  template({
    id: 'speech-words',
    about: '',
    thing: 'the speech',
    why: 'People want one small story and a glass to raise. Two minutes are long enough.',
    steps: `
      1 1 Open an empty page, or take a sheet of paper
      1 2 Write down one moment that makes you smile, with them or of your own
      5 1 Write down how long it may be: two minutes is one page
      2 5 Tell that moment in three or four plain sentences
      3 2 Write the last line: a wish, a thank-you, or “to …”
      3 2 Write the first line: who you are, and what brings you here
      4 3 Read it aloud once, slowly
      4 3 Cross out what only some of them would understand
      5 1 Put it on a card that fits in your hand
    `,
  }),
  template({
    id: 'animal-ill',
    about: '',
    who: 'the vet',
    why: 'You need not know what it is. Say what you see and since when, and the vet says how urgent it is.',
    steps: `
      1 2 Go to the animal, and look: breathing, eyes, how it stands
      1 2 Write down what is different, since when, and what it last ate and drank
      5 1 Take a short film of it on your phone
      2 5 Call {who}, and read it out | At once, also at night: hard breathing, blood, no wee, or a rabbit or guinea pig that has not eaten.
      3 2 Do what they say, and write it down
      3 2 Put it somewhere warm and quiet, with water
      4 2 Put the carrier or the lead by the door
      4 1 Note an hour to look at it again
      5 1 Save the number of the night vet
    `,
  }),
  template({
    id: 'tabs',
    about: '',
    thing: 'the tabs',
    why: 'Each open tab is a thought you meant to keep. One list keeps them all, and then they may go.',
    steps: `
      1 1 Open the window with the tabs
      1 2 Close five that you know you are done with
      5 1 Put on something quiet to listen to
      2 2 Save all that are left in one folder of bookmarks, with today’s date
      3 2 Close all but the three you need today
      3 2 Write down the one thing you kept most tabs open for
      4 2 Press “pin” on the ones you use every day
      4 1 Turn on “open where I left off”, if losing them worries you
      5 1 Look at the empty row for a moment
    `,
  }),
  template({
    id: 'read-question',
    about: '',
    thing: 'the question',
    why: 'Most questions hold one doing word and one thing. With those two marked, half of it is clear.',
    steps: `
      1 1 Copy the question or the comment by hand to the top of a page
      1 1 Put a ring round the word that says what to do: discuss, compare, explain | None there? The word that is least clear.
      5 1 Read it aloud, slowly
      2 3 Underline the thing it is about, and write it down in your own words
      3 2 Write one line: “They want me to …”
      3 2 Look up the word that is unclear, or an answer from last year
      4 3 Send the line to somebody: “Is this what it asks?”
      4 2 Write down two things that would belong in an answer
      5 1 Put a star beside the one you like
    `,
  }),
  template({
    id: 'cupboard',
    about: '',
    thing: 'the cupboard',
    why: 'One shelf at a time, and a cupboard has few. What goes back needs no system.',
    steps: `
      1 1 Clear a patch of table or floor, and put an empty bag beside it
      1 2 Open the cupboard, and lift one shelf or armful out onto the patch
      5 1 Wipe the empty shelf
      2 5 Pair what belongs together: boxes and lids, sets, kinds
      3 2 Put in the bag what is broken, out of date or without its other half
      3 3 Put the rest back, what you use most in front
      4 3 Do the next shelf or armful the same way
      4 2 Carry the bag to the bin, or to the door to give away
      5 1 Close the door, and open it once slowly
    `,
  }),
  template({
    id: 'internet',
    about: '',
    thing: 'the wifi',
    why: 'Off and on again mends most of it. After that the firm has to look, and not you.',
    steps: `
      1 1 Go to the router, and check which of its lights are on or red
      1 2 Pull its plug, count to thirty, and put it back in | Not your router? Tell whoever runs it first.
      5 1 Drink something while it starts
      2 3 Open one page beside the router, and one where it is slow
      3 2 Move the router higher, or away from walls and the microwave
      3 3 Look on your phone’s data whether your provider has a fault today
      4 5 Call the provider: name the lights, and since when
      4 2 Write down what they said, and a day to ask again
      5 1 Ask a neighbour whether theirs is gone, too
    `,
  }),
  template({
    id: 'log-in',
    about: '',
    thing: 'the page',
    why: 'It is a name and a password. If it is forgotten, the page has a link for that.',
    steps: `
      1 1 Open the page, and find where one signs in
      1 1 Type in your name or your mail, and the password
      5 1 Put the phone beside you, for the code
      2 2 Press “forgotten”, if it says no, and look in your mail for the link
      3 2 Look at the front page for what is new or due
      3 1 Write down the first date you see, and what it is for
      4 2 Look in one more place: messages, or one course
      4 1 Save the password where your device offers to keep it
      5 1 Save the page as a favourite
    `,
  }),
  template({
    id: 'drawer',
    about: 'drawer,junk drawer',
    verbs: 'tidy,sort,clear,empty,declutter,organise',
    thing: 'the drawer',
    why: 'A drawer has sides, so it has an end. Ten minutes are enough for most of them.',
    steps: `
      1 1 Lay a towel on the table, and open {thing}
      1 2 Tip or lift everything out onto the towel
      5 1 Wipe the empty drawer
      2 4 Put back only what you use, the most used in front
      3 2 Throw away what is broken, dry or doubled
      3 2 Put what lives elsewhere in one bag or box
      4 3 Put small things in a cup or a lid, so that they stay together
      4 2 Carry the bag to where those things belong
      5 1 Open and close it once
    `,
  }),
  template({
    id: 'tip-trip',
    about: '',
    thing: 'it',
    why: 'Once it is in the car, the worst of it is over. They are used to all sorts there.',
    steps: `
      1 2 Put {thing} by the door, with anything else that goes there
      1 3 Look up when the tip is open, and whether you have to book | A bottle or clothes bank? Then only where the nearest is.
      5 1 Put gloves beside it
      3 2 Ask somebody to help you lift, if it is heavy | Without a car? Look up the council’s collection of bulky things.
      3 3 Put it in the car, or in a bag or trolley, with something under it
      2 10 Take it there, and ask or read which container it belongs in
      4 1 Put something with your address in your pocket: some ask for it
      4 2 Sweep out the car
      5 1 Look at the place where it stood
    `,
  }),
  template({
    id: 'muck-out',
    about: '',
    thing: 'the stable',
    why: 'A barrow, a fork and one corner to begin with. They stand somewhere else meanwhile.',
    steps: `
      1 2 Put on your boots and gloves
      1 2 Fetch the barrow, the fork and the broom
      5 1 Say hello, and look them over
      4 3 Tie them up or turn them out, so that you have room
      2 10 Lift out the droppings and the wet patches, from one corner outwards
      3 5 Lay what is clean back, and put fresh bedding in
      3 3 Sweep the front, and tip the barrow
      4! 2 Fill up water and hay, and see that they are back in
      5 1 Wash your hands
    `,
  }),
  template({
    id: 'file-nails',
    about: '',
    why: 'Nothing is cut, so nothing can go wrong. One hand is enough for now.',
    steps: `
      1 1 Fetch a file, and sit where the light is good
      1 1 Lay a tissue under your hand
      5 1 Wash and dry your hands
      2 3 Stroke the file from the side to the middle, one way only, five nails
      3 3 Do the other five
      3 1 Run a finger over the edges, and smooth the one that catches
      4 1 Wipe off the dust
      4 1 Rub in some cream
      5 1 Put the file where you will see it
    `,
  }),
  template({
    id: 'paint-nails',
    about: '',
    why: 'Two thin coats beat one thick one. A wobbly edge washes off in the next bath.',
    steps: `
      1 1 Fetch the varnish, and put a paper towel under your hand
      1 2 Wipe off the old colour, or wash and dry your nails
      5 1 Put on something to listen to: your hands will be busy
      2 4 Paint one hand or foot: the middle of each nail first, then the sides
      3 4 Paint the other one
      3 10 Leave them to dry, with nothing to touch
      4 4 Paint a second thin coat
      4 1 Close the bottle tightly
      5 1 Rub off what went beside the nail
    `,
  }),
  template({
    id: 'soiled-bed',
    about: '',
    why: 'Nobody likes this one. Hot water does most of it, and you may leave the bed bare for now.',
    steps: `
      1 1 Put whoever lay in it somewhere warm, with a towel | Ill? A bowl beside them, too.
      1 2 Fetch gloves, a bin bag, kitchen roll and an old towel
      5 1 Open a window
      2 3 Roll the bedding inwards, with the mess inside, and carry it off
      3 2 Wipe the worst into the bin bag or the toilet
      3 3 Put it in the machine by itself, as hot as the label allows
      4 5 Dab the mattress with cold water and a little soap, and leave it to dry
      4 2 Wash your hands with soap for as long as a song’s chorus
      5 3 Lay a towel and a clean sheet over it, or sleep elsewhere tonight
    `,
  }),
  template({
    id: 'trace',
    about: '',
    thing: 'it',
    why: 'It only has to be found today. What is done about it comes afterwards.',
    steps: `
      1 1 Go to where you noticed it, and stand still
      1 1 Write down where it is strongest, and when
      5 1 Switch off what makes a noise
      2 5 Follow it with ear, torch or hand, from near to far, one wall at a time
      3 3 Look under, behind and above: pipes, edges, the room over it
      3 1 Take a photo of the place where it seems to begin
      4 1 Turn off the water or the power there, if it runs or sparks
      4 3 Show the photo to somebody who knows about such things
      5 1 Mark the place with tape
    `,
  }),
  template({
    id: 'switch',
    about: '',
    thing: 'the switch',
    why: 'It takes less time than thinking of it. Then it is off your mind.',
    steps: `
      1 1 Stand up and go to {thing} | On your phone? Then open it there.
      1 1 Check how it is set now
      5 1 Say aloud what you are about to do
      2 1 Turn the knob, press the switch or tap it
      3 1 Look once more that it is as you wanted it
      3 1 Take a photo of it, if you tend to doubt it later
      4 1 Clear away what stands on it or hangs over it
      4 1 Close the door of the room, or leave it open, as it needs
      5 1 Set an alarm for when it has to be turned back
    `,
  }),
  template({
    id: 'buy-named',
    about: '',
    why: 'What you need is named already, so it is only the going.',
    steps: `
      1 1 Put a bag, your card and your keys by the door
      1 1 Write what you need on a slip of paper or your hand
      5 1 Put on headphones or a cap
      2 15 Go to the nearest shop that sells it, or order it online
      3 5 Take what is on the slip first, before you look at anything else
      3 2 Check the slip, and pay
      4 1 Take what comes nearest, if something has run out
      4 2 Put away what has to stay cold
      5 1 Hang the bag back by the door
    `,
  }),
  template({
    id: 'nappy',
    about: 'nappy change,change nappy',
    verbs: 'change,do',
    why: 'One minute of wriggling, and then it is done. Silly noises are allowed.',
    steps: `
      1 1 Lay out a clean nappy, wipes and a bag within reach
      1 1 Lay the baby down, with one hand on them all the time
      5 1 Give them something to hold
      2 2 Open the old one, wipe from front to back, and slide it away
      3 1 Slide the clean one under, and close it
      3 1 Dress them again, and set them somewhere safe
      4 1 Bag the old one, and put it in the bin
      4 1 Wash your hands
      5 1 Put back as many nappies as you took
    `,
  }),
  template({
    id: 'car-tax',
    about: '',
    why: 'It is a number and one payment. The car need not move for it.',
    steps: `
      1 1 Put your bank card on the table
      1 2 Find the reminder letter, or the log book of the car
      5 1 Take a photo of the long number on it
      2 5 Open the page of the vehicle agency, type in the number, and pay | By phone or at a post office, too.
      3 1 Check that it is the right car before you pay
      3 1 Choose once a year, or in parts, whichever suits your money
      4 1 Save or print the confirmation
      4 1 Note when it ends in the calendar
      5 1 Put the letter back where you will find it
    `,
  }),
] as const
