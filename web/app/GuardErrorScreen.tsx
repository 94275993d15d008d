import { Button } from '#web/kit/ui/Button.tsx'
import { Logo } from '#web/kit/ui/marks/Logo.tsx'
import { Stars } from '#web/kit/ui/marks/Stars.tsx'
import styles from './FullScreen.module.css'

/** Shown by the guard when it cannot load the profile (docs/rules/auth.md, Sessions). */
export function GuardErrorScreen({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <main className={styles.screen}>
      <Stars />
      <div className={styles.content} role="alert">
        <Logo size="lg" />
        <h1 className={styles.title}>Something went wrong</h1>
        <p className={styles.text}>{message}</p>
        <Button look="primary" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    </main>
  )
}
