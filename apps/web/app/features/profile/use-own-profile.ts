import { type Profile, profileDefaults } from '@glimmer/domain/profile/profile'
import { useProfile } from '../../data/profile/use-profile.ts'
import { useSession } from '../../session/use-session.ts'

interface OwnProfile {
  readonly profile: Profile
  /** The account's address; null for a guest. */
  readonly email: string | null
}

/** What is known of whoever is here, live. Until they say otherwise, their name is the one that the account was made with. */
export function useOwnProfile(): OwnProfile {
  const saved = useProfile()
  const session = useSession()
  if (session.kind !== 'account') return { profile: saved ?? profileDefaults, email: null }
  const fullName = session.name.trim() || null
  return { profile: saved ?? { ...profileDefaults, fullName }, email: session.email }
}
