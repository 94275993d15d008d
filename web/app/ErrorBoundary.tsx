import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react'
import { beforeFailure } from '#web/reporting/beforeFailure.ts'
import { reportFailure } from '#web/reporting/failures.ts'
import { type Failure, FallbackScreen } from './FallbackScreen.tsx'

type Props = {
  /** What is shown; another value begins anew. */
  about: string
  /** Shown in place of what failed; without it the whole fallback screen. */
  Fallback?: ComponentType<Failure>
  children: ReactNode
}
type State = { error: Error | null; id: string | null; about: string }

/** Shows the fallback screen in place of what failed to draw, and reports it. A class, since React has no other way to catch. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, id: null, about: this.props.about }

  static getDerivedStateFromProps({ about }: Props, state: State): State | null {
    return about === state.about ? null : { error: null, id: null, about }
  }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error instanceof Error ? error : new Error(String(error)), id: null }
  }

  override getSnapshotBeforeUpdate(_: Props, before: State): null {
    if (this.state.error && !before.error) beforeFailure()
    return null
  }

  override componentDidUpdate(): void {} // React wants it beside the one above

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.setState({ id: reportFailure(error, componentStack) })
  }

  override render() {
    const { error, id } = this.state
    if (!error) return this.props.children
    const { Fallback = FallbackScreen } = this.props
    return <Fallback error={error} id={id} reset={() => this.setState({ error: null, id: null })} />
  }
}
