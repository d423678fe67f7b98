// What the database raises where somebody would get a session of an account that nobody may enter; by then they had proved
// that it is theirs.
const DISABLED = 'GL001'
const WAITS_FOR_DELETION = 'GL002'

/** An account that waits for its deletion, as the table of sessions names it. */
export interface WaitingAccount {
  readonly userId: string
  readonly dueAt: string
}

/** Answers in place of a session. Throws what is another error. */
export async function answerClosed(
  error: unknown,
  askWhetherToKeep: (account: WaitingAccount) => Promise<Response>,
): Promise<Response> {
  const { code, detail = '' } = error as { code?: string; detail?: string }
  if (code === DISABLED) return Response.json({ code: 'ACCOUNT_DISABLED' }, { status: 403 })
  if (code !== WAITS_FOR_DELETION) throw error
  const [userId = '', dueMs] = detail.split(' ')
  return askWhetherToKeep({ userId, dueAt: new Date(Number(dueMs)).toISOString() })
}
