import { PRODUCT } from '../product.ts'
import { Logo } from '../ui/drawings/logo.tsx'

/** The mark and the name: leads to the first page. */
export function Brand() {
  return (
    <a href="/" className="flex min-h-(--target) items-center no-underline">
      <Logo name={PRODUCT} />
    </a>
  )
}
