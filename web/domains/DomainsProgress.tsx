import { Suspense, useState } from 'react'
import type { Domain } from '#shared/domains/domain.ts'
import { datesOfFigures } from '#shared/domains/figures.ts'
import { PATHS } from '#shared/paths.ts'
import { dayInShort, dayName } from '#shared/time/format.ts'
import { Link } from '#web/kit/navigation.tsx'
import { useToday } from '#web/profile/today.ts'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { Emblem } from '#web/kit/ui/marks/Emblem.tsx'
import { ErrorState } from '#web/kit/ui/loading/ErrorState.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { Skeleton } from '#web/kit/ui/loading/Skeleton.tsx'
import { useIsOffline } from '#web/kit/ui/loading/useIsOffline.ts'
import { WeekBars } from '#web/kit/ui/charts/WeekBars.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import { domains } from './data.ts'
import styles from './Domains.module.css'

const ManageDomainsDialog = partOnDemand(
  async () => (await import('./ManageDomainsDialog.tsx')).ManageDomainsDialog,
)

const TONES = { Excellent: 'success', Good: 'info', 'Needs Focus': 'warning' } as const

/** How the last seven days went in each part of the person's life. */
export function DomainsProgress() {
  const { rows, ...load } = domains.useRows()
  const { state, retry } = load
  const isOffline = useIsOffline()
  const [isManaging, setIsManaging] = useState(false)
  if (state === 'failed' && !isOffline)
    return (
      <ErrorState title="Your life domains could not be loaded" onRetry={retry}>
        The server cannot be reached right now.
      </ErrorState>
    )
  return (
    <Card
      title="Life Domains Progress"
      aside={
        <Button size="sm" onClick={() => setIsManaging(true)}>
          Manage Domains
        </Button>
      }
    >
      <p className={styles.note}>
        The average of your last 7 days. Each day counts the same, however much was due.
      </p>
      {isOffline && <LoadNote load={load} what="Your life domains" />}
      {state === 'loading' && !isOffline && <Skeleton height="12rem" shape="block" />}
      <ul className={styles.list}>
        {rows.map((domain) => (
          <DomainRow key={domain.id} domain={domain} />
        ))}
      </ul>
      <Suspense>{isManaging && <ManageDomainsDialog onClose={() => setIsManaging(false)} />}</Suspense>
    </Card>
  )
}

function DomainRow({ domain }: { domain: Domain }) {
  const { name, completed, total, weekly_average, label } = domain
  return (
    <li className={styles.row}>
      <Emblem {...domain} />
      <span className={styles.words}>
        <strong dir="auto">{name}</strong>
        <Link to={PATHS.goals} className={styles.goals}>
          {completed}/{total} goals
        </Link>
      </span>
      <WeekOf domain={domain} />
      <span className={styles.average}>
        {label ? (
          <>
            <span>{weekly_average} %</span>
            <Badge tone={TONES[label]}>{label}</Badge>
          </>
        ) : (
          <small>Nothing due in 7 days</small>
        )}
      </span>
    </li>
  )
}

function WeekOf({ domain: { weeklyProgress, weekly_due, color } }: { domain: Domain }) {
  const days = datesOfFigures(useToday()).map((date, day) => {
    const [due = 0, percent = 0] = [weekly_due[day], weeklyProgress[day]]
    const words = due ? `${dayInShort(date)}: ${percent} % of ${due} due` : `${dayInShort(date)}: nothing due`
    return { date, percent: due ? percent : null, label: dayName(date).slice(0, 1), words }
  })
  return <WeekBars days={days} color={color} />
}
