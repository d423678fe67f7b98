import type { ReadTitle } from './reading.ts'

/** What is known to be heavy by its words alone is answered without being read. */
export class LateReading implements ReadTitle {
  readonly #read: () => ReadTitle
  #made: ReadTitle | undefined

  constructor(read: () => ReadTitle) {
    this.#read = read
  }

  get #now() {
    return (this.#made ??= this.#read())
  }

  get quoted() {
    return this.#now.quoted
  }

  get said() {
    return this.#now.said
  }

  get saidWords() {
    return this.#now.saidWords
  }

  get wholeWords() {
    return this.#now.wholeWords
  }

  get words() {
    return this.#now.words
  }

  get rest() {
    return this.#now.rest
  }

  get verb() {
    return this.#now.verb
  }

  get object() {
    return this.#now.object
  }

  get who() {
    return this.#now.who
  }

  get topic() {
    return this.#now.topic
  }

  get spelled() {
    return this.#now.spelled
  }
}
