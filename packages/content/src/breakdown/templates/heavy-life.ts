import { template } from '../template.ts'

/** What turns a life over: parting, debt, a job or a home that is lost, a court, feelings that weigh. Quiet. */
export const UPHEAVAL = [
  template({
    id: 'part-tell',
    about: '',
    who: 'them',
    source: 'relate',
    why: 'It will hurt, however it is said. Short, kind and clear is the most that anybody can do.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 2 Tell one person you trust what you are going to do | Afraid of how it may be taken? Ask them to be near.
      5 1 Drink some water
      3 3 Write one clear sentence that begins with “I”
      2 3 Look for a private place and a time with nothing straight after it | Afraid of them? By phone, or where others are, is all right.
      3 10 Say the sentence to {who}, then listen | You need not agree on why.
      4 2 Say what happens next: tonight, the keys, who tells whom
      4 2 Go to where you will sleep tonight
      5 5 Call the person you told
    `,
  }),
  template({
    id: 'divorce-children',
    about: '',
    source: 'relate',
    why: 'They need few words, and to hear that it is not their fault. You may say it more than once.',
    steps: `
      1 2 Sit down and breathe out slowly
      1 2 Ask the other parent whether you can tell them together | Not safe or not possible? By yourself is fine.
      5 1 Drink some water
      2 3 Write one plain sentence: “We will live in two homes. It is not your fault”
      3 2 Add below it: “I love you, and that stays” | “We both”, if the other parent would say it, too.
      3 10 Say both to the children, where nobody has to go out afterwards, then listen
      4 3 Tell them what stays the same: school, bed, friends
      4 2 Say that they may ask again, any time
      5 5 Stay near them, and call somebody for yourself later
    `,
  }),
  template({
    id: 'parting',
    about: '',
    source: 'relate',
    why: 'Something has ended, and that takes strength. Only one small thing has to happen today.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 2 Write to one person: “I am going through something. Can we talk?”
      5 1 Drink some water and eat a bite
      2 5 Write down what has to be today, and what can wait
      3 5 Put the papers, the things or what hurts to see in one box, without sorting | Somebody else can take things back.
      3 5 Look up one place that advises or listens for free, and save the number
      4 3 Write down one question for them
      4 2 Mute what you do not want to read today
      5 5 Do something quiet, near somebody who is on your side
    `,
  }),
  template({
    id: 'part-papers',
    about: '',
    source: 'gov-divorce',
    why: 'These papers are heavy, and they are only papers. One page today is enough.',
    steps: `
      1 2 Sit down with a warm drink, and somebody beside you if you like
      1 3 Put the papers you have about it in one pile | None yet? Write three lines: since when, children, home.
      5 1 Breathe out slowly
      2 5 Read one page, and write down what is wanted, by whom and by when
      3 3 Write down the questions that come up
      3 5 Look up one adviser or solicitor who gives a first talk for free
      4 10 Fill in the lines that you know | Leave the rest for the adviser.
      4 2 Put it all in one folder with a plain name
      5 5 Stop for today, and talk to somebody about something else
    `,
  }),
  template({
    id: 'debt',
    about: '',
    source: 'moneyhelper-debt',
    thing: 'the debt',
    why: 'You do not have to solve it today, and you need not be ashamed. Free help exists, and it is kind.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 2 Put the letters about it in one pile, closed or open | Only mails or an app? Write down the names alone.
      5 1 Ask somebody you trust to sit with you
      2 5 Look up one free debt adviser and save the number | Cut off, somebody at the door, or a date this week? Call today, the supplier as well.
      3 2 Write a line for any call: “I am getting advice. Please send it in writing”
      3 10 Call or write to the adviser: “I would like help with a debt” | That sentence is enough.
      4 5 Open the letter on top and write down who, how much, by when
      4 5 Put everything in one folder
      5 5 Do something quiet that costs nothing
    `,
  }),
  template({
    id: 'losing-home',
    about: '',
    source: 'shelter-eviction',
    why: 'This is frightening, and there are people who know exactly what to do. Asking early helps most.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 2 Tell one person you trust what is happening
      5 1 Drink some water
      2 5 Look up a free housing adviser or the council, and save the number | A date in a letter does not yet mean you go. Nowhere tonight? Call now, and say that first.
      3 3 Put the letters in one pile, the newest on top, or write down what was said
      3 10 Call them, and read out the letter or what you wrote down
      4 2 Write down what they say, with the day
      4 5 Put your papers and keys in one bag
      5 5 Sit with somebody, or somewhere warm
    `,
  }),
  template({
    id: 'food-bank',
    about: '',
    source: 'moneyhelper-debt',
    why: 'Needing help with food or bills is nothing to be ashamed of. That is what it is there for.',
    steps: `
      1 1 Sit down, drink some water and breathe out slowly
      1 2 Tell one person that money is tight, or write it on paper
      5 1 Eat what is easiest, if there is something
      2 5 Look up one place near you: a food bank, a pantry, the council
      3 5 Call or write: “I need help with food. What do I have to bring?” | An advance? Ask at work or at the benefit office: “Could I have a part now?”
      3 2 Put a bag and what they ask for by the door
      4 5 Look up one free adviser on money, and save the number
      4 2 Write down what has to be paid first: home, heat, food
      5 5 Sit somewhere warm for a while
    `,
  }),
  template({
    id: 'job-loss',
    about: '',
    source: 'acas',
    why: 'That is a shock, and it says nothing about what you are worth. Nothing has to be answered today.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 2 Tell one person you trust, or write: “Something has happened with my job”
      5 1 Drink some water
      2 5 Put the letters about it in one place and write down the dates | Nothing in writing yet? Write down what was said, and ask for it.
      3 2 Write “I will answer when I have read this”, in case somebody asks
      3 5 Look up one free adviser: a union, Acas, an advice centre
      4 5 Write down three questions for them
      4 5 Write down what money comes and goes this month
      5 5 Go outside for a little, or sit with somebody
    `,
  }),
  template({
    id: 'court',
    about: '',
    source: 'citizens-advice',
    why: 'This is frightening for nearly everybody. You may bring somebody, and you may ask what words mean.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 2 Ask one person you trust to help you with this
      5 1 Drink some water
      2 5 Put the letter in front of you and write down: where, when, what is wanted | No letter? Write down who called, and what they said.
      3 5 Look up one free adviser or your solicitor, and save the number | The police? You may ask for a lawyer before you answer anything.
      3 10 Call them, and read out the letter or what you wrote down
      4 3 Put all papers in one folder, the newest on top
      4 3 Write down what happened in your own words, with the days
      5 5 Do something quiet afterwards, near somebody
    `,
  }),
  template({
    id: 'pregnancy-choice',
    about: '',
    source: 'nhs-abortion',
    why: 'Whatever you decide is yours to decide. You may ask every question, and nobody need know.',
    steps: `
      1 2 Sit down somewhere private and breathe out slowly
      1 2 Write to one person you trust, or to nobody: both are all right
      5 1 Put something warm round you
      2 5 Write down what you want to ask, as it comes
      3 5 Look up one service for advice or an appointment, and save the number
      3 5 Call or write to them and read your questions out | You have decided? “I would like an appointment” is enough.
      4 2 Write down the day and time they give you
      4 2 Ask who could go with you, and bring you home
      5 5 Keep the rest of the day quiet
    `,
  }),
  template({
    id: 'low',
    about: '',
    isDanger: true,
    source: 'nhs-low-mood',
    why: 'It is heavy today. Nothing has to be mended now; being a little less alone with it is enough.',
    steps: `
      1 1 Sit or lie where something holds you, and breathe out slowly
      1 2 Write to one person, or call a doctor: “I am not doing well today” | A nurse, a health visitor or a helpline, too: say it as it is.
      5 1 Put something warm or soft round you
      2 2 Drink some water
      3 5 Go to a room where somebody is, or stay with a voice on the phone
      3 2 Move one thing out of today that can wait
      4 5 Eat a few bites of whatever is easiest
      4 3 Write three lines for a doctor: what is hard, since when, what would help
      5 5 Lie down with a calm voice or quiet music
    `,
  }),
  template({
    id: 'fear',
    about: '',
    source: 'nhs-panic',
    why: 'This gets quieter again. First the body, then one small look at what it is about.',
    steps: `
      1 1 Put both feet flat on the floor and breathe out slowly, five times
      1 2 Name aloud five things that you can see
      5 1 Hold something cold or rough in your hand
      2 2 Write to one person, or say aloud: “This worries me”
      3 3 Write down what it says could happen, in one line
      3 2 Write below it what you would do then, or whom you would ask
      4 5 Walk slowly to another room and back
      4 2 Drink some water
      5 5 Sit with somebody, or with a calm voice | If it comes often, a doctor can help.
    `,
  }),
  template({
    id: 'anger',
    about: '',
    source: 'nhs-anger',
    why: 'Anger says that something matters. It may go through the body before anything is answered.',
    steps: `
      1 1 Put down the phone and press both feet into the floor
      1 2 Breathe out slowly, ten times, or walk to another room | A child near? See that they are safe, with somebody if you can.
      5 1 Run cold water over your hands
      2 5 Write down what happened, as rude as it comes, on paper
      3 2 Underline the one thing that hurt
      3 2 Write one sentence that begins with “I would like”
      4 5 Walk round the block, or up and down the stairs
      4 2 Tear the paper up, all but that sentence
      5 5 Tell somebody who is on nobody’s side
    `,
  }),
  template({
    id: 'shame',
    about: '',
    source: 'nhs-low-mood',
    why: 'Shame gets smaller when it is said to somebody kind. Nobody is the worst thing they did.',
    steps: `
      1 1 Put both feet on the floor and a hand on your chest
      1 2 Breathe out slowly and look at something far away
      5 1 Put something warm round you
      2 3 Write down what happened in one plain line, without names for yourself
      3 3 Write below it what you would say to a friend who did that
      3 5 Tell one person you trust, or read it to them
      4 3 Write down what can still be put right, if there is something
      4 2 Tear the paper up or put it away
      5 5 Do one quiet kind thing for your body
    `,
  }),
  template({
    id: 'failure',
    about: '',
    source: 'nhs-low-mood',
    why: 'This is how it feels today. It is a feeling, and no verdict on you.',
    steps: `
      1 1 Put both feet on the floor and a hand on your chest
      1 2 Breathe out slowly and look at something far away
      5 1 Put something warm round you
      2 2 Drink some water, or hold a warm cup
      3 2 Say “this is how today feels”, and not “this is what I am”
      3 5 Tell one person who is kind to you how today feels
      4 3 Write down one thing that is easier for somebody because of you
      4 1 Put the phone face down for a while
      5 5 Do one quiet kind thing for your body
    `,
  }),
  template({
    id: 'lonely',
    about: '',
    source: 'nhs-lonely',
    why: 'Loneliness is no fault. Near people counts, even without many words.',
    steps: `
      1 1 Put something warm round you, or hold a warm cup
      1 2 Write to one person: “I thought of you. Have you got a minute to talk?” | Nobody comes to mind? A helpline talks about this, too.
      5 1 Open the window and listen for a minute
      2 5 Look up one place near you where people are: a library, a club, a café, a class
      3 2 Put your shoes and a bag by the door
      3 10 Go where people are, and stay for as long as you like
      4 2 Say hello to one of them
      4 2 Note one day to go there again
      5 5 Listen to a voice you like at home
    `,
  }),
  template({
    id: 'too-loud',
    about: '',
    source: 'nhs-stress',
    why: 'It is too much for the senses, and that is real. Less of everything comes first.',
    steps: `
      1 1 Put on headphones, earplugs or a hood
      1 2 Go to the quietest, darkest place there is
      5 1 Hold something soft or heavy
      2 1 Turn off one thing that makes noise or light
      3 5 Sit or lie there for ten minutes, without talking or a screen
      3 1 Write to one person: “I need quiet for a while”
      4 1 Drink something
      4 2 Take off what scratches or is tight
      5 3 Move one thing out of today that would be loud
    `,
  }),
  template({
    id: 'overwhelm',
    about: '',
    source: 'nhs-stress',
    why: 'It is too much at once. So first you put it down, and only then look at one corner of it.',
    steps: `
      1 1 Put both feet on the floor and breathe out slowly, five times
      1 2 Drink some water and let your shoulders drop
      5 1 Turn off one sound or one light
      2 5 Write down what goes round in your head, in single words
      3 2 Cross out what can wait until next week
      3 2 Put a ring round the one that would bring most relief
      4 2 Write to one person: “This is too much. Can you take one thing?”
      4 5 Do the first two minutes of the ringed one, or rest
      5 5 Sit or lie down with your eyes closed
    `,
  }),
  template({
    id: 'no-contact',
    about: '',
    source: 'relate',
    why: 'The wish to write comes like a wave, and it goes down again. Nothing has to be answered tonight.',
    steps: `
      1 1 Put your phone in another room, or face down under a cushion
      1 1 Breathe out slowly, five times
      5 1 Put something warm round you
      2 4 Write what you want to say on paper, and leave it there unsent
      3 2 Tell a friend instead: “I want to write to them, and would rather not. Can you talk?”
      3 1 Mute the chat, or move it out of sight
      4 1 Leave it until tomorrow morning | It can still be said then, if you want to.
      4 5 Do something with your hands: wash a cup, fold a towel
      5 3 Put photos and old messages where you do not pass by them
    `,
  }),
  template({
    id: 'ask-solicitor',
    about: '',
    source: 'gov-divorce',
    who: 'your solicitor',
    why: 'It need not be a good letter. What happened, what you ask, by when: that is all they need.',
    steps: `
      1 1 Sit down with a warm drink, and breathe out slowly
      1 1 Open a message to {who}, or a page for it
      5 1 Put the papers it is about beside you
      3 4 Write in two or three lines what has happened
      3 2 Write one question, and by when you need the answer
      2 2 Send it, or read it out on the phone
      4 1 Note the day, and what you asked
      4 2 Write down what comes to mind later, for the next time
      5 5 Stop for today, and talk to somebody about something else
    `,
  }),
  template({
    id: 'shame-parent',
    about: '',
    source: 'nhs-low-mood',
    why: 'A feeling is no verdict. Children need somebody who comes back to them, not somebody without faults.',
    steps: `
      1 1 Put both feet on the floor and a hand on your chest
      1 1 Breathe out slowly, five times
      5 1 Drink some water
      2 3 Write down one thing that your child had from you this week: a meal, a look, a lift
      3 3 Tell one kind person how today feels
      3 3 Sit beside your child for a minute, look in on them, or send them a line
      4 2 Move one thing out of today that can wait
      4 2 Write down one thing that would make tomorrow lighter
      5 5 Do one quiet kind thing for your body
    `,
  }),
  template({
    id: 'lonely-night',
    about: '',
    source: 'nhs-lonely',
    why: 'Evenings are the longest part of it. A voice and something warm carry you to the morning.',
    steps: `
      1 1 Put something warm round you, or hold a warm cup
      1 2 Write to one person: “I would like some company. Are you there?”
      5 1 Put on a soft light
      2 5 Put on a voice that you like: the radio, a podcast, a film you know
      3 2 Look up a line where somebody listens at night, and keep the number by you
      3 5 Do something slow with your hands meanwhile
      4 2 Write down one place where people are, for tomorrow
      4 1 Put your shoes and a bag by the door for it
      5 5 Lie down, with the voice still on
    `,
  }),
] as const
