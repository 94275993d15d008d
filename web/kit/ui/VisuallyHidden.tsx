import type { ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

/** Read aloud and not seen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}
