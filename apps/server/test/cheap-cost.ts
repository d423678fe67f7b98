/** Many tests sign somebody up, and few are about how hard a password is to guess. */
export const CHEAP_COST = { N: 2 ** 10, r: 8, p: 1 }
