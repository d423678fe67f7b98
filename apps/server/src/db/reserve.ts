import { randomBytes } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { countFreeBytes, ROOM_KEPT_FREE } from './disk-room.ts'

/** Enough for what a start writes before anybody reads: a checkpoint and a few segments of 1 MB. */
const RESERVE_BYTES = 8 * 1024 * 1024

const pathOf = (dataDir: string) => join(dataDir, 'reserve')

/**
 * Removes the reserve where the disk is nearly full. After a crash the database must write before it can be read, and
 * others may have left it nothing to write into.
 */
export function releaseReserve(dataDir: string): void {
  if (countFreeBytes(dataDir) < ROOM_KEPT_FREE) rmSync(pathOf(dataDir), { force: true })
}

/** Writes the reserve where it is missing or cut short. Does nothing where it would leave the disk nearly full. */
export async function keepReserve(dataDir: string): Promise<void> {
  const path = pathOf(dataDir)
  if (statSync(path, { throwIfNoEntry: false })?.size === RESERVE_BYTES) return
  if (countFreeBytes(dataDir) < ROOM_KEPT_FREE + RESERVE_BYTES) return
  // Random, as some file systems keep zeros as nothing.
  await writeFile(path, randomBytes(RESERVE_BYTES), { mode: 0o600 }).catch(() => rm(path, { force: true }))
}
