/** Leads to the first field that is still asked for, once the question stands beside it. */
export function focusFirstGap(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const asked = form?.querySelector('[aria-invalid=true]')
    const field = asked instanceof HTMLInputElement ? asked : asked?.querySelector('input')
    field?.focus()
  })
}
