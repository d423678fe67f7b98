import { isAvatarImage } from '@glimmer/domain/profile/avatar-image'
import { type Validated, validateChange } from './validate.ts'

/**
 * Checks a change that a device did not make itself just now: one that a server is sent, or that a file holds. Beside
 * what `validateChange` checks it looks into pictures, which is too much to load with every page.
 */
export function validateFromElsewhere(input: unknown): Validated {
  const validated = validateChange(input)
  if (validated.kind === 'wrong') return validated
  const { change } = validated
  if (change.table !== 'avatars' || change.op === 'delete') return validated
  const { image = null } = change.data
  if (image === null || isAvatarImage(image)) return validated
  return { kind: 'wrong', message: 'avatars.image: must be a small JPEG that holds nothing else' }
}
