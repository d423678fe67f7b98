import { createRoot } from 'react-dom/client'
import { TutorialDialog, type TutorialHandlers } from './tutorial-dialog.tsx'

let isOpen = false

/**
 * Shows the tutorial on any page that wears the app's styles: it brings its own root, and takes itself away afterwards
 * with the focus back where it was. Load it when it is asked for: `import('…/open-tutorial.tsx')`.
 */
export function openTutorial(handlers: TutorialHandlers): void {
  if (isOpen) return
  isOpen = true
  const opener = document.activeElement
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)

  function takeAway() {
    isOpen = false
    // Not while React is still at work in it.
    queueMicrotask(() => {
      root.unmount()
      place.remove()
    })
  }
  root.render(<TutorialDialog {...handlers} opener={opener} onGone={takeAway} />)
}
