import { SignFrame, type SignProps } from './sign-frame.tsx'

/** The sun coming up. */
export function MorningIcon(props: SignProps) {
  return (
    <SignFrame {...props}>
      <path d="M6.5 16a5.5 5.5 0 0 1 11 0Z" fill="currentColor" />
      <path
        d="M2.5 20h19M12 3.5V6.5M4.5 8l2 2M19.5 8l-2 2"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </SignFrame>
  )
}
