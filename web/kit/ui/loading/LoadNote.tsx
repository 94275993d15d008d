import type { ReactNode } from 'react'
import { Button } from '#web/kit/ui/Button.tsx'
import type { LoadState } from './loadState.ts'
import { useIsOffline } from './useIsOffline.ts'
import styles from './LoadNote.module.css'

type LoadNoteProps = {
  /** How far it is loaded. */
  load: LoadState
  /** What it is, one thing or several, as a sentence begins with it: `This plan`, `Your unscheduled tasks`. */
  what: string
  /** Shown once it is loaded: the words for an empty list. */
  children?: ReactNode
}

/** One line in place of a part that is being loaded or could not be: never the words for an empty one. */
export function LoadNote({ load: { state, retry }, what, children }: LoadNoteProps) {
  const isOffline = useIsOffline()
  if (state === 'ready') return children
  if (isOffline)
    return (
      <output className={styles.note}>
        You are offline. {what} will be here when the connection is back.
      </output>
    )
  if (state === 'loading')
    return (
      <p className={styles.note} aria-busy="true">
        Loading {what.charAt(0).toLowerCase() + what.slice(1)} …
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
