import { useId } from 'react'
import type { PublicPage } from '#shared/publicPages/publicPage.ts'
import { Badge } from '#web/kit/ui/marks/Badge.tsx'
import { Meter } from '#web/kit/ui/charts/Meter.tsx'
import styles from './PublicPage.module.css'

/** A goal as everybody may see it: what it is, how far it is, and until when. */
export function PublicGoal({ goal }: { goal: PublicPage['goals'][number] }) {
  const titleId = useId()
  const { title, percent, status, target_date, published_at } = goal
  return (
    <li aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <Meter label={`Progress of ${title}`} value={percent} max={100} text={`${percent} percent`} />
      <p className={styles.facts}>
        {status === 'achieved' ? <Badge tone="success">Achieved</Badge> : <span>{percent} %</span>}
        {target_date !== null && <span>by {dateInWords(target_date)}</span>}
        <span>public since {dateInWords(published_at)}</span>
      </p>
    </li>
  )
}

/** `3 March 2026`, of a date or an instant. */
function dateInWords(date: string): string {
  return new Date(date).toLocaleDateString('en-GB', { timeZone: 'UTC', dateStyle: 'long' })
}
