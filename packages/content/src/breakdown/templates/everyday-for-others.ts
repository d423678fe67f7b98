import { template } from '../template.ts'

/** What is filled in, planned and put right for somebody else, and what is asked first and done afterwards. */
export const EVERYDAY_FOR_OTHERS = [
  template({
    id: 'pip-form-other',
    about: '',
    who: 'them',
    thing: 'the form',
    why: 'It asks about the hard days of somebody you know well. One question at a time, and more time may be asked for.',
    steps: `
      1 1 Put the form in front of you, and put a ring round the date it has to be back
      1 2 Sit down with {who}, or by yourself, and say which question comes today
      5 1 Call the number on the letter and ask for two more weeks, if the date is near
      3 2 Write down what happened on the last bad day, and who helped
      2 10 Answer one question: what goes wrong, how often, what you do about it | What takes long, hurts or needs somebody near counts, too.
      3 3 Look up a benefits adviser who helps with it: Citizens Advice, a charity
      4 3 Put copies beside it: letters, prescriptions, a line from school, nurse or carer
      4 3 Take a photo of every page, and send it with proof of postage
      5 2 Check whether you may sign for them: an appointee, a parent
    `,
  }),
  template({
    id: 'child-party',
    about: '',
    why: 'Six children, two hours, one game and a cake are a party. They remember the candles.',
    steps: `
      1 1 Ask the child which one thing has to be there, or write down your guess
      1 2 Write down a day, two hours, and where: home, a park, a hall
      5 1 Check what the sum may be
      3 2 Write down whom to invite: about as many as the years
      2 4 Send the invitation: who, when from and until, where, “please tell me by …”
      3 2 Write down three games, and one for when it gets wild
      4 2 Order or bake a cake, and buy candles
      4 2 Ask one grown-up to stay and help
      5 1 Put something small in a bag for each to take home
    `,
  }),
  template({
    id: 'party-cheap',
    about: '',
    why: 'A park, a home or a hall for nothing, and each brings one thing. Nobody counts what it cost.',
    steps: `
      1 1 Write down what you have: a room, a garden, a park near by
      1 2 Write down who comes, and how long: two hours are enough
      5 1 Write the sum that may be spent on top
      3 2 Send round day and place: “Please bring something to eat instead of a present”
      2 3 Write down what costs nothing: music, a treasure hunt, musical statues, a film
      3 2 Write down one cake from what is in the cupboard
      4 2 Ask one friend for what you lack: chairs, a tent, a speaker
      4 3 Cut paper for bunting, or blow up a few balloons
      5 1 Look at the list once: what can be left out?
    `,
  }),
  template({
    id: 'wheelchair-tyre',
    about: '',
    why: 'Air first. If it does not hold, whoever lent or made the chair comes or sends a wheel.',
    steps: `
      1 1 Make sure that whoever sits in it has somewhere good to sit meanwhile
      1 1 Look round the tyre for a thorn or a nail
      5 1 Write down the make, and the size on the side of the tyre
      2 3 Pump it up, and listen and check whether it holds | No pump? A bike shop, a garage or a neighbour has one.
      3 2 Find the number on the frame: the wheelchair service, the shop, the hire firm
      3 5 Call them: “The tyre is flat. When can somebody come?” | Stuck outside? A bike shop mends it, too.
      4 5 Put a patch on it, or change the tube, if you know how
      4 1 Check the other one, and the brakes
      5 1 Keep a pump with the chair
    `,
  }),
  template({
    id: 'sore-part',
    about: '',
    why: 'Two or three gentle ones from a page that knows are enough to begin with.',
    steps: `
      1 1 Write down where it hurts, since when, and what makes it worse
      1 1 Rest it, and put something warm or cold on it
      5 1 Look at how you sit or hold things
      3 3 Open a page of the NHS or of physiotherapists, and search for that part of the body
      2 4 Do the first gentle one on it, slowly, three times
      3 1 Write down whether it was better or worse afterwards
      4 2 Do it again this evening
      4 5 Call a physio or a doctor, if it is no better in two weeks | Numb, weak, swollen, or after a fall: today.
      5 1 Put the page where you find it again
    `,
  }),
  template({
    id: 'ask-then-book',
    about: '',
    who: 'your manager',
    why: 'First the days, then the tickets. Looking costs nothing meanwhile.',
    steps: `
      1 1 Write down the first and the last day you would be away
      1 2 Write: “I would like to take … to … off. Is that all right?”
      5 1 Check how many days you have left
      2 1 Send it to {who}
      3 3 Look at three journeys for those days, and save them | Some can be held for a day or two.
      3 1 Write down the sum above which you would not go
      4 1 Note a day to ask again
      4 8 Book it as soon as the answer is yes
      5 1 Put it in the calendar, with a question mark until then
    `,
  }),
  template({
    id: 'inhaler-child',
    about: '',
    who: 'them',
    why: 'On your lap, with the spacer, while you count. It is quickly over.',
    steps: `
      1 1 Fetch the inhaler and the spacer, and look how many puffs are left
      1 1 Take {who} on your lap or sit side by side, upright
      5 1 Let a teddy go first
      3 1 Shake it, and put it in the spacer | No spacer? Between the lips, and press as they breathe in slowly.
      2 2 Put the mask or mouthpiece on, press once, and count five to ten breaths
      3 1 Wait half a minute, and do the second puff, if there is one
      4 1 Wipe the face and rinse the mouth, if it is the preventer
      4 1 Write it down, or put a sticker on the chart
      5 1 Call a nurse line (111 in the UK) or a doctor, if it is needed again within four hours | Struggling to breathe: your emergency number.
    `,
  }),
  template({
    id: 'guests-coming',
    about: '',
    why: 'They come for you. A way in, a seat, a toilet and a kettle are what guests see.',
    steps: `
      1 1 Open a window
      1 2 Take one big bag or box, and put in what lies where they will sit
      5 1 Write down when they come
      2 5 Wipe the toilet and the basin, and hang up a clean towel
      3 3 Clear the way from the door, and the seats
      3 2 Close the doors of the other rooms, with the bag behind one
      4 3 Put the dishes in a pile beside the sink, and wipe one surface
      4 1 Put out cups
      5 2 Sit down before they ring
    `,
  }),
  template({
    id: 'care-rota',
    about: '',
    who: 'them',
    why: 'On one page it is fair to see who does what. Each takes what suits, and gaps get a name.',
    steps: `
      1 1 Write down what has to be done in a week: visits, food, tablets, trips
      1 1 Write the days across the top
      5 1 Ask the one it is for which times they like
      2 3 Send it to the others: “Please put your name to two of these by …”
      3 2 Write in the names as they come
      3 2 Mark the gaps, and write who could be asked or paid
      4 1 Write a phone number for when somebody cannot come
      4 1 Hang it where everybody sees it, and send a picture round
      5 2 Look at it again after two weeks
    `,
  }),
  template({
    id: 'comfort-box',
    about: '',
    why: 'Packed on an ordinary day, it is there on a bad one. Five things are plenty.',
    steps: `
      1 1 Fetch a box or a bag
      1 1 Put in one thing to hold: something soft, smooth or cold
      5 1 Write your name on it, or nothing
      2 3 Put in one thing to smell, one to taste and one to hear
      3 2 Put in a photo, or a line that somebody wrote to you
      3 2 Write a card: “This has passed before”, and two numbers to call
      4 1 Put in something for the hands: wool, a puzzle, a pen
      4 1 Put it where you can reach it from the bed or the floor
      5 1 Tell one person that it is there
    `,
  }),
  template({
    id: 'people-list',
    about: '',
    why: 'On a bad day nobody comes to mind. A list thinks for you.',
    steps: `
      1 1 Take a sheet of paper, or a new note on the phone
      1 1 Write down the first name that comes to mind, with the number
      5 1 Put something warm to drink beside you
      2 3 Write two or three more: who listens, who comes round, who makes you laugh
      3 1 Write a helpline below them, for the nights | In the UK 116 123, at any hour.
      3 1 Write one line to send: “Bad day. Can you talk?”
      4 2 Ask one of them: “May I call you when it is bad?”
      4 1 Hang it inside a cupboard, or pin it in the phone
      5 1 Put a star where one may call at night
    `,
  }),
  template({
    id: 'playlist',
    about: '',
    why: 'Three songs are a list. It grows by itself.',
    steps: `
      1 1 Open where you hear music
      1 1 Press “new list”, and give it a name
      5 1 Put on headphones
      2 3 Put in the first three that come to mind
      3 3 Look at what you heard lately, and add two
      3 2 Put them in an order: how it begins, how it ends
      4 1 Ask one person for one song
      4 1 Save it on the phone, for without a net
      5 3 Listen to the first one
    `,
  }),
] as const
