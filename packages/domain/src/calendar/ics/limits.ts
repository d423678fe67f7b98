/** What a calendar file may hold. Beyond it a file is refused whole, or what is too much in it is left out and told. */
export const MAX_FILE_BYTES = 20_000_000
export const MAX_EVENTS = 20_000
/** Exceptions, additions and changed days of one event, of each as many: a row keeps these, see `startsObject`. */
export const MAX_DATES = 2_000
/** Components within components. */
export const MAX_DEPTH = 12
/** What is kept of an event although it is not understood, in characters. */
export const MAX_RAW_LENGTH = 100_000
/** How many steps an import takes to count when series end, those of all its events together: some seconds at most. */
export const MAX_IMPORT_WORK = 10_000_000
