/** Letters without their case and marks, so that "cafe" finds "Café". */
export function plainLetters(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
