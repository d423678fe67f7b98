import { template } from '../template.ts'

/** What is said in whole sentences, and talks with those who care for somebody. */
export const TALKS = [
  template({
    id: 'care-talk',
    about: '',
    source: 'macmillan',
    why: 'They have this talk often, and no question is too small. Three on paper are enough.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 3 Write down three questions, as they come | Pain, what comes next, whom to call at night.
      5 1 Put something warm round you
      3 2 Write down when and where it is, and ask somebody to come along or to be on the phone
      2* 10 Go there, or call, and read your questions out
      3 3 Write down what they say | “Could you say that once more?” is always allowed.
      4 1 Ask whom you may call, by day and by night, and write the number down
      4 3 Tell one person what you heard
      5 5 Rest, or do something quiet
    `,
  }),
  template({
    id: 'cut-again',
    about: '',
    isDanger: true,
    source: 'nhs-self-harm',
    why: 'It happened, and you wrote it down. You are worth care, and nobody who helps with this is shocked.',
    steps: `
      1 1 Press something clean on what bleeds, and hold it there until it stops | A burn: cool running water. Deep, or it won’t stop: nurse line (111 in the UK), or your emergency number.
      1 2 Write to one person: “I have hurt myself, and I do not want to be alone with it”
      5 1 Put something warm round you
      2 5 Call or text a helpline, if nobody comes to mind, and read that line out | In the UK 116 123, or text SHOUT to 85258.
      3 3 Rinse it under running water, pat it dry, and cover it
      3 2 Put what could hurt you out of reach, or give it to somebody
      4 1 Hold something cold when the urge comes: it goes down again like a wave
      4 3 Book a talk with a doctor, and read them the same line
      5 5 Stay near somebody, or on the phone
    `,
  }),
  template({
    id: 'keeps-coming',
    about: '',
    source: 'nhs-ptsd',
    why: 'After something terrible the pictures come back, to many who were there. It is no weakness, and there is help for it.',
    steps: `
      1 1 Put both feet on the floor, and say aloud where you are and what day it is
      1 2 Write to one person: “I keep seeing what happened. Can you be with me, or talk?”
      5 1 Hold something cold, or something warm
      2 2 Say aloud five things that you can see here, and two that you can hear
      3 5 Call a doctor, or the support that your work has: “It keeps coming back” | Too much right now: a helpline, at any hour. In the UK 116 123.
      3 2 Write down since when, and how often | What happened need not be written.
      4 2 Put a lamp, a radio or a book beside the bed for the night
      4 2 Move one thing out of tomorrow that can wait
      5 5 Stay near somebody, or walk where people are
    `,
  }),
  template({
    id: 'leave-threatened',
    about: '',
    isDanger: true,
    source: 'nhs-abuse',
    why: 'A threat like this is serious, and there are people who plan with you. Nothing has to be announced to anybody.',
    steps: `
      1 1 Go where you can be alone with a phone that nobody else looks at | In danger now: your emergency number. In the UK 999.
      1 2 Tell one person you trust what was said, and agree on a word that means “send help”
      5 1 Put both feet on the floor and breathe out slowly
      2 5 Call a helpline for this, and plan with them | In the UK 0808 2000 247, free, at any hour.
      3 3 Put papers, keys, medicine and some money with that person, or where you can take them
      3 2 Write down the words and the day, where nobody else looks | Or let the helpline keep it.
      4 2 Tell nobody the day or the place who could pass it on
      4 3 Ask the helpline about a safe place, the police, and orders to keep away
      5 5 Stay near somebody who is on your side
    `,
  }),
  template({
    id: 'may-come',
    about: '',
    isDanger: true,
    source: 'nhs-abuse',
    why: 'You know what may happen, so being ready is sensible. You do not have to be sure to ask for help.',
    steps: `
      1 1 Lock doors and windows, or stay where people are, with your phone in your hand | There, or on the way: your emergency number. In the UK 999.
      1 2 Write or call somebody near: “I am afraid of who may turn up. Can you come, or can I?”
      5 1 Put both feet on the floor and breathe out slowly
      2 5 Call the police or a helpline: “I am afraid of somebody who may turn up here” | In the UK 101, or 0808 2000 247, free, at any hour. Say whether it happened before.
      3 2 Write down each time: the day, the hour, what was said and who saw it
      3 2 Tell a neighbour or the front desk to let nobody in
      4 2 Write to one person: a word from you means “send help”
      4 3 Put keys, medicine and papers in one bag
      5 5 Stay where somebody is tonight, if you can
    `,
  }),
  template({
    id: 'get-there',
    about: '',
    source: 'macmillan',
    why: 'Days count now, so the way there comes first. Everything else can be put right later.',
    steps: `
      1 2 Call the one who is there: “I am coming. How long do they think?”
      1 2 Write to one person: “I have to travel to somebody who is dying. Can you help me?”
      5 1 Drink some water
      2* 8 Look at the ways there in the next days, and book the first one you can manage | Call the airline or railway: some keep places and fares for this.
      3 2 Write one line to work: “Somebody close to me is very ill. I have to go to them”
      3 5 Put passport, medicine, charger and something warm in a bag
      4 5 Call them, or let somebody hold the phone: your voice counts until you are there
      4 2 Ask somebody to look after what cannot wait here
      5 5 Stop there, and rest on the way
    `,
  }),
  template({
    id: 'drug-error',
    about: '',
    source: 'nhs-stress',
    why: 'It happens to careful people. Saying it now is what keeps the patient safe, and errors are reported so that nobody is alone with them.',
    steps: `
      1 1 Put both feet on the floor and breathe out slowly
      1 2 Call whoever is in charge now: “I made an error. Is the patient all right?” | Nobody knows of it yet? Then this comes before everything.
      5 1 Drink some water
      2 3 Write down the medicine, the dose, the time and what you saw
      3 8 Fill in the incident form, with the plain facts
      3 2 Ask who tells the patient, and what is watched now
      4 3 Call your union, or a colleague you trust: “I made an error, and I feel sick about it”
      4 2 Write down what made it easy to happen: noise, names alike, too few people
      5 5 Eat something, and rest
    `,
  }),
  template({
    id: 'work-mistake',
    about: '',
    source: 'nhs-stress',
    why: 'It has happened, and it is smaller once somebody knows. One plain line is enough to begin with.',
    steps: `
      1 1 Put both feet on the floor and breathe out slowly, three times
      1 2 Write down in one line what happened, without names for yourself
      5 1 Drink some water
      2 3 Write below it who has to know, and what can still be put right
      3 5 Tell that one: “I made a mistake with … I have done … What else is needed?”
      3 3 Do the one thing that stops it from getting bigger
      4 2 Tell somebody who likes you how it feels
      4 1 Write down one thing that would catch it next time
      5 5 Do something quiet that has nothing to do with work
    `,
  }),
  template({
    id: 'feared-symptom',
    about: '',
    source: 'nhs-conditions',
    why: 'Not looking makes it larger. Most of these have an ordinary cause, and one call is enough for today.',
    steps: `
      1 1 Put both feet on the floor and breathe out slowly, five times | Sudden weakness, a drooping face, odd speech or chest pain: your emergency number.
      1 2 Tell one person: “I have noticed something, and I am scared to have it looked at”
      5 1 Hold something warm
      2* 5 Call the practice, or fill in its form: “I would like somebody to look at this”
      3 2 Write down what it is, where, since when and how often
      3 1 Put day, time and place where you see them
      4 1 Close the search pages: they cannot examine you
      4 2 Ask that person to come along, or to ring you afterwards
      5 5 Do something quiet that has nothing to do with it
    `,
  }),
  template({
    id: 'kids-away',
    about: '',
    source: 'relate',
    why: 'A quiet house can hurt. Two or three small things with a time to them hold a day like that.',
    steps: `
      1 1 Sit down with something warm, and breathe out slowly
      1 2 Write to one person: “I am without the children. Can we talk, or meet?”
      5 1 Close the door of their room, or leave it open, as you like
      2 3 Write down one thing for each day that has a time: a walk, a call, a film
      3 2 Ask the other parent for a time to say good night by phone | Not possible? Write them a line for when they are back.
      3 3 Eat something that you like and they do not
      4 2 Write down the day and the hour when they are home again
      4 5 Put clean sheets on your own bed
      5 5 Rest, or cry, or both
    `,
  }),
  template({
    id: 'divide-things',
    about: '',
    source: 'relate',
    why: 'Every one of them is a memory, so it may be slow. What can be copied need not be divided.',
    steps: `
      1 1 Sit down, and breathe out slowly
      1 2 Ask somebody to be with you, or to be near the phone
      5 1 Put something warm to drink beside you
      2 5 Put aside the few that matter most to you, and write them down
      3 3 Send them a list or pictures: “These I would like to keep. Which are yours?”
      3 3 Put what both would like in a third heap: copy it, or take turns
      4 2 Leave for another day what ends in a quarrel
      4 2 Put yours where you do not see them every day
      5 5 Stop after half an hour, and do something kind for yourself
    `,
  }),
  template({
    id: 'mass-card',
    about: '',
    source: 'cruse-support',
    why: 'Few words, and somebody is remembered. It may come weeks later, too.',
    steps: `
      1 1 Write the name down as it should be read out
      1 3 Go to the parish office or its page, or to a shop that has signed cards, and ask for one
      5 1 Put the offering in an envelope
      2 2 Write the name in, and your own below
      3 2 Add a line for the family: “I am thinking of you”
      3 1 Write the address on the envelope
      4* 5 Post it, or hand it over
      4 1 Put a candle in the window, or light one there
      5 5 Sit down quietly for a while
    `,
  }),
  template({
    id: 'bag-in-case',
    about: '',
    source: 'nhs-abuse',
    why: 'To be ready lets you breathe, and it commits you to nothing. Is somebody the reason? A helpline can plan with you.',
    steps: `
      1 1 Take a small bag that nobody misses | Somebody must not find it? Leave it with a person you trust.
      1 2 Put in your medicine, a charger, and a set of keys
      5 1 Put both feet on the floor and breathe out slowly
      2 5 Put in papers or pictures of them: ID, bank card, birth certificates, tenancy
      3 2 Put in some money, and one set of clothes for each
      3 2 Put in what comforts: for a child, for an animal, for you
      4 1 Write down two numbers on paper: one friend, one helpline
      4 1 Put it where you reach it on the way out, or with that friend
      5 3 Write to one person where you would go
    `,
  }),
  template({
    id: 'carer-sorrow',
    about: '',
    source: 'carers-uk',
    why: 'It hurts to watch somebody lose a little more. You may cry and be a good carer on the same day.',
    steps: `
      1 1 Sit down where nobody needs you for a minute, and let it come
      1 2 Write to one person: “I watched something get harder today. Can we talk?”
      5 1 Put something warm round you
      2 2 Drink some water, and put something cool on your eyes
      3 5 Call a carers’ line, or the nurse who knows you both | They know what makes it easier, and what helps you.
      3 2 Write down what has changed and since when, in one line, for that nurse
      4 2 Ask one relative or friend for two hours this week
      4 5 Sit together without doing anything
      5 5 Rest before the next task
    `,
  }),
  template({
    id: 'carer-missed',
    about: '',
    who: 'them',
    source: 'carers-uk',
    why: 'Warm, dry and not alone comes first. Whoever did not come has to answer for it, and not you.',
    steps: `
      1 1 Go to {who}, or call, and say that somebody is coming | It is you who waits? Then begin with the agency.
      1 2 Call the agency: “Nobody came. Who comes now, and when?” | Nobody at all, and it cannot wait: the council’s adult care line, at any hour.
      5 1 Breathe out slowly
      2 5 Help with what cannot wait, or ask a neighbour to: dry, warm, a drink, the tablets
      3 1 Write down the day, the hour and what was not done
      3 2 Ask for a name, and for it in writing
      4 3 Write to the agency or the care manager, if it is not the first time
      4 1 Tell one person how your day was
      5 5 Sit down, and drink something warm
    `,
  }),
  template({
    id: 'cut-urge',
    about: '',
    isDanger: true,
    source: 'nhs-self-harm',
    why: 'The urge comes like a wave, and it goes down again. You only have to get through ten minutes, and then another ten.',
    steps: `
      1 1 Put what could hurt you out of the room, or give it to somebody
      1 2 Write to one person: “I want to hurt myself. Can you be with me, or talk?”
      5 1 Put something warm round you
      2 5 Call or text a helpline, if nobody comes to mind | In the UK 116 123, or text SHOUT to 85258. In danger now: your emergency number.
      3 1 Hold ice or something very cold, or let cold water run over your hands
      3 5 Go where somebody is, or stay with a voice on the phone
      4 2 Draw on the skin with a soft pen, or tear paper, until it goes down
      4 3 Write down three lines for a doctor, and book a talk
      5 5 Look after a wound, if there is one: rinse it, cover it | Deep, or it will not stop: a nurse line (111 in the UK).
    `,
  }),
  template({
    id: 'pictures-asked',
    about: '',
    isDanger: true,
    source: 'victim-support',
    why: 'This is a crime against you, and it happens to very many. Paying or sending more does not end it; telling somebody does.',
    steps: `
      1 1 Put the phone down, and breathe out slowly: nothing has to be answered
      1 2 Say or write to one person you trust: “Somebody has pictures of me and threatens me”
      5 1 Hold something warm
      2 5 Tell the police or a helpline | In the UK 101, and under 18 Childline, 0800 1111: they can have pictures taken down.
      3 2 Take pictures of the messages, names and payments, and delete nothing
      3 2 Stop answering, pay nothing more, then block and report them in the app
      4 3 Call your bank, if you paid
      4 2 Make your accounts private, and change the password
      5 5 Stay near somebody | You would rather not live? Call now: 116 123 in the UK, or your emergency number.
    `,
  }),
  template({
    id: 'care-talk-home',
    about: '',
    source: 'carers-uk',
    why: 'It is their life, and you carry a lot. Nothing has to be decided today.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 2 Write down in one line what worries you most: falls, nights, your own strength
      5 1 Put something warm beside you
      2 5 Write down what they have said, in their words: what do they fear, what would they miss?
      3 3 Write down what could be tried before: a morning carer, an alarm, a week away
      3 5 Call a carers’ or an older people’s advice line, and read them those lines
      4 5 Ask them one thing in a quiet hour: “What would make a day good for you?”
      4 2 Tell one person how it is for you
      5 5 Do something that is only yours
    `,
  }),
] as const
