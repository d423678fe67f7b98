import { describe, expect, it } from 'vitest'
import { findWorse, machineName, median, mediansOf } from './compare.mjs'

const time = (ms) => ({ name: 'a push', unit: 'ms', samples: [ms] })
const rate = (perSecond) => ({ name: 'pushes', unit: '/s', samples: [perSecond] })

it('takes the middle value, or the mean of two', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([9, 1, 5, 6])).toBe(5.5)
})

describe('what became worse since the last run', () => {
  it('is what takes longer by more than a tenth, with both medians', () => {
    const last = mediansOf([{ ...time(0), samples: [90, 100, 300] }])
    expect(findWorse([time(111)], last)).toEqual([{ name: 'a push', unit: 'ms', before: 100, now: 111 }])
    expect(findWorse([time(110)], last)).toEqual([])
    expect(findWorse([time(50)], last)).toEqual([])
  })

  it('is a rate that fell, and not one that rose', () => {
    const last = mediansOf([rate(200)])
    expect(findWorse([rate(179)], last)).toMatchObject([{ before: 200, now: 179 }])
    expect(findWorse([rate(181), rate(400)], last)).toEqual([])
  })

  it('is of points that must not fall the fall, of a count with a limit the rise, and of any other number nothing', () => {
    const points = { name: 'points', unit: '', samples: [80], least: 90 }
    const files = { name: 'files', unit: '', samples: [60], limit: 70 }
    const packages = { name: 'packages', unit: '', samples: [900] }
    const last = { points: 100, files: 50, packages: 100 }
    expect(findWorse([points, files, packages], last).map(({ name }) => name)).toEqual(['points', 'files'])
  })

  it('is nothing where nothing was measured before, or nothing at all', () => {
    expect(findWorse([time(100)], {})).toEqual([])
    expect(findWorse([time(100)], { 'a push': 0 })).toEqual([])
  })
})

it('names a machine by what makes figures comparable', () => {
  const machine = { model: 'AMD EPYC (Milan)', cores: 2, memoryBytes: 25_276_514_304, platform: 'linux-x64' }
  expect(machineName(machine)).toBe('linux-x64-2x-amd-epyc-milan-24-gb')
  expect(machineName({ ...machine, cores: 4 })).not.toBe(machineName(machine))
})
