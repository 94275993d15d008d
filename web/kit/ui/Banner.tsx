import type { ReactNode } from 'react'
import styles from './Banner.module.css'

type BannerProps = {
  /** Names it for screen readers. */
  label: string
  icon: ReactNode
  tone: 'info' | 'warning'
  /** Whether it stays on one line, however narrow the window. */
  isBrief?: boolean
  /** The buttons at its end. */
  ways: ReactNode
  /** What it says: a paragraph, or a part with a meter. */
  children: ReactNode
}

/** A line above the screen that says something about all of it, with the ways on. */
export function Banner({ label, icon, tone, isBrief = false, ways, children }: BannerProps) {
  return (
    <aside className={styles.banner} data-tone={tone} data-brief={isBrief || undefined} aria-label={label}>
      {icon}
      <div className={styles.words}>{children}</div>
      <div className={styles.ways}>{ways}</div>
    </aside>
  )
}
