import { expect, it } from 'vitest'
import type { Win } from './win.ts'
import { winsAsCsv, winsByDay } from './wins-by-day.ts'

function win(title: string, completedOn: string, time: string): Win {
  return { id: `${title}:${completedOn}`, title, completedOn, completedAt: `${completedOn}T${time}:00.000Z` }
}

const wins = [
  win('Made the bed', '2026-11-20', '07:10'),
  win('Rang the bank', '2026-11-21', '09:30'),
  win('Cooked', '2026-11-20', '18:00'),
]

it('shows the newest day first, and in it what was done last (F10)', () => {
  expect(winsByDay(wins).map(({ date, wins: ofDay }) => [date, ...ofDay.map(({ title }) => title)])).toEqual([
    ['2026-11-21', 'Rang the bank'],
    ['2026-11-20', 'Cooked', 'Made the bed'],
  ])
  expect(winsByDay([])).toEqual([])
})

it('keeps one order, whichever comes first', () => {
  const at = (id: string, time: string, day = '2026-11-20') => ({ ...win(id, day, time), id })
  const inOrder = [
    at('z', '08:00', '2026-11-22'),
    at('a', '09:30', '2026-11-21'),
    at('m', '09:00', '2026-11-21'),
    at('b', '09:00'),
    at('c', '09:00'),
    at('a', '08:00'),
  ]
  const [first, second, ...rest] = inOrder
  for (const mixed of [inOrder, inOrder.toReversed(), [...rest, second!, first!]])
    expect(winsByDay(mixed).flatMap(({ wins: ofDay }) => ofDay)).toEqual(inOrder)
})

it('goes by the date on the person’s wall, not by the instant', () => {
  const late = { ...win('Late', '2026-11-20', '23:50'), completedAt: '2026-11-21T04:50:00.000Z' }
  expect(winsByDay([late, ...wins]).find(({ wins: ofDay }) => ofDay.includes(late))?.date).toBe('2026-11-20')
})

it('becomes a table that every spreadsheet reads, and that holds no formula', () => {
  const odd = [win('Said "yes", twice', '2026-11-21', '10:00'), win('  =1+1', '2026-11-19', '08:00')]
  expect(winsAsCsv([...wins, ...odd], (instant) => instant.slice(11, 16))).toBe(
    [
      '\uFEFFDate,Time,What',
      '2026-11-21,10:00,"Said ""yes"", twice"',
      '2026-11-21,09:30,Rang the bank',
      '2026-11-20,18:00,Cooked',
      '2026-11-20,07:10,Made the bed',
      "2026-11-19,08:00,'  =1+1",
      '',
    ].join('\r\n'),
  )
})
