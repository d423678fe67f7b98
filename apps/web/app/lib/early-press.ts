/**
 * Runs in the head of a page of the app: notes the last button of the header or the bar that was pressed while the page was
 * drawn and not yet alive. Plain old JavaScript; it is hashed for the content security policy.
 */
export const earlyPressScript =
  '(function(b){' +
  'function n(e){b=e.target.closest("header button,nav button")||b}' +
  'addEventListener("click",n,true);' +
  'window.earlyPress=function(){removeEventListener("click",n,true);if(b&&b.isConnected)return b}})()'

/** Ends the noting, and returns the button that was pressed before: it is to be pressed once the page is alive. */
export function takeEarlyPress(): HTMLElement | undefined {
  return (window as { earlyPress?: () => HTMLElement | undefined }).earlyPress?.()
}
