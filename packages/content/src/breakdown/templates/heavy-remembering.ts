import { template } from '../template.ts'

/** What is done for somebody who is not there any more, and what a parting leaves to be told. */
export const REMEMBERING = [
  template({
    id: 'remember-them',
    about: '',
    source: 'cruse',
    why: 'There is no right way to think of somebody. A few minutes with them are enough, and you may stop at any time.',
    steps: `
      1 1 Sit down where it is quiet, and breathe out slowly
      1 2 Put out one thing that was theirs or is for them: a photo, a candle | Going to a place, or on another day? Write down when, and who could come.
      5 1 Ask somebody to be with you, if you would like that
      2 5 Stay with it for a while, lit or in your hands, and let come what comes
      3 2 Say or write one thing that you remember, as you would tell it to a friend or a child
      3 2 Tell somebody who knew them: “I am thinking of them today”
      4 1 Drink something warm
      4 1 Put it away again, or leave it where you see it
      5 5 Do something quiet afterwards, near somebody
    `,
  }),
  template({
    id: 'cancel-theirs',
    about: '',
    source: 'gov-dies',
    why: 'One of them today is enough. They are used to such calls, and you need not explain much.',
    steps: `
      1 2 Sit down with a warm drink, and the card or the last letter if you have it
      1 2 Write one sentence: whose it is, the number on it, and that it is to end
      5 1 Ask somebody to sit near
      2* 8 Call or write to them, and read it out | After a death in the UK, Tell Us Once tells many offices at one go.
      3 2 Write down what they want to see or have back, and by when
      3 1 Ask whether something is paid back, and write down the name you spoke to
      4 3 Post the card, or put it away
      4 1 Cross that one off, and leave the next for another day
      5 5 Do something quiet
    `,
  }),
  template({
    id: 'certificates-collect',
    about: '',
    source: 'gov-dies',
    why: 'A short errand, and a heavy one. More than one copy saves waiting later.',
    steps: `
      1 2 Sit down for a moment, and breathe out slowly
      1 2 Write down for whom a copy is needed: bank, pension, insurance, house
      5 1 Ask somebody to come along
      3 2 Look up when the office is open, what a copy costs, and what you have to bring
      3 1 Put the papers, your ID and a card in a folder
      2* 10 Go there, or order them on the official page, and ask for that many
      4 1 Check whether names and dates are right, before you leave
      4 1 Put them in the folder, flat
      5 5 Sit down with something warm afterwards
    `,
  }),
  template({
    id: 'part-share',
    about: '',
    who: 'them',
    source: 'relate',
    why: 'One sentence tells it. Why and how need not be said today, and questions may wait.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 2 Write one sentence: “We have decided to part. I wanted you to hear it from me” | You did not decide it? “We are no longer together.”
      5 1 Put something warm round you
      3 2 Write down what you would like from {who}: to listen, to help, not to ask yet
      2 5 Say it to {who}, or send it as it is
      3 2 Write a line for questions: “I would rather not talk about that yet”
      4 2 Ask one person to tell the others
      4 1 Leave blame out, whoever has it: children and friends hear it, too
      5 5 Do something quiet with somebody who likes you
    `,
  }),
  template({
    id: 'care-homes-look',
    about: '',
    source: 'carers-uk',
    why: 'Looking decides nothing. How it smells and how people are spoken to says more than a brochure.',
    steps: `
      1 1 Sit down, and breathe out slowly
      1 2 Write down three things that matter most: near, calm, the cat, the food
      5 1 Ask somebody to come along
      3 3 Look up two or three with a place, and their last inspection report
      2 5 Call the first one, and ask for a visit around a meal
      3 3 Write down what to ask: what it costs, who decides, nights, what may come along
      4 5 Sit in the lounge for a while, and listen to how people are spoken to
      4 2 Write three words about it on the way home
      5 5 Talk about it with one person, and do something else that evening
    `,
  }),
  template({
    id: 'pregnant-bleeding',
    about: '',
    source: 'nhs-conditions',
    why: 'It is frightening, and it often turns out well. They have this call every day, and you may call at any hour.',
    steps: `
      1 1 Sit or lie down | Soaking pads, bad pain, faint, pain in a shoulder: your emergency number.
      1 2 Write to one person: “I am bleeding, and I am scared. Can you come or call?”
      5 1 Put something warm round you
      2* 5 Call the early pregnancy unit, the midwife or the maternity number on your notes | At night and nobody there: a nurse line (111 in the UK).
      3 1 Say how many weeks, how much blood, what colour, and where it hurts
      3 2 Write down what they say: a time, a place, what to watch for
      4 1 Put on a pad, so that you can see how much it is
      4 2 Ask that person to come along
      5 5 Rest, with somebody near or on the phone
    `,
  }),
  template({
    id: 'things-collect',
    about: '',
    source: 'cruse',
    why: 'They are kept until you come. It can be today or later, and somebody may go for you.',
    steps: `
      1 1 Sit down, put both feet on the floor and breathe out slowly
      1 2 Write to one person: “Can you come with me, or fetch the things for me?”
      5 1 Drink some water
      3 3 Call there and ask where they are kept, and until when somebody is there
      3 1 Put a big bag by the door, with your ID in it | They may ask who you are. A soft bag is kinder than a bin bag.
      2 10 Go there, and say whose things you have come for
      4 1 Ask for a list, and for rings, phone and papers by name | You may look later, or not at all.
      4 2 Put the bag at home where you do not have to see it
      5 5 Sit with somebody, or with something warm
    `,
  }),
  template({
    id: 'funeral-music',
    about: '',
    source: 'cruse',
    why: 'It need not be perfect, and it need not be sad. What they liked, or what lets you breathe, is right.',
    steps: `
      1 1 Sit down, and breathe out slowly
      1 2 Write to one person who knew them: “What did they like to hear?” | Somebody may choose it with you, or for you.
      5 1 Put something warm beside you
      3 5 Write down three pieces or texts that come to mind, theirs or yours
      2 5 Listen to or read the beginning of one, and put a ring round it if it will do | Too much today? Choose it without listening.
      3 3 Tell whoever leads it, or the funeral director, which one it is
      4 3 Write down where each belongs: coming in, in between, going out
      4 2 Ask who plays or reads it, and how
      5 3 Do something quiet afterwards, near somebody
    `,
  }),
] as const
