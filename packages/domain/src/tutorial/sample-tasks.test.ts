import { describe, expect, it } from 'vitest'
import {
  type Play,
  play,
  SAMPLES,
  samplesOf,
  samplesToBreakDown,
  samplesToChange,
  whatWasPlayed,
} from './sample-tasks.ts'

const titles = (samples: typeof SAMPLES) => samples.map(({ title }) => title)
const after = (...moves: Play[]) => moves.reduce(play, SAMPLES)
const named = (samples: typeof SAMPLES, id: string) => samples.find((one) => one.id === id)

describe('the samples of the tutorial', () => {
  it('are these, for three parts of a day, all of them open', () => {
    expect(titles(samplesOf(SAMPLES, 'morning'))).toEqual([
      'Make bed',
      'Brush teeth',
      'Shower',
      'Make breakfast',
      'Make coffee',
      'Plan day',
    ])
    expect(titles(samplesOf(SAMPLES, 'afternoon'))).toEqual([
      'Make dinner',
      'Load/unload washing machine',
      'Load/unload dishwasher',
      'Plan next day',
    ])
    expect(titles(samplesOf(SAMPLES, 'evening'))).toEqual([
      'Put kids to bed',
      'Read kids a bedtime story',
      'Wipe down kitchen sides',
      'Pick clothes for next day',
      'Make lunch for next day',
      'Do something you enjoy',
    ])
    expect(SAMPLES.filter(({ isDone, isAsleep }) => isDone || isAsleep)).toEqual([])
    expect(whatWasPlayed(SAMPLES)).toEqual({ ticked: 0, added: 0, changed: 0 })
  })

  it('are ticked and opened again, where they stand', () => {
    const ticked = after({ kind: 'tick', id: 'Shower', isDone: true })
    expect(titles(ticked)).toEqual(titles(SAMPLES))
    expect(named(ticked, 'Shower')?.isDone).toBe(true)
    expect(whatWasPlayed(ticked).ticked).toBe(1)
    expect(play(ticked, { kind: 'tick', id: 'Shower', isDone: false })).toEqual(SAMPLES)
  })

  it('are joined by what a person adds, the newest first, each with an id of its own', () => {
    const added = after(
      { kind: 'add', title: '  Water the fern ' },
      { kind: 'add', title: 'Ring Sam' },
      { kind: 'add', title: '   ' },
    )
    expect(titles(samplesOf(added, 'anytime'))).toEqual(['Ring Sam', 'Water the fern'])
    expect(new Set(added.map(({ id }) => id)).size).toBe(SAMPLES.length + 2)
    expect(whatWasPlayed(added)).toEqual({ ticked: 0, added: 2, changed: 0 })
    // Of what was added, the newest is enough to play with.
    expect(titles(samplesToChange(added))).toEqual(['Ring Sam', 'Plan next day'])
    expect(titles(samplesToBreakDown(added))).toEqual(['Ring Sam', 'Make dinner', 'Wipe down kitchen sides'])
    expect(titles(samplesToChange(SAMPLES))).toEqual(['Plan next day'])
  })

  it('take another name, steps and a rest, and a blank name or step changes nothing', () => {
    const id = 'Plan next day'
    const changed = after(
      { kind: 'rename', id, title: ' Look at tomorrow ' },
      { kind: 'add-step', id, title: 'Find a pen' },
      { kind: 'add-step', id, title: ' ' },
      { kind: 'add-step', id, title: ' Sit down' },
      { kind: 'tick-step', id, place: 1, isDone: true },
      { kind: 'sleep', id, isAsleep: true },
      { kind: 'rename', id, title: '  ' },
    )
    expect(named(changed, id)).toEqual({
      id,
      title: 'Look at tomorrow',
      time: 'afternoon',
      isDone: false,
      isAsleep: true,
      wasChanged: true,
      isBrokenDown: false,
      steps: [
        { title: 'Find a pen', isDone: false },
        { title: 'Sit down', isDone: true },
      ],
    })
    expect(whatWasPlayed(changed)).toEqual({ ticked: 1, added: 0, changed: 1 })
    expect(whatWasPlayed(after({ kind: 'rename', id, title: id })).changed).toBe(0)
    const woken = after({ kind: 'sleep', id, isAsleep: true }, { kind: 'sleep', id, isAsleep: false })
    expect(named(woken, id)?.isAsleep).toBe(false)
    expect(whatWasPlayed(woken).changed).toBe(1)
  })

  it('get the steps that were asked for below their own, once', () => {
    const asked: Play = { kind: 'break-down', id: 'Make dinner', titles: ['Find a pan', 'Light the hob'] }
    const broken = after({ kind: 'add-step', id: 'Make dinner', title: 'Breathe' }, asked, asked)
    expect(named(broken, 'Make dinner')?.steps.map(({ title }) => title)).toEqual([
      'Breathe',
      'Find a pan',
      'Light the hob',
    ])
    expect(whatWasPlayed(broken)).toEqual({ ticked: 0, added: 0, changed: 1 })
  })
})
