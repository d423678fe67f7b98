import { expect, it } from 'vitest'
import { pushRequestSchema } from './protocol.ts'

const ID = '0c9a4f5e-5a0b-4b7e-9a52-0f6b8e2f3c11'
const change = (title: unknown) => {
  return { table: 'tasks', rowId: ID, op: 'update', data: { title } }
}
const mutation = (...changes: unknown[]) => ({ id: ID, generation: 1, changes })
const push = (...mutations: unknown[]) => ({ owner: 'ada', schema: 1, cursor: null, mutations })

it('reads a push as it was sent', () => {
  const sent = push(mutation(change('One'), change('Two')), mutation(change('Three')))
  expect(pushRequestSchema.parse(sent)).toEqual(sent)
})

it('describes the first thing that is wrong and no other, however many are', () => {
  const junk = () => mutation(...Array.from({ length: 1_000 }, () => ({})))
  const sent = push(
    mutation(change('One')),
    mutation(change('Two'), change(3), change(4)),
    ...Array.from({ length: 90 }, junk),
  )
  const { error } = pushRequestSchema.safeParse(sent)
  expect(error?.issues).toMatchObject([{ path: ['mutations', 1, 'changes', 1] }])
})

it.each([
  ['no mutations', push()],
  ['101 mutations', push(...Array.from({ length: 101 }, () => mutation(change('x'))))],
])('refuses %s as a whole', (_title, sent) => {
  const { error } = pushRequestSchema.safeParse(sent)
  expect(error?.issues).toMatchObject([{ path: ['mutations'] }])
})
