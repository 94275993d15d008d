import type { ReactNode } from 'react'
import { type Connection, useConnection } from '#web/offline/connection.ts'
import { Button } from './Button.tsx'
import type { LoadState } from './loadState.ts'
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
  const connection = useConnection()
  if (state === 'ready') return children
  if (connection === 'offline' || (connection !== 'online' && state === 'loading'))
    return (
      <p className={styles.note} role="status">
        {AWAY[connection]} {what} cannot be shown until the connection is back.
      </p>
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

/** Why nothing comes, and why nothing needs to be tried again: the connection is watched, and then it is asked for. */
const AWAY: Record<Exclude<Connection, 'online'>, string> = {
  offline: 'You are offline.',
  unreachable: 'The server cannot be reached.',
}
