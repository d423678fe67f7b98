import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'

/**
 * Runs work in which V8 compiles the functions of the engine that are used for the first time for good. All others are
 * compiled once more, better, when they turn out to be used much. For the one that reads SQL, 105 kB long, that takes
 * 600 MB for a second, and makes nothing quicker that we could measure.
 */
export async function compiledOnce<T>(work: () => Promise<T>): Promise<T> {
  // Only the function of this number may be compiled again; number 0 is none of the engine's own.
  setFlagsFromString('--wasm-tier-up-filter=0')
  try {
    return await work()
  } finally {
    setFlagsFromString('--wasm-tier-up-filter=-1')
  }
}

/** PGlite, whose first statement is empty and compiled once: what reads SQL, and little else. */
export class SparingEngine extends PGlite {
  /** The first that PGlite asks a started engine, of itself. */
  override async _initArrayTypes(options?: { force?: boolean }): Promise<void> {
    await compiledOnce(() => this.exec(''))
    await super._initArrayTypes(options)
  }
}
