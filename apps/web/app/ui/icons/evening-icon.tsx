import { SignFrame, type SignProps } from './sign-frame.tsx'

/** The moon. */
export function EveningIcon(props: SignProps) {
  return (
    <SignFrame {...props}>
      <path d="M20.3 14.4A8.6 8.6 0 1 1 9.9 3.7a7.2 7.2 0 0 0 10.4 10.7Z" fill="currentColor" />
    </SignFrame>
  )
}
