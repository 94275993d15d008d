import type { ReactNode } from 'react'
import styles from './Banner.module.css'

type BannerProps = {
  /** Names it for screen readers. */
  label: string
  icon: ReactNode
  tone: 'info' | 'warning'
  /** The buttons at its end. */
  ways: ReactNode
  /** What it says: a paragraph, or a part with a meter. */
  children: ReactNode
}

/** A line above the screen that says something about all of it, with the ways on. */
export function Banner({ label, icon, tone, ways, children }: BannerProps) {
  return (
    <aside className={styles.banner} data-tone={tone} aria-label={label}>
      {icon}
      <div className={styles.words}>{children}</div>
      <div className={styles.ways}>{ways}</div>
    </aside>
  )
}
