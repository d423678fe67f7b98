/** A number as it is said in dates: '1st', '22nd', '13th'. */
export function ordinal(number: number): string {
  const isTeen = number % 100 > 10 && number % 100 < 14
  return `${number}${(isTeen ? undefined : { 1: 'st', 2: 'nd', 3: 'rd' }[number % 10]) ?? 'th'}`
}
