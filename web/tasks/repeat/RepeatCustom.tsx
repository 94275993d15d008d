import {
  buildRule,
  type Frequency,
  inWeeksFrom,
  plainRule,
  readRule,
  type RuleParts,
} from '#shared/tasks/repeating/repeatRule.ts'
import type { Recurrence } from '#shared/tasks/repeating/recurrence.ts'
import { dayOfMonth, dayOfWeek, monthNumber } from '#shared/time/civil.ts'
import { useProfile } from '#web/profile/data.ts'
import { Choice, type Option } from '#web/kit/ui/fields/Choice.tsx'
import { RepeatDays } from './RepeatDays.tsx'
import { RepeatEnd } from './RepeatEnd.tsx'
import { RepeatNumber } from './RepeatNumber.tsx'
import styles from './RepeatField.module.css'

type RepeatCustomProps = { value: Recurrence; date: string; onChange: (value: Recurrence) => void }

const UNITS: readonly (Option & { value: Frequency })[] = [
  { value: 'DAILY', label: 'days' },
  { value: 'WEEKLY', label: 'weeks' },
  { value: 'MONTHLY', label: 'months' },
  { value: 'YEARLY', label: 'years' },
]
const COUNTED_FROM: readonly (Option & { value: Recurrence['from'] })[] = [
  { value: 'schedule', label: 'the planned date' },
  { value: 'completion', label: 'the day I complete it' },
]

/** Every part of a rule, each with a control of its own. */
export function RepeatCustom({ value, date, onChange }: RepeatCustomProps) {
  const parts = readRule(value.rrule) ?? plainRule('WEEKLY')
  const { week_start } = useProfile()
  const change = (next: Partial<RuleParts>) =>
    onChange({ ...value, rrule: buildRule(inWeeksFrom({ ...parts, ...next }, week_start)) })
  return (
    <fieldset className={styles.custom}>
      <legend>Custom repetition</legend>
      <div className={styles.pair}>
        <RepeatNumber
          label="Every"
          value={parts.interval}
          most={999}
          onChange={(interval) => change({ interval })}
        />
        <Choice
          label="Unit"
          value={parts.frequency}
          options={UNITS}
          onChange={(event) => {
            const unit = UNITS.find((one) => one.value === event.target.value)
            if (unit)
              change({
                ...plainRule(unit.value, parts.interval),
                ...daysOf(unit.value, date),
                ends: parts.ends,
              })
          }}
        />
      </div>
      <RepeatDays parts={parts} date={date} onChange={change} />
      <RepeatEnd ends={parts.ends} date={date} onChange={(ends) => change({ ends })} />
      <Choice
        label="Count from"
        value={value.from}
        options={COUNTED_FROM}
        onChange={(event) => {
          const from = COUNTED_FROM.find((one) => one.value === event.target.value)
          if (from) onChange({ ...value, from: from.value })
        }}
      />
    </fieldset>
  )
}

/** The days that a unit begins with: those of the task's own date. */
function daysOf(frequency: Frequency, date: string): Partial<RuleParts> {
  switch (frequency) {
    case 'DAILY':
      return {}
    case 'WEEKLY':
      return { weekdays: [{ day: dayOfWeek(date), nth: null }] }
    case 'MONTHLY':
      return { monthDays: [dayOfMonth(date)] }
    case 'YEARLY':
      return { months: [monthNumber(date)], monthDays: [dayOfMonth(date)] }
  }
}
