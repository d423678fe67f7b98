import { dateText } from '@glimmer/domain/days/date-text'
import type { AllRows, readableCopy } from '@glimmer/domain/readable-copy/readable-copy'
import { type TableName, tableNames } from '@glimmer/domain/tables'
import { inStepOrder } from '@glimmer/domain/tasks/step-order'
import type { DeviceStore } from '../../device/store.ts'
import { isTwelveHours } from '../../lib/twelve-hours.ts'
import { dayStartIn, todayOf } from '../preferences/own-day.ts'

/** How many rows are written between two breaths, in which the page can answer a press. */
const AT_ONCE = 500

/** The copy to read of everything on this device, in pieces for a file. `write` is what writes it, which is loaded when it is asked for. */
export async function readableCopyOf(
  store: Pick<DeviceStore, 'mirror'>,
  now: Date,
  write: typeof readableCopy,
): Promise<Blob[]> {
  const time = { dayStart: dayStartIn(store), isTwelveHours }
  const madeOn = dateText(todayOf(store, now), 'dayAndYear')
  const parts: Blob[] = []
  let some: string[] = []
  const keep = () => {
    parts.push(new Blob(some))
    some = []
  }
  for (const piece of write(allRowsIn(store), time, madeOn)) {
    some.push(piece)
    if (some.length < AT_ONCE) continue
    keep()
    await new Promise((resolve) => setTimeout(resolve))
  }
  keep()
  return parts
}

function allRowsIn({ mirror }: Pick<DeviceStore, 'mirror'>): AllRows {
  const rows = (table: TableName) => [table, mirror.rowsOf(table)] as const
  const all = Object.fromEntries(tableNames.map(rows)) as unknown as AllRows
  return { ...all, subtasks: inStepOrder(all.subtasks) }
}
