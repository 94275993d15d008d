import type { HabitStats } from '#shared/habits/stats.ts'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { isAskedToday } from '#shared/habits/forToday.ts'
import type { Habit } from '#shared/habits/habit.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { Emblem } from '#web/kit/ui/marks/Emblem.tsx'
import { EmptyState } from '#web/kit/ui/loading/EmptyState.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { habits, useArchivedHabits, useHabits } from './data.ts'
import { HabitRow } from './HabitRow.tsx'
import { useHabitStats } from './reports.ts'
import { useHabitPanel } from './useHabitPanel.tsx'
import { useNamed } from './useNamed.ts'
import { CATEGORY_COLORS } from './words.ts'
import styles from './Habits.module.css'
import { isGamified } from '#web/settings/gamification.ts'

/** The habits with what each wants today, how its week went and how strong it is. */
export function DailyHabits() {
  const { rows, ...load } = useHabits()
  const [open, panel] = useHabitPanel()
  useNamed('habit', habits.useRows().rows, (habit) => open({ kind: 'details', habit }))
  const add = (look: 'primary' | 'quiet') => (
    <Button
      look={look}
      size={look === 'quiet' ? 'sm' : 'md'}
      icon={<Plus />}
      onClick={() => open({ kind: 'add' })}
    >
      Add Habit
    </Button>
  )
  return (
    <Card title="Daily Habits & Rituals" aside={rows.length > 0 && add('quiet')}>
      {rows.length > 0 && <Figures rows={rows} />}
      <LoadNote load={load} what="Your habits">
        {rows.length === 0 && (
          <EmptyState title="No habits yet" action={add('primary')}>
            A habit is something small that comes back: a walk, a page, a glass of water.{' '}
            {isGamified() ? 'Its streak and strength are shown here.' : 'Its strength is shown here.'}
          </EmptyState>
        )}
      </LoadNote>
      <ul className={styles.habits}>
        {rows.map((habit) => (
          <HabitRow key={habit.id} habit={habit} />
        ))}
      </ul>
      <Resting />
      {panel}
    </Card>
  )
}

function earnedOf({ longestStreak, totalXpFromHabits }: HabitStats): [name: string, figure: string][] {
  if (longestStreak === null || totalXpFromHabits === null) return []
  return [
    ['Longest streak', longestStreak === 1 ? '1 day' : `${longestStreak} days`],
    ['XP from habits', totalXpFromHabits.toLocaleString('en')],
  ]
}

/** The weekly stats of all habits, and what of today's is done: the same habits as in the line of the dashboard. */
function Figures({ rows }: { rows: readonly Habit[] }) {
  const stats = useHabitStats()
  if (!stats) return null
  const { averageCompletion } = stats
  const ofToday = rows.filter(isAskedToday)
  const done = ofToday.filter(({ completedToday }) => completedToday).length
  const parts: [name: string, figure: string][] = [
    ['Done today', ofToday.length === 0 ? 'Nothing due' : `${done} of ${ofToday.length}`],
    ['Kept this week', averageCompletion === null ? 'Nothing due' : `${averageCompletion} %`],
    ['Missed this week', String(stats.habitsMissedThisWeek)],
    ...(isGamified() ? earnedOf(stats) : []),
  ]
  return (
    <dl className={styles.figures}>
      {parts.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Habits that are archived or deleted, once somebody wants to see them. */
function Resting() {
  const [isShown, setIsShown] = useState(false)
  return (
    <details className={styles.resting} onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}>
      <summary>Archived and deleted habits</summary>
      {isShown && <RestingLists />}
    </details>
  )
}

function RestingLists() {
  const archived = useArchivedHabits()
  const trash = habits.useTrash()
  const { edit, restore } = habits.useActions()
  const known = habits.useRows().rows
  const resting = [
    ...known.filter(({ archived: isArchived }) => isArchived),
    ...archived.rows.filter(({ id }) => !known.some((row) => row.id === id)),
  ]
  return (
    <>
      <LoadNote load={archived} what="Archived habits" />
      <LoadNote load={trash} what="Deleted habits" />
      {archived.state === 'ready' && resting.length + trash.rows.length === 0 && <p>There are none.</p>}
      <ul className={styles.plain}>
        {resting.map((habit) => (
          <RestingHabit
            key={habit.id}
            habit={habit}
            verb="Use again"
            onBack={() => edit(habit.id, { archived: false }, { seen: habit })}
          />
        ))}
        {trash.rows.map((habit) => (
          <RestingHabit key={habit.id} habit={habit} verb="Restore" onBack={() => restore(habit)} />
        ))}
      </ul>
    </>
  )
}

type RestingHabitProps = { habit: Habit; verb: string; onBack: () => void }

function RestingHabit({ habit: { name, icon, category }, verb, onBack }: RestingHabitProps) {
  return (
    <li className={styles.line}>
      <Emblem icon={icon} color={CATEGORY_COLORS[category]} />
      <span className={styles.words} dir="auto">
        {name}
      </span>
      <Button size="sm" aria-label={`${verb}: ${name}`} onClick={onBack}>
        {verb}
      </Button>
    </li>
  )
}
