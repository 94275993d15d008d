import type { ComponentType } from 'react'
import { ruleOf } from '#shared/achievements/catalogue.ts'
import type { LedgerRow } from '#shared/progress/stats.ts'
import { dayInShort } from '#shared/time/format.ts'
import { useProfile } from '#web/profile/data.ts'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { EmptyState } from '#web/kit/ui/loading/EmptyState.tsx'
import { ErrorState } from '#web/kit/ui/loading/ErrorState.tsx'
import { Skeleton } from '#web/kit/ui/loading/Skeleton.tsx'
import { useLedgerPages } from './ledger.ts'
import styles from './LedgerList.module.css'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

type LedgerListProps = {
  /** Shows a task's title where it is known, else what it is given. */
  Title: ComponentType<{ taskId: string; otherwise: string }>
}

/** All lines of the XP ledger, newest first: their sum is the total. */
export function LedgerList({ Title }: LedgerListProps) {
  const { rows, state, more, isLoadingMore, retry } = useLedgerPages()
  if (state === 'failed')
    return (
      <ErrorState title="XP history could not be loaded" onRetry={retry}>
        The server cannot be reached right now. Your XP is safe there.
      </ErrorState>
    )
  return (
    <Card title="XP history">
      {state === 'loading' && <Loading />}
      {state === 'ready' && rows.length === 0 && (
        <EmptyState title="Nothing earned yet">
          Complete your first task, and its XP is written down here for good.
        </EmptyState>
      )}
      <ol className={styles.list}>
        {rows.map((row) => (
          <Line key={row.id} row={row} Title={Title} />
        ))}
      </ol>
      {more && (
        <Button busy={isLoadingMore} onClick={more}>
          Show more
        </Button>
      )}
    </Card>
  )
}

function Line({ row, Title }: LedgerListProps & { row: LedgerRow }) {
  const { timezone } = useProfile()
  const at = new Date(row.done_at)
  const time = shownTime(
    at.toLocaleTimeString('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' }),
  )
  const earned = row.amount >= 0
  return (
    <li className={styles.line}>
      <span className={styles.what}>
        {row.source_kind === 'task' ? (
          <Title taskId={row.source_id} otherwise={reasonInWords(row)} />
        ) : (
          reasonInWords(row)
        )}
        <time dateTime={row.done_at}>
          {earned ? '' : 'Taken back, '}
          {dayInShort(row.occurrence_date)}, {time}
        </time>
      </span>
      <Badge tone={earned ? 'success' : 'neutral'} mark={earned ? '✓' : '↺'}>
        {earned ? '+' : '−'}
        {Math.abs(row.amount)} XP
      </Badge>
    </li>
  )
}

/** What a line was given for. A reason from a newer server is shown as it is. */
function reasonInWords({ source_kind, reason }: LedgerRow): string {
  if (source_kind === 'task' && reason === 'completed') return 'Task completed'
  if (source_kind === 'task' && reason === 'uncompleted') return 'Completion taken back'
  if (source_kind === 'challenge') return 'Won a challenge'
  if (source_kind === 'achievement') return `Achievement: ${ruleOf(reason)?.title ?? reason}`
  return `${source_kind}: ${reason}`.replaceAll('_', ' ')
}

function Loading() {
  return (
    <div className={styles.list} aria-busy="true">
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} height="2.75rem" />
      ))}
    </div>
  )
}
