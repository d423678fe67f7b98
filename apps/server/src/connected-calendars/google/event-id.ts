const DIGITS = '0123456789abcdefghijklmnopqrstuv'
const LENGTH = 26

/** The id under which an event of ours is kept at Google, which takes base32hex: a second try makes no second event. */
export function googleIdOf(uuid: string): string {
  // 128 bits fill 26 digits of five bits with two bits left over.
  let bits = BigInt(`0x${uuid.replaceAll('-', '')}`) << 2n
  let id = ''
  for (let i = 0; i < LENGTH; i += 1, bits >>= 5n) id = DIGITS.charAt(Number(bits & 31n)) + id
  return id
}
