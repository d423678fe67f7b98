import { pickInsight } from '@glimmer/domain/energy/insights'
import { dayPart } from '@glimmer/domain/days/day-part'
import type { EnergyLevel } from '@glimmer/domain/energy/daily-checkin'
import { daysInARow } from '@glimmer/domain/energy/energy-days'
import { createEnergyTasks } from '@glimmer/domain/energy/energy-suggestions'
import { browserEnvironment } from '../../device/environment.ts'
import type { DeviceStore } from '../../device/store.ts'
import { dayStartIn, todayOf } from '../preferences/own-day.ts'
import { createSaveWithUndo } from '../save-with-undo.ts'
import { insertTask } from '../tasks/task-rows.ts'
import { words } from './words.ts'

/**
 * What a person can do with their check-ins. Each command resolves with whether it took effect; if not, a toast has
 * said why.
 */
export function createCheckInCommands(
  store: Pick<DeviceStore, 'write' | 'mirror'>,
  { now, random, randomId } = browserEnvironment,
) {
  const save = createSaveWithUndo(store)
  const moment = () => new Date(now())
  return {
    today: () => todayOf(store, moment()),
    /** Sets the day's level; a later answer replaces an earlier one. */
    checkIn(date: string, energyLevel: EnergyLevel): Promise<boolean> {
      const data = { energyLevel, checkinDate: date }
      return save([{ table: 'daily_checkins', rowId: date, op: 'insert', data }])
    },
    /** Corrects the level of an earlier day. `name` is what the day is called. */
    changeDay(date: string, energyLevel: EnergyLevel, name: string): Promise<boolean> {
      return save(
        [{ table: 'daily_checkins', rowId: date, op: 'update', data: { energyLevel } }],
        words.dayChanged(name, energyLevel),
      )
    },
    removeDay(date: string, name: string): Promise<boolean> {
      return save([{ table: 'daily_checkins', rowId: date, op: 'delete' }], words.dayRemoved(name))
    },
    addTasks(level: EnergyLevel, chosenIds: readonly string[]): Promise<boolean> {
      const tasks = createEnergyTasks(level, chosenIds, moment())
      return save(
        tasks.map((data) => insertTask(randomId(), data)),
        words.added(tasks.length),
      )
    },
    /** `before`: the level that the day had before this check-in. */
    insight(date: string, level: EnergyLevel, before: EnergyLevel | null): string {
      const checkins = store.mirror.rowsOf('daily_checkins')
      const context = {
        part: dayPart(moment(), dayStartIn(store)),
        before,
        daysInARow: daysInARow(checkins, level, date),
      }
      return pickInsight(level, context, random)
    },
  }
}
