import type { UserPreferences } from '@glimmer/domain/preferences/user-preferences'
import { useRow } from '../../device/device-context.ts'

/** What is known of the person, live. Undefined until they have said something. */
export function usePreferences(): UserPreferences | undefined {
  return useRow('user_preferences', 'me')
}
