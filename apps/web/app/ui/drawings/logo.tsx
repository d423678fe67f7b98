import { LogoMark } from './logo-mark.tsx'

export interface LogoProps {
  /** The product's name. */
  name: string
}

/** Mark and name, in one line. */
export function Logo({ name }: LogoProps) {
  return (
    <span className="ui-logo">
      <LogoMark />
      <span className="ui-logo-name">{name}</span>
    </span>
  )
}
