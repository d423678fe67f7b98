const KEY = 'glimmer-tutorial-completed'

/** Remembers on this device that the tutorial was completed or skipped, and says so on <html>. */
export function rememberTutorial(root: HTMLElement): void {
  root.dataset['tutorial'] = 'done'
  try {
    localStorage.setItem(KEY, 'true')
  } catch {
    // Where storage is refused it lasts as long as the page.
  }
}
