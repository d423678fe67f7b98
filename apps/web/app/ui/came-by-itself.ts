let hasCome = false

/** A dialog comes that nobody asked for. */
export function comeByItself(): void {
  hasCome = true
}

/** Whether one has come since the app was opened or come back to: one question a visit is plenty. */
export function hasComeByItself(): boolean {
  return hasCome
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') hasCome = false
  })
}
