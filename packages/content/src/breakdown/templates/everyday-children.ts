import { template } from '../template.ts'

/** What is done for children. Chosen in `family-senses.ts`. */
export const EVERYDAY_CHILDREN = [
  template({
    id: 'pump-parts',
    about: '',
    why: 'Apart, washed, dried. What touched milk gets a clean bowl of its own.',
    steps: `
      1 1 Wash your hands, and take the parts that touch milk off the tube
      1 1 Rinse them under cold water
      5 1 Put on something to listen to
      2 4 Wash them in a clean bowl with hot water and soap, with a brush for this alone | No bowl with you? Under the hot tap, without laying them in the sink.
      3 1 Rinse them, and lay them on a clean towel to dry
      3 2 Sterilise them, or boil them for ten minutes, if your baby is under one
      4 1 Rinse and dry the bowl and the brush
      4 1 Wipe the pump itself with a damp cloth
      5 1 Put a clean set together for the next time
    `,
  }),
  template({
    id: 'bath-children',
    about: '',
    why: 'Warm water, two toys, and you beside it. Clean enough is clean.',
    steps: `
      1 1 Put towels, pyjamas and, if they wear one, a clean nappy within reach
      1 2 Run the water, cold first, and try it with your elbow
      5 1 Tell them: five more minutes, then bath
      3 2 Undress them, and set them in | Stay beside it all the time: a phone can ring.
      2 8 Wash faces, hands, bottoms and feet, and let them play
      3 3 Rinse the hair, with a flannel over the eyes
      4! 1 Lift or help them out into the towel, and pull the plug
      4 3 Dry and dress them
      5 1 Hang up the towels
    `,
  }),
  template({
    id: 'child-hair',
    about: '',
    why: 'Damp, conditioner, and from the ends up. Slow pulls less.',
    steps: `
      1 1 Fetch a brush or a wide comb, a bobble or two, and some water
      1 1 Sit them where they can watch something
      5 1 Ask: one plait or two?
      3 1 Wet the hair a little, or put in some conditioner
      2 4 Brush from the ends upwards, and hold the hair above the knot
      3 3 Gather it into a bobble or a plait, or leave it open
      4 1 Clip away what falls in the eyes
      4 1 Look for nits while you are there
      5 1 Put the brush back in its place
    `,
  }),
  template({
    id: 'baby-food',
    about: '',
    why: 'One vegetable, steamed soft, mashed. They may spit it out.',
    steps: `
      1 1 Wash your hands, and fetch one vegetable or fruit | The first food of all? From about six months, when they sit with little help.
      1 2 Peel it, and cut it small
      5 1 Put the bib out
      2 8 Steam or boil it until a fork goes in easily | Ripe banana or avocado is soft enough raw.
      3 2 Mash or blend it with a little water or milk, or leave soft sticks to hold
      3 1 Let it cool, and try it on your wrist
      4 2 Fill the rest in an ice cube tray, with the date
      4 1 Leave out salt, sugar and honey
      5 1 Put the pan to soak
    `,
  }),
  template({
    id: 'play-date',
    about: '',
    why: 'One other child, two hours, a snack.',
    steps: `
      1 1 Write down the name of the other child, or ask yours whom they would like
      1 1 Write down two afternoons that suit you
      5 1 Find the number in the class group
      2 1 Send their parent one line: “Would … like to come and play on …?”
      3 1 Put it in the calendar
      3 1 Ask what they cannot eat
      4 2 Put out one box of toys, and the rest away
      4 1 Write down when it ends
      5 1 Buy a snack
    `,
  }),
  template({
    id: 'sitter-notes',
    about: '',
    why: 'One page: numbers, food, bed. They will manage the rest.',
    steps: `
      1 1 Take a sheet of paper, and write your number at the top
      1 1 Write the second number: a neighbour, a grandparent
      5 1 Put it on the fridge
      2 3 Write what happens when: food, bath, bed, light
      3 1 Write what helps, if they cry or will not sleep
      3 1 Write what they must not have
      4 1 Put out pyjamas, the cuddly toy, and nappies if they wear them
      4 1 Show where medicine and plasters are
      5 1 Write when you are back
    `,
  }),
  template({
    id: 'kids-teeth',
    about: '',
    why: 'Two minutes, a song, a mirror. Some brushing is better than none.',
    steps: `
      1 1 Put a bit of paste on the brush, as big as a pea | Under three: a thin smear.
      1 1 Sit or stand behind them, in front of the mirror
      5 1 Let them brush a toy first
      2 2 Brush outside, inside and on top, in small circles, while you sing
      3 1 Let them have a go
      3 1 Let them spit it out, or wipe it off, without rinsing
      4 1 Try another taste, or none, if the paste is too sharp
      4 1 Put a sticker in the calendar
      5 1 Stand the brushes up
    `,
  }),
  template({
    id: 'weigh-baby',
    about: '',
    why: 'They put the baby on the scales, and you may ask.',
    steps: `
      1 1 Look up when the clinic, the nurse or the health visitor is there
      1 1 Put the baby’s health book by the door, if there is one | In the UK it is the red one.
      5 1 Feed them before, if you can
      3 2 Put a nappy, wipes and a blanket in a bag
      2 10 Go there, undress them, and let them be weighed
      3 1 Take a photo of the number, or of the line in the book
      4 1 Ask one question you carry about
      4 1 Call and ask, if there is no clinic any more
      5 1 Put the next one in the calendar
    `,
  }),
  template({
    id: 'babyproof',
    about: '',
    why: 'On your knees you see what they see. One corner at a time.',
    steps: `
      1 1 Kneel down, and look round from there
      1 1 Move the sharpest and the hottest thing up high
      5 1 Pull a chair away from the window
      2 4 Move cleaners, medicine, batteries and bags to a high or locked cupboard
      3 2 Tie up cords and cables
      3 2 Turn pan handles in, move knives back, and block off stairs and heaters
      4 3 Fasten what can tip over to the wall
      4 2 Order locks for two drawers and a gate
      5 1 Write down the number for poisons where you live | In the UK it is 111.
    `,
  }),
  template({
    id: 'pram',
    about: '',
    why: 'Most of it is a clip, a bolt or some hair in the axle.',
    steps: `
      1 1 Take everything out, and turn it upside down on a towel
      1 1 Spin each wheel: which one sticks or wobbles?
      5 1 Find its name and number on the frame
      3 1 Pull hair and grit out of the axle
      2 3 Press the clip and pull the wheel off, wipe it, and push it on until it clicks | A bolt instead of a clip? Tighten it. Cracked? It needs a new one first.
      3 1 Push it up and down without the baby, and try the brake
      4 3 Write to the maker with a photo: wheels can be ordered
      4 1 Carry them in a sling until then, or borrow one
      5 1 Press the brake: does it hold?
    `,
  }),
  template({
    id: 'car-seat',
    about: '',
    why: 'Click, pull, check. Somebody who knows looks for free.',
    steps: `
      1 1 Open the booklet at the page for your car | No booklet? Search its name and “fitting” for the film of the maker.
      1 1 Put the seat on the car seat, and find the two hooks or the belt
      5 1 Check whether it fits the height and weight
      2 5 Fasten it as the picture shows, and press down with your knee
      3 1 Pull at it: it should hardly move
      3 1 Put the child in, if there, and slide two fingers under the strap, no more
      4 1 Turn off the airbag, if it faces backwards in front
      4 3 Write down a shop or fire station that checks them
      5 1 Set a date to check it again
    `,
  }),
  template({
    id: 'screen-time',
    about: '',
    why: 'One limit, said before, the same for all.',
    steps: `
      1 1 Fetch the device, and your own password
      1 1 Write down how long, and until what hour | They are on it now? Say: five more minutes, and sit down beside them.
      5 1 Say it to them before, in one sentence
      2 4 Open the settings, search “screen time” or “family”, and type it in
      3 1 Set a code that they do not know
      3 1 Try it out
      4 2 Put the games in, and leave out reading or school
      4 1 Write down what there is to do instead
      5 1 Look again in a week
    `,
  }),
  template({
    id: 'party-bags',
    about: '',
    why: 'Three small things in a bag. Cake in a napkin is one of them.',
    steps: `
      1 1 Count the children, and two more
      1 1 Write down what you are happy to spend on each
      5 1 Ask the one whose party it is
      3 3 Pick three: something to eat, to draw, to throw
      2 3 Order or buy them, with paper bags
      3 5 Lay the bags in a row, and put one thing in each, then the next
      4 2 Write the names on
      4 1 Leave out nuts and small parts for little ones
      5 1 Put them by the door on the day
    `,
  }),
  template({
    id: 'party-invites',
    about: '',
    why: 'What, where, from when to when. And whom to tell.',
    steps: `
      1 1 Write down the day, the place, and both times
      1 1 Write the names
      5 1 Pick a picture
      3 3 Write one text: who, what, when, where, “please tell me by …”
      2 3 Send it in the group or one by one, or put it in the school bag
      3 1 Ask what they may not eat
      4 1 Write down the answers
      4 2 Ask the silent ones once more
      5 1 Put the day in the calendar
    `,
  }),
  template({
    id: 'santa-letter',
    about: '',
    why: 'They tell, you write. Spelling is no matter.',
    steps: `
      1 1 Put paper and pens on the table
      1 1 Ask: “What would you like to tell Santa first?”
      5 1 Put on a Christmas song
      2 5 Write or draw it with them: hello, one wish, one thing that went well
      3 1 Let them sign it
      3 1 Put it in an envelope: “Santa, North Pole”
      4 1 Take a photo, for your own list
      4 2 Put a stamp and your address in it, if an answer should come
      5 1 Post it together
    `,
  }),
  template({
    id: 'bike-teach',
    about: '',
    why: 'Feet first: no pedals, only pushing and rolling.',
    steps: `
      1 1 Put the saddle so low that both feet are flat
      1 1 Take the pedals off, or hold the bike so that they do not matter
      5 1 Put on the helmet and long trousers
      2 6 Let them push and roll down a slight slope, looking far ahead
      3 2 Show them the brake, and stop together
      3 1 Stop while it goes well
      4 3 Put the pedals on again, once they roll with their feet up
      4 4 Run beside them, with a hand on their back
      5 1 Take a picture
    `,
  }),
] as const
