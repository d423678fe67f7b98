/** A guesser tries the product's name first, so it does not count towards a password's length. */
const PRODUCT_NAME = 'glimmer'

/** Why a new password cannot be taken, in words for the person. */
export interface PasswordRefusal {
  readonly code: 'password_too_short' | 'password_too_common'
  readonly message: string
}

export interface NewPassword {
  readonly password: string
  readonly minLength: number
  /** What a guesser would try first for this person: their address and their name, as far as they are known. */
  readonly personal: readonly string[]
}

/** Returns null where the password may be used. Lengths count characters as people see them typed, not bytes. */
export async function refusePassword({
  password,
  minLength,
  personal,
}: NewPassword): Promise<PasswordRefusal | null> {
  if (lengthOf(password) < minLength) {
    return {
      code: 'password_too_short',
      message: `Password must be at least ${minLength} characters long`,
    }
  }
  const plain = password.trim().toLowerCase()
  const isOfThisPlace =
    plain.includes(PRODUCT_NAME) && lengthOf(plain.replaceAll(PRODUCT_NAME, '')) < minLength
  const guesses = personal
    .flatMap((text) => [text, text.split('@')[0] ?? ''])
    .map((text) => text.toLowerCase())
  if (!isOfThisPlace && !guesses.includes(plain) && !(await commonPasswords()).has(plain)) return null
  return {
    code: 'password_too_common',
    message:
      'That password is one of the first that a stranger would try. ' +
      'Please choose another. A few unrelated words are easy to remember and hard to guess.',
  }
}

const lengthOf = (text: string) => [...text].length

let loaded: Promise<ReadonlySet<string>> | undefined

/** Some 50,000 passwords known from leaks. Loaded at the first need: most starts of the server never need them. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common'].map((password) => password.toLowerCase())),
  )
  return loaded
}
