import { TOTP } from 'otpauth'

/** What an authenticator app with this secret shows at a moment (ms). */
export const codeAt = (secret: string, timestamp: number) => new TOTP({ secret }).generate({ timestamp })
