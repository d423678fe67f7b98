import { Badge } from '../ui/badge.tsx'
import { words } from './words.ts'

export function Greeting() {
  return (
    <p className="font-strong flex items-center gap-2">
      {words.welcomeBack}
      <Badge tone="dusk" className="for-admin">
        {words.admin}
      </Badge>
    </p>
  )
}

/** `account robin@example.org`: the address is written in by the site's script. */
export function AccountName({ className }: { readonly className: string }) {
  return (
    <p className={`text-ink-soft ${className}`}>
      {words.account('')}
      <span data-site-email="" />
    </p>
  )
}
