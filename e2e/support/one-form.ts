import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/*
 * Some things are looked at in several forms: a story on a wide screen and on a phone, a page in four themes, a short walk in two more
 * engines, a fault in two ways. `npm test` looks at each in one of them, by turns, as the dice of its commit say; `npm run test:full`,
 * and whoever tries something by itself, at all.
 */

const isByTurns = () => process.env['GLIMMER_FORMS'] === 'one'

/**
 * Those that are tried in this run. `place` lets neighbours have different ones. Lists of two and of four take turns that do
 * not follow from each other: each theme meets each width.
 */
export function formsOf<T>(all: readonly T[], place = 0): readonly T[] {
  if (!isByTurns()) return all
  const turn = (Math.floor(Number(process.env['GLIMMER_SEED']) / all.length) + place) % all.length
  return all.slice(turn, turn + 1)
}

/** The journeys that a wide screen and a phone leave to each other, for `grepInvert`: of each file with some all go to one of them. */
export function leftToTheOther(folder: string): Record<'desktop' | 'phone', RegExp[]> {
  const files = readdirSync(join(folder, 'e2e')).filter((name) => name.endsWith('.spec.ts'))
  const isLeft = (width: 'desktop' | 'phone') => (_: string, place: number) =>
    !formsOf(['desktop', 'phone'] as const, place).includes(width)
  const left = (width: 'desktop' | 'phone') =>
    files
      .toSorted()
      .filter(isLeft(width))
      .map((file) => new RegExp(`(?:^|[ /])${file} .*@phone(?!-only)`, 's'))
  return { desktop: left('desktop'), phone: left('phone') }
}
