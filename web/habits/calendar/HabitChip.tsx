import { Check, SkipForward } from 'lucide-react'
import { isTooOld } from '#shared/habits/checkIn.ts'
import { amountInWords } from '#shared/habits/inWords.ts'
import { dayInWords } from '#shared/time/format.ts'
import { useCheckInActions } from '../data.ts'
import type { HabitOnDate } from '../days.ts'
import type { HabitPanel } from '../HabitPanels.tsx'
import { CATEGORY_COLORS } from '../words.ts'
import styles from './HabitChip.module.css'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

type HabitChipProps = {
  on: HabitOnDate
  today: string
  /** On one line of the day's lane, as a box at its time, or as a row of the agenda. */
  form: 'chip' | 'box' | 'line'
  onOpen: (panel: HabitPanel) => void
}

/** A habit in the calendar: a press checks it in, takes that back, or opens the number pad. Dates to come show its details. */
export function HabitChip({ on, today, form, onOpen }: HabitChipProps) {
  const { check } = useCheckInActions()
  const { habit, date, done, skipped, value } = on
  const { name, kind, category, targetTime } = habit
  const isTap = kind === 'yes_no' || kind === 'quit'
  const canSet = date <= today && !isTooOld(date, today)
  const said = value === null && !skipped ? null : { value, skipped }
  const press = () => {
    if (!canSet) onOpen({ kind: 'details', habit })
    else if (!isTap || skipped || (kind === 'quit' && (value ?? 0) > 0))
      onOpen({ kind: 'checkIn', habit, date })
    else if (done) check(habit, date, kind === 'quit' ? null : { value: 0, skipped: false }, said)
    else check(habit, date, { value: kind === 'quit' ? 0 : 1, skipped: false }, said)
  }
  const facts = [form === 'line' && targetTime && shownTime(targetTime), progress(on)]
    .filter(Boolean)
    .join(' · ')
  return (
    <button
      type="button"
      className={styles.habit}
      data-form={form}
      data-color={CATEGORY_COLORS[category]}
      data-done={done || undefined}
      data-habit={habit.id}
      aria-label={inWords(on, facts, { today, canSet })}
      onClick={press}
    >
      <span className={styles.mark} aria-hidden="true">
        {done ? <Check /> : skipped ? <SkipForward /> : null}
      </span>
      <span className={styles.name} dir="auto">
        {name}
      </span>{' '}
      {facts && <span className={styles.amount}>{facts}</span>}
    </button>
  )
}

/** What is done of it, as it is written: `3/8 glasses`. */
function progress({ habit: { kind, target, unit }, value }: HabitOnDate): string | null {
  if (kind !== 'count' && kind !== 'minutes') return null
  return `${(value ?? 0).toLocaleString('en')}/${amountInWords(kind, target ?? 0, unit)}`
}

/** What a press does, with all that the chip shows in the same words. */
function inWords(
  { habit, date, done, skipped, value }: HabitOnDate,
  facts: string,
  { today, canSet }: { today: string; canSet: boolean },
): string {
  const { name, kind } = habit
  const shown = facts ? `${name} ${facts}` : name
  const when = date === today ? '' : `, ${dayInWords(date)}`
  if (!canSet) return `${shown}${done ? ', done' : ''}${when}`
  if (skipped) return `${shown}, skipped${when}. Change`
  if (kind === 'count' || kind === 'minutes') return `Check in ${shown}${when}`
  if (kind === 'quit' && (value ?? 0) > 0) return `${shown}, slipped${when}. Change`
  if (kind === 'quit' && !done) return `I stayed off it${when || ' today'}: ${shown}`
  return done ? `${shown}, done${when}. Take back` : `Complete ${shown}${when}`
}
