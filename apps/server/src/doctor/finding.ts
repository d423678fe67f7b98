/** What was looked at, in plain words. `todo` says what to do about it; secrets stand in neither. */
export interface Finding {
  readonly kind: 'ok' | 'note' | 'wrong'
  readonly about: string
  readonly says: string
  readonly todo?: string
}

export const ok = (about: string, says: string): Finding => ({ kind: 'ok', about, says })
export const note = (about: string, says: string, todo: string): Finding => ({
  kind: 'note',
  about,
  says,
  todo,
})
export const wrong = (about: string, says: string, todo: string): Finding => ({
  kind: 'wrong',
  about,
  says,
  todo,
})

/** The findings as lines for a terminal, with the count at the end. */
export function describeFindings(findings: readonly Finding[]): string {
  const lines = findings.flatMap(({ kind, about, says, todo }) => [
    `${kind.toUpperCase().padEnd(5)} ${about}: ${says}`,
    ...(todo === undefined ? [] : [`      What to do: ${todo}`]),
  ])
  const count = (kind: Finding['kind']) => findings.filter((each) => each.kind === kind).length
  const [troubles, notes] = [count('wrong'), count('note')]
  const found =
    troubles === 0
      ? 'Nothing is wrong'
      : troubles === 1
        ? 'One thing is wrong'
        : `${troubles} things are wrong`
  const rest = notes === 0 ? '' : notes === 1 ? '; one note' : `; ${notes} notes`
  return [...lines, `${found}${rest}.`].join('\n')
}
