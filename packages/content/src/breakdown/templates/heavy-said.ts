import { template } from '../template.ts'

/** What people write down because it happened, or because they need to say it once: no task yet, and met quietly. */
export const SAID = [
  template({
    id: 'tell-self-harm',
    about: '',
    isDanger: true,
    source: 'nhs-suicidal',
    who: 'them',
    why: 'Wanting to tell it is brave enough for today. One sentence is enough, and it may be read out.',
    steps: `
      1 1 Sit down, put both feet on the floor and breathe out slowly
      1 2 Write one sentence: “I have been hurting myself, and I want to tell you”
      5 1 Hold something warm
      2 5 Read it out to {who}, hand over the paper, or send it as it is
      3 2 Write below it what you need from {who}: to listen, to help, to come along
      3 2 Write down what you would rather not be asked
      4 2 Ask what they do with it, and who will know
      4 2 Put what could hurt you out of reach, or give it to somebody
      5 5 Stay near somebody afterwards, or on the phone
    `,
  }),
  template({
    id: 'gambling',
    about: '',
    isDanger: true,
    source: 'gamcare',
    why: 'It is built so that people cannot stop, and stopping goes better with somebody beside you.',
    steps: `
      1 1 Put the phone face down, and breathe out slowly
      1 2 Write to one person: “I have been gambling, and I need somebody to know” | They may keep your bank card for a while, if you ask.
      5 1 Drink some water
      2 5 Call a gambling helpline, or chat with one, and say what happened | GamCare answers at any hour, free.
      3 3 Open your bank’s app, and switch on its gambling block
      3 3 Write down which bill is due first, and ask for more time before the day
      4 5 Sign up to be shut out of every betting site at once | GAMSTOP does that for the United Kingdom.
      4 2 Ask somebody you trust to look after the money for a while
      5 5 Go where people are, or do something with your hands
    `,
  }),
  template({
    id: 'scan-after-loss',
    about: '',
    source: 'miscarriage-association',
    why: 'After last time it would be odd not to be afraid. They know this, and they can go gently.',
    steps: `
      1 1 Sit down, put both feet on the floor and breathe out slowly
      1 2 Write to one person: “Can you come to the scan with me?”
      5 1 Put something warm round you
      2 2 Write one line to hand over: “Last time went badly. Please tell me soon what you see”
      3 2 Save the number of the early pregnancy unit or your midwife
      3 3 Call them today, if something worries you before the day
      4 2 Move one thing out of that day, before it and after
      4 2 Write down what you would like to do straight afterwards, either way
      5 5 Do something quiet with your hands
    `,
  }),
  template({
    id: 'diagnosis',
    about: '',
    source: 'nhs-conditions',
    why: 'It is a lot to hear. Nothing has to be understood or told to anybody today.',
    steps: `
      1 1 Sit down, put both feet on the floor and breathe out slowly
      1 2 Write to one person you trust: “I had news today. Can you be with me?”
      5 1 Put something warm round you
      2 5 Write down the questions you have, as they come
      3 2 Write at the top the name of it, as they wrote it, and who to call
      3 3 Put your questions in one folder, with the letter and the next date if you have them
      4 3 Look up the one charity for it, and save its helpline | Leave other pages closed for today.
      4 2 Ask whether somebody may come in with you next time and write things down
      5 5 Do something quiet that has nothing to do with it
    `,
  }),
  template({
    id: 'body-accident',
    about: '',
    source: 'nhs-incontinence',
    why: 'It is a body, and it happens to very many. Clean and warm comes first, and nobody else has to know.',
    steps: `
      1 1 Fetch clean, dry things to wear, or tie a jumper round your waist
      1 2 Go where you can shut the door
      5 1 Breathe out slowly, and drop your shoulders
      2 5 Wash, dry yourself, and change | Nothing to change into? Folded paper, and ask one person you trust.
      3 2 Put what is wet in a bag or straight in the machine, cold first
      3 2 Put a towel over the place, or cold water and a little soap on it
      4 1 Put a spare set in your bag or beside the bed
      4 3 Tell a doctor or nurse, if it happens again | They hear it every day, and much can be done.
      5 5 Sit down with something warm
    `,
  }),
  template({
    id: 'own-wound',
    about: '',
    source: 'nhs-cuts',
    isDanger: true,
    why: 'Whatever it comes from, it may be looked after gently. You are worth a clean plaster.',
    steps: `
      1 1 Wash your hands, and dry them
      1 2 Press something clean on it, and hold it there until it stops | It will not stop, or is deep: a nurse line (111 in the UK), or your emergency number.
      5 1 Sit down where it is warm
      2 5 Rinse it under running water, pat it dry, and cover it
      3 2 Put what you used in a bag, out of sight
      3 2 Write to one person: “I am hurt. Can you be with me?”
      4 2 Call a helpline, if you did it yourself | They will not be shocked.
      4 1 Put what could hurt you somewhere far from your hand
      5 5 Drink something, and rest
    `,
  }),
  template({
    id: 'report-harm',
    about: '',
    isDanger: true,
    source: 'victim-support',
    why: 'What happened is not your fault. You may report it, you may bring somebody, and you may stop at any time.',
    steps: `
      1 1 Sit somewhere safe, put both feet on the floor and breathe out slowly
      1 2 Write to one person: “I may want to report something. Can you be with me?”
      5 1 Hold something warm
      2 5 Call the police or a helpline, or ask that person to do it with you | In danger now: your emergency number (999 in the UK). 101 takes reports there.
      3 5 Write down what you remember, in your own words and in any order
      3 2 Put messages, photos or clothes from it in one place, as they are, if there are any
      4 2 Ask for somebody you feel easier with, and for breaks
      4 1 Write down the number they give you, and the name
      5 5 Stay with somebody afterwards
    `,
  }),
  template({
    id: 'step-outside',
    about: '',
    source: 'nhs-panic',
    why: 'The fear is real, and it goes down again by itself. The doorstep is far enough for today.',
    steps: `
      1 1 Stand up, put both feet flat on the floor and breathe out slowly
      1 2 Walk to the door, and put a hand on it
      5 1 Put on something that feels safe: a hood, headphones, sunglasses
      2 2 Open it, and stay there for three slow breaths | Going back in counts.
      3 2 Step outside, as far as is all right, and come back
      3 1 Write to one person: “I opened the door”
      4 5 Go as far as the gate or the corner, with somebody on the phone
      4 3 Write three lines for a doctor: since when, what happens, what helps
      5 5 Sit down with something warm
    `,
  }),
  template({
    id: 'pet-burial',
    about: '',
    source: 'blue-cross',
    why: 'Saying goodbye helps big people and small ones. It may be short, and tears are welcome.',
    steps: `
      1 1 Sit down for a moment, and breathe out slowly
      1 2 Fetch a box or a soft cloth that they fit into
      5 1 Put on gloves
      2 10 Dig a deep hole, away from water and from where others dig | Not your own garden? A vet can tell you what is possible.
      3 5 Lay them in, with one thing that they or you liked | Children may each put in something of their own.
      3 5 Say one thing that you liked about them, aloud or to yourself
      4 5 Fill it up, and lay a heavy stone on it
      4 3 Ask whoever is with you what they would like to do next
      5 5 Look at photos, or be quiet, with somebody near if you like
    `,
  }),
  template({
    id: 'death-tell-many',
    about: '',
    source: 'marie-curie-telling',
    why: 'You need not say it to everybody yourself. One sentence, and one person who passes it on, are enough.',
    steps: `
      1 1 Sit down, put both feet on the floor and breathe out slowly
      1 2 Write one plain sentence to send: “… has died. I cannot talk yet” | You may copy it to everybody.
      5 1 Hold something warm
      3 2 Write down who should hear it first, and who may hear it later
      2 3 Send it to the first one, or call and read it out
      3 3 Ask one person to tell the others for you
      4 1 Put the phone away for a while: nobody has to be answered today
      4 2 Write down who has been told
      5 5 Sit with somebody, or in a quiet place
    `,
  }),
  template({
    id: 'baby-loss-tell',
    about: '',
    source: 'miscarriage-association',
    why: 'I am so sorry. One sentence is enough, and somebody else may send it for you.',
    steps: `
      1 1 Sit or lie down somewhere warm, and breathe out slowly
      1 2 Write one sentence: “We have lost our baby. We cannot talk yet” | To work: “I have had a miscarriage, and need some days.”
      5 1 Put a blanket round you
      3 2 Write down who should hear it first, and who may hear it later
      2 3 Send it to the one it is for, or to somebody you trust who can tell the others
      3 1 Add what would help: “Please do not call”, or “Please come”
      4 1 Put the phone away for a while: nobody has to be answered today
      4 2 Write down how your body feels | Heavy bleeding, strong pain or a fever: ring a doctor now.
      5 5 Look up a group for people who have lost a baby, when you want to
    `,
  }),
  template({
    id: 'fetch-things',
    about: '',
    source: 'relate',
    why: 'This is a hard errand. It goes better with somebody beside you, and it need not all be done at once.',
    steps: `
      1 1 Sit down, put both feet on the floor and breathe out slowly
      1 2 Write to one person: “Can you come with me to get my things?” | Afraid of them? Never go alone.
      5 1 Drink some water
      2 5 Write down what is yours there: papers, medicine and keys first
      3 2 Write one plain line with a day, or ask somebody to: “I will come for my things on …”
      3 3 Lay out bags or boxes, and ask who has a car
      4 2 Write down what may stay there
      4 2 Mute what you do not want to read today
      5 5 Sit with somebody who is on your side, afterwards
    `,
  }),
  template({
    id: 'feared-letter',
    about: '',
    source: 'nhs-panic',
    why: 'Many letters are smaller inside than they look. It only has to be opened, not solved.',
    steps: `
      1 1 Put both feet flat on the floor and breathe out slowly, five times
      1 1 Put the letter, or one of the pile, in front of you, face down if you like
      5 1 Hold something warm
      3 2 Write or say to one person: “I have to open a letter. Are you there?”
      2 2 Open it, or ask somebody to open it beside you
      3 3 Read only for two things: what do they want, and by when
      4 2 Write both on the front, and put it where you will find it
      4 3 Look up who gives free advice about such letters, and save the number
      5 5 Walk slowly to another room and back
    `,
  }),
  template({
    id: 'bullied',
    about: '',
    source: 'family-lives',
    why: 'It is not your fault, and you need not bear it alone. Others can make it stop.',
    steps: `
      1 1 Go where you feel safe, and breathe out slowly
      1 2 Write or say to one person you trust: “I am being bullied. I need your help”
      5 1 Hold something warm
      2 3 Tell somebody who can act: a teacher, a manager, a parent, a helpline
      3 3 Write down what happened, where, when and who saw it
      3 2 Save messages and take pictures of them, without answering
      4 1 Block whoever writes to you
      4 2 Ask them what they will do, and by when
      5 5 Stay near somebody who is on your side
    `,
  }),
  template({
    id: 'debt-letter',
    about: '',
    source: 'moneyhelper-debt',
    thing: 'the letter',
    why: 'One envelope, and nothing has to be paid or answered while you read it. Free help is there for the rest.',
    steps: `
      1 1 Sit down with the letter, both feet on the floor, and breathe out slowly
      1 2 Open it, and take out the pages | Several? The newest first. Somebody may sit with you, or open it for you.
      5 1 Ask somebody you trust to be near
      3 2 Put a ring round three things: who, how much, by which day
      2 5 Look up one free debt adviser, and save the number | A day this week, or somebody at the door? Call them today.
      3 10 Call or write to them: “I have a letter, and I would like help with it”
      4 1 Write the day from the letter in the calendar
      4 1 Put it in one folder, out of sight
      5 5 Do something quiet that costs nothing
    `,
  }),
  template({
    id: 'funeral-clothes',
    about: '',
    source: 'cruse',
    why: 'Clean and plain is enough, and nobody will look closely. Something you own may do.',
    steps: `
      1 1 Sit down for a moment, and breathe out slowly
      1 2 Open the wardrobe, and take out one dark or quiet thing | You know what is missing already? Then it is only that.
      5 1 Ask somebody to look through it with you
      2 4 Put it on, or hold it up, and write down the one thing that is still missing
      3 5 Order or buy that one thing, or ask somebody to lend it
      3 3 Hang it all in one place, with the shoes below
      4 5 Wash or iron what needs it
      4 1 Put tissues and a snack in the pocket or the bag
      5 5 Do something quiet afterwards
    `,
  }),
  template({
    id: 'pet-lump',
    about: '',
    source: 'blue-cross',
    why: 'Many lumps on animals are harmless, and a vet can often tell by feeling. The call is all of today.',
    steps: `
      1 1 Sit with them for a moment, and breathe out slowly
      1 2 Write down where it is, how big, and since when
      5 1 Put a coin beside it for a photo, if they let you
      2 5 Call the vet’s practice: “I have found a lump, and would like it looked at”
      3 1 Write day and time in the calendar
      3 2 Write to somebody: “Could you come with us?”
      4 2 Write down what has changed: eating, drinking, walking
      4 1 Put the lead or the carrier by the door
      5 5 Sit together for a while
    `,
  }),
  template({
    id: 'be-with-dying',
    about: '',
    source: 'macmillan',
    why: 'There are no right words for this, and none are needed. Being there is enough.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 2 Write to one person you trust: “This is hard. Can you be near me?”
      5 1 Hold something warm
      2 10 Sit beside them, and hold a hand if you both like that | Far away? A call, or a few lines that somebody reads out.
      3 2 Say one true thing: “I am here”, “I love you”, “Thank you for …” | Crying is all right, and so is silence.
      3 5 Ask: “Would you like to talk, or shall I sit with you quietly?”
      4 3 Ask those who care for them what they expect, and whom to call at night
      4 2 Move what can wait out of this week
      5 5 Talk to somebody yourself afterwards
    `,
  }),
  template({
    id: 'feared-result',
    about: '',
    source: 'macmillan',
    why: 'Not knowing is hard, too. It only has to be opened, and you need not be alone with it.',
    steps: `
      1 1 Put both feet flat on the floor and breathe out slowly, five times
      1 2 Write or say to one person: “My result is here. Can you be with me?”
      5 1 Hold something warm
      3 1 Put it in front of you, with the number of the clinic or the doctor
      2* 3 Open it, or ask them to open it and read it first
      3 5 Call that number, and ask what it means | Words that you do not know say nothing yet: they can tell you.
      4 3 Write down the questions you have, as they come
      4 1 Close the search pages for today
      5 5 Stay with somebody afterwards, whatever it says
    `,
  }),
  template({
    id: 'debt-tell',
    about: '',
    source: 'moneyhelper-debt',
    why: 'A debt is heaviest while nobody knows. Free help exists, and you need not be ashamed.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 2 Write one plain line: “I owe money, and I have been afraid to tell you”
      5 1 Drink some water
      2 5 Look up one free debt adviser and save the number | Somebody at the door, or a date this week? Call them today.
      3 5 Call or write to them: “I would like help with a debt” | That sentence is enough.
      3 5 Read your line out to the one at home, or to a friend first | Afraid of how it may be taken? Ask the adviser about that.
      4 5 Write on one page: who, how much, by when
      4 1 Put cards and shopping apps out of reach for today
      5 5 Do something quiet that costs nothing
    `,
  }),
  template({
    id: 'death-bank',
    about: '',
    source: 'gov-dies',
    why: 'Banks have people who do nothing else. One call or one form begins it, and they take it from there.',
    steps: `
      1 2 Sit down with a warm drink, and somebody beside you if you like
      1 2 Write down the name, the day they died, and the account if you know it
      5 1 Breathe out slowly
      2* 10 Call the bank’s bereavement team, or fill in its form | In the United Kingdom one “Death Notification Service” tells several banks.
      3 3 Write down what they want to see: the certificate, a will, who you are
      3 2 Note the name of whom you spoke to, and the day
      4 5 Send them a copy, or make an appointment at a branch
      4 2 Put what came from the bank in one folder
      5 5 Stop here for today and rest
    `,
  }),
] as const
