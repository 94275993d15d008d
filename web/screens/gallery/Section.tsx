import type { ReactNode } from 'react'
import styles from './Section.module.css'

/** One group of components under its name. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Parts in a row that wraps. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

/** Parts in equal columns; as a `dl` for figures with their names. */
export function Columns({ as: Element = 'div', children }: { as?: 'div' | 'dl'; children: ReactNode }) {
  return <Element className={styles.columns}>{children}</Element>
}
