import { doPressed } from '../data/notifications/do-pressed.ts'
import { createNotificationCommands } from '../data/notifications/notification-commands.ts'
import type { DeviceStore } from '../device/store.ts'
import { workerMemory } from '../device/worker-memory.ts'
import { logProblem } from '../lib/log.ts'
import { isWorkerMessage } from '../lib/worker-messages.ts'
import { renewPush } from '../session/push/push-device.ts'
import { watchBell } from './watch-bell.ts'

/**
 * At each start, until `left`: renews the subscription, does what was pressed meanwhile, rings, and listens to the service
 * worker.
 */
export function watchNotifications(store: DeviceStore, go: (path: string) => void, left: AbortSignal): void {
  if (left.aborted) return
  const memory = workerMemory()
  const note = (error: unknown) => logProblem('a notification could not be seen to', error)

  async function hear({ data, ports: [port] }: MessageEvent): Promise<void> {
    if (!isWorkerMessage(data)) return
    if (data.type === 'open') go(data.path)
    else await doPressed(store, memory)
    // Unanswered, the worker does without this page.
    port?.postMessage('done')
  }

  void renewPush(store.owner).catch(note)
  void doPressed(store, memory).catch(note)
  void createNotificationCommands(store).followZone()
  left.addEventListener('abort', watchBell(store))
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  worker?.addEventListener('message', (event) => void hear(event).catch(note), { signal: left })
}
