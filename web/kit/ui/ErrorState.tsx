import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import styles from './ErrorState.module.css'

type ErrorStateProps = { title: string; children: ReactNode; onRetry: () => void; busy?: boolean }

/** A panel that failed: what failed, what to do, and Try Again. Other panels are not affected. */
export function ErrorState({ title, children, onRetry, busy }: ErrorStateProps) {
  return (
    <section className={styles.error} role="alert">
      <CircleAlert aria-hidden="true" />
      <h2>{title}</h2>
      <p>{children}</p>
      <Button busy={busy} onClick={onRetry}>
        Try Again
      </Button>
    </section>
  )
}
