import { Button, type ButtonProps } from '../ui/button.tsx'
import { buttonWords } from './button-words.ts'
import { openCalmSettings } from './open-calm-settings.ts'

/** Opens the calm settings; stands in the same place on every page. */
export function CalmSettingsButton(props: Omit<ButtonProps, 'children' | 'onClick'>) {
  return (
    <Button {...props} aria-haspopup="dialog" onClick={openCalmSettings}>
      {buttonWords.open}
    </Button>
  )
}
