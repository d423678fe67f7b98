import { template } from '../template.ts'

/** Each part of a body is stretched in a way of its own. */
export const EVERYDAY_STRETCHES = [
  template({
    id: 'stretch-hamstrings',
    about: '',
    why: 'Slowly, and only as far as it pulls and does not hurt. Two minutes count.',
    steps: `
      1 1 Sit on the edge of a chair, one leg straight with its heel on the floor
      1 1 Sit up tall, the other knee bent
      5 1 Open a window
      2 1 Lean forward from the hips until the hamstring pulls, for five slow breaths
      3 1 Change legs, and do the same with the hamstring of the other one
      3 1 Do each leg once more
      4 1 Stand up slowly, and shake out both legs
      4 1 Drink some water
      5 1 Stop what hurts sharply, and ask a doctor or a physio if it goes on
    `,
  }),
  template({
    id: 'stretch-calves',
    about: '',
    why: 'A wall is all it takes. It may pull, and it should not hurt.',
    steps: `
      1 1 Stand an arm’s length from a wall, with both hands on it
      1 1 Put one foot a big step back, toes to the wall and heel on the floor
      5 1 Take off your shoes
      2 1 Lean forward until the calf behind pulls, and stay for five slow breaths
      3 1 Let the back knee bend a little, too, for five breaths | That is the deeper part, down to the ankle.
      3 1 Change legs, and do the same
      4 1 Roll each ankle five times, one way and the other
      4 1 Shake out both legs
      5 1 Stop what hurts sharply, and ask a doctor or a physio if it goes on
    `,
  }),
  template({
    id: 'stretch-hips',
    about: '',
    why: 'Hips that have sat all day need a while. Slowly, and only as far as it feels good.',
    steps: `
      1 1 Kneel on something soft, one foot in front of you, a hand on a chair | Cannot kneel? Lie at the edge of the bed, one leg hanging down.
      1 1 Make yourself tall, and draw your bottom in under you
      5 1 Put a cushion under the knee
      2 1 Push the hip gently forward, and stay for five slow breaths
      3 1 Change sides, and do the same
      3 2 Sit on a chair, lay one ankle on the other knee, lean forward a little; then change
      4 1 Lie on your back, and hug both knees for five breaths
      4 1 Stand up slowly, over your side
      5 1 Stop what hurts sharply, and ask a doctor or a physio if it goes on
    `,
  }),
  template({
    id: 'stretch-thighs',
    about: '',
    why: 'Hold on to something, and let it pull. Two minutes count.',
    steps: `
      1 1 Stand beside a wall or a chair, and hold on with one hand
      1 1 Stand on one leg with its knee a little bent
      5 1 Open a window
      2 1 Take the other foot behind you, heel towards your bottom, for five slow breaths | Cannot reach it? A towel round the foot, or lying on your side.
      3 1 Change legs, and do the same
      3 1 Put one heel on a low step, and lean forward a little; then the other
      4 1 Shake out both legs
      4 1 Drink some water
      5 1 Stop what hurts sharply, and ask a doctor or a physio if it goes on
    `,
  }),
  template({
    id: 'stretch-neck',
    about: '',
    why: 'Small and slow is right for a neck. It never has to crack.',
    steps: `
      1 1 Sit upright, both feet on the floor, and let your shoulders drop
      1 1 Roll your shoulders slowly, five times back and five times forward
      5 1 Put the screen away
      2 1 Let one ear sink towards its shoulder for five slow breaths, then the other
      3 1 Turn your head slowly to look over one shoulder, then over the other
      3 1 Fold your hands behind you, draw the shoulder blades together, and breathe
      4 1 Let your chin sink to your chest for three breaths
      4 1 Put something warm on it
      5 1 Stop what hurts or tingles, and ask a doctor or a physio if it goes on
    `,
  }),
  template({
    id: 'stretch-wrists',
    about: '',
    why: 'Hands that type or carry all day are glad of one minute.',
    steps: `
      1 1 Put down what you hold, and shake out both hands
      1 1 Hold one arm out straight in front of you, palm up
      5 1 Warm your hands first
      2 1 Draw the fingers gently back with the other hand, for five slow breaths
      3 1 Turn the palm down, and draw the hand gently towards you for five breaths
      3 1 Do the same with the other arm
      4 1 Make a fist and spread your fingers wide, five times
      4 1 Roll both wrists, one way and the other
      5 1 Stop what hurts or tingles, and ask a doctor or a physio if it goes on
    `,
  }),
] as const
