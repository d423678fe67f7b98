import { type Finding, ok, wrong } from './finding.ts'

/** Links, sessions and what one command proves to another hold for minutes. */
const MOST_MS = 30_000

/** Compares this machine's clock with another. Both in milliseconds since 1970. */
export function compareClocks(whose: string, other: number, own: number): Finding[] {
  // Who answers without a date cannot be compared.
  if (Number.isNaN(other)) return []
  const seconds = Math.round(Math.abs(other - own) / 1000)
  if (Math.abs(other - own) <= MOST_MS) return [ok('Clock', `It agrees with ${whose}.`)]
  return [
    wrong(
      'Clock',
      `It is ${seconds} seconds ${own > other ? 'ahead of' : 'behind'} ${whose}. Days begin at the wrong moment, and links are over too early or too late.`,
      'Let both machines take their time from the network: timedatectl set-ntp true',
    ),
  ]
}
