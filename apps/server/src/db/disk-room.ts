import { statfsSync } from 'node:fs'
import type { Logger } from 'pino'

/**
 * Room to keep free. The embedded database does not survive a full disk, so writes are refused while there is still
 * room for reads, sign-outs and its own upkeep.
 */
export const ROOM_KEPT_FREE = 16 * 1024 * 1024

/** Tells whether the disk under a folder has room for more; the log hears of every change. */
export function watchRoom(folder: string, log: Logger, freeBytes = countFreeBytes): () => boolean {
  let hadRoom = true
  return () => {
    const hasRoom = freeBytes(folder) >= ROOM_KEPT_FREE
    if (hasRoom !== hadRoom) {
      if (hasRoom) log.info('the disk has room again: writes are taken')
      else log.error('the disk is nearly full: writes are refused until there is room, reads go on')
    }
    hadRoom = hasRoom
    return hasRoom
  }
}

export function countFreeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}
