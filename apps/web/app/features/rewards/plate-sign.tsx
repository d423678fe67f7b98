import { SignFrame, type SignProps } from '../../ui/icons/sign-frame.tsx'

/** A small plate with a spark on it: what the dopamine menu is known by. */
export function PlateSign(props: SignProps) {
  return (
    <SignFrame {...props}>
      <path
        d="M2.5 15.5h19c0 2.6-3.6 4.5-9.5 4.5s-9.5-1.9-9.5-4.5Z"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinejoin="round"
      />
      <path
        d="M12 2.8c.6 3.4 1.6 4.4 5 5-3.4.6-4.4 1.6-5 5-.6-3.4-1.6-4.4-5-5 3.4-.6 4.4-1.6 5-5Z"
        fill="var(--lantern)"
        stroke="currentColor"
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
    </SignFrame>
  )
}
