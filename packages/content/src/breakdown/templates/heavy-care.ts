import { template } from '../template.ts'

/** What weighs for whoever looks after somebody, or stands by them. Quiet. */
export const CARE = [
  template({
    id: 'dementia-other',
    about: '',
    source: 'dementia-uk',
    who: 'them',
    why: 'It hurts to lose somebody a little at a time. The feeling of being with you stays, even where names do not.',
    steps: `
      1 1 Sit down, and breathe out slowly
      1 2 Write to one person who knows you both: “This is hard today. Can we talk?”
      5 1 Drink something warm
      2 5 Put out one thing that was always yours together: a song, a photo, a smell
      3 3 Say who you are each time, without asking whether it is remembered
      3 5 Sit beside {who}, and go along with what is said | Asked for somebody who has died? “You miss them. Tell me about them.”
      4 5 Call a dementia helpline, and ask what you have been wondering
      4 2 Ask one relative or friend to take one turn
      5 5 Rest afterwards, or cry, or both
    `,
  }),
  template({
    id: 'carer-break',
    about: '',
    source: 'carers-uk',
    why: 'Carers need breaks as others need sleep. Asking for one is part of caring.',
    steps: `
      1 2 Sit down, drink something, and breathe out slowly
      1 2 Write one line: how many hours, on which days, would let you rest
      5 1 Put a hand on your chest for a moment
      2 5 Look up the number: who came before, a carers’ line, or the council’s care team
      3 8 Call them: “I care for somebody and need a break. What is there, and when?” | Never asked before? Ask for a carer’s assessment.
      3 3 Ask one relative or friend for one afternoon, with the day
      4 3 Write down what a stranger would need to know: meals, tablets, what calms
      4 2 Tell the practice that you are a carer
      5 5 Rest for as long as you have
    `,
  }),
  template({
    id: 'left-on',
    about: '',
    source: 'dementia-uk',
    why: 'It frightens, and it can be made safer. First see that all is well now, then let others help.',
    steps: `
      1 1 Turn it off or shut it, and see that they are all right | A smell of gas? Touch no switch, go out with them, and call from there: in the UK 0800 111 999.
      1 2 Open a window, if something was on
      5 1 Sit down, and breathe out slowly
      2 5 Call or write to one relative: “Something was left on. Can we talk about it?”
      3 3 Ask the gas or power supplier about a shut-off valve, and their priority list
      3 3 Ask the fire service for a home visit, to look for what is not safe | It is free in the UK.
      4 5 Call a dementia helpline, and ask what else helps at home
      4 3 Write to the practice: what was left on or open, and how often
      5 5 Rest for a moment before the next thing
    `,
  }),
  template({
    id: 'walks-out',
    about: '',
    source: 'dementia-uk',
    why: 'There is often a reason for the walking. It can be made safer without a locked door, which is a danger in a fire.',
    steps: `
      1 1 Sit down, and breathe out slowly | Gone now, and not found? Call 999 or your emergency number.
      1 2 Write down when it happened, and what came before it: hunger, noise, dusk
      5 1 Drink something warm
      2 5 Call a dementia helpline, and ask what helps when somebody walks out
      3 2 Put a card with a name and your number in their pocket or bag
      3 3 Hang a bell on the door, or look up a door sensor
      4 3 Tell one neighbour and the nearest shop, and give them your number
      4 3 Put a photo and the usual places on one sheet, for whoever would search
      5 5 Ask one relative or friend to take a turn, and rest
    `,
  }),
  template({
    id: 'kind-word',
    about: '',
    source: 'samaritans-other',
    who: 'them',
    why: 'You need not say the right thing. That somebody thought of them is most of it.',
    steps: `
      1 1 Sit down for a moment, and breathe out slowly
      1 2 Open a message to {who}, or take a card | Flowers or a gift? Order them, and let these lines go with them.
      5 1 Put something warm beside you
      2 3 Write: “I am thinking of you. You need not answer”, and send or post it
      3 2 Add one line that is true between you two, and no advice
      3 2 Offer one small thing with a day: “I could bring dinner on Friday”
      4 1 Put the phone away, and wait for nothing
      4 1 Note a day next week to write again | By then many others have stopped asking.
      5 3 Tell somebody how it is for you
    `,
  }),
  template({
    id: 'wandered',
    about: '',
    source: 'dementia-uk',
    who: 'them',
    why: 'That is frightening, and it happens in many homes. Most who walk are looking for something.',
    steps: `
      1 1 Go to {who} now, and look: warm, unhurt, calm? | Not found? Call 999 or your emergency number now.
      1 2 Write to one person who knows you both: “Can you help me think?”
      5 1 Drink something warm yourself
      2 4 Write down when it was, what was said, and where the way led
      3 5 Call the nurse or the surgery, and read it out | Pain, an infection or thirst may be behind it.
      3 3 Hang a bell or a chime on the outer door | Nobody should be locked in alone.
      4 2 Put a card with the name and your number in the pocket of the coat
      4 2 Save one new photo on your phone, in case anybody has to look
      5 2 Call a dementia helpline, and ask what others do at night
    `,
  }),
] as const
