import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { EnergyLevel } from '../energy/daily-checkin.ts'
import { completeTask, isSubtaskDone, isTaskDone, isTaskListed } from '../tasks/completion.ts'
import { createSubtask, createTask } from '../tasks/create-task.ts'
import type { Subtask } from '../tasks/subtask.ts'
import type { Task } from '../tasks/task.ts'
import { createWin, standingWinId, type Win, winId } from '../tasks/win.ts'
import { DAY_STARTS } from './day-starts.ts'
import { dayOf } from './own-day.ts'
import { type DatedRows, redate, type StartChange } from './redate.ts'

/** The day and the time in November 2026. */
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute)
const MINUTE = 60_000
const NOTHING: DatedRows = { tasks: [], subtasks: [], wins: [], checkins: [] }

/** A task, its win and a step, all done then, as a day that starts at `from` dates it. */
function done(title: string, when: Date, from: number, isDaily = true): DatedRows {
  const today = dayOf(when, from)
  const open = { id: title, ...createTask({ title, isDaily }, at(1, 9)) }
  const step = { id: `step of ${title}`, ...createSubtask(title, 'One', at(1, 9)) }
  return {
    tasks: [{ ...open, ...completeTask(open, today) }],
    subtasks: [{ ...step, completed: true, completedOn: today }],
    wins: [{ id: winId(title, today), ...createWin(open, when, today) }],
    checkins: [],
  }
}
const together = (...parts: DatedRows[]): DatedRows => ({
  tasks: parts.flatMap(({ tasks }) => tasks),
  subtasks: parts.flatMap(({ subtasks }) => subtasks),
  wins: parts.flatMap(({ wins }) => wins),
  checkins: parts.flatMap(({ checkins }) => checkins),
})

/** The rows after the start of the day has changed. */
function change(rows: DatedRows, by: StartChange) {
  const { tasks, subtasks, wins } = redate(rows, by)
  const left = new Set(wins.map(({ id }) => id))
  return {
    today: dayOf(by.now, by.to),
    tasks: rows.tasks.map((task): Task => ({ ...task, ...tasks.find(({ id }) => id === task.id)?.data })),
    subtasks: rows.subtasks.map((step): Subtask => ({
      ...step,
      ...subtasks.find(({ id }) => id === step.id)?.data,
    })),
    wins: [
      ...rows.wins.filter(({ id }) => !left.has(id)),
      ...wins.map(({ newId, data }): Win => ({ id: newId, ...data })),
    ],
  }
}
const daysOfWins = (wins: readonly Win[]) => wins.map(({ id, completedOn }) => `${id} ${completedOn}`)

describe('a later start, chosen in the night: the day before goes on', () => {
  const by = { from: 0, to: 4, now: at(22, 2) }

  it('what was ticked at 01:30 is a win of the day before, done with its step until 04:00, and open from then on', () => {
    const { today, tasks, subtasks, wins } = change(done('tablets', at(22, 1, 30), 0), by)
    expect(today).toBe('2026-11-21')
    expect(daysOfWins(wins)).toEqual(['tablets:2026-11-21 2026-11-21'])
    expect(wins[0]?.completedAt).toBe(at(22, 1, 30).toISOString())
    expect([tasks[0]?.completedOn, tasks[0]?.lastCompleted]).toEqual(['2026-11-21', '2026-11-21'])
    expect(standingWinId(tasks[0]!)).toBe(wins[0]?.id)
    expect(isTaskDone(tasks[0]!, dayOf(at(22, 3, 59), 4))).toBe(true)
    expect(isSubtaskDone(subtasks[0]!, tasks[0]!, dayOf(at(22, 3, 59), 4))).toBe(true)
    expect(isTaskDone(tasks[0]!, dayOf(at(22, 4), 4))).toBe(false)
    expect(isSubtaskDone(subtasks[0]!, tasks[0]!, dayOf(at(22, 4), 4))).toBe(false)
  })

  it('a task that is done for good stays in the list for the rest of the night, and leaves at 04:00', () => {
    const [letter] = change(done('letter', at(22, 1, 30), 0, false), by).tasks
    expect(isTaskListed(letter!, dayOf(at(22, 3, 59), 4))).toBe(true)
    expect(isTaskListed(letter!, dayOf(at(22, 4), 4))).toBe(false)
  })

  it('what was ticked in the evening is done again, and what was ticked in the night before that is not', () => {
    const rows = together(done('evening', at(21, 20), 0), done('night', at(21, 1), 0))
    const { tasks, wins } = change(rows, by)
    expect(tasks.map((task) => isTaskDone(task, '2026-11-21'))).toEqual([true, false])
    expect(daysOfWins(wins)).toEqual(['evening:2026-11-21 2026-11-21', 'night:2026-11-20 2026-11-20'])
  })

  it('a task ticked in the evening and again in the night keeps both wins and stays done', () => {
    const evening = done('tablets', at(21, 20), 0)
    const night = done('tablets', at(22, 1), 0)
    const { tasks, wins } = change({ ...night, wins: [...evening.wins, ...night.wins] }, by)
    expect(daysOfWins(wins)).toEqual(['tablets:2026-11-21 2026-11-21', 'tablets:2026-11-22 2026-11-22'])
    expect(isTaskDone(tasks[0]!, '2026-11-21')).toBe(true)
  })

  it('what has no win any more, and a step of an open task, go along', () => {
    const { subtasks, tasks } = change({ ...done('tablets', at(22, 1), 0), wins: [] }, by)
    expect([tasks[0]?.completedOn, subtasks[0]?.completedOn]).toEqual(['2026-11-21', '2026-11-21'])
  })

  it('a task that repeats by a rule stays done, and one that is left out this time stays out until 04:00', () => {
    const rest = { weekdays: [], monthDay: null, anchorOn: '2026-11-20', stays: true }
    const repeat = { kind: 'days', every: 2, ...rest } as const
    const [open] = done('sheets', at(22, 1), 0).tasks
    const task = { ...open!, isDaily: false, completed: false, completedOn: null, repeat }
    const wins = [{ id: winId('sheets', '2026-11-22'), ...createWin(task, at(22, 1), '2026-11-22') }]
    const skipped = {
      ...task,
      id: 'tablets',
      isDaily: true,
      repeat: null,
      skippedOn: '2026-11-22',
      lastCompleted: null,
    }
    const { tasks, today } = change({ ...NOTHING, tasks: [task, skipped], wins }, by)
    expect(tasks.map(({ lastCompleted }) => lastCompleted)).toEqual(['2026-11-21', null])
    expect(isTaskDone(tasks[0]!, today)).toBe(true)
    expect(tasks.map((one) => isTaskListed(one, today))).toEqual([true, false])
    expect(isTaskListed(tasks[1]!, '2026-11-22')).toBe(true)
  })

  it('a check-in of the night is the answer of the day that goes on', () => {
    const checkin = (date: string, energyLevel: EnergyLevel) => ({ id: date, checkinDate: date, energyLevel })
    const [night, before] = [checkin('2026-11-22', 'LOW'), checkin('2026-11-21', 'FULL')]
    expect(redate({ ...NOTHING, checkins: [before, night] }, by).checkins).toEqual([
      { id: '2026-11-22', newId: '2026-11-21', data: { checkinDate: '2026-11-21', energyLevel: 'LOW' } },
    ])
    expect(
      redate({ ...NOTHING, checkins: [before, night] }, { from: 4, to: 0, now: at(22, 2) }).checkins,
    ).toEqual([])
  })
})

describe('an earlier start, chosen in the night: the next day has begun', () => {
  const by = { from: 4, to: 0, now: at(22, 2) }

  it('what was ticked after midnight is done today, and what was ticked in the evening was done yesterday', () => {
    const rows = together(done('night', at(22, 1, 30), 4), done('evening', at(21, 20), 4))
    const { today, tasks, subtasks, wins } = change(rows, by)
    expect(today).toBe('2026-11-22')
    expect(tasks.map((task) => isTaskDone(task, today))).toEqual([true, false])
    expect(subtasks.map((step, i) => isSubtaskDone(step, tasks[i]!, today))).toEqual([true, false])
    expect(daysOfWins(wins)).toEqual(['evening:2026-11-21 2026-11-21', 'night:2026-11-22 2026-11-22'])
  })
})

describe('nothing gets another day', () => {
  it.each<[string, StartChange]>([
    ['while today is the same day by both starts', { from: 0, to: 4, now: at(22, 9) }],
    ['where the start stays', { from: 4, to: 4, now: at(22, 2) }],
    ['where the night has gone by for both', { from: 0, to: 1, now: at(22, 2) }],
  ])('%s', (_case, by) => {
    const rows = together(done('a', at(22, 1, 30), by.from), done('b', at(21, 20), by.from))
    expect(redate(rows, by)).toEqual({ tasks: [], subtasks: [], wins: [], checkins: [] })
  })

  it('that was done on older days', () => {
    const old = together(done('a', at(20, 1, 30), 0), done('b', at(12, 2), 0), done('c', at(1, 23), 0))
    expect(redate(old, { from: 0, to: 4, now: at(22, 2) }).wins).toEqual([])
  })
})

it('the win of a step goes along with it, so that unticking the step finds it', () => {
  const rows = done('a', at(22, 1, 30), 0)
  const [step] = rows.subtasks
  const own = { id: winId(step!.id, '2026-11-22'), ...createWin(step!, at(22, 1, 20), '2026-11-22') }
  const after = change(together(rows, { ...NOTHING, wins: [own] }), { from: 0, to: 4, now: at(22, 2) })
  const completedOn = after.subtasks[0]?.completedOn
  expect(completedOn).toBe('2026-11-21')
  expect(after.wins.map(({ id }) => id).toSorted()).toEqual(
    [winId('a', '2026-11-21'), winId(step!.id, '2026-11-21')].toSorted(),
  )
})

describe('a step that was ticked by itself in the evening, once the next day has begun', () => {
  const by = { from: 4, to: 0, now: at(22, 2) }
  const [step] = done('a', at(21, 20), 4).subtasks
  const winOf = (day: number, date: string) => {
    return { id: winId(step!.id, date), ...createWin(step!, at(day, 20), date) }
  }

  it('stays ticked, and its win goes along', () => {
    const after = change({ ...NOTHING, subtasks: [step!], wins: [winOf(21, '2026-11-21')] }, by)
    expect(after.subtasks[0]?.completedOn).toBe('2026-11-22')
    expect(daysOfWins(after.wins)).toEqual([`${step!.id}:2026-11-22 2026-11-22`])
  })

  it('keeps both wins where there is one of that day already', () => {
    const wins = [winOf(21, '2026-11-21'), winOf(22, '2026-11-22')]
    expect(change({ ...NOTHING, subtasks: [step!], wins }, by).wins).toEqual(wins)
  })
})

it('whatever was done when, and whichever starts: no win is lost, and what was done on what is now today is done (random)', () => {
  const hour = fc.constantFrom(...DAY_STARTS)
  const minutes = fc.integer({ min: 0, max: 47 * 60 })
  const ticks = fc.array(fc.tuple(minutes, fc.boolean()), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(hour, hour, minutes, ticks, (from, to, wait, chosen) => {
      const now = new Date(at(22, 0).getTime() + wait * MINUTE)
      const before = dayOf(now, from)
      const times = chosen.map(([ago]) => new Date(now.getTime() - ago * MINUTE))
      const rows = together(...chosen.map(([, isDaily], i) => done(`task ${i}`, times[i]!, from, isDaily)))
      const { today, tasks, subtasks, wins } = change(rows, { from, to, now })
      expect(wins).toHaveLength(chosen.length)
      expect(new Set(wins.map(({ id }) => id))).toEqual(new Set(tasks.map(standingWinId)))
      tasks.forEach((task, i) => {
        const wasDone = isTaskDone(rows.tasks[i]!, before)
        const isOfToday = today !== before && dayOf(times[i]!, to) === today
        // Where today gets longer, what is done stays done; where a new day has begun, only what was done since its
        // start.
        if (!isOfToday && !(wasDone && today <= before)) return
        expect(isTaskDone(task, today)).toBe(true)
        expect(isSubtaskDone(subtasks[i]!, task, today)).toBe(true)
      })
    }),
    { numRuns: 1_000 },
  )
})
