import { template } from '../template.ts'

/** Death and grief. Quiet: no cheer, and a person or a breath before anything else. */
export const LOSS = [
  template({
    id: 'death-tell',
    about: '',
    who: 'them',
    source: 'marie-curie-telling',
    why: 'This is hard news to carry. Plain words are the kindest ones, and you need not do it alone.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 2 Write the sentence on paper, with the plain word: “… has died” | Plain words are easier to understand than gentle ones.
      5 1 Ask somebody to sit beside you meanwhile, if you would like that
      3 2 Look for a quiet place and a time when {they} can sit down | By telephone? Ask first whether anybody is there with them.
      2 10 Begin with “I have sad news”, say your sentence, then wait | There can be silence. You may say it again.
      3 10 Stay with {who} for a while, or ask who can be there | Questions can be answered with “I do not know”.
      4 2 Write down who else is to be told, and who could help to tell them
      4 5 Drink something warm and sit down
      5 5 Call somebody who can listen to you
    `,
  }),
  template({
    id: 'death-work',
    about: '',
    source: 'marie-curie-telling',
    why: 'Work needs one line from you, and no more than that today.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 3 Write the message to work: “… has died. I will say when I can be back.” | One line is enough. You need not explain anything.
      5 1 Drink some water, or hold something warm
      2 2 Send it to your manager, or ask somebody to send it for you
      3 3 Ask in one more line for leave, and for how long | It is often called bereavement or compassionate leave.
      3 1 Close work for today: mail, chats, alarms
      4 2 Write to one colleague, if somebody is to pass it on
      4 2 Write down when you said you would be in touch again
      5 5 Call somebody who can listen to you
    `,
  }),
  template({
    id: 'funeral',
    about: '',
    source: 'gov-dies',
    why: 'There is no hurry in any of this. One small thing is enough, and others may carry some of it.',
    steps: `
      1 2 Sit down and breathe out slowly, as often as you like
      1 2 Write to one person you trust: “Can you help me with this?”
      5 1 Put a glass of water beside you
      2 5 Write down what you know: day, time, place, whom to ask | Something to book? Call the funeral director or the place, and read it out.
      3 5 Write down one thing that belongs there: a song, a word, a flower | It may come from somebody else.
      3 3 Put out what you would like to wear, or ask somebody to help
      4 2 Put a handkerchief, water and something to hold in a bag
      4 3 Ask somebody to go with you, or to sit next to you
      5 2 Mark the hours afterwards empty | You may go home early.
    `,
  }),
  template({
    id: 'undertaker-call',
    about: '',
    source: 'gov-dies',
    who: 'the undertaker',
    why: 'They speak with people in your place every day, and they will lead the call. You only have to begin it.',
    steps: `
      1 2 Sit down and breathe out slowly, as often as you like
      1 1 Ask somebody to sit with you, or to make the call for you
      5 1 Put a glass of water beside you
      2 2 Write on paper: the name, the day, and where they are now
      3* 10 Call them and say: “Somebody close to me has died. What happens next?”
      3 2 Write down what they say, and the name of whom you spoke to | They can wait while you write.
      4 1 Ask what it will cost, and whether you may decide later | You can ask a second one, too.
      4 1 Tell one person that the call is made
      5 1 Leave everything else for another hour
    `,
  }),
  template({
    id: 'headstone',
    about: '',
    source: 'cruse',
    why: 'There is no hurry about a stone. A few words and a name are enough to begin with.',
    steps: `
      1 2 Sit down with a photo of them, and breathe out slowly
      1 2 Write down the name and the dates, and one word that was like them
      5 1 Put something warm round you
      2 3 Ask somebody else who loved them what should stand there
      3 3 Call or write to the cemetery, and ask what is allowed
      3 5 Look up one mason near there, and ask what it costs | They also clean, mend, or add a name.
      4 2 Write down the answers, side by side
      4 1 Put it away for a week: it may wait
      5 5 Do something quiet near somebody
    `,
  }),
  template({
    id: 'eulogy',
    about: '',
    source: 'cruse',
    why: 'Nobody expects a speech. A few true sentences are enough, and somebody else may read them.',
    steps: `
      1 2 Sit where it is quiet, with a photo of them or something that was theirs
      1 3 Write down three words that were like them
      5 1 Put water and a handkerchief beside you
      2 5 Write down one thing you remember, as you would tell it to a friend
      3 5 Ask somebody else who loved them for one memory
      3 5 Put the sentences in an order: how they were, one story, goodbye
      4 5 Read it aloud, slowly | You may stop where it hurts.
      4 2 Print it in large letters, with room between the lines
      5 2 Ask somebody to stand by and read on, if you cannot
    `,
  }),
  template({
    id: 'death-register',
    about: '',
    source: 'gov-dies',
    why: 'An office does most of this with you, by appointment. You need not know how it goes.',
    steps: `
      1 2 Sit down with a warm drink, and somebody beside you if you like
      1 5 Look up the register office for the place of the death | The hospital or the surgery can tell you which one.
      2 10 Call the registrar and ask for an appointment | They say which papers they need, and what has to reach them first.
      3 2 Write day, time and place of the appointment where you see it
      3 5 Put the papers you have in one folder | Their birth certificate, passport and address, if you find them. It goes without, too.
      4 2 Ask somebody to come along
      4 2 Write down how many copies of the certificate to ask for | Banks and pensions each want one.
      5 1 Breathe out slowly
      5 5 Stop here for today and rest
    `,
  }),
  template({
    id: 'death-papers',
    about: '',
    source: 'gov-dies',
    why: 'The papers can wait for a moment when you have some strength. One at a time is enough.',
    steps: `
      1 2 Sit down with a warm drink, and somebody beside you if you like
      1 3 Put the papers you have in one pile, unread
      5 1 Breathe out slowly
      2 5 Take the top one and write on it: who wants what, and by when
      3 5 Write one sentence to use each time: “I am writing because … has died”
      3 5 Look up who can help with it: the office that asks, an adviser, a friend | In the United Kingdom “Tell Us Once” tells the government’s offices. Banks are told by themselves.
      4 10 Send or say the sentence to the first one
      4 3 Put what is done in one folder, with the day on it
      5 5 Stop here for today and rest
    `,
  }),
  template({
    id: 'belongings',
    about: '',
    source: 'cruse',
    why: 'There is no right time for this, and nothing has to go today. You may keep whatever you like.',
    steps: `
      1 2 Sit down near the things for a moment, and breathe out slowly | You need not touch anything yet.
      1 2 Ask somebody to be with you, or to be near the phone
      5 1 Put water and a handkerchief beside you
      2 5 Take out one thing that you want to keep, and put it somewhere safe
      3 5 Open one drawer or one box, and close it again when it is too much
      3 3 Put what you cannot decide on in a box marked “later”
      4 5 Put a few things without memories in a bag
      4 2 Write down who might like to have something of theirs
      5 5 Stop, and drink something warm
    `,
  }),
  template({
    id: 'condolence',
    about: '',
    who: 'them',
    source: 'cruse-support',
    why: 'There are no words that make it good, and none are needed. That you write is what counts.',
    steps: `
      1 2 Sit down where it is quiet and think of the one who grieves
      1 2 Write the name, and: “I am so sorry that … has died” | Flowers? These words can go on their card.
      5 1 Breathe out slowly
      2 3 Write one thing you remember or liked | Knew them little? “I am thinking of you” is enough.
      3 2 Offer one thing that you can really do: a meal, a lift, a walk
      3 2 Write that no answer is needed, and put your name below
      4 3 Post it, or take it there
      4 1 Note a day in some weeks to write again | Most people stop writing by then.
      5 2 Do something quiet for yourself
    `,
  }),
  template({
    id: 'condolence-answer',
    about: '',
    who: 'them',
    source: 'cruse',
    why: 'Nobody expects an answer. One line is plenty, and it may be the same line for everybody.',
    steps: `
      1 2 Sit down with the cards and messages, and something warm to drink
      1 1 Write one line that fits all of them: “Thank you for thinking of us. It helped.”
      5 1 Breathe out slowly
      2 5 Write that line to one person, and put your name below | Reading theirs again can wait.
      3 2 Write to one more, or stop here for today
      3 1 Put those that are done on one pile, and the others out of sight
      4 2 Ask somebody close to write the rest, or to post them
      4 2 Keep the ones you want to have, in a box or an envelope
      5 5 Do something quiet, or sit with somebody
    `,
  }),
  template({
    id: 'ashes',
    about: '',
    source: 'cruse',
    why: 'There is no right way and no hurry. A part may be kept, and the rest may wait.',
    steps: `
      1 1 Sit down and breathe out slowly
      1 2 Ask somebody who loved them to come along | Or go by yourself, if that is better.
      5 1 Put something warm in the bag
      2 3 Write down the place, and whom it belongs to
      3 3 Ask there whether it is allowed, if it is nobody’s garden
      4 2 Put a small part aside first, if you want to keep it
      3 10 Go there, stand with the wind at your back, and let them go low, a little at a time
      4 2 Say a few words, or none
      5 5 Stay as long as you like, and eat something warm afterwards
    `,
  }),
  template({
    id: 'grave',
    about: '',
    source: 'cruse',
    why: 'You may go, stay as long as you like, or turn round. There is no right way to do it.',
    steps: `
      1 2 Sit down and breathe out slowly
      1 2 Ask somebody to come along, or write to tell them that you are going
      5 1 Put a handkerchief and water in your bag
      2 5 Put out one thing to take with you: a flower, a wreath, a stone, a few words
      3 3 Look up the way and the opening hours
      3 10 Go there, and stand or sit for as long as you like
      4 3 Say a few words aloud, or nothing
      4 5 Have something warm to drink afterwards
      5 5 Tell somebody how it was, if you want to
    `,
  }),
  template({
    id: 'grief',
    about: '',
    source: 'nhs-grief',
    why: 'This hurts, and nothing about it has to be done well. A few quiet minutes are enough for now.',
    steps: `
      1 2 Sit or lie down where something holds you, and breathe out slowly
      1 2 Write to somebody: “I am having a hard day. Could you be there?”
      5 1 Put something warm or soft round you
      2 5 Drink some water and eat a bite, if you can
      3 5 Look at a photo, say their name aloud, or leave that for today | Crying is all right. So is not crying.
      3 2 Move one thing out of today that can wait
      4 5 Stand outside the door for a moment, or walk to the corner
      4 3 Look up one place that listens to people who grieve
      5 5 Lie down, and leave the rest for later
    `,
  }),
  template({
    id: 'order-of-service',
    about: '',
    source: 'cruse',
    why: 'A small thing that has a date, so only that today. It may be plain; names and times are what people need.',
    steps: `
      1 1 Sit down, and breathe out slowly
      1 5 Check three things in it: the name, the dates, the place and time | Not written yet? Put these three on a page first.
      5 1 Put something warm beside you
      3 3 Ask a second person to read it once | One pair of tired eyes misses things.
      3 2 Write down how many you need, and by which day
      2 5 Send it to the printer: how many, by which day, and “It is for a funeral” | They know the hurry, and can answer what is missing.
      4 2 Ask when it is ready, and who can collect it
      4 1 Note the day and the name of whoever answered
      5 3 Leave the file where somebody else can find it, too
    `,
  }),
  template({
    id: 'ashes-collect',
    about: '',
    source: 'cruse',
    why: 'It is a small errand and a heavy one. What becomes of them need not be settled for a long time.',
    steps: `
      1 2 Sit down for a moment, and breathe out slowly
      1 2 Write to somebody: “Would you come with me to collect them?” | They can also be collected for you.
      5 1 Put water and a handkerchief in your bag
      2 5 Call to ask when they are open, and what you need to bring
      3 2 Fetch a soft bag or a blanket to carry them in
      3 20 Go there, and say whose ashes you have come for | You may sit down outside for as long as you need.
      4 3 Set them down at home, in a quiet place where you can leave them
      4 2 Tell one person that they are home
      5 5 Sit down with something warm
    `,
  }),
  template({
    id: 'pet-goodbye',
    about: '',
    source: 'blue-cross',
    why: 'It is a hard thing to do for somebody you love. It can be slow, and you need not do it alone.',
    steps: `
      1 2 Sit with them for a moment, with a hand on them, and breathe out slowly
      1 2 Write to somebody: “Can you come with me, or drive us?”
      5 1 Put water and a handkerchief in your bag
      2 5 Call the vet, and ask for a quiet hour, or whether they can come to you | It is booked? Then ask what happens, and whether you can stay.
      3 3 Write down what else you would like to ask, and about afterwards
      3 2 Put a blanket that they know into the carrier or the car
      4 3 Tell those at home when it is, so that everybody can say goodbye
      4 3 Take a photo, or keep a little of their fur, if you want to
      5 5 Sit with somebody afterwards, with a warm drink
    `,
  }),
  template({
    id: 'pet-died',
    about: '',
    source: 'blue-cross',
    why: 'They were part of your days, and this is a loss like any other. Nothing has to be decided in this hour.',
    steps: `
      1 2 Sit with them, or with something that was theirs, and breathe out slowly
      1 2 Write to somebody who knew them, and ask whether they could be there
      5 1 Put water and a handkerchief beside you
      2 5 Say what you would have liked to say to them | Crying is all right. So is not crying.
      3 5 Call the vet, or ask somebody to: they tell you what can be done now, and by when | Was it some time ago? Leave this out.
      3 3 Leave their bed and bowl, or put them where you need not see them yet
      4 3 Tell those at home what has happened, in plain words
      4 3 Move one thing out of today that can wait
      5 5 Sit down with somebody, or with a warm drink
    `,
  }),
  template({
    id: 'pet-loss',
    about: '',
    source: 'blue-cross',
    why: 'An animal that you loved is a loss like any other. You may take your time with this.',
    steps: `
      1 2 Sit with them, or with something that was theirs, and breathe out slowly
      1 2 Write to somebody who knew them, and ask whether they could be there
      5 1 Put water and a handkerchief beside you
      2 5 Write down the questions you have for the vet, or one thing you remember of them | You may ask what they would do, and whether you can stay.
      3 5 Ask the vet, or read it to somebody who knew them
      3 3 Put out a blanket or a photo, if you want one near
      4 3 Tell those at home what is happening, in plain words
      4 3 Put their things where you do not have to see them yet
      5 5 Sit down with somebody, or with a warm drink
    `,
  }),
  template({
    id: 'baby-loss',
    about: '',
    source: 'miscarriage-association',
    why: 'I am sorry that this is in your day. You need not be brave, and you need not do it alone.',
    steps: `
      1 2 Sit or lie down somewhere warm and breathe out slowly
      1 2 Write to one person: “I need you. Can you come or call?”
      5 1 Put a blanket round you
      2 3 Write down how your body feels | Heavy bleeding, strong pain or a fever: ring a doctor now.
      3 5 Write down what you want to ask the midwife, the ward or the doctor
      3 5 Ask somebody to make the calls, or send one line: “I am ill, and will be off”
      4 2 Write one sentence that others may be told, and no more
      4 3 Look up a group for people who have lost a baby
      5 5 Rest, with nothing else planned
    `,
  }),
  template({
    id: 'ashes-settle',
    about: '',
    source: 'cruse',
    why: 'There is no hurry in this. They may stay where they are until everybody knows.',
    steps: `
      1 1 Sit down and breathe out slowly
      1 2 Write to one person who loved them: “Can we talk about the ashes?”
      5 1 Put something warm round you
      2 3 Write down where they are now, and what was wished, if you know it
      3 5 Ask those who have a say what they would like
      3 2 Write down one question for the funeral director | They can often keep, divide or scatter ashes.
      4 5 Call or write to them with it
      4 1 Leave the rest open: nothing has to be settled today
      5 5 Do something quiet, near somebody
    `,
  }),
  template({
    id: 'undertaker-ask',
    about: '',
    source: 'gov-dies',
    why: 'It is one short call, and they are used to slow ones. One line is all that you have to say.',
    steps: `
      1 2 Sit down and breathe out slowly, as often as you like
      1 2 Write on paper: their name, and the one thing you want to ask
      5 1 Put a glass of water beside you
      2* 5 Call them, say whose family you are, and read out your line | Somebody else may call for you.
      3 2 Write down what they say, and the name of whom you spoke to | They can wait while you write.
      3 1 Write day and time where you see it, if there is one
      4 1 Ask whether it may wait, if you do not know the answer yet
      4 2 Tell one person what you heard
      5 5 Drink something warm and rest
    `,
  }),
] as const
