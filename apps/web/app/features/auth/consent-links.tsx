import { words } from './words.ts'

/** What somebody agrees to with an account, after the words that say so. */
export function ConsentLinks({ start }: { readonly start: string }) {
  const { consentAnd, privacy, terms, newTab } = words.signUp
  const className = 'text-dusk underline underline-offset-4'
  return (
    <>
      {start}{' '}
      <a className={className} href="/privacy" target="_blank" rel="noreferrer">
        {privacy}
        <span className="sr-only"> {newTab}</span>
      </a>{' '}
      {consentAnd}{' '}
      <a className={className} href="/terms" target="_blank" rel="noreferrer">
        {terms}
        <span className="sr-only"> {newTab}</span>
      </a>
    </>
  )
}
