import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Config } from '../config.ts'
import { countFreeBytes, ROOM_KEPT_FREE } from '../db/disk-room.ts'
import { POSTGRES_MAJOR } from '../db/first-start.ts'
import { dumpFolderOf, listDumps } from '../dumps/dump-folder.ts'
import { type Finding, note, ok, wrong } from './finding.ts'

const MB = 1024 * 1024
const LITTLE_ROOM = 256 * MB
/** What only the server's own user may read. */
const CLOSED = ['secrets.json', 'database', 'dumps', 'lock.sqlite', 'listening.json', 'reserve']

/** The data folder: whose it is, who may read it, how much room there is. Only looks. */
export function lookAtFolder({ dataDir, databaseUrl }: Config): Finding[] {
  const about = 'Data folder'
  if (!existsSync(dataDir)) {
    return [
      note(
        about,
        `${dataDir} is not there yet.`,
        'Nothing, where this is a new Glimmer: the first start makes it. Else set DATA_DIR to the folder in use.',
      ),
      ...lookAtRoom(nearestFolder(dataDir), dataDir),
    ]
  }
  if (!mayUse(dataDir)) {
    const todo = `Run this as the user that runs Glimmer, or give the folder to it: chown -R USER ${dataDir}`
    return [
      wrong(
        about,
        `This user may not read and write in ${dataDir}; what lies there was not looked at.`,
        todo,
      ),
    ]
  }
  const owner = statSync(dataDir).uid
  const strangers = findOthers(dataDir, owner)
  return [
    ...(strangers.length === 0
      ? []
      : [
          wrong(
            about,
            `${strangers.length} files in ${dataDir} belong to another user than the folder, ${strangers[0]} for one, so Glimmer may not be able to write them. That happens where a command was run as root.`,
            `Stop Glimmer, then: chown -R ${owner} ${dataDir}`,
          ),
        ]),
    ...lookAtModes(dataDir),
    ...(databaseUrl ? [] : lookAtVersion(dataDir)),
    ...lookAtRoom(dataDir, dataDir),
  ]
}

/** Whether this user can do what the server does in the folder. */
export function mayUse(dataDir: string): boolean {
  try {
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

function findOthers(dataDir: string, owner: number): string[] {
  try {
    return readdirSync(dataDir, { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => (statSync(path, { throwIfNoEntry: false })?.uid ?? owner) !== owner)
  } catch {
    // Which of them, the look at the modes tells.
    return []
  }
}

function lookAtModes(dataDir: string): Finding[] {
  const dumps = listDumpsIn(dataDir).map(({ name }) => join('dumps', name))
  const open = ['.', ...CLOSED, ...dumps]
    .map((name) => join(dataDir, name))
    .filter((path) => isOpenToOthers(path))
  if (open.length === 0) return [ok('Data folder', `${dataDir} is closed to other users.`)]
  return [
    wrong(
      'Data folder',
      `Other users of this machine may get at ${open.join(', ')}.`,
      `chmod go= ${open.join(' ')}`,
    ),
  ]
}

export function isOpenToOthers(path: string): boolean {
  return ((statSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0
}

function listDumpsIn(dataDir: string) {
  try {
    return listDumps(dumpFolderOf(dataDir))
  } catch {
    return []
  }
}

function lookAtVersion(dataDir: string): Finding[] {
  const file = join(dataDir, 'database', 'PG_VERSION')
  if (!existsSync(file)) return []
  const version = readFileSync(file, 'utf8').trim()
  return version === POSTGRES_MAJOR
    ? [ok('Version of the data', `The embedded database is of version ${version}, as this Glimmer reads it.`)]
    : [
        wrong(
          'Version of the data',
          `The embedded database was written by version ${version} of PostgreSQL; this Glimmer reads version ${POSTGRES_MAJOR}.`,
          'Start the Glimmer that wrote it, make a dump there (npm run backup), and restore it with this one.',
        ),
      ]
}

function lookAtRoom(folder: string, dataDir: string): Finding[] {
  const free = countFreeBytes(folder)
  const newest = Math.max(
    0,
    ...listDumpsIn(dataDir).map(({ name }) => statSync(join(dumpFolderOf(dataDir), name)).size),
  )
  const said = `${Math.floor(free / MB)} MB are free under ${dataDir}`
  const todo = 'Make room on that disk. Old dumps may go, the newest should stay.'
  if (free < ROOM_KEPT_FREE)
    return [
      wrong('Disk', `Only ${said}: the embedded database takes no more writes, and no dump is made.`, todo),
    ]
  if (free < Math.max(LITTLE_ROOM, 3 * newest)) return [note('Disk', `Only ${said}.`, todo)]
  return [ok('Disk', `${said}.`)]
}

function nearestFolder(path: string): string {
  return existsSync(path) ? path : nearestFolder(dirname(path))
}
