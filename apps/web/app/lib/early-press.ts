/** Where the script in the head notes the press. */
interface Noting {
  (event: Event): void
  last?: HTMLElement
}

/**
 * Runs in the head of a page of the app: notes the last button of the header or the bar that was pressed while the page was
 * drawn and not yet alive. Plain old JavaScript; it is hashed for the content security policy.
 */
export const earlyPressScript =
  'addEventListener("click",window.earlyPress=function n(e){' +
  'n.last=e.target.closest("header button,nav button")||n.last},true)'

/** Ends the noting, and returns the button that was pressed before: it is to be pressed once the page is alive. */
export function takeEarlyPress(): HTMLElement | undefined {
  const noting = (window as { earlyPress?: Noting }).earlyPress
  if (!noting) return undefined
  removeEventListener('click', noting, { capture: true })
  return noting.last?.isConnected ? noting.last : undefined
}
