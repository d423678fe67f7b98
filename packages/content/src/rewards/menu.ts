import type { Course, EnergyLevel } from '../terms.ts'

/** `energy` is the least that it asks for. */
type Entry = readonly [number: number, minutes: number, energy: EnergyLevel, title: string]

/**
 * The numbers make the ids, on every device the same: a number is never given to anything else, also when its entry leaves.
 * Nothing here costs money, needs company or is about eating less; most of it works lying down, in a quiet room.
 */
export const MENU: Readonly<Record<Course, readonly Entry[]>> = {
  starter: [
    [1, 1, 'LOW', 'Look out of the window at the farthest thing you can see'],
    [2, 1, 'LOW', 'Stretch whatever feels tight'],
    [3, 1, 'LOW', 'Run warm or cool water over your hands'],
    [4, 2, 'LOW', 'Hold a warm mug with both hands'],
    [5, 2, 'LOW', 'Wrap yourself in something soft and close your eyes'],
    [6, 2, 'LOW', 'Play the best two minutes of a song you love'],
  ],
  main: [
    [7, 10, 'LOW', 'Sit outside or by the window, and count birds or bicycles'],
    [8, 10, 'FULL', 'Dance to three songs where nobody can see you'],
    [9, 15, 'LOW', 'Lie down in a dim, quiet room'],
    [10, 15, 'MEDIUM', 'Walk round the block with nowhere to be'],
    [11, 20, 'MEDIUM', 'Draw, knit or build something, however it turns out'],
    [12, 20, 'MEDIUM', 'Talk or write to somebody who is easy to be with'],
  ],
  side: [
    [13, 1, 'LOW', 'Turn off the big light and turn on a small one'],
    [14, 1, 'LOW', 'Put on headphones or earplugs, so that the room goes quiet'],
    [15, 1, 'LOW', 'Put on quiet music without words'],
    [16, 1, 'LOW', 'Hold something nice in one hand'],
    [17, 3, 'LOW', 'Pour a drink you like and put it within reach'],
  ],
  dessert: [
    [18, 5, 'LOW', 'Look at ten photos that make you smile'],
    [19, 5, 'LOW', 'Watch animals being silly'],
    [20, 10, 'LOW', 'Play one round of a game you like'],
    [21, 15, 'LOW', 'Read a chapter you have read before'],
    [22, 25, 'LOW', 'Watch one episode of something light'],
  ],
  special: [
    [23, 40, 'MEDIUM', 'A long bath or shower with the lights low'],
    [24, 60, 'LOW', 'An hour on the subject you never tire of'],
    [25, 60, 'MEDIUM', 'An hour by water or among trees'],
    [26, 120, 'LOW', 'A film under a blanket, from beginning to end'],
    [27, 120, 'FULL', 'An afternoon in a library'],
  ],
}
