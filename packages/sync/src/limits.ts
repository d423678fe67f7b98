// Apart from the protocol, so that a page can write before what sends it is here.

export const MAX_MUTATIONS_PER_PUSH = 100
export const MAX_CHANGES_PER_MUTATION = 1_000
/** JSON length of one mutation and of one push, in UTF-16 units; the server's body limit is above both. */
export const MAX_MUTATION_LENGTH = 250_000
/** JSON length of the rows that one mutation replaces; a unit is at most three of the bytes that the server counts. */
export const MAX_REPLACED_LENGTH = 300_000
export const MAX_PUSH_LENGTH = 300_000
/** Of a file that is brought in, in UTF-16 units, or bytes where nothing was read yet: some hundred thousand tasks. */
export const MAX_EXPORT_LENGTH = 50_000_000
