import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../days/add-days.ts'
import { completeTask, isTaskDone, isTaskListed, reopenTask } from './completion.ts'
import type { Repeat } from './repeat.ts'
import { type TaskData, taskDefaults } from './task.ts'
import { isDayOf, rules } from './test/rules.ts'

/**
 * A history of one repeating task, told twice: by the rows that the product keeps, and by a simple model that goes
 * from day to day and knows nothing of them.
 */

type Command = 'tick' | 'untick' | 'skip' | 'set_aside' | 'bring_back' | 'date' | 'nothing'

/** The model: what a person would note on paper. */
class Diary {
  isThere = false
  isAside = false
  isDone = false
  /** The task is delayed until that day. */
  until: string | null = null
  private due: string
  private readonly rule: Repeat

  constructor(rule: Repeat) {
    this.rule = rule
    this.due = rule.anchorOn
  }

  wake(day: string): void {
    const { rule } = this
    this.isDone = false
    if (!rule.stays) this.isThere = false
    if (rule.kind === 'after' ? day === this.due : isDayOf(rule, day)) this.isThere = true
    // Where nobody did it, it comes again as many days later.
    if (rule.kind === 'after' && day === this.due && !rule.stays) this.due = addDays(day, rule.every)
    if (this.until === day) {
      this.until = null
      this.isThere = true
    }
  }

  get isListed(): boolean {
    return this.isDone || (this.isThere && !this.isAside && this.until === null)
  }

  settle(day: string, isDone: boolean): void {
    this.isThere = false
    this.isDone = isDone
    this.due = addDays(day, this.rule.every)
  }

  open(day: string): void {
    this.isDone = false
    this.isThere = true
    if (!this.rule.stays) this.due = addDays(day, this.rule.every)
  }
}

const START = '2026-06-01'
const command = fc.constantFrom<Command>(
  'tick',
  'tick',
  'untick',
  'skip',
  'set_aside',
  'bring_back',
  'date',
  'bring_back',
  'nothing',
)

it('is listed on the days on which a diary has it, whatever is done to it (random)', () => {
  let ticks = 0
  const anchor = fc.integer({ min: -20, max: 5 }).map((days) => addDays(START, days))
  const often = rules(anchor).map((rule) => ({ ...rule, every: 1 + (rule.every % 9) }))
  const days = fc.array(fc.tuple(command, fc.integer({ min: 1, max: 12 })), {
    minLength: 20,
    maxLength: 90,
    size: 'max',
  })
  fc.assert(
    fc.property(often, days, (repeat, commands) => {
      const diary = new Diary(repeat)
      for (let day = repeat.anchorOn; day < START; day = addDays(day, 1)) diary.wake(day)
      let task: TaskData = { ...taskDefaults, title: 'Water the plants', createdAt: '', repeat }
      const [shown, noted]: [unknown[], unknown[]] = [[], []]
      for (const [i, [wanted, ahead]] of commands.entries()) {
        const today = addDays(START, i)
        diary.wake(today)
        const look = () => {
          shown.push([today, isTaskListed(task, today), isTaskDone(task, today)])
          noted.push([today, diary.isListed, diary.isDone])
        }
        look()
        const isOpen = diary.isListed && !diary.isDone
        if (wanted === 'tick' && isOpen) {
          ticks += 1
          diary.settle(today, true)
          task = { ...task, ...completeTask(task, today) }
        } else if (wanted === 'untick' && diary.isDone) {
          diary.open(today)
          task = { ...task, ...reopenTask(task, today) }
        } else if (wanted === 'skip' && isOpen) {
          diary.settle(today, false)
          task = { ...task, skippedOn: today }
        } else if (wanted === 'set_aside') {
          diary.isAside = true
          task = { ...task, setAsideAt: `${today}T10:00:00.000Z` }
        } else if (wanted === 'bring_back') {
          diary.isAside = false
          task = { ...task, setAsideAt: null }
        } else if (wanted === 'date' && isOpen) {
          diary.until = addDays(today, ahead)
          task = { ...task, dueDate: diary.until }
        }
        look()
      }
      expect(shown).toEqual(noted)
    }),
    { numRuns: 500 },
  )
  expect(ticks).toBeGreaterThan(200)
})
