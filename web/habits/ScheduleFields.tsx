import { useId } from 'react'
import type { Habit } from '#shared/habits/habit.ts'
import { isTotal, type Schedule } from '#shared/habits/schedule.ts'
import { dayOfMonth, dayOfWeek, daysInMonth } from '#shared/time/civil.ts'
import { MONTH_NAMES, ordinal, WEEKDAY_NAMES } from '#shared/time/names.ts'
import { useToday } from '#web/profile/today.ts'
import { Checkbox } from '#web/kit/ui/fields/Checkbox.tsx'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import type { FormPart } from './habitForm.ts'
import { NumberField } from './NumberField.tsx'
import styles from './Habits.module.css'

/** When a habit is due: one of eleven schedules with its numbers, perhaps in a season only. */
export function ScheduleFields({ form, errorOf, onChange }: FormPart) {
  const today = useToday()
  const { schedule, kind, aim } = form
  const { season } = schedule
  const set = (next: Schedule) => onChange({ schedule: { ...next, ...(season && { season }) } })
  return (
    <fieldset className={styles.form}>
      <legend className={styles.legend}>When</legend>
      <div className={styles.pair}>
        <Choice
          label="Schedule"
          options={SCHEDULES.filter(([type]) => fits(type, kind, aim)).map(([value, label]) => ({
            value,
            label,
          }))}
          value={schedule.type}
          error={errorOf('schedule')}
          onChange={({ target }) => set(begin(target.value as Schedule['type'], today))}
        />
        <Numbers schedule={schedule} onChange={set} />
      </div>
      {schedule.type === 'weekdays' && (
        <Days
          label="Days"
          days={[1, 2, 3, 4, 5, 6, 0].map((day) => [day, WEEKDAY_NAMES[day]?.slice(0, 3) ?? ''])}
          chosen={schedule.days}
          onChange={(days) => set({ ...schedule, days })}
        />
      )}
      {schedule.type === 'monthly' && (
        <Days
          label="Days of the month"
          days={[...Array.from({ length: 31 }, (_, day): Day => [day + 1, String(day + 1)]), [-1, 'Last']]}
          chosen={schedule.days}
          onChange={(days) => set({ ...schedule, days })}
        />
      )}
      <Season schedule={schedule} onChange={(next) => onChange({ schedule: next })} />
    </fieldset>
  )
}

const SCHEDULES: readonly [Schedule['type'], string][] = [
  ['daily', 'Every day'],
  ['weekdays', 'On days of the week'],
  ['times_per_week', 'Times a week'],
  ['times_per_month', 'Times a month'],
  ['times_per_days', 'Times in a number of days'],
  ['every_n_days', 'Every so many days'],
  ['after_done', 'Days after it was done'],
  ['monthly', 'On days of the month'],
  ['monthly_weekday', 'On a weekday of the month'],
  ['total_per_week', 'A total each week'],
  ['total_per_month', 'A total each month'],
]

/** Whether a schedule goes with a kind and its aim (docs/rules/habits.md, Habits). */
export function fits(type: Schedule['type'], kind: Habit['kind'], aim: Habit['aim']): boolean {
  if (kind === 'quit') return type === 'daily'
  if (kind === 'yes_no') return !isTotal({ type } as Schedule)
  return aim === 'at_least' || ['daily', 'weekdays', 'total_per_week', 'total_per_month'].includes(type)
}

/** A schedule of a type with numbers to begin with. */
function begin(type: Schedule['type'], today: string): Schedule {
  switch (type) {
    case 'weekdays':
      return { type, days: [1, 2, 3, 4, 5] }
    case 'every_n_days':
    case 'after_done':
      return { type, n: 3 }
    case 'monthly':
      return { type, days: [dayOfMonth(today)] }
    case 'monthly_weekday':
      return { type, weekday: dayOfWeek(today), nth: 1 }
    case 'times_per_week':
      return { type, times: 3 }
    case 'times_per_month':
      return { type, times: 4 }
    case 'times_per_days':
      return { type, times: 3, days: 7 }
    case 'daily':
    case 'total_per_week':
    case 'total_per_month':
      return { type }
  }
}

type PartProps = { schedule: Schedule; onChange: (schedule: Schedule) => void }

function Numbers({ schedule, onChange }: PartProps) {
  switch (schedule.type) {
    case 'every_n_days':
    case 'after_done':
      return <NumberField label="Days" value={schedule.n} onChange={(n) => onChange({ ...schedule, n })} />
    case 'times_per_week':
    case 'times_per_month':
      return (
        <NumberField
          label="Times"
          value={schedule.times}
          onChange={(times) => onChange({ ...schedule, times })}
        />
      )
    case 'times_per_days':
      return (
        <>
          <NumberField
            label="Times"
            value={schedule.times}
            onChange={(times) => onChange({ ...schedule, times })}
          />
          <NumberField
            label="In days"
            value={schedule.days}
            onChange={(days) => onChange({ ...schedule, days })}
          />
        </>
      )
    case 'monthly_weekday':
      return (
        <>
          <Choice
            label="Which"
            options={[1, 2, 3, 4, 5, -1].map((nth) => ({
              value: String(nth),
              label: nth < 0 ? 'Last' : ordinal(nth),
            }))}
            value={String(schedule.nth)}
            onChange={({ target }) => onChange({ ...schedule, nth: Number(target.value) })}
          />
          <Choice
            label="Weekday"
            options={WEEKDAY_NAMES.map((label, day) => ({ value: String(day), label }))}
            value={String(schedule.weekday)}
            onChange={({ target }) => onChange({ ...schedule, weekday: Number(target.value) })}
          />
        </>
      )
    case 'daily':
    case 'weekdays':
    case 'monthly':
    case 'total_per_week':
    case 'total_per_month':
      return null
  }
}

/** Two days of every year, outside of which it is not due. */
function Season({ schedule, onChange }: PartProps) {
  const { season } = schedule
  return (
    <>
      <Checkbox
        label="Only in a season of the year"
        checked={season !== undefined}
        onChange={({ target }) => {
          const { season: _, ...always } = schedule
          const next = target.checked ? { ...always, season: { from: '04-01', to: '09-30' } } : always
          onChange(next)
        }}
      />
      {season && (
        <div className={styles.pair}>
          <MonthDay
            label="Season from"
            value={season.from}
            onChange={(from) => onChange({ ...schedule, season: { ...season, from } })}
          />
          <MonthDay
            label="Season to"
            value={season.to}
            onChange={(to) => onChange({ ...schedule, season: { ...season, to } })}
          />
        </div>
      )}
    </>
  )
}

type Day = [day: number, name: string]
type DaysProps = {
  label: string
  days: readonly Day[]
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}

/** Several of some days. */
function Days({ label, days, chosen, onChange }: DaysProps) {
  return (
    <fieldset className={styles.days}>
      <legend>{label}</legend>
      {days.map(([day, name]) => (
        <label key={day}>
          <input
            type="checkbox"
            checked={chosen.includes(day)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, day] : chosen.filter((each) => each !== day))
            }
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}

type MonthDayProps = { label: string; value: string; onChange: (value: string) => void }

/** A day of every year, `MM-DD`. */
function MonthDay({ label, value, onChange }: MonthDayProps) {
  const id = useId()
  const [month = '01', day = '01'] = value.split('-')
  const set = (nextMonth: string, nextDay: string) => {
    const last = daysInMonth(`2024-${nextMonth}-01`) // a leap year has every day of the year
    const kept = Math.min(last, Math.max(1, Number(nextDay) || 1))
    onChange(`${nextMonth}-${String(kept).padStart(2, '0')}`)
  }
  return (
    <div className={styles.pair}>
      <Choice
        id={id}
        label={label}
        options={MONTH_NAMES.map((name, at) => ({ value: String(at + 1).padStart(2, '0'), label: name }))}
        value={month}
        onChange={({ target }) => set(target.value, day)}
      />
      <NumberField
        label={`Day (${label.toLowerCase()})`}
        value={Number(day)}
        onChange={(next) => set(month, String(next))}
      />
    </div>
  )
}
