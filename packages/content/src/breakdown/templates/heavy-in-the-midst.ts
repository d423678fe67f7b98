import { template } from '../template.ts'

/** Whoever is in the midst of it: one's own body in danger, a child who is harmed at home, somebody who is kept from leaving. */
export const IN_THE_MIDST = [
  template({
    id: 'own-emergency',
    about: '',
    isDanger: true,
    source: 'nhs-first-aid',
    why: 'This is what the emergency number is for. Whoever answers tells you what to do, one thing after the other.',
    steps: `
      1 1 Call your emergency number now, and put the phone on loudspeaker | At the wheel: stop first. An EpiPen, inhaler or heart spray of your own? Use it now.
      1 1 Say where you are, and what you feel
      2 2 Sit or lie as you breathe best, do what they tell you, and stay on the line | Bleeding: press on it. Fumes: out first. After a fall: lie still. Choking: cough hard, go to somebody.
      5 1 Look at the clock, to tell them when it began
      3 1 Open the door, or call to somebody who can
      3 2 Call one person, and say: “I need help, please come”
      4 1 Put medicine, keys and a charger within reach
      4 1 Leave food and drink until they have seen you
      5 5 Stay where they will find you
    `,
  }),
  template({
    id: 'choking',
    about: '',
    isDanger: true,
    source: 'nhs-first-aid',
    why: 'If they cannot cough, speak or cry, seconds count. You can do this while somebody calls.',
    steps: `
      1 1 Call for help, and your emergency number on loudspeaker | They can cough or cry? Let them cough. In the UK 999.
      1 1 Stand behind, lean them forward, and hit hard between the shoulder blades, five times | Look after each. A baby: face down along your arm.
      2 1 Put a fist above the navel and pull sharply in and up, five times | Pregnant, or under one year: push on the breastbone instead.
      3 2 Do both again in turn, and do what they tell you on the phone | They stop answering: say so at once.
      3 1 Look into the mouth, and take out only what you can see
      4 1 Send somebody to the door
      4 1 Move what is in the way of those who come to help
      5 1 Look at the clock
      5 2 Have them seen afterwards, also when it came out
    `,
  }),
  template({
    id: 'drive-tired',
    about: '',
    isDanger: true,
    source: 'highway-code',
    why: 'Sleep at the wheel comes without asking. The car can stay where it is, and you can get home another way.',
    steps: `
      1 1 Put the keys down, or stop at the next safe place | Not on the hard shoulder. Driving now? First stop, then read on.
      1 2 Tell one person where you are, and that you are too tired to drive
      5 1 Drink some water
      2 5 Call for a lift or a taxi, or ask at work for a place to lie down
      3 2 Drink a coffee, if you drink it: it works after a short sleep
      3 15 Lie back with the engine off and the doors locked, with an alarm set
      4 2 Walk about outside, and see how you are
      4 3 Tell your manager or a doctor that it happens
      5 2 Write down another way home for the next nights
    `,
  }),
  template({
    id: 'baby-not-moving',
    about: '',
    isDanger: true,
    source: 'nhs-conditions',
    why: 'They would rather hear from you ten times too often. It is looked at today, and you need not be sure.',
    steps: `
      1 1 Call the maternity unit now, at any hour | No number? The switchboard of the hospital. Nobody answers: go there.
      1 1 Say: “My baby moves less than usual”, how many weeks, and since when
      5 1 Sit down for a moment
      2 5 Put your notes, your keys and your phone by the door
      3 2 Call one person who can come along or drive
      3 10 Go there, as soon as they tell you to
      4 1 Write down when you felt the last kick
      4 1 Leave everything else on today’s list
      5 5 Sit with somebody until it is looked at
    `,
  }),
  template({
    id: 'harmed-young',
    about: '',
    isDanger: true,
    source: 'childline',
    why: 'It is not your fault, and you are right to say it. There are grown-ups whose work it is to stop this.',
    steps: `
      1 1 Go to a room with somebody else in it, or where you can lock the door | In danger now: your emergency number. In the UK 999.
      1 2 Say to one grown-up you trust: “Something is happening at home. I need help” | A teacher, a nurse, a friend’s mum.
      5 1 Hold something warm
      2 5 Call or write to a helpline for young people, from a phone nobody looks at | In the UK Childline, 0800 1111: free, and the bill does not show it.
      3 3 Tell a second grown-up, if the first one does not act
      3 2 Write down whose house you could go to tonight
      4 2 Take the younger ones along into that room
      4 2 Write down what happened and when, where nobody finds it
      5 5 Stay near somebody who believes you
    `,
  }),
  template({
    id: 'kept-in',
    about: '',
    isDanger: true,
    source: 'nhs-abuse',
    why: 'Nobody may keep you from leaving, or keep your papers. Those who help need no papers from you.',
    steps: `
      1 1 Call your emergency number as soon as you are alone | Cannot speak? In the UK call 999 on a mobile, cough, and press 55 when asked.
      1 1 Say where you are, or what you see from the window | No phone? Write to somebody from this device, or call out of a window.
      5 1 Put both feet on the floor and breathe out slowly
      2 5 Call a helpline for this, from a phone nobody looks at | In the UK 0808 2000 247, or 08000 121 700 if you are made to work.
      3 2 Tell one person outside, in one line: “I am not allowed to leave. Please get help”
      3 2 Put medicine, some money and a phone, if there is one, where you can take them | Papers can be made again.
      4 2 Write down with them one word that means: send somebody now
      4 3 Tell a doctor, a nurse or a midwife, when you are alone with them
      5 2 Delete what you looked up, where it is safe to
    `,
  }),
  template({
    id: 'forced-marriage',
    about: '',
    isDanger: true,
    source: 'gov-marriage',
    why: 'Nobody but you decides whom you marry, also when those who press you love you. There are people who stop this every week.',
    steps: `
      1 1 Go where nobody listens, and breathe out slowly | In danger now: your emergency number. In the UK 999.
      1 2 Tell one adult outside the family: “They want me to marry. I do not want to” | Ask them to say nothing to your family.
      5 1 Hold something warm
      2 5 Call a helpline for this, from a phone nobody looks at | In the UK by day 020 7008 0151, the Forced Marriage Unit. Abroad: the embassy.
      3 3 Write down dates, names, flights and where they want you to go
      3 2 Take a photo of your passport, and send it to somebody you trust
      4 2 Tell a teacher or the airport staff, if they take you to a plane | They know what to do.
      4 2 Say one number aloud until you know it
      5 5 Stay near somebody who is on your side
    `,
  }),
  template({
    id: 'treatment-drive',
    about: '',
    source: 'macmillan',
    who: 'them',
    why: 'You bring them there and back. Being on time and near is all that it asks of you.',
    steps: `
      1 1 Set an alarm for half an hour before you have to leave
      1 2 Ask {who}, or write: “I am taking you. What would be good to have with us?”
      5 1 Put coins or a card for parking into the car
      2 3 Put a bag by the door: letter, water, a snack, a blanket, a bowl
      3 2 Look up where to park or get off, and the entrance that is nearest
      3 20 Drive or ride there, without radio or talk if they like it quiet
      4 2 Ask whether they want you beside them, or back at a certain hour
      4 2 Take something along for you to read
      5 10 Sit down by yourself afterwards, and tell somebody how it was
    `,
  }),
  template({
    id: 'pet-time',
    about: '',
    source: 'blue-cross',
    why: 'That you ask is care. You need not know it alone, and you need not know it today.',
    steps: `
      1 1 Sit down beside them for a moment
      1 2 Write down the three things that they liked most | Do they still do them?
      5 1 Fill up their water
      2 5 Call the vet and ask: “How do I tell whether it is time?” | In pain or not eating: today. Short of breath: now.
      3 2 Mark today in a calendar as a good day or a bad one
      3 3 Ask somebody who knows them what they see
      4 2 Write down what you would want to ask the vet
      4 5 Do one of the three things together, as far as it goes
      5 5 Tell somebody how hard this is
    `,
  }),
  template({
    id: 'funeral-flowers',
    about: '',
    source: 'gov-dies',
    why: 'Nothing has to be grand. One kind of flower that they would have known is enough.',
    steps: `
      1 2 Sit down and breathe out slowly, as often as you like
      1 2 Write down one flower or one colour that was theirs | A leaf from their garden will do.
      5 1 Put a glass of water beside you
      2 5 Call one florist, or ask the undertaker, and say that word
      3 2 Write down the day, the place and the name that they will ask for
      3 3 Write the line for the card: a name is enough
      4 2 Ask one person what they remember of it
      4 2 Ask somebody else to order it, if that is too much
      5 1 Keep one stem for home
    `,
  }),
  template({
    id: 'child-not-eating',
    about: '',
    isDanger: true,
    source: 'nhs-conditions',
    why: 'A child who does not eat worries everybody. Somebody who knows about it can look at it with you today.',
    steps: `
      1 1 Call your emergency number, if they are faint, floppy, hard to wake or breathe hard | In the UK 999.
      1 2 Write down: since when, what they drank, how they seem
      5 1 Have a drink yourself
      2 5 Call a doctor or a nurse line (UK: 111) now, and read it out
      3 2 Offer what they usually drink, a little at a time
      3 2 Write to one person: “I am worried about my child. Can you come?”
      4 3 Call a food bank, the school or the council, if there is no food in the house
      4 2 Write down what they told you to look out for
      5 5 Stay near them with something quiet
    `,
  }),
  template({
    id: 'hurt-my-child',
    about: '',
    isDanger: true,
    source: 'nspcc',
    why: 'You wrote it down, and that is a beginning. Your child comes first now, and there is help for you, too.',
    steps: `
      1 1 Move an arm’s length away, and press both feet into the floor | Nobody else there? Leave them somewhere safe for a minute.
      1 2 Look whether they are hurt | Hard to wake, sick, a head that was hit, or short of breath: your emergency number. In the UK 999.
      5 1 Drink some water
      2 5 Call or message one person: “I hit my child. Can you come, or talk to me?” | In the UK a nurse line (111), or the NSPCC: 0808 800 5000.
      3 1 Say to your child, low down: “I hurt you. That was wrong, and it is not your fault”
      3 3 Sit near them, as near as they like
      4 2 Write down what came before it
      4 5 Ask a doctor or a health visitor for help for the two of you, with that line
      5 2 Write down where you go next time, before your hand goes up
    `,
  }),
]
