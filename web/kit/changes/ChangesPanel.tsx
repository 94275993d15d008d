import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import styles from './ChangesPanel.module.css'

/** Changes that the person has to decide about, under one heading. */
export function ChangesPanel({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id}>
        <CircleAlert aria-hidden="true" />
        {heading}
      </h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

type ChangeItemProps = {
  /** The row's title, as the person typed it. */
  title: string
  /** What happened to the change, in sentences. */
  words: readonly string[]
  /** The buttons to choose from. */
  children: ReactNode
}

/** One change, why it is listed, and what can be done about it. */
export function ChangeItem({ title, words, children }: ChangeItemProps) {
  return (
    <li className={styles.change} aria-label={title}>
      <div className={styles.words}>
        <h3>{title}</h3>
        {words.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className={styles.ways}>{children}</div>
    </li>
  )
}
