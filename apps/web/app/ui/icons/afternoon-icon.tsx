import { SignFrame, type SignProps } from './sign-frame.tsx'

/** The sun high up. */
export function AfternoonIcon(props: SignProps) {
  return (
    <SignFrame {...props}>
      <circle cx="12" cy="12" r="4.8" fill="currentColor" />
      <path
        d="M12 2.5V4.5M12 19.5V21.5M2.5 12H4.5M19.5 12H21.5M5.3 5.3 6.7 6.7M17.3 17.3 18.7 18.7M5.3 18.7 6.7 17.3M17.3 6.7 18.7 5.3"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
    </SignFrame>
  )
}
