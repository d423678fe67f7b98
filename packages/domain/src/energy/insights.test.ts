import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ENERGY_LEVELS, type EnergyLevel } from './daily-checkin.ts'
import { type InsightContext, insightsFor, pickInsight } from './insights.ts'
import { INSIGHTS } from '@glimmer/content/energy/insights'

const plain: InsightContext = { part: 'morning', before: null, daysInARow: 1 }

function allOf(level: EnergyLevel): string[] {
  const { always, parts, changed, again } = INSIGHTS[level]
  return [...always, ...Object.values(parts).flat(), ...changed, ...again]
}

describe('what is said of an energy (F12)', () => {
  it.each(ENERGY_LEVELS)('%s has at least three that are always true, and none twice', (level) => {
    expect(INSIGHTS[level].always.length).toBeGreaterThanOrEqual(3)
    expect(new Set(allOf(level)).size).toBe(allOf(level).length)
    for (const text of allOf(level)) expect(text.split(' ').length).toBeLessThanOrEqual(25)
  })

  it('knows the time of day', () => {
    const evening = insightsFor('LOW', { ...plain, part: 'evening' })
    expect(evening).toContain('It is evening and your energy is low. You can stop here for today.')
    expect(insightsFor('LOW', plain)).not.toContain(evening.at(-1))
  })

  it('speaks kindly of several low days, from the third on', () => {
    expect(insightsFor('LOW', { ...plain, daysInARow: 2 })).not.toContain(INSIGHTS.LOW.again[0])
    expect(insightsFor('LOW', { ...plain, daysInARow: 3 })).toEqual(
      expect.arrayContaining([...INSIGHTS.LOW.again]),
    )
  })

  it('speaks of the change when the level was another one before, and not when it is the same', () => {
    expect(insightsFor('FULL', { ...plain, before: 'LOW' })).toEqual(INSIGHTS.FULL.changed)
    expect(insightsFor('FULL', { ...plain, before: 'FULL' })).toEqual(insightsFor('FULL', plain))
  })

  it.each(ENERGY_LEVELS)('%s is drawn from three at random also after a change', (level) => {
    const before = level === 'FULL' ? 'LOW' : 'FULL'
    const said = [0, 0.34, 0.67].map((place) => pickInsight(level, { ...plain, before }, () => place))
    expect(new Set(said).size).toBe(3)
  })

  it('is picked by the random source it is given', () => {
    expect(pickInsight('MEDIUM', plain, () => 0)).toBe(INSIGHTS.MEDIUM.always[0])
    expect(pickInsight('MEDIUM', plain, () => 0.999)).toBe(INSIGHTS.MEDIUM.parts.morning[0])
  })

  it('is always of the level, whatever the day was like (random)', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ENERGY_LEVELS),
        fc.record({
          part: fc.constantFrom('morning', 'afternoon', 'evening'),
          before: fc.constantFrom(null, ...ENERGY_LEVELS),
          daysInARow: fc.nat({ max: 400 }),
        }),
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (level, context, number) => {
          expect(allOf(level)).toContain(pickInsight(level, context, () => number))
        },
      ),
    )
  })
})
