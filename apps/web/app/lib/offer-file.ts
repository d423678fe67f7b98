/** Hands the person a file: the browser puts it where downloads go. */
export function offerFile(name: string, type: string, content: string | readonly Blob[]): void {
  const url = URL.createObjectURL(new Blob(typeof content === 'string' ? [content] : [...content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Revoked later, as some browsers begin to read the file only after a while.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
