import { Button, type ButtonProps } from '../ui/button.tsx'
import { openCalmSettings } from './calm-settings-open.ts'
import { buttonWords } from './button-words.ts'

/** Opens the calm settings; stands in the same place on every page. */
export function CalmSettingsButton(props: Omit<ButtonProps, 'children' | 'onClick'>) {
  return (
    <Button {...props} aria-haspopup="dialog" onClick={openCalmSettings}>
      {buttonWords.open}
    </Button>
  )
}
