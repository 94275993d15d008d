import { PRODUCT_NAME } from '#shared/product.ts'
import { Logo } from '#web/kit/ui/marks/Logo.tsx'
import { Stars } from '#web/kit/ui/marks/Stars.tsx'
import styles from './FullScreen.module.css'

/** Shown by the guard while the session or the profile is being loaded (docs/rules/auth.md, Sessions). */
export function LoadingScreen() {
  return (
    <main className={styles.screen}>
      <Stars />
      <output className={styles.content} aria-busy="true">
        <Logo size="lg" />
        <strong className={styles.title}>Loading {PRODUCT_NAME}</strong>
        <span className={styles.text}>Setting up your goal crushing experience</span>
        <span className={styles.progress} aria-hidden="true" />
      </output>
    </main>
  )
}
