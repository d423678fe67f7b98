import { template } from '../template.ts'

/** What somebody says of harm that was near: a thought that frightens, a head that was hurt, a panic beside one. */
export const HEAVY_NEAR_HARM = [
  template({
    id: 'baby-thoughts',
    about: '',
    isDanger: true,
    source: 'nhs-postnatal',
    why: 'Such thoughts come to many who look after a baby, and they frighten. Said aloud to somebody they weigh less.',
    steps: `
      1 1 Lay the baby down on their back in the cot | Shaken, dropped, limp or hard to wake? Your emergency number now.
      1 1 Sit down in the next room, and breathe out slowly
      5 1 Drink some water
      2 3 Call one person: “I am frightened of what I could do. Can you come?” | Nobody there? A helpline, or your emergency number.
      3 5 Call your doctor, midwife or health visitor today, and say the same | They hear it often, and they help.
      3 1 Go to a room where somebody is, or stay with a voice on the phone
      4 2 Check whether the baby is all right
      4 2 Write down when it comes: tired, hungry, alone?
      5 5 Lie down while somebody else holds the baby
    `,
  }),
  template({
    id: 'head-hurt',
    about: '',
    isDanger: true,
    source: 'nhs-self-harm',
    why: 'Something was too much, and it went into your head. You and your head both need care now.',
    steps: `
      1 1 Sit down away from the wall, with something soft behind your head
      1 1 Hold something cold in a cloth on the place | Sick, sleepy, or a headache that grows: a nurse line (111 in the UK) or your emergency number.
      5 1 Turn the light and the sound down
      2 3 Write to one person: “I have hurt my head, and I do not want to be alone”
      3 2 Call or text a helpline, if nobody comes to mind, and read that line out
      3 2 Squeeze a cushion, or push both hands against the wall, when it comes back
      4 2 Write down what was too much, in one line
      4 3 Tell a doctor or a nurse that it happens again
      5 10 Rest where somebody can look in on you
    `,
  }),
  template({
    id: 'cpr-decision',
    about: '',
    source: 'macmillan',
    who: 'the doctor',
    why: 'It is about what would help and what would only hurt. Nobody decides it alone, and it may be asked again.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 2 Write down what has been said about it before: wishes, fears, what matters
      5 1 Put something warm round you
      2 5 Write three questions for the doctor: what it does, what it does not, what else there is
      3 5 Ask whoever it is about, if that is possible, or those who know them best | It is about you? Ask somebody near you to listen.
      3 10 Talk with the doctor, and read your questions out | They decide it with you, and the burden is not yours alone.
      4 2 Write down what was said
      4 3 Tell one person how it was
      5 5 Go outside, or sit with somebody
    `,
  }),
  template({
    id: 'panic-other',
    about: '',
    source: 'nhs-panic',
    who: 'them',
    why: 'A panic rises, and it goes down again by itself. Near and quiet is what helps.',
    steps: `
      1 1 Sit down beside {who}, a little to the side
      1 1 Say quietly: “I am here. It goes down again”
      5 1 Ask others to leave the room
      2 3 Breathe out slowly yourself, so that it can be heard | Pain in the chest, or breath that does not come back: your emergency number.
      3 2 Offer a hand, cold water or something to hold, without asking more
      3 3 Name five things you both can see, one after the other
      4 5 Stay until it is over, and bring a blanket or a drink
      4 2 Ask later what helped, and write it down
      5 5 Rest a moment yourself
    `,
  }),
  template({
    id: 'sugar-now',
    about: '',
    isDanger: true,
    source: 'nhs-conditions',
    why: 'The number and how it feels, both count. This one is for a plan and a person, now.',
    steps: `
      1 1 Eat or give something sweet now, if it is under 4 (or 70) | Confused, drowsy or cannot swallow: your emergency number. Nothing by mouth, unless it can be swallowed safely.
      1 1 Tell whoever is near: “The sugar is off, and I need you here”
      5 1 Put the phone beside you
      2 2 Measure again after fifteen minutes, with washed hands
      3 3 Drink or give water, and open the sick-day plan, if it is high | Test for ketones, if you can.
      3 5 Call the diabetes team or a nurse line, and say the number and what you notice
      4 1 Ask somebody to stay until it is right again
      4 1 Write down the numbers with their times
      5 1 Leave the driving to somebody else
    `,
  }),
  template({
    id: 'unreal',
    about: '',
    isDanger: true,
    source: 'nhs-psychosis',
    why: 'What you hear, see or know right now may be loud, and it frightens many. Somebody beside you makes it smaller.',
    steps: `
      1 1 Go to a room where somebody is whom you trust, or call one
      1 1 Say it in one line: “My head is doing something, and I need you near”
      5 1 Turn down light and sound
      2 5 Call your doctor, your team or a crisis line today, and say the same | It tells you to hurt somebody, or yourself? Your emergency number.
      3 2 Drink some water, and eat a bite
      3 2 Give keys, cards and medicine to somebody for today
      4 2 Write down since when, and how many hours you slept
      4 10 Lie down in the dark, with somebody near
      5 5 Leave big decisions to another week
    `,
  }),
  template({
    id: 'off-medicine',
    about: '',
    source: 'nhs-conditions',
    why: 'You had your reasons. Such a medicine is best stopped slowly, with somebody who knows it, and asking helps at any time.',
    steps: `
      1 1 Find the packet, or the name of it, and how long it is since the last one
      1 2 Write one line: why you stopped or ran out, and how you feel now
      5 1 Drink some water
      2 5 Call a pharmacist, your practice or a nurse line (111 in the UK) today, and read it out | A fit, a fever, seeing things or thoughts of dying: your emergency number.
      3 1 Ask: “Do I start again, and with how much?”
      3 2 Write down what they say
      4 2 Tell one person that you stopped, and what to watch for
      4 1 Leave the driving to somebody else today
      5 2 Set an alarm for the next one, if there is to be one
    `,
  }),
  template({
    id: 'missing-person',
    about: '',
    isDanger: true,
    source: 'missing-people',
    who: 'them',
    why: 'Nobody has to wait a day before they ask for help. Most who are gone are found soon, by many people looking.',
    steps: `
      1 1 Call {who} once, and send one line: “Are you safe? One word is enough” | No phone with them? Begin with the next line.
      1 2 Call one person who may know, and ask them to call others
      5 1 Look in their room, and where they like to be
      2 5 Call the police now, and say who, since when, and why you worry | Young, ill or confused? Your emergency number at once.
      3 1 Find a new photo, and write down what they wear
      3 2 Write down phone, bank card and places for the police
      4 2 Ask somebody to stay at home, in case they come
      4 2 Keep your own phone charged, and its line free
      5 5 Let somebody be with you
    `,
  }),
  template({
    id: 'safeguard-other',
    about: '',
    isDanger: true,
    source: 'victim-support',
    why: 'You saw something, and that can be the end of it. You need not be sure, and you need not find out more.',
    steps: `
      1 1 Put both feet on the floor and breathe out slowly | Somebody is hurt or in danger now: your emergency number.
      1 2 Write down what you saw or heard, with the day and the hour
      5 1 Save messages and photos as they are
      2 5 Call somebody whose work it is, and read it out | Police, child or adult care line, school, animal charity. In the UK also 101 or the NSPCC.
      3 2 Say what you fear, and what you do not know
      3 2 Write down the name and the number they give you
      4 2 Tell one person you trust that you did it
      4 2 Say to the one who is hurt, when nobody else is near: “I am here”
      5 5 Do something quiet for yourself
    `,
  }),
]
