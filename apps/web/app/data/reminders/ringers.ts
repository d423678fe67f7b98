import { type Due, pageOfDue } from '@glimmer/domain/notifications/due'
import { localTimeAt } from '@glimmer/domain/notifications/local-time'
import { messageOf } from '@glimmer/domain/notifications/message-of'
import { actionsFor } from '@glimmer/domain/notifications/reminder-snooze'
import type { NotificationData, ReminderSubject, WorkerMemory } from '../../device/worker-memory.ts'
import { clockOf } from '../../lib/wall-clock.ts'
import { dismissToast, showToast } from '../../ui/toast/toast.ts'
import type { Ringer } from './bell.ts'
import type { ReminderCommands } from './reminder-commands.ts'
import { words } from './words.ts'

/** How long a message in the page stays. */
const STAY_MS = 10 * 60_000
const ICON = '/icons/icon-192.png'

/** Shows a quiet message within the page. */
export function ringInPage(commands: Pick<ReminderCommands, 'putOff'>): Ringer {
  const shown = new Map<number, Due>()
  return {
    async show(due, { now, zone }) {
      const { title, body } = messageOf(due, { showsTitles: true, now, timeOf: clockIn(zone) })
      const [inAnHour, notToday] = actionsFor(due, now).map((one) => ({
        label: one.title,
        run: () => commands.putOff(due, one.action, zone),
      }))
      const id = showToast({
        kind: `reminder:${due.key}`,
        title,
        text: body,
        stayMs: STAY_MS,
        ...(inAnHour && { action: inAnHour }),
        ...(notToday && { offer: { ...notToday, said: words.or(notToday.label) } }),
      })
      shown.set(id, due)
    },
    async withdraw(isWanted) {
      for (const [id, due] of shown) {
        if (isWanted(due)) continue
        dismissToast(id)
        shown.delete(id)
      }
    },
  }
}

type Registration = Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'>

/** Shows notifications of the system under the same tags as pushes, so that the same one replaces itself. */
export function ringInSystem(
  owner: string,
  registration: Registration,
  memory: Pick<WorkerMemory, 'noteShown'>,
): Ringer {
  return {
    async show(due, { now, zone, showsTitles }) {
      const { title, body } = messageOf(due, { showsTitles, now, timeOf: clockIn(zone) })
      const subject = subjectOf(due)
      const data: NotificationData = {
        owner,
        url: pageOfDue(due, zone),
        ...(subject ? { subject } : due.taskId !== null && { taskId: due.taskId }),
      }
      // `actions` are not among the options that TypeScript knows.
      const options = { body, tag: due.key, icon: ICON, data, actions: actionsFor(due, now) }
      await memory.noteShown(due.key, now)
      await registration.showNotification(title, options)
    },
    async withdraw(isWanted) {
      for (const notification of await registration.getNotifications()) {
        const shown = shownOf(owner, notification)
        if (shown && !isWanted(shown)) notification.close()
      }
    },
  }
}

const clockIn = (zone: string) => (instant: Date) => clockOf(localTimeAt(instant, zone))

function subjectOf({ kind, reminderId }: Due): ReminderSubject | null {
  if (reminderId === null) return null
  return kind === 'task' ? { taskReminderId: reminderId } : { eventReminderId: reminderId }
}

/** What a notification is about; null where it is none of this owner's reminders. */
function shownOf(
  owner: string,
  { tag, data }: Notification,
): Pick<Due, 'kind' | 'reminderId' | 'taskId'> | null {
  const said = data as NotificationData | null
  if (said?.owner !== owner) return null
  const { subject, taskId = null } = said
  if (!subject) return tag.startsWith('daily:') ? { kind: 'daily', reminderId: null, taskId } : null
  return 'taskReminderId' in subject
    ? { kind: 'task', reminderId: subject.taskReminderId, taskId: null }
    : { kind: 'event', reminderId: subject.eventReminderId, taskId: null }
}
