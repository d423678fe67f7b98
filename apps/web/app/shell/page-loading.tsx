import { loadingWords } from './loading-words.ts'

/** What an app page says until the device's data is open; also what is prerendered at its address. */
export function PageLoading({ path }: { readonly path: string }) {
  return (
    <p className="text-ink-soft grid min-h-[40dvh] place-items-center" role="status">
      {loadingWords(path)}
    </p>
  )
}
