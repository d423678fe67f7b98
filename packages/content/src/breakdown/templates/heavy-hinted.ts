import { template } from '../template.ts'

/** Danger that an errand only hints at: what could hurt goes out of the house, letters are left, something is hidden. */
export const HINTED = [
  template({
    id: 'means-away',
    about: '',
    isDanger: true,
    source: 'nhs-suicidal',
    why: 'Wanting them out of reach is a wise thing to want. One person can do that part for you, today.',
    steps: `
      1 1 Go to another room, or out to where people are, and leave them where they are
      1 2 Write or say to one person now: “Please take them away. I am not safe with them”
      5 1 Hold something cold, or put both feet flat on the floor
      2 5 Call a helpline or your doctor while you wait | In danger now: 999, or your emergency number.
      3 2 Let that person take all of it out of the house | Pills go to a pharmacy. Some you need? They can bring you one day’s at a time.
      3 5 Stay with a person, in the room or on the phone
      4 2 Ask the pharmacy or the practice for smaller packs
      4 2 Leave every other task where it is
      5 5 Tell somebody what would help tonight
    `,
  }),
  template({
    id: 'letters-left',
    about: '',
    isDanger: true,
    source: 'nhs-suicidal',
    why: 'If these are goodbye letters, you come first, and they can wait. If they are others, do with them what you meant to.',
    steps: `
      1 1 Leave the letters for today, and go where somebody is | The same with a note or a video.
      1 2 Write or say to one person: “I am not doing well. Can you be with me?”
      5 1 Hold something warm, or something cold
      2 5 Call a helpline, and say what is in the letters | In danger now: 999, or your emergency number.
      3 2 Give them to somebody to keep, or put them away
      3 5 Stay with a person, in the room or on the phone
      4 2 Drink some water
      4 2 Leave every other task where it is
      5 5 Tell somebody what would help tonight
    `,
  }),
  template({
    id: 'kept-safely',
    about: '',
    isDanger: true,
    source: 'nhs-abuse',
    why: 'It is yours to keep. Where nobody looks matters, and so does when nobody sees you.',
    steps: `
      1 1 Leave it where it is while somebody may see you | In danger now: 999, or your emergency number.
      1 2 Ask one person you trust, by voice, to keep it for you | Outside the home nobody looks: a friend, work, a locker.
      5 1 Put both feet on the floor and breathe out slowly
      2 5 Call a helpline for this, from a phone that nobody else looks at | In the UK 0808 2000 247, free, at any hour. Nothing has to be decided.
      3 2 Take it there in small parts, on a way that you go anyway | What is gone all at once can be noticed.
      3 1 Delete this task, if somebody else may look at your list
      4 3 Ask a bank for an account that sends nothing to your home | From the same safe phone.
      4 2 Take pictures of papers, and send them to that person
      5 5 Stay near somebody who is on your side
    `,
  }),
  template({
    id: 'bruise',
    about: '',
    isDanger: true,
    source: 'nhs-abuse',
    why: 'If somebody did this to you, it is not your fault. You may cover it, and you may tell somebody, too.',
    steps: `
      1 1 Hold something cold in a cloth against it | In danger now: 999, or your emergency number.
      1 2 Tell one person you trust, if somebody did it | From a phone that nobody else looks at.
      5 1 Put both feet on the floor and breathe out slowly
      2 5 Call a helpline for this, on your way or in a break | In the UK 0808 2000 247, free, at any hour. They listen, and nothing has to be decided.
      3 5 Dab on concealer, or put on a long sleeve or a scarf, as you like
      3 2 Say as much as you want to, if somebody asks | “I would rather not talk about it” is enough.
      4 3 Take a photo of it, and send it to somebody who keeps it safe
      4 5 Ask a doctor or a nurse to look at it, and to write it down | They may keep it to themselves.
      5 5 Sit with somebody who believes you
    `,
  }),
] as const
