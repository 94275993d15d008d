import { type ComponentType, useState } from 'react'
import type { OwnPoints } from '#shared/league/leaderboard.ts'
import { DAY_POINTS, GROUP_POINTS } from '#shared/league/points.ts'
import { dayInShort } from '#shared/time/format.ts'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { useOwnPoints } from './data.ts'
import styles from './HowPointsWork.module.css'

type TitleProps = { Title: ComponentType<{ taskId: string; otherwise: string }> }

/** The rule of points, and the person's own ledger of a week by it. Loaded when it is opened. */
export function HowPointsWork({ week, Title }: TitleProps & { week: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.how} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>How points work</summary>
      <ul className={styles.rules}>
        <li>A task or habit brings as many points as XP, at most {GROUP_POINTS} a day.</li>
        <li>All of a day brings at most {DAY_POINTS}, and a week is the sum of its days.</li>
        <li>
          A task counts once it is 60 seconds old or has 60 seconds on its timer. A habit counts unless you
          enter it on a later day. Goals bring XP, but no points.
        </li>
        <li>A week runs from Monday to Sunday. It is final on the Tuesday after it, at 12:00 UTC.</li>
      </ul>
      {isOpen && <Replay week={week} Title={Title} />}
    </details>
  )
}

function Replay({ week, Title }: TitleProps & { week: string }) {
  const { points, load } = useOwnPoints(week)
  const days = points?.days.filter(({ groups }) => groups.length > 0) ?? []
  return (
    <LoadNote load={load} what="Your points">
      <h3>Your points of this week: {points?.total.toLocaleString('en')}</h3>
      {days.length === 0 && <p>No points yet this week.</p>}
      {days.map((day) => (
        <Day key={day.date} day={day} Title={Title} />
      ))}
    </LoadNote>
  )
}

function Day({ day: { date, points, groups }, Title }: TitleProps & { day: OwnPoints['days'][number] }) {
  const sum = groups.reduce((all, group) => all + group.points, 0)
  return (
    <section className={styles.day} aria-label={dayInShort(date)}>
      <h4>
        {dayInShort(date)}
        <span>
          {sum > points && `${sum} → `}
          {points} points
        </span>
      </h4>
      <ul>
        {groups.map((group) => (
          <li key={`${group.source_id} ${group.eligible}`}>
            <span>
              {group.source_kind === 'task' ? (
                <Title taskId={group.source_id} otherwise="A task" />
              ) : (
                (KINDS[group.source_kind] ?? group.source_kind)
              )}
            </span>
            <span>
              {group.amount} XP → {group.points}
              {!group.eligible && ', does not count'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const KINDS: Record<string, string> = {
  habit: 'A habit',
  goal: 'A goal',
  achievement: 'An achievement',
  challenge: 'A challenge',
}
