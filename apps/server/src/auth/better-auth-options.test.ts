import { betterAuth } from 'better-auth'
import { expect, it } from 'vitest'
import { describeOnBothDatabases, silentLog } from '../../test/databases.ts'
import { SECRET } from '../../test/start-app.ts'
import { readConfig } from '../config.ts'
import { betterAuthOptions } from './better-auth-options.ts'
import { createCodes } from './codes/keep-codes.ts'
import { createSeal } from './codes/seal.ts'
import { createChallenges } from './passkeys/challenge.ts'
import { createPasskeyAnswers } from './passkeys/passkey-answers.ts'
import { createPasskeys } from './passkeys/passkeys.ts'
import { createPasswordHashing } from './password-hashing.ts'
import { createStoredPasswords } from './stored-passwords.ts'
import { createTries } from './tries.ts'

describeOnBothDatabases('the tables of accounts', (ground) => {
  it('are those that this version of better-auth writes', async () => {
    const read = readConfig({})
    if (read.kind === 'wrong') throw new Error(read.message)
    const database = await ground.open()
    const passkeys = createPasskeys(database)
    const options = betterAuthOptions({
      config: read.config,
      database,
      secret: SECRET,
      log: silentLog,
      isMailEnabled: true,
      audit: () => {},
      passwords: createStoredPasswords(database, createPasswordHashing()),
      tries: createTries(database).storage,
      columnsOfNewAccount: () => ({ invitation: null }),
      newEmailLetters: {
        sendLink: () => {},
        sendTaken: () => {},
        sendAsked: () => {},
        sendChanged: () => {},
        sendConfirm: () => {},
      },
      ways: {
        passkeys,
        codes: createCodes(database, createSeal(SECRET)),
        answers: createPasskeyAnswers({ database, passkeys, challenges: createChallenges(SECRET) }),
        sendLetter: () => {},
      },
      openId: null,
      sendConfirmLetter: () => {},
      sendResetLetter: () => {},
      sendAccountExistsLetter: () => {},
      isWelcome: async () => true,
      endOldestSessions: () => Promise.resolve(),
      onActive: () => Promise.resolve(),
      onVerifiedOrSignedIn: async () => {},
      onPasswordReset: async () => {},
      deletions: {
        end: async () => ({ kind: 'deleted' }),
        find: async () => null,
        keep: async () => false,
      },
    })
    const check = async (user: object) => {
      const context = await betterAuth({ ...options, user: { ...options.user, ...user } }).$context
      await context.explicitSchemaCheck?.()
      return 'all there'
    }
    await expect(check({})).resolves.toBe('all there')
    await expect(check({ additionalFields: { shoeSize: { type: 'number' } } })).rejects.toThrow('shoeSize')
  })
})
