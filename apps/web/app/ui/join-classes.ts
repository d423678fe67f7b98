/** Returns the given class names as one string, leaving out what is empty or false. */
export function joinClasses(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ')
}
