import type { AccountSession } from '../../session/session-store.ts'
import { Card } from '../../ui/card.tsx'
import { useWhenAsked } from '../../ui/use-when-asked.ts'

const nothing = () => {}

/** The card for admins in the settings. Its code comes only to them; what they may do, the server decides. */
export function AdminCard({ account }: { readonly account: AccountSession }) {
  const isAdmin = account.role === 'admin'
  const part = useWhenAsked(isAdmin, () => import('./admin-panel.tsx'), nothing, nothing)
  if (!isAdmin) return null
  // Its place is kept while it loads.
  return part ? <part.AdminPanel account={account} /> : <Card as="div" className="min-h-96" aria-hidden />
}
