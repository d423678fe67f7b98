import { words } from './words.ts'

/** Stands between two ways in. */
export function Or() {
  return (
    <p className="text-ink-soft before:border-line after:border-line flex items-center gap-3 before:flex-1 before:border-t after:flex-1 after:border-t">
      {words.guest.or}
    </p>
  )
}
