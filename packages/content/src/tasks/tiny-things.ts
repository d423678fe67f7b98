/** Something that takes two minutes at most, alone, with what is at hand, and whatever kind of day it is. */
export interface TinyThing {
  readonly id: string
  readonly title: string
}

export const TINY_THINGS: readonly TinyThing[] = [
  { id: 'glass-of-water', title: 'Drink a glass of water' },
  { id: 'one-thing-back', title: 'Put one thing back where it belongs' },
  { id: 'fresh-air', title: 'Open a window for a minute' },
  { id: 'one-cup', title: 'Wash one cup' },
  { id: 'warm-face', title: 'Rinse your face with warm water' },
  { id: 'one-worry', title: 'Write down one thing that is on your mind' },
  { id: 'one-bit-of-rubbish', title: 'Throw one thing away' },
  { id: 'shoulders-down', title: 'Let your shoulders drop and breathe out slowly' },
  { id: 'one-message', title: 'Delete one email you don’t need' },
  { id: 'look-outside', title: 'Look out of the window and name three things you see' },
  { id: 'smooth-the-bed', title: 'Straighten the blanket on your bed' },
  { id: 'comfortable-clothes', title: 'Change into one more comfortable thing' },
]
