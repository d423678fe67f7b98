/** A browser of another engine with one page, spoken to by its own protocol. */
export interface Engine {
  readonly version: string
  /** Opens an address and waits until the page is loaded. */
  open(address: string): Promise<void>
  reload(): Promise<void>
  /** Runs an expression in the page and returns what it, or its promise, comes to; anything that JSON knows. */
  run<T>(expression: string): Promise<T>
  /** Presses keys and buttons as the hands do: W3C action sequences, the same in both protocols. */
  act(actions: readonly object[]): Promise<void>
  /** The errors that the console has had so far. */
  errors(): Promise<readonly string[]>
  close(): Promise<void>
}

/** An engine that may be on this machine. */
export interface KnownEngine {
  readonly name: string
  /** What of Debian brings it. */
  readonly packages: string
  isInstalled(): boolean
  /** Opens it on an empty profile folder. */
  start(profile: string): Promise<Engine>
}
