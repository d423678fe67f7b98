/** The one place that writes to the browser's console: for the person's helper or ours, never with content. */
export function logProblem(what: string, detail?: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(`glimmer: ${what}`, ...(detail === undefined ? [] : [detail]))
}
