import type { RitualFacts } from '#shared/rituals/ritual.ts'
import { minutesInWords } from '#shared/time/format.ts'
import styles from './Rituals.module.css'
import { isGamified } from '#web/settings/gamification.ts'

/** How a day or a week went. What there was nothing of is left out. */
export function FactLine({ facts }: { facts: RitualFacts }) {
  const { completed, total, habits_kept, habits_due, xp, focus_seconds, goals_at_risk } = facts
  const focus = Math.floor(focus_seconds / 60)
  const rows: [string, string][] = [
    ['Tasks', total === 0 ? 'None were due' : `${completed} of ${total} done`],
    ...(habits_due > 0 ? [['Habits', `${habits_kept} of ${habits_due} kept`] as [string, string]] : []),
    ...(xp !== 0 && isGamified() ? [['Earned', `${xp} XP`] as [string, string]] : []),
    ...(focus > 0 ? [['Focus', minutesInWords(focus)] as [string, string]] : []),
    ...(goals_at_risk > 0 ? [['Goals', `${goals_at_risk} at risk`] as [string, string]] : []),
  ]
  return (
    <dl className={styles.facts}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
