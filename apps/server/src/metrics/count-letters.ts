import type { Mailer } from '../mail/mailer.ts'
import type { Metrics } from './metrics.ts'

/** The same mailer, whose letters are counted. */
export function countLetters(mailer: Mailer, metrics: Metrics | undefined): Mailer {
  if (!metrics || !mailer.isEnabled) return mailer
  return {
    ...mailer,
    async send(letter) {
      try {
        await mailer.send(letter)
        metrics.countLetter('sent')
      } catch (error) {
        metrics.countLetter('refused')
        throw error
      }
    },
  }
}
