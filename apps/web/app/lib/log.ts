/**
 * The one place that writes to the browser's console, for whoever helps the person. Never with the person's content.
 */
export function logProblem(what: string, detail?: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(`glimmer: ${what}`, ...(detail === undefined ? [] : [detail]))
}
