import type { ReactNode } from 'react'
import { Button } from './Button.tsx'
import type { LoadState } from './loadState.ts'
import styles from './LoadNote.module.css'

type LoadNoteProps = {
  /** How far it is loaded. */
  load: LoadState
  /** What it is, as the subject of a sentence: `Your unscheduled tasks`. */
  what: string
  /** Shown once it is loaded: the words for an empty list. */
  children?: ReactNode
}

/** One line in place of a part that is being loaded or could not be: never the words for an empty one. */
export function LoadNote({ load: { state, retry }, what, children }: LoadNoteProps) {
  if (state === 'ready') return children
  if (state === 'loading')
    return (
      <p className={styles.note} aria-busy="true">
        {what} are being loaded …
      </p>
    )
  return (
    <p className={styles.note} role="alert">
      {what} could not be loaded.{' '}
      <Button size="sm" onClick={retry}>
        Try Again
      </Button>
    </p>
  )
}
