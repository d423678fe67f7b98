import { template } from '../template.ts'

/** Talks with those who care for somebody: it is asked and listened, and nobody is visited. */
export const TALKS = [
  template({
    id: 'care-talk',
    about: '',
    source: 'macmillan',
    why: 'They have this talk often, and no question is too small. Three on paper are enough.',
    steps: `
      1 2 Sit down, put both feet on the floor and breathe out slowly
      1 3 Write down three questions, as they come | Pain, what comes next, whom to call at night.
      5 1 Put something warm round you
      3 2 Write down when and where it is, and ask somebody to come along or to be on the phone
      2* 10 Go there, and read your questions out
      3 3 Write down what they say | “Could you say that once more?” is always allowed.
      4 1 Ask whom you may call, by day and by night, and write the number down
      4 3 Tell one person what you heard
      5 5 Rest, or do something quiet
    `,
  }),
] as const
