import type { ReadExport } from '@glimmer/sync/export/read-export-file'
import { PRODUCT } from '../../product.ts'

type Refusal = Exclude<Extract<ReadExport, { kind: 'refused' }>['reason'], 'row'> | 'unreadable'

/** `10,000`: long numbers are easier to take in with their comma. */
function number(count: number): string {
  return count.toLocaleString('en-GB')
}

function things(count: number): string {
  return count === 1 ? '1 thing' : `${number(count)} things`
}

/** Every sentence of the card "Your data". */
export const words = {
  title: 'Your data',
  what: 'Take everything with you in one file: tasks, steps, notes, events, wins, check-ins, your menu, preferences and what was recently deleted. The file is not encrypted, so anybody who has it can read it.',
  recentlyDeleted: 'Recently deleted',
  downloadAll: 'Download everything (JSON)',
  downloadTasks: 'Download tasks (CSV)',
  csvHint:
    'JSON can be brought in again, here or on another device. CSV is for a spreadsheet and holds your tasks alone.',
  room: (used: string, quota: string) => `Your room on the server: ${used} of ${quota} MB used.`,
  roomGetsLow: 'It is nearly full. Everything still works.',
  roomIsFull: 'It is full. Everything new stays safe on this device, and is sent once there is room.',
  roomHelps:
    'Deleting what you no longer need makes room. The history of the last 30 days counts too, and clears by itself.',
  downloaded: (name: string) => `“${name}” is in your downloads.`,
  notDownloaded: 'The file could not be made here. Your things are still on this device.',

  bringInTitle: 'Bring in a file',
  bringInHint: `Choose a file that ${PRODUCT} made. You see what it would do before anything changes, and nothing is doubled.`,
  bringIn: 'Bring in a file',
  orDrop: 'Or drop the file here.',
  stillComing:
    'Your things are still on their way to this device. A file can come in as soon as they are here.',
  reading: 'Looking into the file…',

  previewTitle: (name: string) => `What “${name}” would do`,
  comingBack: (count: number) =>
    count === 1
      ? '1 of them you deleted on this device. It comes back.'
      : `${number(count)} of them you deleted on this device. They come back.`,
  filled: (count: number) =>
    count === 1
      ? 'What is empty in 1 of your settings gets filled.'
      : `What is empty in ${number(count)} of your settings gets filled.`,
  same: (count: number) =>
    count === 1
      ? '1 thing is here already. Nothing happens to it.'
      : `${number(count)} things are here already. Nothing happens to them.`,
  different: (count: number) =>
    count === 1
      ? '1 thing is here and says something else. Yours stays as it is.'
      : `${number(count)} things are here and say something else. Yours stay as they are.`,
  orphans: (count: number) =>
    count === 1
      ? '1 thing belongs to something that is not in the file. It stays out.'
      : `${number(count)} things belong to something that is not in the file. They stay out.`,
  unreadable: (count: number) =>
    count === 1
      ? '1 thing cannot be read. It stays out.'
      : `${number(count)} things cannot be read. They stay out.`,
  unreadableRow: (table: string, position: number, problem: string) =>
    `Number ${position} in “${table}” (${problem})`,
  trash: (count: number) =>
    count === 1
      ? '1 recently deleted thing comes along.'
      : `${number(count)} recently deleted things come along.`,
  nothingToDo: 'Everything in this file is here already. There is nothing to do.',
  start: (count: number) => `Bring in ${things(count)}`,
  startTrash: 'Bring in what was deleted',
  leave: 'Leave it',

  progress: 'Bringing it in',
  progressText: (percent: number) => `${percent} percent`,
  done: (count: number) => (count === 1 ? '1 thing came in.' : `${number(count)} things came in.`),
  doneTrash: 'What was deleted came in.',
  undo: 'Undo',
  takeBack: 'Take it all back',
  takingBack: 'Taking it back…',
  undone: 'It is all as it was before the file came in.',
  undoStopped:
    'Not all of it could be taken back, as some of it changed meanwhile. Nothing that you wrote is gone.',

  refusals: {
    foreign: `This is not a file that ${PRODUCT} made. Its name usually begins with “glimmer” and ends with “.json”. Nothing was changed.`,
    damaged:
      'This file is not whole: a part of it is gone or was changed. An older copy may still work. Nothing was changed.',
    newer: `A newer ${PRODUCT} made this file. Open this page again to get the newest one, then try once more. Nothing was changed.`,
    too_large: 'This file is larger than any that can be brought in (50 MB). Nothing was changed.',
    unreadable: 'The device could not open this file. Nothing was changed. Please try once more.',
  } satisfies Record<Refusal, string>,
  rowRefusal: (table: string, position: number, problem: string) =>
    `Nothing in this file can be read. The first that cannot is number ${position} in “${table}” (${problem}). Nothing was changed.`,

  stops: {
    gone: 'Something changed on another device meanwhile, so the file came in only partly. Bringing it in again goes on from there.',
    refused: 'A part of this file could not be kept. What came in before it is here.',
    outgrown: 'A part of this file could not be kept. What came in before it is here.',
    sealed:
      'Your things have just moved into your account. Please open the page again, then bring the file in.',
    storage:
      'The device could not store all of it. What came in is kept; bringing the file in again goes on from there.',
  },
} as const
