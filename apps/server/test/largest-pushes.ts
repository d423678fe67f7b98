import { randomUUID } from 'node:crypto'
import { MAX_CHANGES_PER_MUTATION, MAX_MUTATION_LENGTH, MAX_MUTATIONS_PER_PUSH } from '@glimmer/sync/limits'

interface Mutation {
  readonly id: string
  readonly generation: number
  readonly changes: readonly object[]
}

/** A push that makes as much work as one may; `before` is what has to be there already, a push each. Several share one. */
export interface LargestPush {
  readonly name: string
  readonly before: readonly (readonly Mutation[])[]
  readonly mutations: readonly Mutation[]
  /** Whether the same was sent before. */
  readonly isRepeated?: boolean
}

const createdAt = '2026-11-21T10:00:00.000Z'
const OBJECTS = [
  'workingStyle',
  'energyPatterns',
  'accessibilityNeeds',
  'notificationSettings',
  'appCustomizations',
]
const LISTS = ['primaryChallenges', 'dailyStruggles', 'goals']
/** A little below what an object may hold. */
const OBJECT_LENGTH = 19_500

const mutation = (...changes: object[]): Mutation => ({ id: randomUUID(), generation: 1, changes })
const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))
const preferences = (op: 'insert' | 'update', data: object) => ({
  table: 'user_preferences',
  rowId: 'me',
  op,
  data,
})

/** `make(0)`, `make(1)` and so on, as many as fit into one mutation. */
function changesThatFit(make: (i: number) => object): object[] {
  const changes: object[] = []
  let length = 200
  while (changes.length < MAX_CHANGES_PER_MUTATION) {
    const change = make(changes.length)
    length += JSON.stringify(change).length + 1
    if (length > MAX_MUTATION_LENGTH) break
    changes.push(change)
  }
  return changes
}

/** An object with as many short keys as fit. */
function wideObject(length = OBJECT_LENGTH): Record<string, number> {
  const wide: Record<string, number> = {}
  for (let i = 0, size = 2; size < length - 12; i += 1) {
    wide[`k${i.toString(36)}`] = 1
    size += JSON.stringify(`k${i.toString(36)}`).length + 3
  }
  return wide
}

/** The same, five levels down. */
const deepObject = (inner: unknown) => ({ a: { a: { a: { a: inner } } } })

const fullRow = (inside: (wide: object) => unknown) => [
  ...OBJECTS.map((field) => [mutation(preferences('insert', { [field]: inside(wideObject()) }))]),
  [
    mutation(
      preferences(
        'update',
        Object.fromEntries(LISTS.map((field) => [field, times(200, (i) => `${i}`.padEnd(200, 'x'))])),
      ),
    ),
  ],
]

const task = (title: string, rowId: string = randomUUID()) => ({
  table: 'tasks',
  rowId,
  op: 'insert',
  data: { title, createdAt },
})
const step = (taskId: string, title: string) => ({
  table: 'subtasks',
  rowId: randomUUID(),
  op: 'insert',
  data: { taskId, title, createdAt },
})
const gone = () => ({ table: 'tasks', rowId: randomUUID(), op: 'update', data: { title: 'x' } })
const remove = (rowId: string) => ({ table: 'tasks', rowId, op: 'delete' })

/** As many days as a series may leave out or have beside its rule. */
const days = (year: number) =>
  Object.fromEntries(
    times(2_100, (day) => [
      `${new Date(Date.UTC(year, 0, 1 + day)).toISOString().slice(0, 10)}T09:00:00`,
      true,
    ]),
  )
const longEvent = (rowId: string) => ({
  table: 'calendar_events',
  rowId,
  op: 'insert',
  data: {
    title: 'Choir',
    startDatetime: '2026-11-24T09:00:00',
    endDatetime: '2026-11-24T10:00:00',
    recurrence: 'FREQ=DAILY',
    exceptions: days(2030),
    additions: days(2040),
  },
})
const renamed = (rowId: string, title: string) => ({
  table: 'calendar_events',
  rowId,
  op: 'update',
  data: { title },
})

/** One for each kind of work, at the limits of what the protocol allows; with `most` mutations where many make the work. */
export function largestPushes(most = MAX_MUTATIONS_PER_PUSH): LargestPush[] {
  const taskId = randomUUID()
  const crowded = randomUUID()
  const tasks = times(1_000, () => randomUUID())
  const events = times(60, () => randomUUID())
  const fullOfKeys = fullRow((wide) => wide)
  const rejected = times(most, () => mutation(preferences('update', { energyPatterns: { k0: 2 } }), gone()))
  return [
    {
      name: '1,000 small changes to one full row',
      before: fullOfKeys,
      mutations: [
        mutation(...changesThatFit((i) => preferences('update', { [OBJECTS[i % 5]!]: { k0: i } }))),
      ],
    },
    {
      name: '1,000 changes to all objects of one full row',
      before: fullOfKeys,
      mutations: [
        mutation(
          ...changesThatFit((i) =>
            preferences('update', Object.fromEntries(OBJECTS.map((field) => [field, { k0: i }]))),
          ),
        ),
      ],
    },
    {
      name: '1,000 changes five levels down',
      before: fullRow(deepObject),
      mutations: [
        mutation(
          ...changesThatFit((i) => preferences('update', { [OBJECTS[i % 5]!]: deepObject({ k0: i }) })),
        ),
      ],
    },
    {
      name: 'many mutations of ten changes to one full row',
      before: fullOfKeys,
      mutations: times(most, (n) =>
        mutation(...times(10, (i) => preferences('update', { [OBJECTS[i % 5]!]: { k1: n } }))),
      ),
    },
    {
      name: 'many mutations that are rejected over one full row',
      before: fullOfKeys,
      mutations: rejected,
    },
    {
      name: 'many mutations that were rejected before',
      before: fullOfKeys,
      mutations: rejected,
      isRepeated: true,
    },
    {
      name: '12 times all the lists',
      before: [],
      mutations: [
        mutation(
          ...changesThatFit((n) =>
            preferences('insert', { goals: times(200, (i) => `${i}-${n}`.padEnd(200, 'x')) }),
          ),
        ),
      ],
    },
    {
      name: '1,000 new tasks',
      before: [],
      mutations: [mutation(...changesThatFit((i) => task(`${i}`.padEnd(40, 'x'))))],
    },
    {
      name: '1,000 new steps',
      before: [[mutation(task('Large', taskId))]],
      mutations: [mutation(...changesThatFit((i) => step(taskId, `${i}`)))],
    },
    {
      name: 'the longest thoughts',
      before: [],
      mutations: [
        mutation(
          ...changesThatFit(() => ({
            table: 'brain_dump_items',
            rowId: randomUUID(),
            op: 'insert',
            data: { text: '\u{4e2d}'.repeat(5_000), createdAt },
          })),
        ),
      ],
    },
    {
      name: 'many mutations that touch as many of the longest events as they may',
      before: times(4, (i) => [mutation(...events.slice(2 * i, 2 * i + 2).map(longEvent))]),
      mutations: times(most, (n) => mutation(...events.slice(0, 8).map((id) => renamed(id, `${n}`)))),
    },
    {
      name: 'a change to sixty of the longest events, and their delete',
      before: times(30, (i) => [mutation(...events.slice(2 * i, 2 * i + 2).map(longEvent))]),
      mutations: [
        mutation(...events.map((id) => renamed(id, 'x'))),
        mutation(...events.map((rowId) => ({ table: 'calendar_events', rowId, op: 'delete' }))),
      ],
    },
    {
      name: 'a delete of a task with 5,000 steps',
      before: [
        [mutation(task('Crowded', crowded))],
        ...times(5, () => [mutation(...changesThatFit(() => step(crowded, 'x')))]),
      ],
      mutations: [mutation(remove(crowded))],
    },
    {
      name: 'deletes of 1,000 tasks',
      before: [
        [mutation(...tasks.slice(0, 500).map((id) => task('x', id)))],
        [mutation(...tasks.slice(500).map((id) => task('x', id)))],
        [mutation(...tasks.map((id) => step(id, 'x')))],
        [mutation(...tasks.map((id) => step(id, 'y')))],
      ],
      mutations: [mutation(...tasks.map(remove))],
    },
    {
      name: 'many mutations of 19 new tasks each',
      before: [],
      mutations: times(most, () => mutation(...times(19, (i) => task(`${i}`)))),
    },
  ]
}
