/** A server may ask for more. */
export const SHORTEST_PASSWORD = 6
export const LONGEST_PASSWORD = 256
