import RefreshCw from 'lucide-react/icons/refresh-cw'
import { Button } from '../../ui/button.tsx'
import { words } from './words.ts'

/** `what` completes its accessible name: what it refreshes. */
export function RefreshButton({ what, onClick }: { readonly what: string; readonly onClick: () => void }) {
  return (
    <Button
      data-refresh
      variant="plain"

      icon={<RefreshCw aria-hidden />}
      onClick={onClick}
    >
      {words.refresh}
      <span className="sr-only"> {what}</span>
    </Button>
  )
}
