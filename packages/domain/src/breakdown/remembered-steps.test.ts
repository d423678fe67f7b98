import { expect, test } from 'vitest'
import { breakDown } from './break-down.ts'
import { offerSteps, type OfferedStep } from './offered-steps.ts'
import { MISREAD } from './meaning.ts'
import {
  dropRoutine,
  keepRoutine,
  meaningOf,
  notToSuggest,
  rememberedFor,
  type RememberedSteps,
  rememberedStepsSchema,
  rememberSteps,
  type Routine,
  withRemembered,
} from './remembered-steps.ts'

const TITLE = 'Clean the kitchen'
const suggested = (title = TITLE) => offerSteps(breakDown(title, { depth: 3 }).subtasks)
const change = (steps: readonly OfferedStep[], place: number, to: Partial<OfferedStep>) =>
  steps.map((step, at) => (at === place ? { ...step, ...to } : step))
const titles = (steps: readonly OfferedStep[]) => steps.map(({ title }) => title)

test('what was kept or edited comes first next time, and what was dropped does not come', () => {
  const [first, second, third, fourth] = suggested()
  const edited = change(change(suggested(), 1, { title: 'Clear the corner by the kettle' }), 0, {
    isChosen: false,
  })
  const remembered = rememberSteps([], TITLE, change(edited, 3, { isChosen: false }))
  const others = breakDown(TITLE, {
    depth: 3,
    context: notToSuggest(rememberedFor(remembered, TITLE, null), null),
  }).subtasks
  const next = withRemembered(offerSteps(others), rememberedFor(remembered, 'clean the KITCHEN!', null), null)
  expect(titles(next).slice(0, 2)).toEqual(['Clear the corner by the kettle', third?.title])
  expect(next).toHaveLength(5)
  for (const gone of [first, second, fourth]) expect(titles(next)).not.toContain(gone?.title)
  expect(next.every(({ isChosen }) => isChosen)).toBe(true)
  expect(
    withRemembered(
      suggested('Take out the bins'),
      rememberedFor(remembered, 'Take out the bins', null),
      null,
    ),
  ).toEqual(suggested('Take out the bins'))
})

test('a step that is on the list already is not offered again, however often it was kept', () => {
  const steps = suggested()
  const remembered = rememberSteps([], TITLE, steps)
  expect(
    titles(withRemembered(steps, rememberedFor(remembered, TITLE, null), steps[0]?.title ?? '')),
  ).not.toContain(steps[0]?.title)
})

test('a step that was dropped and later kept is wanted again', () => {
  const steps = suggested()
  const dropped = rememberSteps([], TITLE, change(steps, 0, { isChosen: false }))
  const kept = rememberSteps(dropped, TITLE, steps)
  expect(titles(withRemembered(steps, rememberedFor(kept, TITLE, null), null))).toEqual(titles(steps))
})

test('what is remembered stays small, and the latest stays', () => {
  const all = Array.from({ length: 200 }, (_, place) => `Task number ${place}`)
  const remembered = all.reduce<RememberedSteps>((sum, title) => rememberSteps(sum, title, suggested()), [])
  expect(remembered).toHaveLength(60)
  expect(remembered[0]?.key).toBe('task number 199')
  expect(JSON.stringify(remembered).length).toBeLessThan(60_000)
  expect(rememberSteps([], '???', suggested())).toEqual([])
})

test('a routine has the chosen steps; another of the same name takes its place', () => {
  const routines = keepRoutine([], 'Evening', change(suggested(), 0, { isChosen: false }))
  expect(routines[0]?.steps).toHaveLength(4)
  const again = keepRoutine(routines, 'evening!', suggested())
  expect(again).toHaveLength(1)
  expect(again[0]?.steps).toHaveLength(5)
  expect(dropRoutine(again, 'Evening')).toEqual([])
  const many = Array.from({ length: 40 }, (_, place) => `Routine ${place}`)
  expect(
    many.reduce<readonly Routine[]>((sum, name) => keepRoutine(sum, name, suggested()), []),
  ).toHaveLength(20)
})

test('what somebody said that a title means is known next time, and not where nothing was said', () => {
  const said = { kind: 'sending', isMisread: true } as const
  const remembered = rememberSteps(
    rememberSteps([], TITLE, suggested()),
    'post on the stairs',
    suggested(),
    said,
  )
  expect(meaningOf(remembered, 'Post on the stairs!')).toEqual(said)
  expect(meaningOf(remembered, TITLE)).toBeNull()
  expect(
    meaningOf(rememberSteps(remembered, 'post on the stairs', suggested(), MISREAD), 'post on the stairs'),
  ).toEqual(MISREAD)
})

test('what was remembered by an earlier version is still known', () => {
  const old = [{ key: 'clean the kitchen', kept: [{ title: 'Clear the corner', minutes: 3 }], dropped: [] }]
  const [known] = rememberedStepsSchema.parse(old)
  expect(known).toEqual({ ...old[0], meaning: null })
})

test('steps that were kept for another meaning do not come', () => {
  const kept = rememberSteps([], TITLE, suggested())
  expect(rememberedFor(kept, TITLE, MISREAD)).toBeUndefined()
  const other = rememberSteps(kept, TITLE, suggested('paint the fence'), MISREAD)
  expect(rememberedFor(other, TITLE, null)).toBeUndefined()
  expect(rememberedFor(other, TITLE, MISREAD)?.kept).toHaveLength(5)
})

test('a kind that is not known any more costs no remembered step', () => {
  const entry = {
    key: 'clean the kitchen',
    kept: [],
    dropped: [],
    meaning: { kind: 'gone', isMisread: true },
  }
  expect(rememberedStepsSchema.parse([entry])).toEqual([{ ...entry, meaning: null }])
})
