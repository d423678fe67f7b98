import { betterAuth } from 'better-auth'
import { expect, it } from 'vitest'
import { describeOnBothDatabases, silentLog } from '../../test/databases.ts'
import { SECRET } from '../../test/start-app.ts'
import { readConfig } from '../config.ts'
import { betterAuthOptions } from './better-auth-options.ts'
import { createPasswordHashing } from './password-hashing.ts'
import { createStoredPasswords } from './stored-passwords.ts'
import { createTries } from './tries.ts'

describeOnBothDatabases('the tables of accounts', (ground) => {
  it('are those that this version of better-auth writes', async () => {
    const read = readConfig({})
    if (read.kind === 'wrong') throw new Error(read.message)
    const options = betterAuthOptions({
      config: read.config,
      database: await ground.open(),
      secret: SECRET,
      log: silentLog,
      isMailEnabled: true,
      audit: () => {},
      passwords: createStoredPasswords(await ground.open(), createPasswordHashing()),
      tries: createTries(await ground.open()).storage,
      columnsOfNewAccount: () => ({ invitation: null }),
      newEmailLetters: {
        sendLink: () => {},
        sendTaken: () => {},
        sendAsked: () => {},
        sendChanged: () => {},
        sendConfirm: () => {},
      },
      sendConfirmLetter: () => {},
      sendResetLetter: () => {},
      sendAccountExistsLetter: () => {},
      isWelcome: async () => true,
      onActive: () => Promise.resolve(),
      onVerifiedOrSignedIn: async () => {},
      onPasswordReset: async () => {},
      deleteAccount: async () => {},
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
