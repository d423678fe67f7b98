/** How often a property is tried: a few times in `npm test`, as often as we promise in `npm run test:full`. */
export function runs(thin: number, full: number): number {
  const { process } = globalThis as unknown as { process: { env: Record<string, string | undefined> } }
  return process.env['GLIMMER_FAULTS'] === 'full' ? full : thin
}
