import { type Template, template } from '../template.ts'

/** For what weighs, where no more than that is understood of it. */
export const QUIET_WAY: Template = template({
  id: 'quiet-way',
  about: '',
  source: 'nhs-stress',
  why: 'I do not know all of this, only that it may weigh. So here is a slow way through it, with somebody near.',
  steps: `
    1 1 Sit down, put both feet on the floor and breathe out slowly
    1 2 Write to one person you trust: “I have something hard today. Can you be near?”
    5 1 Drink some water, or hold something warm
    2 3 Write down the smallest part of it that has to be today | Nothing has to be today? Then that is a good answer.
    3 5 Do only that part, or ask somebody to do it with you
    3 1 Stop there, and put the rest out of sight until you want it
    4 3 Look up who helps with such a thing, and save the number
    4 2 Move one other thing out of today
    5 5 Do something quiet afterwards, near somebody
  `,
})

/** The same where somebody may come to harm. */
export const SAFE_WAY: Template = template({
  id: 'safe-way',
  about: '',
  isDanger: true,
  source: 'nhs-suicidal',
  why: 'This sounds like something that nobody should carry alone. You come first, and then the rest of it.',
  steps: `
    1 1 Go where you are safe, sit down and breathe out slowly
    1 2 Write to one person you trust: “This is hard. Can you be with me?”
    5 1 Hold something warm, or something cold
    2 5 Call or write to a helpline or a doctor: “This is too much for me alone” | In danger now: 999, or your emergency number.
    3 2 Put what could hurt you out of reach, or give it to somebody
    3 3 Write down what happens or what you fear, in your own words | Only if it helps to say it.
    4 2 Stay in a room where somebody is, or on the phone
    4 2 Leave every other task where it is
    5 5 Do something quiet with your hands, near somebody
  `,
})

export const SIGNS_OF_WEIGHT: readonly Template[] = [QUIET_WAY, SAFE_WAY]
