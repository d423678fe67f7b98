import { doPressed } from '../data/notifications/do-pressed.ts'
import { createNotificationCommands } from '../data/notifications/notification-commands.ts'
import type { DeviceStore } from '../device/store.ts'
import { workerMemory } from '../device/worker-memory.ts'
import { logProblem } from '../lib/log.ts'
import { isWorkerMessage } from '../lib/worker-messages.ts'
import { renewPush } from '../session/push/push-device.ts'

/** At each start: renews the subscription, does what was pressed meanwhile, and listens to the service worker; returns how to stop. */
export function watchNotifications(store: DeviceStore, go: (path: string) => void): () => void {
  const memory = workerMemory()
  const note = (error: unknown) => logProblem('a notification could not be seen to', error)

  async function hear({ data, ports: [port] }: MessageEvent): Promise<void> {
    if (!isWorkerMessage(data)) return
    if (data.type === 'open') go(data.path)
    else await doPressed(store, memory)
    // Unanswered, the worker does without this page.
    port?.postMessage('done')
  }
  const onMessage = (event: MessageEvent) => void hear(event).catch(note)

  void renewPush(store.owner).catch(note)
  void doPressed(store, memory).catch(note)
  void createNotificationCommands(store).followZone()
  const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined
  worker?.addEventListener('message', onMessage)
  return () => worker?.removeEventListener('message', onMessage)
}
