import { type ReactNode, useState } from 'react'
import styles from './Tooltip.module.css'

/** A short hint on hover or focus, never the only place of a fact. Escape closes it. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  const [dismissed, setDismissed] = useState(false)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- listens for what its child is given
    <span
      className={styles.frame}
      data-dismissed={dismissed || undefined}
      onKeyDown={(event) => event.key === 'Escape' && setDismissed(true)}
      onPointerEnter={() => setDismissed(false)}
      onFocus={() => setDismissed(false)}
    >
      {children}
      <span role="tooltip" className={styles.tip}>
        {text}
      </span>
    </span>
  )
}
