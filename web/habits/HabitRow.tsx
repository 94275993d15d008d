import {
  Archive,
  CalendarCheck,
  Ellipsis,
  Import,
  Pause,
  Pencil,
  Play,
  SkipForward,
  Trash2,
} from 'lucide-react'
import { useState } from 'react'
import { mondayFirst } from '#shared/habits/figures.ts'
import { isForToday } from '#shared/habits/forToday.ts'
import type { Habit } from '#shared/habits/habit.ts'
import { ruleInWords } from '#shared/habits/inWords.ts'
import { addDays, weekOf } from '#shared/time/civil.ts'
import { datesOf } from '#shared/time/dateRange.ts'
import { dayName } from '#shared/time/format.ts'
import { useProfile } from '#web/profile/data.ts'
import { useToday } from '#web/profile/today.ts'
import { streakTone } from '#web/progress/streakTone.ts'
import { Confirm } from '#web/kit/ui/overlays/Confirm.tsx'
import { Emblem } from '#web/kit/ui/marks/Emblem.tsx'
import { Menu } from '#web/kit/ui/overlays/Menu.tsx'
import { Meter } from '#web/kit/ui/charts/Meter.tsx'
import { WeekStrip } from '#web/kit/ui/charts/WeekStrip.tsx'
import { CompleteButton } from './CompleteButton.tsx'
import { habits, saidToday, useCheckInActions } from './data.ts'
import type { HabitPanel } from './HabitPanels.tsx'
import { useHabitPanel } from './useHabitPanel.tsx'
import {
  CATEGORY_COLORS,
  neverTwiceInWords,
  periodInWords,
  progressInWords,
  streakInWords,
  strengthInWords,
} from './words.ts'
import styles from './Habits.module.css'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'
import { isGamified } from '#web/settings/gamification.ts'

/** One habit: what it wants, its week, its streak and strength, and what can be done with it. */
export function HabitRow({ habit }: { habit: Habit }) {
  const [open, panel] = useHabitPanel()
  const [isDeleting, setIsDeleting] = useState(false)
  const { remove } = habits.useActions()
  const today = useToday()
  const { id, name, icon, category } = habit
  return (
    <li className={styles.habit} data-done={habit.completedToday || undefined}>
      <Emblem icon={icon} color={CATEGORY_COLORS[category]} />
      <div className={styles.words}>
        <button
          type="button"
          className={styles.name}
          dir="auto"
          onClick={() => open({ kind: 'details', habit })}
        >
          {name}
        </button>
        <Facts habit={habit} />
      </div>
      <Week habit={habit} />
      <Streak habit={habit} />
      <span className={styles.actions}>
        <CompleteButton habit={habit} onOpen={() => open({ kind: 'checkIn', habit, date: today })} />
        <RowMenu habit={habit} onOpen={open} onDelete={() => setIsDeleting(true)} />
      </span>
      {panel}
      <Confirm
        title={`Delete “${name}”?`}
        open={isDeleting}
        confirmLabel="Delete"
        danger
        onConfirm={() => remove(id)}
        onClose={() => setIsDeleting(false)}
      >
        {isGamified() && 'The XP that it earned stays. '}You can restore the habit for 30 days.
      </Confirm>
    </li>
  )
}

function Facts({ habit }: { habit: Habit }) {
  const { kind, unit, targetTime, duration, days_since } = habit
  const rule = ruleInWords(kind, habit, unit)
  const time = targetTime ? ` · ${shownTime(targetTime)}, ${duration} min` : ''
  const [progress, period, never] = [progressInWords(habit), periodInWords(habit), neverTwiceInWords(habit)]
  return (
    <>
      <small>
        {rule}
        {time}
      </small>
      {progress && !period && <small>Today: {progress}</small>}
      {period && <small>{period}</small>}
      {days_since !== null && <small>{days_since === 1 ? '1 day' : `${days_since} days`} without</small>}
      {never && <small className={styles.never}>{never}</small>}
    </>
  )
}

function Week({ habit }: { habit: Habit }) {
  const today = useToday()
  const { week_start } = useProfile()
  const marks = new Map(
    mondayFirst({ today, weekStart: week_start }).map((date, at) => [date, habit.weekly_marks[at] ?? 'none']),
  )
  const days = datesOf(weekOf(today, week_start)).map((date) => ({
    date,
    name: dayName(date).slice(0, 3),
    state: markOf(habit, marks.get(date) ?? 'none', date === today),
    today: date === today,
  }))
  return (
    <div className={styles.week}>
      <WeekStrip label={`This week of ${habit.name}`} days={days} />
    </div>
  )
}

type Mark = Habit['weekly_marks'][number]

/** A quota asks for a date at the end of its period alone; today is open for it all the same, as in the calendar. */
function markOf(habit: Habit, mark: Mark, isToday: boolean): Mark {
  return isToday && mark === 'none' && isForToday(habit) ? 'open' : mark
}

function Streak({ habit }: { habit: Habit }) {
  const { name, streak, best_streak, streak_unit, strength, start_date } = habit
  const today = useToday()
  const words = strengthInWords(habit, today)
  return (
    <dl className={styles.streak}>
      {isGamified() && streak !== null && (
        <div>
          <dt>Streak</dt>
          <dd
            data-tone={streakTone(streak)}
            title={`Best: ${streakInWords(best_streak ?? streak, streak_unit)}`}
          >
            {streakInWords(streak, streak_unit)}
          </dd>
        </div>
      )}
      <div>
        <dt>Strength</dt>
        {start_date < today ? (
          <dd>
            {strength}
            <Meter label={`Strength of ${name}`} value={strength} max={100} text={words} />
          </dd>
        ) : (
          <dd>
            <small>{words}</small>
          </dd>
        )}
      </div>
    </dl>
  )
}

type RowMenuProps = { habit: Habit; onOpen: (panel: HabitPanel) => void; onDelete: () => void }

function RowMenu({ habit, onOpen, onDelete }: RowMenuProps) {
  const { edit } = habits.useActions()
  const { check } = useCheckInActions()
  const today = useToday()
  const { id, name, pauses, skipped_today } = habit
  const isPaused = pauses.some(({ from, to }) => from <= today && (to === null || today <= to))
  const skip = () =>
    check(habit, today, skipped_today ? null : { value: null, skipped: true }, saidToday(habit))
  const pause = () =>
    edit(id, { pauses: isPaused ? ended(pauses, today) : [...pauses, { from: today, to: null }] })
  const archive = () => edit(id, { archived: true })
  return (
    <Menu
      label={`More for ${name}`}
      trigger={<Ellipsis />}
      items={[
        ...(isPaused
          ? []
          : [
              {
                label: 'Check in…',
                icon: <CalendarCheck />,
                onSelect: () => onOpen({ kind: 'checkIn', habit, date: today }),
              },
              {
                label: skipped_today ? 'Do not skip today' : 'Skip today',
                icon: <SkipForward />,
                onSelect: skip,
              },
            ]),
        {
          label: isPaused ? 'Go on from today' : 'Pause from today',
          icon: isPaused ? <Play /> : <Pause />,
          onSelect: pause,
        },
        'line',
        { label: 'Edit…', icon: <Pencil />, onSelect: () => onOpen({ kind: 'edit', habit }) },
        { label: 'Import dates…', icon: <Import />, onSelect: () => onOpen({ kind: 'import', habit }) },
        { label: 'Archive', icon: <Archive />, onSelect: archive },
        { label: 'Delete…', icon: <Trash2 />, danger: true, onSelect: onDelete },
      ]}
    />
  )
}

/** The pauses without today and what would follow it. */
function ended(pauses: Habit['pauses'], today: string): Habit['pauses'] {
  return pauses.flatMap((pause) => {
    const { from, to } = pause
    if (from > today || (to !== null && to < today)) return [pause]
    return from < today ? [{ from, to: addDays(today, -1) }] : []
  })
}
