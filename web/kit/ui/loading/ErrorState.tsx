import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import { useIsOffline } from './useIsOffline.ts'
import styles from './ErrorState.module.css'

type ErrorStateProps = { title: string; children: ReactNode; onRetry: () => void; busy?: boolean }

/**
 * A panel that failed: what failed, what to do, and Try Again. Other panels are not affected. On a device without a network it
 * says so instead, and tries again by itself when there is one.
 */
export function ErrorState({ title, children, onRetry, busy }: ErrorStateProps) {
  const isOffline = useIsOffline()
  useRetryOnline(isOffline, onRetry)
  return (
    <section className={styles.error} role="alert">
      <CircleAlert aria-hidden="true" />
      <h2>{title}</h2>
      <p>{isOffline ? 'You are offline. This will be here when the connection is back.' : children}</p>
      {!isOffline && (
        <Button busy={busy} onClick={onRetry}>
          Try Again
        </Button>
      )}
    </section>
  )
}

/** Tries again once the device has a network that it did not have. */
function useRetryOnline(isOffline: boolean, onRetry: () => void) {
  const wasOffline = useRef(isOffline)
  useEffect(() => {
    if (wasOffline.current && !isOffline) onRetry()
    wasOffline.current = isOffline
  }, [isOffline, onRetry])
}
