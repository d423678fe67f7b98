import { template } from '../template.ts'

/** What weighs between people at home: leaving, shame about rooms, a sentence that hurt. Quiet. */
export const AT_HOME = [
  template({
    id: 'heartbreak',
    about: '',
    source: 'relate',
    why: 'It hurts because it mattered. Today only has to be got through, and not alone.',
    steps: `
      1 2 Sit or lie where something holds you, and breathe out slowly
      1 2 Write to one person: “It hurts today. Can you talk, or come?”
      5 1 Drink some water and eat a bite
      2 2 Mute their name, or go to another room, so that nothing more comes in today | It can be undone.
      3 5 Write what you would like to say to them on paper, and leave it there unsent
      3 5 Go where somebody is, or stay with a voice on the phone
      4 2 Move one thing out of tomorrow that can wait
      4 3 Put one thing that hurts to see out of sight
      5 5 Do something quiet with your hands: wash a cup, fold a towel
    `,
  }),
  template({
    id: 'cry',
    about: '',
    source: 'nhs-low-mood',
    why: 'Crying is allowed, and it ends by itself. Nothing has to be found out about it.',
    steps: `
      1 1 Go somewhere where nobody needs anything from you
      1 1 Put something warm round you, and tissues beside you
      5 1 Turn the light down
      2 5 Let it come, for as long as it takes
      3 2 Drink some water afterwards
      3 2 Hold something cool to your eyes
      4 2 Write to one kind person, if you would like company
      4 3 Wash your face, or leave it
      5 5 Rest before anything else
    `,
  }),
  template({
    id: 'jealous',
    about: '',
    source: 'relate',
    why: 'Jealousy hurts, and it says nothing bad about you. It may be there without having to do anything.',
    steps: `
      1 1 Put both feet flat on the floor and breathe out slowly
      1 2 Write down what you saw or heard that set it off
      5 1 Hold something warm
      3 2 Write below it what you would wish for yourself
      2 1 Mute the page where you keep seeing it, or go out of the room for a while
      3 5 Do something with your hands for {minutes}
      4 2 Tell one kind person how it feels
      4 2 Write down one small thing of your own for this week
      5 3 Go outside, or to a window
    `,
  }),
  template({
    id: 'words-said',
    about: '',
    source: 'nhs-panic',
    why: 'A sentence can go round and round. On paper it stops moving, and then one can look at it.',
    steps: `
      1 1 Put both feet flat on the floor and breathe out slowly
      1 2 Write down the words that were said, as exactly as you remember
      5 1 Hold something cold or warm in your hand
      2 3 Write below them what you heard in them
      3 2 Write one line: what you would have needed instead
      3 2 Put a ring round one: ask about it, or leave it for today
      4 5 Do something with your hands for {minutes}
      4 2 Tell one person you trust what was said
      5 3 Fold the paper and put it away
    `,
  }),
  template({
    id: 'shame-home',
    about: '',
    source: 'nhs-low-mood',
    why: 'Rooms say how tired somebody has been, and nothing about who they are. One thing is enough today.',
    steps: `
      1 1 Sit down, put a hand on your chest and breathe out slowly
      1 1 Say aloud: “It is a room, and I have been tired”
      5 1 Put something warm round you
      2 2 Pick up one bag of rubbish, or one cup, and stop if you like
      3 2 Write to one kind person: “I am struggling with my place”
      3 3 Clear the one spot where you sit or sleep
      4 3 Ask somebody to sit with you for half an hour meanwhile
      4 2 Drink something
      5 5 Rest in the spot that is clear
    `,
  }),
  template({
    id: 'leave-safely',
    about: '',
    isDanger: true,
    source: 'nhs-abuse',
    why: 'You decide, and you need not do it alone. Afraid of how it may be taken? Then it need not be said face to face.',
    steps: `
      1 1 Tell one person you trust what you are thinking of, by a word or a message
      1 2 Save the number of a helpline for this, on a phone that nobody else looks at
      5 1 Put both feet on the floor and breathe out slowly
      2 5 Call or write to them, and ask how to leave safely | Never been afraid? Then write the one sentence you want to say.
      3 3 Put papers, keys, medicine and some money where you can take them
      3 3 Ask one person whether you could sleep there
      4 3 Write down what has to be there on the first day: children, animals, work
      4 2 Tell nobody the day who could pass it on
      5 5 Stay near somebody who is on your side
    `,
  }),
  template({
    id: 'own-safely',
    about: '',
    isDanger: true,
    source: 'nhs-abuse',
    why: 'It is yours to have and yours to do. How it could be seen matters as much as how it is done.',
    steps: `
      1 1 Go to a phone or a computer that nobody else looks at: work, a friend, a library | In danger now: 999, or your emergency number.
      1 2 Tell one person you trust, by voice, what you are doing
      5 1 Put both feet on the floor and breathe out slowly
      2 5 Call a helpline for this, and ask how to do it without being seen | In the UK 0808 2000 247, free, at any hour. They know about cards, phones, papers and messages.
      3 2 Write down where letters, codes and alerts would arrive, and choose a safer place
      3 5 Do that one thing there, and sign out before you leave | Something that is suddenly gone can be noticed, too. The helpline knows what is safer.
      4 2 Ask the bank or the surgery not to call or write to your home
      4 2 Put what proves it, papers or pictures, with somebody you trust
      5 5 Stay near somebody who is on your side
    `,
  }),
  template({
    id: 'no-looking',
    about: '',
    source: 'relate',
    why: 'The wish to look comes like a wave, and it goes down again. Making it a little harder is enough.',
    steps: `
      1 1 Put the phone face down, in another room if you can
      1 1 Breathe out slowly, five times
      5 1 Put something warm round you
      2 3 Mute or unfollow that page or name, or ask a friend to do it for you
      3 2 Take the app off the first screen, or log out of it
      3 2 Write to a friend: “I want to look again. Can you talk?”
      4 5 Do something with your hands: wash a cup, fold a towel
      4 1 Write down the hour when it comes most
      5 3 Put photos and old messages where you do not pass by them
    `,
  }),
  template({
    id: 'bullying-school',
    about: '',
    source: 'family-lives',
    why: 'You are right to speak up. What is put down with days and names has to be answered.',
    steps: `
      1 1 Sit down with something to write, and breathe out slowly
      1 2 Write down what happened last: the day, the place, who, what was said
      5 1 Drink something warm
      2 5 Write or say to the school: “My child is being bullied. What will you do, and when?” | Below it: what happened, in the order of the days.
      3 2 Look up the school’s bullying policy on its page, and name it | Most schools have to have one.
      3 2 Send it to the class teacher, with the head in copy, and ask for a meeting
      4 2 Save messages and pictures, and write down each new day
      4 3 Tell your child what you have done, and that it is not their fault
      5 5 Call a friend or a helpline for parents, and say how it is for you
    `,
  }),
] as const
