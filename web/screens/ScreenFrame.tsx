import type { ReactNode } from 'react'
import styles from './ScreenFrame.module.css'

type ScreenFrameProps = {
  title: string
  /** One sentence under the title. */
  lead?: ReactNode
  /** Shown before the title: the link back. */
  back?: ReactNode
  /** `column` for text and forms, `content` for cards side by side. */
  width?: 'column' | 'content'
  children: ReactNode
}

/** The heading and the width that the screens beside the dashboard share. */
export function ScreenFrame({ title, lead, back, width = 'content', children }: ScreenFrameProps) {
  return (
    <div className={styles.screen} data-width={width}>
      {back}
      <header className={styles.header}>
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p>{lead}</p>}
      </header>
      {children}
    </div>
  )
}
