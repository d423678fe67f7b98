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
  what: 'Take everything with you in one file: tasks, steps, thoughts, events, wins, check-ins, your menu, your profile, preferences and what was recently deleted. The file is not encrypted, so anybody who has it can read it.',
  recentlyDeleted: 'Recently deleted',
  downloadAll: 'Download everything (JSON)',
  downloadTasks: 'Download tasks (CSV)',
  downloadToRead: 'Download to read (HTML)',
  csvHint:
    'A JSON file can be imported again, here or on another device. A CSV file is for a spreadsheet and holds only your tasks. The copy to read is one page that opens in any browser and can be printed. What was deleted is not in it.',
  downloaded: (name: string) => `“${name}” is in your downloads.`,
  notDownloaded: 'The file could not be saved here. Your things are still on this device.',

  bringInTitle: 'Import a file',
  bringInHint: `Choose a file that ${PRODUCT} made. You’ll see what it would change first, and nothing is added twice.`,
  bringIn: 'Import a file',
  orDrop: 'Or drop the file here.',
  stillComing:
    'Your things are still on their way to this device. You can import a file as soon as they are here.',
  reading: 'Reading the file…',

  previewTitle: (name: string) => `What “${name}” would change`,
  comingBack: (count: number) =>
    count === 1
      ? 'You deleted 1 of them on this device. It will come back.'
      : `You deleted ${number(count)} of them on this device. They will come back.`,
  filled: (count: number) =>
    count === 1
      ? 'Empty parts of 1 of your settings will be filled in.'
      : `Empty parts of ${number(count)} of your settings will be filled in.`,
  same: (count: number) =>
    count === 1
      ? '1 thing is already here and stays as it is.'
      : `${number(count)} things are already here and stay as they are.`,
  different: (count: number) =>
    count === 1
      ? '1 thing is already here but differs from the file. Yours stays as it is.'
      : `${number(count)} things are already here but differ from the file. Yours stay as they are.`,
  orphans: (count: number) =>
    count === 1
      ? '1 thing belongs to something that is not in the file. It will be left out.'
      : `${number(count)} things belong to something that is not in the file. They will be left out.`,
  unreadable: (count: number) =>
    count === 1
      ? '1 thing cannot be read. It will be left out.'
      : `${number(count)} things cannot be read. They will be left out.`,
  unreadableRow: (table: string, position: number, problem: string) =>
    `Number ${position} in “${table}” (${problem})`,
  trash: (count: number) =>
    count === 1
      ? '1 thing will be added to Recently deleted.'
      : `${number(count)} things will be added to Recently deleted.`,
  nothingToDo: 'Everything in this file is already here. There is nothing to import.',
  start: (count: number) => `Import ${things(count)}`,
  startTrash: 'Import what was deleted',
  leave: 'Leave it',

  progress: 'Importing',
  progressText: (percent: number) => `${percent} percent`,
  done: (count: number) => `Imported ${things(count)}.`,
  doneTrash: 'Imported what was deleted.',
  undo: 'Undo',
  takeBack: 'Undo the import',
  takingBack: 'Undoing…',
  undone: 'Everything is as it was before the import.',
  undoStopped:
    'Some of it has changed since, so not all of it could be undone. Nothing that you wrote is gone.',

  refusals: {
    foreign: `This is not a file that ${PRODUCT} made. Its name usually begins with “glimmer” and ends with “.json”. Nothing was changed.`,
    damaged: 'This file is damaged or incomplete. An older copy may still work. Nothing was changed.',
    newer: `A newer version of ${PRODUCT} made this file. Reload this page to get the newest version, then try once more. Nothing was changed.`,
    too_large: 'This file is too large. It can have up to 50 MB. Nothing was changed.',
    unreadable: 'The device could not open this file. Nothing was changed. Please try once more.',
  } satisfies Record<Refusal, string>,
  rowRefusal: (table: string, position: number, problem: string) =>
    `Nothing in this file can be read. The first problem is number ${position} in “${table}” (${problem}). Nothing was changed.`,

  stops: {
    gone: 'Something changed on another device meanwhile, so only part of the file was imported. Import it again to add the rest.',
    refused: 'Part of this file could not be saved. What was imported before it is here.',
    outgrown: 'Part of this file could not be saved. What was imported before it is here.',
    sealed:
      'Your things have just moved into your account. Please open the page again, then import the file.',
    storage:
      'The device could not save all of it. What was imported is kept. Import the file again to add the rest.',
  },
} as const
