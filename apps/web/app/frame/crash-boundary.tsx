import { Component, type ReactNode } from 'react'
import type { Location } from 'react-router'
import { CrashPage } from './crash-page.tsx'

interface CrashBoundaryProps {
  readonly location: Location
  readonly children: ReactNode
}

interface CrashBoundaryState {
  readonly location: Location
  readonly crash: { readonly error: unknown } | null
}

/** Shows the crash page in place of what stopped working, until the person goes to another address. */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { location: this.props.location, crash: null }

  static getDerivedStateFromError(error: unknown): Partial<CrashBoundaryState> {
    return { crash: { error } }
  }

  static getDerivedStateFromProps({ location }: CrashBoundaryProps, state: CrashBoundaryState) {
    return location === state.location ? null : { location, crash: null }
  }

  override render() {
    const { crash } = this.state
    return crash ? <CrashPage error={crash.error} /> : this.props.children
  }
}
