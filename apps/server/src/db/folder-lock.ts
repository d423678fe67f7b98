import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartRefused } from '../start-refused.ts'

const BUSY = 5
const FULL = 13

/** Keeps the connections referenced: a collected one would release its lock. */
const held = new Set<DatabaseSync>()

/** Another process has the data folder. */
export class FolderInUse extends StartRefused {}

export interface FolderLock {
  release(): void
}

/**
 * Takes the data folder for this process alone. The lock is one that the kernel keeps on `lock.sqlite`, so it ends
 * with the process however that ends, and it counts between containers that share a volume. Throws FolderInUse where
 * another process has it. Why like this: docs/decisions/0003-folder-lock.md.
 */
export function lockFolder(dataDir: string): FolderLock {
  const path = join(dataDir, 'lock.sqlite')
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path, { timeout: 0 })
    file.exec('begin exclusive')
    chmodSync(path, 0o600)
  } catch (error) {
    file?.close()
    if ((error as { errcode?: number }).errcode === BUSY) {
      throw new FolderInUse(
        `Another Glimmer is running on the data folder ${dataDir}. Stop that one first, or choose another folder with DATA_DIR.`,
        { cause: error },
      )
    }
    if ((error as { errcode?: number }).errcode === FULL) {
      throw new StartRefused(`The disk under ${dataDir} is full. Make room there and start again.`, {
        cause: error,
      })
    }
    throw new StartRefused(
      `Cannot lock the data folder ${dataDir}. Can the user that runs Glimmer write there?`,
      {
        cause: error,
      },
    )
  }
  const lock = file
  held.add(lock)
  return {
    release() {
      held.delete(lock)
      lock.close()
    },
  }
}

/** Whether another process has the data folder. Only looks: makes no file and takes no lock. */
export function isFolderHeld(dataDir: string): boolean {
  const path = join(dataDir, 'lock.sqlite')
  if (!existsSync(path)) return false
  let file: DatabaseSync | undefined
  try {
    file = new DatabaseSync(path, { timeout: 0, readOnly: true })
    file.exec('select count(*) from sqlite_schema')
    return false
  } catch (error) {
    return (error as { errcode?: number }).errcode === BUSY
  } finally {
    file?.close()
  }
}
