import type { ReactNode } from 'react'
import styles from './Card.module.css'

type CardProps = {
  /** The heading of the section that the card is. */
  title?: string
  /** The section's name, where another part of the page has that of the heading. */
  label?: string
  /** Shown at the heading's end: a button, a figure. */
  aside?: ReactNode
  children: ReactNode
}

/** A surface with an optional heading. With one it is a section that screen readers list. */
export function Card({ title, label = title, aside, children }: CardProps) {
  if (title === undefined) return <div className={styles.card}>{children}</div>
  return (
    <section className={styles.card} aria-label={label}>
      <header className={styles.header}>
        <h2>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

type StatCardProps = {
  name: string
  figure: ReactNode
  /** Small words after the figure. */
  unit?: ReactNode
  /** Colours the figure by its meaning; the words carry the same. */
  tone?: 'accent' | 'success' | 'info' | 'legendary'
  icon?: ReactNode
  children?: ReactNode
}

/** One figure with its name. Put several into a `<dl>`. */
export function StatCard({ name, figure, unit, tone, icon, children }: StatCardProps) {
  return (
    <div className={styles.stat} data-tone={tone}>
      <dt>
        {icon}
        {name}
      </dt>
      <dd>
        <strong>{figure}</strong>
        {unit && <span>{unit}</span>}
      </dd>
      {children && <dd className={styles.more}>{children}</dd>}
    </div>
  )
}
