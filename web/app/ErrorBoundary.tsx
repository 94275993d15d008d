import { Component, type ComponentType, type ReactNode } from 'react'
import { FallbackScreen, type Failure } from './FallbackScreen.tsx'

type State = { error: Error | null }

type Props = {
  /** What is shown; another value begins anew. */
  about: string
  /** What stands in place of what failed; without it the whole screen. */
  Fallback?: ComponentType<Failure>
  children: ReactNode
}

/** Shows the fallback screen in place of what failed to draw. A class, since React knows no other way to catch. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null }

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.error && before.about !== this.props.about) this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    const { Fallback = FallbackScreen } = this.props
    return <Fallback error={error} reset={() => this.setState({ error: null })} />
  }
}
