import { expect, test } from 'vitest'
import { forgottenSprint } from './kept-sprint.ts'
import { endSprint, look, pauseSprint, setOpenEnded, startSprint } from './sprint.ts'
import { sprintWin } from './sprint-win.ts'

const id = '3f1d9a1e-6a0b-4c3e-9d59-0a4d1f1b2c3d'
const start = new Date(2026, 10, 21, 23, 57).getTime()
const minutes = (count: number) => count * 60_000
const name = (title: string | null, spent: number) => `${spent} minutes on ${title}`
const sprint = startSprint(id, { taskId: null, title: 'the fern' }, start)

test('a sprint whose time was up is a win of the moment at which it ended, however late it is looked at', () => {
  const over = sprintWin(sprint, start + minutes(5), 4, name)
  expect(over).toEqual({
    id: `${id}:2026-11-21`,
    title: '5 minutes on the fern',
    completedAt: new Date(start + minutes(5)).toISOString(),
    completedOn: '2026-11-21',
  })
  expect(sprintWin(sprint, start + minutes(600), 4, name)).toEqual(over)
  expect(sprintWin(sprint, start + minutes(600), 0, name).completedOn).toBe('2026-11-22')
})

test('one that was ended early, or paused, counts with what was spent', () => {
  const ended = endSprint(sprint, start + minutes(2))
  expect(sprintWin(ended, start + minutes(90), 4, name).title).toBe('2 minutes on the fern')
  const rested = endSprint(pauseSprint(sprint, start + minutes(1)), start + minutes(30))
  expect(sprintWin(rested, start + minutes(90), 4, name)).toMatchObject({
    title: '1 minutes on the fern',
    completedAt: new Date(start + minutes(30)).toISOString(),
  })
})

test('the longest title still makes a win', () => {
  const long = startSprint(id, { taskId: null, title: 'x'.repeat(500) }, start)
  expect(sprintWin(long, start + minutes(5), 4, name).title).toHaveLength(500)
})

test('one that was left until the next day is a win of the time that it had', () => {
  const later = start + minutes(14 * 60)
  const forgotten = (kept: object) => {
    const found = forgottenSprint(kept, later)
    return found && sprintWin(found, later, 4, name)
  }
  expect(forgotten(sprint)).toEqual(sprintWin(sprint, start + minutes(5), 4, name))
  expect(forgotten(pauseSprint(sprint, start + minutes(2)))).toMatchObject({ title: '2 minutes on the fern' })
  // Without an end nobody knows more than the last look.
  const open = look(setOpenEnded(sprint, true, start), start + minutes(20))
  expect(forgotten(open)).toMatchObject({
    title: '20 minutes on the fern',
    completedAt: new Date(start + minutes(20)).toISOString(),
  })
  expect(forgottenSprint(sprint, start + minutes(60))).toBeNull()
  expect(forgottenSprint({ rubbish: true }, later)).toBeNull()
})
