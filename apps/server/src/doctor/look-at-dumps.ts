import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { readDrill } from '../dumps/drill-result.ts'
import { dumpFolderOf, listDumps } from '../dumps/dump-folder.ts'
import { type Finding, note, ok, wrong } from './finding.ts'

const HOUR_MS = 60 * 60 * 1000
/** A day, and what a slow dump or a server that starts late may add. */
const OLD_MS = 36 * HOUR_MS
const LONG_AGO_MS = 60 * 24 * HOUR_MS

/** Whether there is a dump of late, and whether one was tried. */
export function lookAtDumps(config: Config, now: number, isRunning: boolean): Finding[] {
  try {
    return lookAtNewest(config, now, isRunning)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    const folder = dumpFolderOf(config.dataDir)
    return [wrong('Dumps', `${folder} cannot be read (${code}).`, 'Give it to the user that runs Glimmer.')]
  }
}

function lookAtNewest({ dataDir, makesDumps }: Config, now: number, isRunning: boolean): Finding[] {
  const about = 'Dumps'
  const folder = dumpFolderOf(dataDir)
  const [newest] = listDumps(folder).toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime())
  const drilled = lookAtDrill(folder, now, newest !== undefined)
  if (!makesDumps) {
    return [
      note(
        about,
        'DUMPS is off: Glimmer makes none.',
        'Make sure that something else copies the database, and try once to restore that.',
      ),
      ...drilled,
    ]
  }
  if (!newest) {
    const says = `There is none in ${folder} yet. The first comes a minute after somebody has an account.`
    return [
      note(
        about,
        says,
        'Where somebody has one for longer, look for “dump” in the log. With several servers, one of them makes the dumps, in its own DATA_DIR.',
      ),
    ]
  }
  const hours = Math.floor((now - newest.madeAt.getTime()) / HOUR_MS)
  const bytes = statSync(join(folder, newest.name)).size
  const said = `The newest is ${hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`} old (${newest.name}, ${bytes} bytes)`
  if (now - newest.madeAt.getTime() <= OLD_MS) return [ok(about, `${said}.`), ...drilled]
  return [
    isRunning
      ? wrong(
          about,
          `${said}, though Glimmer runs and makes one a day.`,
          'Look for “dump” in the log. With several servers, one of them makes the dumps, in its own DATA_DIR. npm run backup makes one now.',
        )
      : note(about, `${said}. Glimmer does not run.`, 'npm run backup makes one now.'),
    ...drilled,
  ]
}

function lookAtDrill(folder: string, now: number, isDump: boolean): Finding[] {
  const about = 'Restore drill'
  const last = readDrill(folder)
  const todo = 'npm run drill restores the newest dump beside what is in use and compares every row.'
  if (!last) return isDump ? [note(about, 'No dump was tried yet.', todo)] : []
  if (!last.ok)
    return [
      wrong(
        about,
        `${last.dump} could not be relied on: ${last.problem ?? 'it differs'}.`,
        `npm run backup, then npm run drill. Where it says so again, look after the disk.`,
      ),
    ]
  const says = `${last.dump} was tried on ${last.at.slice(0, 10)}: ${last.rows} rows came back as they were.`
  return now - Date.parse(last.at) > LONG_AGO_MS
    ? [note(about, `${says} That is long ago.`, todo)]
    : [ok(about, says)]
}
