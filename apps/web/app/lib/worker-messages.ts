/**
 * What the service worker tells an open page. The page answers through the port of the message once it is done, so that the
 * worker knows whether anybody was listening.
 */
export type WorkerMessage =
  /** Something was pressed on a notification: it lies in the worker's memory. */
  { readonly type: 'pressed' } | { readonly type: 'open'; readonly path: string }

export function isWorkerMessage(data: unknown): data is WorkerMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  return data.type === 'pressed' || (data.type === 'open' && 'path' in data && typeof data.path === 'string')
}
