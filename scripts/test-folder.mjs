import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const inMemory = '/dev/shm'
/** How statfs names a file system that is kept in memory. */
const TMPFS = 0x01021994
const GB = 2 ** 30
/** Several times what the data folders, databases and browser profiles of a run hold at once. */
const ROOM = 4 * GB
/** That room, and as much again for browsers and servers. */
const MEMORY = 8 * GB

/** Whether a run's files can lie there: in memory, with room for them, on a machine that can spare it. */
export function canHoldTests({ type, bavail, bsize }, memory) {
  return type === TMPFS && bavail * bsize >= ROOM && memory >= MEMORY
}

function memoryLeft() {
  // Without a limit this is 0, or more than any machine has.
  return Math.min(freemem(), process.constrainedMemory?.() || Infinity)
}

function parentFolder() {
  try {
    return canHoldTests(statfsSync(inMemory), memoryLeft()) ? inMemory : tmpdir()
  } catch {
    return tmpdir()
  }
}

/**
 * Makes the folder in which a run of tests keeps everything that does not outlast it. Tests make and remove thousands of files
 * and sync each of them: in memory that takes a third off each start of a server.
 */
export function makeTestFolder() {
  const folder = mkdtempSync(join(parentFolder(), 'glimmer-test-'))
  // Run by root, PostgreSQL switches to a user of its own, who must be able to enter this folder.
  chmodSync(folder, 0o711)
  return folder
}
