import type { SprintSeen } from '@glimmer/domain/sprint/kept-sprint'
import { useDevice } from '../../device/device-context.ts'
import { deviceSetting, fits } from '../../lib/device-setting.ts'
import { useStore } from '../../lib/use-store.ts'

/**
 * What the device stores of an owner's sprint, not checked yet; null if there is none. `readSprint` checks it. That rule
 * is loaded with the sprint's panel, so that pages that only ask whether there is a sprint do not load it.
 */
export const keptSprint = deviceSetting<object | null>({
  key: 'sprint',
  scope: 'owner',
  schema: fits((value) => typeof value === 'object'),
  fallback: null,
})

/**
 * When a tab last showed the sprint. Kept beside it, so that a tab that only notes the time can never undo what another has
 * just done to the sprint.
 */
export const sprintSeen = deviceSetting<SprintSeen | null>({
  key: 'sprint-seen',
  scope: 'owner',
  schema: fits(isSeen),
  fallback: null,
})

function isSeen(value: unknown): value is SprintSeen {
  if (typeof value !== 'object' || value === null) return false
  return 'id' in value && ['changedMs', 'atMs'].every((key) => Number.isSafeInteger(Reflect.get(value, key)))
}

/** Whether the owner of this device has a sprint, running or not answered yet. */
export function useIsSprinting(): boolean {
  return useStore(keptSprint(useDevice().store.owner)) !== null
}
