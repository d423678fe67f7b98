/** The channel on which a push says, once it is committed, that a person has a new revision. */
export const REVISION_CHANNEL = 'glimmer_rev'

export type RevisionListener = (userId: string, rev: number) => void

/** Called with the id of a person whose sessions were all ended at once. */
export type EndListener = (userId: string) => void

/** Sent instead of a revision when a person's sessions were ended. */
export const SESSIONS_ENDED = 'ended'

export type RevisionFanOut = ReturnType<typeof createRevisionFanOut>

/** Passes notices of the database on to the listeners in this process. */
export function createRevisionFanOut() {
  const listeners = new Set<{ readonly listener: RevisionListener; readonly onGap: () => void }>()
  const endListeners = new Set<EndListener>()
  return {
    /** `payload` is '<userId>:<rev>' or '<userId>:ended'; anything else on the channel is not ours and is left alone. */
    announce(payload: string): void {
      const colon = payload.lastIndexOf(':')
      const [userId, news] = [payload.slice(0, colon), payload.slice(colon + 1)]
      if (colon < 1) return
      if (news === SESSIONS_ENDED) for (const listener of endListeners) listener(userId)
      else if (Number.isSafeInteger(Number(news)))
        for (const { listener } of listeners) listener(userId, Number(news))
    },
    /** Tells listeners that notices may have been lost while the connection was broken. */
    announceGap(): void {
      for (const { onGap } of listeners) onGap()
    },
    /** Returns the way to stop listening. The same function may listen twice and stop once. */
    listen(listener: RevisionListener, onGap: () => void = () => {}): () => void {
      const own = { listener, onGap }
      listeners.add(own)
      return () => void listeners.delete(own)
    },
    /** Returns the way to stop listening. */
    listenForEnd(listener: EndListener): () => void {
      const own: EndListener = (userId) => listener(userId)
      endListeners.add(own)
      return () => void endListeners.delete(own)
    },
  }
}
