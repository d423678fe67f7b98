import type { TaskGroup } from '@glimmer/domain/tasks/task-groups'
import * as z from 'zod/mini'
import { useDevice } from '../../device/device-context.ts'
import { deviceSetting } from '../../lib/device-setting.ts'
import { useStore } from '../../lib/use-store.ts'

type Unfolded = Readonly<Record<string, boolean>>

/** The sections that the person folded or unfolded; all others have their default. */
const unfoldedSections = deviceSetting<Unfolded>({
  key: 'unfolded-sections',
  scope: 'owner',
  schema: z.record(z.string(), z.boolean()),
  fallback: {},
})

/** Whether a section is unfolded. What a person folds stays folded, also after a reload. */
export function useFolding(
  group: TaskGroup,
  beginsUnfolded: boolean,
): readonly [isUnfolded: boolean, setUnfolded: (isUnfolded: boolean) => void] {
  const setting = unfoldedSections(useDevice().store.owner)
  const isUnfolded = useStore(setting)[group] ?? beginsUnfolded
  return [isUnfolded, (next) => setting.set({ ...setting.get(), [group]: next })]
}
