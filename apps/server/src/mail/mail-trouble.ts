const BY_CODE: Readonly<Record<string, string>> = {
  EAUTH: 'The mail server doesn’t accept the user name or password in SMTP_URL.',
  EENVELOPE: 'The mail server doesn’t accept the address of the sender or of the recipient.',
  ETIMEDOUT: 'The mail server didn’t answer in time. Look at the host and port in SMTP_URL.',
  EDNS: 'The mail server’s name isn’t known. Look at the host in SMTP_URL.',
  ECONNECTION: 'The mail server can’t be reached. Look at the host and port in SMTP_URL.',
  ESOCKET: 'The mail server can’t be reached. Look at the host and port in SMTP_URL.',
}

const TLS = /certificate|TLS/

/** Why the mail server did not take a letter, in a sentence for whoever runs this one. */
export function explainMailTrouble(error: unknown): string {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  // The mailer's own words about TLS say what to do.
  if (code === '' && TLS.test(message)) return message
  return BY_CODE[code] ?? 'The mail server didn’t take the letter. The server’s log says why.'
}
