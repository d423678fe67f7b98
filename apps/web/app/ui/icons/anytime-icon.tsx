import { sparkPath } from '../drawings/spark-path.ts'
import { SignFrame, type SignProps } from './sign-frame.tsx'

/** A spark: whenever it suits. */
export function AnytimeIcon(props: SignProps) {
  return (
    <SignFrame {...props}>
      <path d={sparkPath} transform="translate(12 12) scale(1.08)" fill="currentColor" />
    </SignFrame>
  )
}
