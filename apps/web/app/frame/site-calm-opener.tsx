import SunDim from 'lucide-react/icons/sun-dim'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { words } from './words.ts'

/** The calm settings' corner on a public page. Without scripts there is nothing to open, and no button. */
export function SiteCalmOpener() {
  return (
    <div className="for-scripts">
      <Button className="max-lg:hidden" data-site="calm" aria-haspopup="dialog">
        {words.calmSettings}
      </Button>
      <IconButton
        className="lg:hidden"
        label={words.calmSettings}
        icon={<SunDim aria-hidden className="size-6" />}
        data-site="calm"
        aria-haspopup="dialog"
      />
    </div>
  )
}
