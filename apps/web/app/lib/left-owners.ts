const left = new Set<string>()

/** Whether the owner left while this page was open. What still runs here for them keeps nothing any more. */
export function hasLeft(owner: string): boolean {
  return left.has(owner)
}

export function noteLeft(owner: string): void {
  left.add(owner)
}

export function noteHere(owner: string): void {
  left.delete(owner)
}
