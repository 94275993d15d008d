import type { ComponentProps, ReactNode } from 'react'
import styles from './Row.module.css'

type RowProps = {
  /** Before the words: a face, a mark. */
  mark?: ReactNode
  /** The words: a name in `strong`, facts in a `span` below it. */
  children: ReactNode
  /** What can be done, at the end. */
  ways?: ReactNode
} & Pick<ComponentProps<'li'>, 'aria-labelledby'>

/** The lines of a list, divided by hairlines. */
export function Rows(props: Pick<ComponentProps<'ul'>, 'children' | 'aria-label'>) {
  return <ul className={styles.rows} {...props} />
}

/** One line of {@link Rows}: somebody or something, and what can be done with it. */
export function Row({ mark, children, ways, ...props }: RowProps) {
  return (
    <li className={styles.row} {...props}>
      {mark}
      <div className={styles.words}>{children}</div>
      {ways && <div className={styles.ways}>{ways}</div>}
    </li>
  )
}
