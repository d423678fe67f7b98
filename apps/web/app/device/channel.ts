import type { TableName } from '@glimmer/domain/tables'
import type { Environment } from './environment.ts'
import type { SyncState } from './sync-state.ts'

/** What the tabs of one owner tell each other. `rows`: these rows, and perhaps the outbox, changed. */
export type TabMessage =
  | { readonly kind: 'rows'; readonly keys: readonly (readonly [table: TableName, id: string])[] }
  | { readonly kind: 'state'; readonly state: SyncState }
  | { readonly kind: 'state-wanted' }
  | { readonly kind: 'wake' }

export interface TabChannel {
  post(message: TabMessage): void
  listen(listener: (message: TabMessage) => void): () => void
  close(): void
}

/** The channel's name has the owner in it, so that no message reaches a tab of somebody else. */
export function openTabChannel(owner: string, { openChannel }: Environment): TabChannel {
  const channel = openChannel(`glimmer:${owner}`)
  let isClosed = false
  return {
    post(message) {
      if (!isClosed) channel.postMessage(message)
    },
    listen(listener) {
      const onMessage = (event: MessageEvent<TabMessage>) => listener(event.data)
      channel.addEventListener('message', onMessage)
      return () => channel.removeEventListener('message', onMessage)
    },
    close() {
      isClosed = true
      channel.close()
    },
  }
}
