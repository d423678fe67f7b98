import { template } from '../template.ts'

/** Where a life or a body may be in danger, and the illnesses that frighten. Quiet, with a person first. */
export const DANGER = [
  template({
    id: 'overdose',
    about: '',
    isDanger: true,
    source: 'nhs-poisoning',
    why: 'This one cannot wait, also if you feel well. Whoever answers will not scold you; they will tell you what to do.',
    steps: `
      1 1 Call your emergency number or a poisons line now, or ask somebody to | Also when it was a slip, and when nothing can be felt yet.
      1 1 Say what was taken, how much and when, as far as you know
      5 1 Say whether anything else was taken, alcohol too
      2 2 Do what they say, and nothing else | Do not bring it up again, and take nothing more, unless they say so.
      3 1 Fetch the packet or the bottle, so that you can read it out
      3 2 Open the door, and stay where somebody can see you
      4 2 Tell one person what has happened
      4 1 Put the packet in a pocket or a bag, for those who help
      5 5 Stay with a person until somebody has looked at you
    `,
  }),
  template({
    id: 'emergency',
    about: '',
    isDanger: true,
    source: 'nhs-first-aid',
    why: 'This is what the emergency number is for. Whoever answers tells you what to do, one thing after the other.',
    steps: `
      1 1 Call your emergency number now, and put the phone on loudspeaker | In the UK 999. Nobody has to be sure that it is bad enough.
      1 1 Say where you are, and what you see
      2 2 Do what they tell you, and stay on the line | Do not lift somebody who fell. Not breathing? Say so at once.
      5 1 Look at the clock, to tell them when it began
      3 2 Stay near them, where you are safe yourself, and talk to them | Smoke, gas, a pit, deep water, wires: do not go in.
      3 1 Open the door, or send somebody to it | In a car: stop where it is safe.
      4 1 Put medicine, keys and a charger in a bag
      4 1 Move what is in the way of those who come to help
      5 5 Call one person to be with you
    `,
  }),
  template({
    id: 'out-of-the-house',
    about: '',
    isDanger: true,
    source: 'hse-gas',
    why: 'Everybody out first. All the rest can wait, and somebody else sees to it.',
    steps: `
      1 1 Leave the house now, with everybody who is in it | No switches, no flame, no lift, and nothing to fetch.
      1 1 Call your emergency number from outside | Gas in the UK: 0800 111 999.
      2 2 Do what they tell you, and stay outside
      5 1 Leave doors open on your way, where that costs no time | With a fire, close them.
      3 1 Call out to neighbours in the same building as you pass
      3 2 Stay where those who come can see you
      4 1 Tell them who is still inside, and where
      4 2 Stay away from it until they say that it is safe
      5 5 Call one person to be with you
    `,
  }),
  template({
    id: 'when-gone',
    about: '',
    isDanger: true,
    source: 'nhs-suicidal',
    why: 'Before any papers comes one honest question, for your own sake. You matter more than what is left in order.',
    steps: `
      1 1 Sit down, and put both feet flat on the floor
      1 2 Ask yourself: do I mean some day, or soon?
      2 5 Call a helpline or somebody you trust, if it is soon or you are not sure | In danger now: your emergency number.
      5 1 Hold something warm
      3 5 Write down where papers, keys and money are, if it is some day | One page is enough.
      3 2 Write on it who may know where that page is
      4 3 Tell that person, and how you are
      4 3 Look up how a will is made, or save a number for it
      5 5 Stay with a person, or do something quiet near one
    `,
  }),
  template({
    id: 'crisis',
    about: '',
    isDanger: true,
    source: 'nhs-suicidal',
    why: 'I am glad that you wrote this down. You only have to get through the next few minutes, and not alone.',
    steps: `
      1 1 Write or say to one person: “I am not safe by myself right now” | On a bridge, a roof, by the tracks? Step back first, and call your emergency number.
      1 2 Go to where somebody is: a room, a neighbour, a street with people
      5 1 Hold something cold, or put both feet flat on the floor
      2 5 Call a helpline or your doctor, and read out what you wrote | In danger now: your emergency number.
      3 2 Put what could hurt you out of reach, or ask somebody to take it
      3 5 Stay with a person, in the room or on the phone
      4 2 Drink some water
      4 2 Leave every other task where it is
      5 5 Tell somebody what would help tonight
    `,
  }),
  template({
    id: 'help-now',
    about: '',
    isDanger: true,
    source: 'nhs-suicidal',
    why: 'Asking for help now is the right thing to do. You need no reason that is good enough.',
    steps: `
      1 1 Call a helpline, a doctor or your emergency number, or ask somebody to take you there
      1 2 Say: “I need help now”, your name and where you are | Talking is too hard? Many lines answer messages, too.
      5 1 Put both feet flat on the floor while it rings
      2 5 Stay on the line, and answer what they ask, in your own time
      3 2 Open the door, if somebody is coming
      3 2 Tell one person what is happening
      4 1 Put a coat, keys and medicine in one bag
      4 5 Stay where somebody is
      5 2 Drink some water
    `,
  }),
  template({
    id: 'crisis-other',
    about: '',
    isDanger: true,
    source: 'samaritans-other',
    who: 'them',
    why: 'You are worried, and it is right to ask. Asking plainly puts nobody in danger, and you need not do it alone.',
    steps: `
      1 1 Put both feet on the floor and breathe out slowly
      1 2 Call or go to {who}, and say: “I am worried about you” | In danger, or not to be reached: your emergency number. Say where they may be.
      5 1 Ask a second person to stand by you
      2 5 Ask plainly: “Are you thinking about ending your life?” | Asking does not put the thought there.
      3 10 Listen, without arguing and without a plan
      3 5 Ask who could be with {who} tonight, and call that person together
      4 5 Look up a helpline or a doctor, and offer to call beside them
      4 2 Say when you will be in touch again
      5 5 Talk to somebody yourself: this is heavy to carry
    `,
  }),
  template({
    id: 'danger-now',
    about: '',
    isDanger: true,
    source: 'nhs-abuse',
    why: 'This is happening now, so only your safety counts. You do not have to be sure that it is bad enough.',
    steps: `
      1 1 Lock the door between you and them, and stay away from it and from the windows | In the street or at school? Go to people: a shop, an office.
      1 1 Call your emergency number now | In the UK 999. Cannot speak? Cough or tap, and press 55 when you are asked to.
      3 1 Say where you are, and that somebody wants to hurt you
      2 2 Write or call somebody nearby: “Please come, or call the police for me”
      3 5 Stay where there is a lock and a second way out, and no knives | Not the kitchen.
      4 1 Keep the phone in your hand, and the line open
      4 2 Take children and anybody else in with you
      5 2 Put keys, medicine and papers in your pockets, if they are beside you
      5 5 Stay behind the door until somebody is there who helps | Once you are safe: helplines listen at any hour.
    `,
  }),
  template({
    id: 'violence',
    about: '',
    isDanger: true,
    source: 'nhs-abuse',
    why: 'What happened is not your fault. Your safety comes first, and there are people whose work it is to help.',
    steps: `
      1 1 Go to a place where you are safe, or as near to a person as you can | In danger now: your emergency number. Hands on your neck: a doctor today.
      1 2 Tell one person you trust where you are, and what happened, as much as you like | From a phone or an account that nobody else looks at.
      5 1 Put both feet on the floor and breathe out slowly
      2 5 Call a helpline for this, from a phone that nobody else looks at | In the UK 0808 2000 247, free, at any hour. They listen, and nothing has to be decided.
      3 3 Write down what happened and when, and keep it somewhere safe
      3 5 Put papers, keys, medicine and some money where you can take them
      4 3 Ask a doctor to look at you, if you were hurt
      4 5 Ask the helpline what your choices are: leaving, reporting, waiting
      5 5 Sit with somebody who believes you
    `,
  }),
  template({
    id: 'eating',
    about: '',
    isDanger: true,
    source: 'beat',
    why: 'This is an illness and no fault of yours. Telling one person is the part that counts.',
    steps: `
      1 1 Sit down, put both feet on the floor and breathe out slowly | Fainted, or nothing for days? A doctor today, or your emergency number.
      1 2 Write to one person you trust: “Food is hard for me. Can I tell you?”
      5 1 Hold something warm
      2 5 Write three lines for a doctor: what happens, since when, what you fear
      3 5 Look up one helpline or group for eating disorders
      3 5 Call or write to the practice, and read your lines out
      4 3 Ask somebody to sit with you at one meal
      4 1 Put scales and mirrors out of sight for today
      5 5 Do something quiet with somebody nearby
    `,
  }),
  template({
    id: 'addiction',
    about: '',
    isDanger: true,
    source: 'nhs-drugs',
    why: 'Wanting help with this is a lot already. It goes better with somebody beside you.',
    steps: `
      1 1 Sit down, drink some water and breathe out slowly
      1 2 Write to one person: “I would like to talk. Are you there?”
      5 1 Go into another room, away from it
      2 5 Call a sponsor, a doctor, a nurse line (UK: 111) or a service: “I would like help” | Drinking every day, or shaking? Do not stop all at once: that can be dangerous.
      3 2 Write down how much it was, or is on an ordinary day, to read out to them
      3 2 Ask them how to stop or take less in a safe way, before you do
      4 3 Write down the hour that is hardest, and who could be there then
      4 5 Eat something small
      5 5 Sit with somebody, or go where people are
    `,
  }),
  template({
    id: 'addiction-other',
    about: '',
    source: 'nhs-drugs',
    who: 'them',
    why: 'You cannot do it for somebody else, and you need not carry it alone. One calm sentence is a beginning.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 2 Write to one person you trust: “I am worried about somebody. Can we talk?”
      5 1 Drink some water
      3 3 Write down one thing you have seen, without blame
      2 5 Look up one service that also helps families, and save the number | Somebody cannot be woken, or breathes oddly? Your emergency number.
      3 10 Say to the one you worry about, in a sober hour: “I saw … I am worried” | Only where it is safe. A child need not do this.
      4 2 Write down what you will do, and what you will not do
      4 5 Call that service for yourself
      5 5 Do something that has nothing to do with it
    `,
  }),
  template({
    id: 'baby-cries',
    about: '',
    source: 'nhs-crying-baby',
    isDanger: true,
    why: 'A baby who cries in a cot is safe. You may put them down and leave the room, and that is good care.',
    steps: `
      1 1 Lay the baby down on their back in the cot
      1 1 Go to another room, close the door, and breathe out slowly
      5 1 Drink some water
      2 3 Call somebody: “I can’t do this alone right now. Can you come?” | Nobody there? A helpline or the health visitor talks about this, too.
      3 5 Sit down for five minutes, away from the sound
      3 1 Go back, and check whether they are all right
      4 3 Call a doctor, if the cry is new, or they are hot or limp
      4 2 Lay them down again, as often as you need to
      5 2 Write to one person who could take an hour tomorrow
    `,
  }),
  template({
    id: 'lump',
    about: '',
    source: 'nhs-lumps',
    why: 'Most of these turn out to be harmless, and every new one should be looked at. One call is enough for today.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 5 Call the surgery or go there, or fill in its form: “I have found something new” | Bleeding a lot, or short of breath? Call for help now.
      5 1 Put something warm round you
      2 2 Tell one person: “I found something, and I am getting it looked at”
      3 2 Write down where it is, how big, and since when
      3 2 Write day, time and place of the appointment where you see it
      4 2 Ask that person to come along, or to ring you afterwards
      4 1 Close the search pages for today | The doctor can see it, and they cannot.
      5 5 Do something quiet that has nothing to do with it
    `,
  }),
  template({
    id: 'illness',
    about: '',
    source: 'macmillan',
    why: 'This is frightening, and you need not face it alone. One question on paper is enough for today.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 2 Write to one person you trust: “Can you be with me for this?”
      5 1 Put something warm round you
      2 5 Write down the questions you have, as they come
      3 3 Put a star by the one that matters most
      3 3 Put the letter, the date and your questions in one folder, to take along
      4 2 Ask whether somebody may come in with you and write things down
      4 1 Close the search pages for today | Ask a nurse or a helpline instead.
      5 5 Do something quiet that has nothing to do with hospitals
    `,
  }),
  template({
    id: 'illness-tell',
    about: '',
    who: 'them',
    source: 'macmillan',
    why: 'You may say as much as you want and no more. It can be short, and somebody can be beside you.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 3 Write one plain sentence: what it is, and what is known
      5 1 Ask somebody to sit beside you meanwhile, if you would like that
      3 2 Look for a quiet time when {they} can sit down
      2 10 Begin with “I have something hard to say”, and read your sentence
      3 5 Leave time for silence and questions | “I do not know yet” is an answer.
      4 2 Say what would help you, and what would not
      4 2 Ask one person to tell the others
      5 5 Drink something warm and rest
    `,
  }),
  template({
    id: 'ask-ward',
    about: '',
    source: 'macmillan',
    why: 'They are used to every question. One sentence is enough to begin with.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 2 Write down the one thing that you most want to know or say
      5 1 Put name, date of birth and ward in front of you, as far as you have them
      3 1 Put a pen and paper beside you
      2 5 Call and say who you are, or go there, and read out your line | An appointment is due? Keep your line for it.
      3 3 Write down what they say | “Could you say that once more?” is always allowed.
      4 1 Ask whom you may call next time, and when
      4 3 Tell one person what you heard
      5 5 Drink something warm and rest
    `,
  }),
  template({
    id: 'be-with-ill',
    about: '',
    who: 'them',
    source: 'macmillan',
    why: 'Being there is enough. You need not say the right thing.',
    steps: `
      1 2 Sit down for a moment and breathe out slowly
      1 2 Write to {who}, or to somebody near them: “May I come, and when?” | You live together? Sit down beside them.
      5 1 Put a handkerchief and water in your bag
      2 3 Look up visiting hours and the way, and write both down
      3 2 Put out one small thing to take: a photo, a cream, a favourite song
      3 10 Go there, sit down, and leave it to {who} what to talk about
      4 2 Ask: “Is there something I can do?” | Silence is company, too.
      4 1 Leave before either of you is tired
      5 5 Talk to somebody yourself afterwards
    `,
  }),
  template({
    id: 'threatened',
    about: '',
    isDanger: true,
    source: 'victim-support',
    why: 'This is serious, and it is not your fault. Somebody who can act should hear of it today.',
    steps: `
      1 1 Go where people are whom you trust, and breathe out slowly | They are near you now? Your emergency number. In the UK 999.
      1 2 Say to one person you trust: “Somebody hurts or threatens me. I need help” | Are you under 18? Then to an adult.
      5 1 Hold something warm
      2 5 Tell somebody who can act: a teacher, the head, a manager, the police | The police in the UK: 101. You may call also when nothing has happened yet.
      3 3 Write down what was said or done, by whom, where, when, and who saw it
      3 2 Save messages and take pictures of them, without answering | They want money or pictures? Pay and send nothing.
      4 2 Ask who can walk with you, and wait where other people are
      4 2 Ask what they will do today, and when you will hear of it
      5 5 Stay near somebody who is on your side
    `,
  }),
] as const
