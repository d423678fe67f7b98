import { describe, expect, it } from 'vitest'
import { createSubtask, createTask } from './create-task.ts'
import type { Subtask } from './subtask.ts'
import type { Task } from './task.ts'
import {
  addStep,
  applyEdits,
  editField,
  editStep,
  findGaps,
  isEdited,
  newTaskForm,
  NO_EDITS,
  readMinutes,
  revise,
  setStepRemoved,
  taskEditsSchema,
  taskForm,
} from './task-edits.ts'

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
const nothing = { task: {}, added: [], changed: [], removed: [] }

describe('the form of a task (F5, F15)', () => {
  it('shows its fields, and its steps in the order in which they were written', () => {
    expect(form.fields).toEqual({
      title: 'Pack the bag',
      priority: 'medium',
      minutes: '20',
      timeOfDay: 'anytime',
      category: 'personal',
      isDaily: false,
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
  const edits = editStep(addStep(editField(form, NO_EDITS, 'title', 'A'), 'x', 'B'), 'x', { isDone: true })
  expect(taskEditsSchema.parse(JSON.parse(JSON.stringify(edits)))).toEqual(edits)
  expect(taskEditsSchema.safeParse({ fields: { priority: 'urgent' } }).success).toBe(false)
})
