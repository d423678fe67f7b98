import type { Repeat } from './repeat.ts'

/** How often a rule comes, in a few words: 'Every 2 weeks', '10 days after it was done'. `ruleWords` says on which days. */
export function repeatLabel({ kind, every }: Pick<Repeat, 'kind' | 'every'>): string {
  if (kind === 'after') return every === 1 ? 'The day after it was done' : `${every} days after it was done`
  return every === 1 ? `Every ${kind.slice(0, -1)}` : `Every ${every} ${kind}`
}
