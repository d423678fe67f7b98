/** After the dialog: to the sprint that goes on or the button that begins one, else to the page. */
export function giveFocusBack(): false {
  requestAnimationFrame(() => {
    const place = document.querySelector<HTMLElement>('[data-sprint]') ?? document.querySelector('main')
    place?.focus({ preventScroll: true })
  })
  return false
}
