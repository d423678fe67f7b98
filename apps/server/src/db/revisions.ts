/** The channel on which a push says, once it is committed, that a person has a new revision. */
export const REVISION_CHANNEL = 'glimmer_rev'

export type RevisionListener = (userId: string, rev: number) => void

/** Hands what comes from the database on to everybody in this process who listens. */
export function createRevisionFanOut() {
  const listeners = new Set<RevisionListener>()
  return {
    /** `payload` is '<userId>:<rev>'; anything else on the channel is not ours and is left alone. */
    announce(payload: string): void {
      const colon = payload.lastIndexOf(':')
      const rev = Number(payload.slice(colon + 1))
      if (colon < 1 || !Number.isSafeInteger(rev)) return
      for (const listener of listeners) listener(payload.slice(0, colon), rev)
    },
    /** Returns the way to stop listening. */
    listen(listener: RevisionListener): () => void {
      // A wrapper of its own, so that the same function may listen twice and stop once.
      const own: RevisionListener = (userId, rev) => listener(userId, rev)
      listeners.add(own)
      return () => void listeners.delete(own)
    },
  }
}
