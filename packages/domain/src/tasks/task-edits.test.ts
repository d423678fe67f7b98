import { describe, expect, it } from 'vitest'
import { createSubtask, createTask } from './create-task.ts'
import type { Subtask } from './subtask.ts'
import type { Task } from './task.ts'
import {
  addStep,
  applyEdits,
  editDaily,
  editField,
  editRepeat,
  editStep,
  endRepeat,
  findGaps,
  isEdited,
  newTaskForm,
  NO_EDITS,
  readMinutes,
  revise,
  setStepRemoved,
  type TaskEdits,
  taskEditsSchema,
  taskForm,
} from './task-edits.ts'
import { newTypedRepeat } from './typed-repeat.ts'

const today = '2026-11-21'
const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 9, 0, second))
const task: Task = { id: 'task', ...createTask({ title: 'Pack the bag', estimatedTime: 20 }, at(0)) }
const step = (number: number, title: string): Subtask => ({
  id: `step-${number}`,
  ...createSubtask('task', title, at(number)),
})
const steps = [step(2, 'Charger'), step(1, 'Socks')]
const form = taskForm(task, steps, today)
const newId = () => 'fresh'
const rule = newTypedRepeat('days', today)
const halfRule = { ...rule, every: '' }
const nothing = { task: {}, added: [], changed: [], removed: [] }

it('has something to save or to keep as soon as anything differs, however much else does', () => {
  const field = editField(form, NO_EDITS, 'title', 'Pack')
  const added = (edits: TaskEdits) => addStep(edits, 'new', 'Passport')
  const changed = (edits: TaskEdits) => editStep(edits, 'step-2', { isDone: true })
  const removed = (edits: TaskEdits) => setStepRemoved(edits, 'step-1', true)
  const edited = [
    field,
    added(NO_EDITS),
    changed(NO_EDITS),
    removed(NO_EDITS),
    added(field),
    changed(added(NO_EDITS)),
    removed(added(NO_EDITS)),
    removed(changed(NO_EDITS)),
    removed(field),
  ]
  expect(edited.map((edits) => isEdited(form, edits))).toEqual(edited.map(() => true))
})

it('brings back the one step that is taken back, and no other', () => {
  const both = setStepRemoved(setStepRemoved(NO_EDITS, 'step-1', true), 'step-2', true)
  expect(setStepRemoved(both, 'step-1', false).removed).toEqual(['step-2'])
  expect(setStepRemoved(both, 'step-1', true).removed).toEqual(['step-2', 'step-1'])
})

it('says of what is there already that nothing changed', () => {
  const { title, priority, minutes, timeOfDay, category, isDaily, dueDate } = form.fields
  const same: TaskEdits['fields'] = {
    title: ` ${title}`,
    priority,
    minutes: ` ${minutes} `,
    timeOfDay,
    category,
    isDaily,
    dueDate,
  }
  const steps = { 'step-1': { title: ' Socks ', isDone: false } }
  expect(revise(form, { ...NO_EDITS, fields: same, steps }, newId)).toEqual(nothing)
})

describe('the form of a task (F5, F15)', () => {
  it('shows its fields, and its steps in the order in which they were written', () => {
    expect(form.fields).toEqual({
      title: 'Pack the bag',
      priority: 'medium',
      minutes: '20',
      timeOfDay: 'anytime',
      category: 'personal',
      isDaily: false,
      dueDate: null,
      repeat: null,
    })
    expect(form.steps.map(({ title }) => title)).toEqual(['Socks', 'Charger'])
  })

  it('shows the steps of a daily task open again the next day', () => {
    const daily = { ...task, isDaily: true }
    const done = { ...step(1, 'Socks'), completed: true, completedOn: '2026-11-20' }
    expect(taskForm(daily, [done], today).steps[0]?.isDone).toBe(false)
    expect(taskForm(daily, [done], '2026-11-20').steps[0]?.isDone).toBe(true)
  })
})

describe('saving sends only what was changed, added or removed (F5, F15)', () => {
  it('nothing where nothing was touched, or where everything was put back', () => {
    expect(revise(form, NO_EDITS, newId)).toEqual(nothing)
    const low = editField(form, NO_EDITS, 'priority', 'low')
    expect(editField(form, low, 'priority', 'medium')).toEqual(NO_EDITS)
    const renamed = editStep(NO_EDITS, 'step-1', { title: 'Wool socks' })
    expect(revise(form, editStep(renamed, 'step-1', { title: 'Socks ' }), newId)).toEqual(nothing)
    expect(isEdited(form, NO_EDITS)).toBe(false)
  })

  it.each([
    ['a title, trimmed', 'title', ' Pack two bags ', { title: 'Pack two bags' }],
    ['a blank title is no title', 'title', '   ', {}],
    ['a priority', 'priority', 'high', { priority: 'high' }],
    ['minutes', 'minutes', '5', { estimatedTime: 5 }],
    ['no minutes any more', 'minutes', '', { estimatedTime: null }],
    ['minutes that are none', 'minutes', 'a few', {}],
    ['a time of day', 'timeOfDay', 'evening', { timeOfDay: 'evening' }],
    ['a category', 'category', 'Garden', { category: 'Garden' }],
    ['daily', 'isDaily', true, { isDaily: true }],
    [
      'a day, and it is not set aside any more',
      'dueDate',
      '2026-11-30',
      { dueDate: '2026-11-30', setAsideAt: null },
    ],
    ['a day that is still being picked', 'dueDate', '', {}],
    ['a rule', 'repeat', rule, { repeat: { ...rule, every: 2, weekdays: [], monthDay: null } }],
    ['a rule that is half filled in', 'repeat', halfRule, {}],
  ] as const)('%s', (_title, name, value, sent) => {
    expect(revise(form, editField(form, NO_EDITS, name, value), newId).task).toEqual(sent)
  })

  it('steps that were added, renamed, ticked and removed, and no other', () => {
    let edits = addStep(NO_EDITS, 'new-1', '  Passport ')
    edits = addStep(edits, 'blank', '   ')
    edits = addStep(edits, 'new-2', 'Snack')
    edits = editStep(edits, 'new-2', { title: 'Two snacks' })
    edits = editStep(edits, 'step-1', { title: 'Wool socks' })
    edits = editStep(edits, 'step-1', { isDone: true })
    edits = setStepRemoved(edits, 'step-2', true)
    expect(revise(form, edits, newId)).toEqual({
      task: {},
      added: [
        { id: 'new-1', title: 'Passport', isDone: false },
        { id: 'new-2', title: 'Two snacks', isDone: false },
      ],
      changed: [{ id: 'step-1', title: 'Wool socks', isDone: true }],
      removed: ['step-2'],
    })
    expect(applyEdits(form, edits).steps.map(({ title }) => title)).toEqual([
      'Wool socks',
      'Charger',
      'Passport',
      'Two snacks',
    ])
  })

  it('a step that was added and removed again never was; one that was put back stays', () => {
    const added = addStep(NO_EDITS, 'new', 'Passport')
    expect(revise(form, setStepRemoved(added, 'new', true), newId)).toEqual(nothing)
    const removed = setStepRemoved(NO_EDITS, 'step-1', true)
    expect(revise(form, setStepRemoved(removed, 'step-1', false), newId)).toEqual(nothing)
  })
})

describe('the day of a task', () => {
  const dayOf = (dueDate: string | null) => taskForm({ ...task, dueDate }, [], today).fields.dueDate

  it('is today or ahead; one that went by is none', () => {
    expect(dayOf('2026-11-22')).toBe('2026-11-22')
    expect(dayOf(today)).toBe(today)
    expect(dayOf('2026-11-20')).toBeNull()
  })

  it('goes where a task that was dated gets none', () => {
    const dated = taskForm({ ...task, dueDate: '2026-11-30' }, [], today)
    const none = editField(dated, NO_EDITS, 'dueDate', null)
    expect(revise(dated, none, newId).task).toEqual({ dueDate: null, setAsideAt: null })
  })
})

describe('how a task repeats', () => {
  const repeat = {
    kind: 'days',
    every: 3,
    weekdays: [],
    monthDay: null,
    anchorOn: '2026-11-01',
    stays: true,
  } as const
  const fieldsOf = (edits: TaskEdits) => applyEdits(form, edits).fields

  it('is daily or a rule, and never both', () => {
    const daily = editDaily(form, NO_EDITS, true, today)
    const ruled = editRepeat(form, daily, rule, today)
    expect(fieldsOf(ruled)).toMatchObject({ isDaily: false, repeat: rule })
    expect(fieldsOf(editDaily(form, ruled, true, today))).toMatchObject({ isDaily: true, repeat: null })
    expect(taskForm({ ...task, isDaily: true, repeat }, [], today).fields.repeat).toBeNull()
  })

  it('begins on the day that was chosen, and that day stays when the rule goes', () => {
    const dated = editField(form, NO_EDITS, 'dueDate', '2026-11-30')
    const ruled = editRepeat(form, dated, rule, today)
    expect(fieldsOf(ruled)).toMatchObject({ dueDate: null, repeat: { anchorOn: '2026-11-30' } })
    expect(endRepeat(form, ruled, today)).toEqual(dated)
    const begun = editRepeat(form, NO_EDITS, { ...rule, anchorOn: '2026-11-01' }, today)
    expect(fieldsOf(begun).repeat?.anchorOn).toBe(today)
    expect(endRepeat(form, begun, today)).toEqual(NO_EDITS)
  })

  it('goes on as it is where nothing was changed, or was changed back', () => {
    const ruled = taskForm({ ...task, repeat }, [], today)
    const typed = ruled.fields.repeat
    if (!typed) throw new Error('It has a rule')
    const weekly = editRepeat(ruled, NO_EDITS, { ...typed, every: '4' }, today)
    expect(revise(ruled, weekly, newId).task).toEqual({ repeat: { ...repeat, every: 4 } })
    expect(editRepeat(ruled, weekly, { ...typed }, today)).toEqual(NO_EDITS)
    expect(revise(ruled, endRepeat(ruled, NO_EDITS, today), newId).task).toEqual({ repeat: null })
  })
})

describe('what another device did meanwhile (F5)', () => {
  const edits = editStep(editField(form, NO_EDITS, 'priority', 'high'), 'step-1', { title: 'Wool socks' })

  it('shows through, and is not overwritten', () => {
    const meanwhile = taskForm(
      { ...task, title: 'Pack the big bag', timeOfDay: 'evening' },
      [...steps, step(3, 'Book')],
      today,
    )
    const shown = applyEdits(meanwhile, edits)
    expect(shown.fields).toMatchObject({ title: 'Pack the big bag', timeOfDay: 'evening', priority: 'high' })
    expect(shown.steps.map(({ title }) => title)).toEqual(['Wool socks', 'Charger', 'Book'])
    expect(revise(meanwhile, edits, newId)).toEqual({
      ...nothing,
      task: { priority: 'high' },
      changed: [{ id: 'step-1', title: 'Wool socks' }],
    })
  })

  it('a step that was renamed here and deleted there comes back as a new one', () => {
    const meanwhile = taskForm(task, [step(2, 'Charger')], today)
    const revision = revise(meanwhile, setStepRemoved(edits, 'gone', true), newId)
    expect(revision).toMatchObject({
      added: [{ id: 'fresh', title: 'Wool socks', isDone: false }],
      changed: [],
      removed: [],
    })
  })

  it('a tick on a step that is gone has nothing to say', () => {
    const meanwhile = taskForm(task, [], today)
    expect(isEdited(meanwhile, editStep(NO_EDITS, 'step-1', { isDone: true }))).toBe(false)
  })
})

describe('a new task (F6)', () => {
  it('has the defaults, and what was chosen beforehand', () => {
    expect(newTaskForm().fields).toMatchObject({ priority: 'medium', timeOfDay: null, category: null })
    expect(newTaskForm({ timeOfDay: 'evening' }).fields.timeOfDay).toBe('evening')
  })

  it.each([
    ['everything', {}, ['title', 'category', 'timeOfDay']],
    ['a title that says something', { title: '  ', category: 'work', timeOfDay: 'morning' }, ['title']],
    ['a category', { title: 'Rest', timeOfDay: 'morning' }, ['category']],
    ['a time of day', { title: 'Rest', category: 'work' }, ['timeOfDay']],
    ['clear minutes', { title: 'Rest', category: 'work', timeOfDay: 'morning', minutes: '1.5' }, ['minutes']],
    ['a day', { title: 'Rest', category: 'work', timeOfDay: 'morning', dueDate: '' }, ['dueDate']],
    ['a whole rule', { title: 'Rest', category: 'work', timeOfDay: 'morning', repeat: halfRule }, ['repeat']],
    ['nothing', { title: 'Rest', category: 'work', timeOfDay: 'morning', minutes: '15' }, []],
  ] as const)('lacks %s', (_title, chosen, gaps) => {
    expect(findGaps(newTaskForm(chosen).fields)).toEqual(gaps)
  })

  it.each([
    ['', null],
    ['  ', null],
    ['1', 1],
    [' 45 ', 45],
    ['100000', 100_000],
  ])('reads %j minutes', (typed, minutes) => {
    expect(readMinutes(typed)).toEqual({ kind: 'minutes', minutes })
  })

  it.each(['0', '-5', '1.5', '1e3', 'ten', '100001', '٣'])('asks again after %j minutes', (typed) => {
    expect(readMinutes(typed)).toEqual({ kind: 'unclear' })
  })
})

it('edits are the same after they were kept as text', () => {
  let edits = editStep(addStep(editField(form, NO_EDITS, 'title', 'A'), 'x', 'B'), 'x', { isDone: true })
  edits = editField(form, editField(form, edits, 'dueDate', ''), 'repeat', halfRule)
  expect(taskEditsSchema.parse(JSON.parse(JSON.stringify(edits)))).toEqual(edits)
  expect(taskEditsSchema.safeParse({ fields: { priority: 'urgent' } }).success).toBe(false)
})
