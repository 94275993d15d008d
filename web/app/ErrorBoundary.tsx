import { Component, type ComponentType, type ReactNode } from 'react'
import { type Failure, FallbackScreen } from './FallbackScreen.tsx'

type Props = {
  /** What is shown; another value begins anew. */
  about: string
  /** Shown in place of what failed; without it the whole fallback screen. */
  Fallback?: ComponentType<Failure>
  children: ReactNode
}
type State = { error: Error | null; about: string }

/** Shows the fallback screen in place of what failed to draw. A class, since React has no other way to catch. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, about: this.props.about }

  static getDerivedStateFromProps({ about }: Props, state: State): State | null {
    return about === state.about ? null : { error: null, about }
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const { Fallback = FallbackScreen } = this.props
    return <Fallback error={error} reset={() => this.setState({ error: null })} />
  }
}
