let before: Element | null = null

/** Called before the dialog comes up by itself, in the middle of something else. */
export function rememberFocus(): void {
  before = document.activeElement
}

/** After the dialog: to what the person was about, to the sprint that goes on or the button that begins one, or the page. */
export function giveFocusBack(): false {
  const isStillThere = before instanceof HTMLElement && before.isConnected && before !== document.body
  const former = isStillThere ? (before as HTMLElement) : null
  before = null
  requestAnimationFrame(() => {
    const place =
      former ?? document.querySelector<HTMLElement>('[data-sprint]') ?? document.querySelector('main')
    place?.focus({ preventScroll: true })
  })
  return false
}
