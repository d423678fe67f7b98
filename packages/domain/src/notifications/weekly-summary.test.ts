import { describe, expect, it } from 'vitest'
import type { Win } from '../tasks/win.ts'
import { summaryFrom, weeklySummary } from './weekly-summary.ts'

const now = new Date('2026-11-29T18:00:00Z')
const where = { now, zone: 'Europe/London', dayStart: 0 }

const win = (title: string, completedAt: string): Win => ({
  id: `${title}:${completedAt.slice(0, 10)}`,
  title,
  completedAt,
  completedOn: completedAt.slice(0, 10),
})
const on = (day: number, hour: number, title = `At ${day}, ${hour}`) =>
  win(title, `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00.000Z`)

describe('a weekly summary', () => {
  it('looks back on seven days, today among them', () => {
    expect(summaryFrom(now, 'Europe/London')).toBe('2026-11-23')
    const summary = weeklySummary({ wins: [on(22, 9), on(23, 9), on(29, 9)], checkins: [] }, null, where)
    expect(summary?.done).toEqual(['At 29, 9', 'At 23, 9'])
  })

  it('is none where nothing was done', () => {
    expect(weeklySummary({ wins: [on(22, 9)], checkins: [] }, null, where)).toBeNull()
  })

  it('names each thing once, seven at most, and says that there is more', () => {
    const wins = [
      ...[23, 24, 25].map((day) => on(day, 9, 'Feed the cat')),
      ...[1, 2, 3].map((i) => on(26, i)),
    ]
    expect(weeklySummary({ wins, checkins: [] }, null, where)).toMatchObject({
      done: ['At 26, 3', 'At 26, 2', 'At 26, 1', 'Feed the cat'],
      hasMore: false,
    })
    const many = Array.from({ length: 9 }, (_, i) => on(27, i + 4))
    const summary = weeklySummary({ wins: many, checkins: [] }, null, where)
    expect([summary?.done.length, summary?.hasMore]).toEqual([7, true])
  })

  it('says what helped where something stands out', () => {
    const helped = (wins: Win[], low: string[] = []) => {
      const checkins = low.map((checkinDate) => ({
        id: checkinDate,
        checkinDate,
        energyLevel: 'LOW' as const,
      }))
      return weeklySummary({ wins, checkins }, null, where)?.helped
    }
    const mornings = [24, 25, 26].map((day) => on(day, 9))
    expect(helped(mornings)).toBeNull()
    expect(helped([...mornings, on(27, 15)])).toBe('morning')
    expect(helped([on(24, 9), on(25, 9), on(26, 15), on(27, 15)])).toBeNull()
    expect(helped([on(24, 9)], ['2026-11-24'])).toBe('small-steps-on-low-days')
    expect(helped([on(24, 9)], ['2026-11-25'])).toBeNull()
  })
})
