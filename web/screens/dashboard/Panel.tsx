import { QueryErrorResetBoundary, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '#web/app/ErrorBoundary.tsx'
import type { Failure } from '#web/app/FallbackScreen.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { ErrorState } from '#web/kit/ui/loading/ErrorState.tsx'
import { Skeleton } from '#web/kit/ui/loading/Skeleton.tsx'

type PanelProps = {
  /** The height that its content will have about, so that little moves. A CSS length. */
  height: string
  children: ReactNode
}

/** A part of a screen with its own loading and error state: others are not affected. */
export function Panel({ height, children }: PanelProps) {
  return (
    <QueryErrorResetBoundary>
      <ErrorBoundary about="panel" Fallback={Failed}>
        <Suspense fallback={<Waiting height={height} />}>{children}</Suspense>
      </ErrorBoundary>
    </QueryErrorResetBoundary>
  )
}

function Failed({ reset }: Failure) {
  const { reset: askAgain } = useQueryErrorResetBoundary()
  const retry = () => {
    askAgain()
    reset()
  }
  return (
    <ErrorState title="This part could not be loaded" onRetry={retry}>
      The server cannot be reached right now. Nothing is lost; try again in a moment.
    </ErrorState>
  )
}

function Waiting({ height }: { height: string }) {
  return (
    <Card>
      <div aria-busy="true">
        <Skeleton height={height} shape="block" />
      </div>
    </Card>
  )
}
