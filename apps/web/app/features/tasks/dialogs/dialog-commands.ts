import { customCategoryPatch } from '@glimmer/domain/preferences/user-preferences'
import type { TaskReminderDraft } from '@glimmer/domain/notifications/remind-form'
import { createSuggestedTasks } from '@glimmer/domain/tasks/suggested-tasks'
import type { SuggestionCategory } from '@glimmer/content/tasks/suggested-tasks'
import type { Subtask } from '@glimmer/domain/tasks/subtask'
import type { Task } from '@glimmer/domain/tasks/task'
import type { TaskForm, TaskRevision } from '@glimmer/domain/tasks/task-edits'
import { browserEnvironment } from '../../../device/environment.ts'
import type { DeviceStore } from '../../../device/store.ts'
import { todayOf } from '../../../data/preferences/own-day.ts'
import { putPreferences } from '../../../data/preferences/preferences.ts'
import { moveToDay } from '../../../data/tasks/later-changes.ts'
import { stepWin } from '../../../data/tasks/task-changes.ts'
import { stepsIn } from '../../../data/tasks/tasks-in.ts'
import { insertTaskReminder } from '../../../data/reminders/reminder-rows.ts'
import { insertTask, updateTask } from '../../../data/tasks/task-rows.ts'
import type { SaveWithUndo } from '../../../data/save-with-undo.ts'
import { dayItComes } from '../../../data/tasks/day-it-comes.ts'
import {
  createFromForm,
  makeStepSmaller,
  reviseSteps,
  reviseTask,
  splitTask,
  taskFromForm,
} from '../../../data/tasks/form-changes.ts'
import { words } from './words.ts'

/** Commands of the dialogs. Each resolves with whether it took effect; if not, a message has said why. */
export function createDialogCommands(
  store: Pick<DeviceStore, 'mirror'>,
  save: SaveWithUndo,
  { now, randomId } = browserEnvironment,
) {
  const moment = () => new Date(now())
  return {
    newId: randomId,
    createTask(form: TaskForm, reminders: readonly TaskReminderDraft[] = []): Promise<boolean> {
      const task = taskFromForm(form.fields, moment())
      const day = dayItComes(task, todayOf(store, moment()))
      const text = day
        ? words.createdFor(task.title, day)
        : words.created(task.title, words.times[task.timeOfDay ?? 'anytime'])
      const id = randomId()
      const rings = reminders.map((one) => insertTaskReminder(randomId(), id, one, moment()))
      return save([...createFromForm(id, form, moment()), ...rings], text)
    },
    reviseTask(
      task: Task,
      title: string,
      revision: TaskRevision,
      reminders: readonly TaskReminderDraft[] = [],
    ): Promise<boolean> {
      const now = moment()
      const today = todayOf(store, now)
      const steps = new Map(stepsIn(store).map((step) => [step.id, step]))
      const wins = revision.changed.flatMap(({ id, isDone }) => {
        const step = steps.get(id)
        return step && isDone !== undefined ? stepWin(step, isDone, now, today) : []
      })
      const rings = reminders.map((one) => insertTaskReminder(randomId(), task.id, one, now))
      return save([...reviseTask(task, revision, now, today), ...wins, ...rings], words.saved(title))
    },
    /** Moves a task to today, however long it has been on the list. */
    keepForToday(task: Task): Promise<boolean> {
      return save(moveToDay(task, todayOf(store, moment())), words.keptForToday(task.title))
    },
    /** `minutes` becomes the task's time, unless null. */
    addSteps(
      task: Pick<Task, 'id' | 'title'>,
      titles: readonly string[],
      minutes: number | null,
    ): Promise<boolean> {
      const added = titles.map((title) => ({ id: randomId(), title, isDone: false }))
      const steps = reviseSteps(
        task.id,
        { added, changed: [], removed: [] },
        moment(),
        todayOf(store, moment()),
      )
      const time = minutes === null ? [] : [updateTask(task.id, { estimatedTime: minutes })]
      return save([...time, ...steps], words.stepsAdded(titles.length, task.title))
    },
    /** The smaller steps take the place of the step, which goes to Recently deleted. */
    makeStepSmaller(step: Subtask, titles: readonly string[]): Promise<boolean> {
      const changes = makeStepSmaller(step, titles, randomId, moment())
      // Nothing is gone for the person: what comes next ends this message, as any other.
      return save(changes, { done: words.madeSmaller(titles.length, step.title), isLasting: false })
    },
    /** The task gets the first title, and new tasks beside it the others. */
    splitTask(task: Task, titles: readonly string[]): Promise<boolean> {
      const [first = task.title, ...others] = titles
      const changes = splitTask(task, first, others, randomId, moment())
      return save(changes, words.split(titles.length, task.title))
    },
    addCategory(name: string): Promise<boolean> {
      const change = putPreferences({ appCustomizations: customCategoryPatch(name) })
      return save([change], words.categoryAdded(name.trim()))
    },
    createSuggested(
      chosenIds: readonly string[],
      categories: Readonly<Record<string, SuggestionCategory>>,
      repeatingIds: readonly string[],
    ): Promise<boolean> {
      const repeating = { ids: repeatingIds, today: todayOf(store, moment()) }
      const tasks = createSuggestedTasks(chosenIds, categories, moment(), repeating)
      return save(
        tasks.map((data) => insertTask(randomId(), data)),
        words.suggestedCreated(tasks.length),
      )
    },
  }
}
