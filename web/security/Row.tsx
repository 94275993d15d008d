import type { ReactNode } from 'react'
import styles from './Security.module.css'

type RowProps = {
  icon: ReactNode
  title: ReactNode
  children: ReactNode
  action?: ReactNode
  /** Highlights what its owner should look at. */
  alarm?: boolean
}

/** One thing of the account, with what can be done about it. */
export function Row({ icon, title, children, action, alarm = false }: RowProps) {
  return (
    <li className={styles.row} data-alarm={alarm || undefined}>
      {icon}
      <div className={styles.words}>
        <strong>{title}</strong>
        {children}
      </div>
      {action}
    </li>
  )
}
