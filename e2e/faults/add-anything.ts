import { randomUUID } from 'node:crypto'
import { createTask } from '@glimmer/domain/tasks/create-task'
import type { SimulatedDevice } from '../convergence/simulated-device.ts'

/** Writes one task. */
export async function addAnything(device: SimulatedDevice, title: string): Promise<void> {
  const data = createTask({ title }, device.now())
  await device.write([{ table: 'tasks', rowId: randomUUID(), op: 'insert', data }])
}
