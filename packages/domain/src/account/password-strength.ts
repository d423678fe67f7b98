/** `short`: the server does not take it. `enough`: it may. `long`: also hard to guess for whoever tries many. */
export type PasswordStrength = 'short' | 'enough' | 'long'

/** In characters as people see them typed. Three unrelated words have as many. */
const LONG = 14
const DIFFERENT = 8

/**
 * How hard a password is to guess, by its length and by how many different characters it has. Whether others use it too is
 * known to the server alone, which refuses what is known from leaks.
 */
export function passwordStrength(password: string, minLength: number): PasswordStrength {
  const characters = [...password]
  if (characters.length < minLength) return 'short'
  return characters.length >= LONG && new Set(characters).size >= DIFFERENT ? 'long' : 'enough'
}
