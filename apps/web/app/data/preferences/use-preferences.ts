import type { UserPreferences } from '@glimmer/domain/preferences/user-preferences'
import { useRow } from '../../device/device-context.ts'

/** The person's preferences, live. Undefined until something was saved. */
export function usePreferences(): UserPreferences | undefined {
  return useRow('user_preferences', 'me')
}
