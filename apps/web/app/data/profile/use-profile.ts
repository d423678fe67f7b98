import type { Profile } from '@glimmer/domain/profile/profile'
import { useRow } from '../../device/device-context.ts'

/** What the person said of themselves, live. Undefined until something was saved. */
export function useProfile(): Profile | undefined {
  return useRow('profiles', 'me')
}

/** The person's picture, live: a JPEG in base64, null where there is none. */
export function useAvatarImage(): string | null {
  return useRow('avatars', 'me')?.image ?? null
}
