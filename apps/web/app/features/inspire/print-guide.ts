/** Prints this guide alone, whatever else is open. */
export function printGuide(guide: HTMLElement | null): void {
  if (!guide) return
  guide.toggleAttribute('data-print-alone', true)
  addEventListener('afterprint', () => guide.removeAttribute('data-print-alone'), { once: true })
  print()
}
