/** Focuses the first field with an error, once its error is drawn. */
export function focusFirstGap(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const asked = form?.querySelector('[aria-invalid=true]')
    const field = asked instanceof HTMLInputElement ? asked : asked?.querySelector('input')
    field?.focus()
  })
}
