import type { RuleParts } from '#shared/tasks/repeating/repeatRule.ts'
import { dayOfMonth, dayOfWeek } from '#shared/time/civil.ts'
import { ordinal, WEEKDAY_NAMES } from '#shared/time/names.ts'
import { useProfile } from '#web/profile/data.ts'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { WeekdayToggles } from '#web/kit/ui/fields/WeekdayToggles.tsx'
import styles from './RepeatField.module.css'

type RepeatDaysProps = { parts: RuleParts; date: string; onChange: (next: Partial<RuleParts>) => void }

const NTHS = [
  { value: '1', label: 'first' },
  { value: '2', label: 'second' },
  { value: '3', label: 'third' },
  { value: '4', label: 'fourth' },
  { value: '5', label: 'fifth' },
  { value: '-1', label: 'last' },
]
const MONTH_DAYS = [
  ...Array.from({ length: 31 }, (_, index) => ({ value: String(index + 1), label: ordinal(index + 1) })),
  { value: '-1', label: 'last day' },
]
const WEEKDAYS = WEEKDAY_NAMES.map((label, day) => ({ value: String(day), label }))
const BY_DAY = 'day'
const BY_WEEKDAY = 'weekday'

/** Which days of its unit a rule names: weekdays of a week, one day of a month. */
export function RepeatDays(props: RepeatDaysProps) {
  const { frequency, positions } = props.parts
  if (frequency === 'WEEKLY') return <WeekDays {...props} />
  return frequency === 'MONTHLY' && positions.length === 0 ? <DayOfMonth {...props} /> : null
}

function WeekDays({ parts, onChange }: RepeatDaysProps) {
  const { week_start: weekStart } = useProfile()
  return (
    <WeekdayToggles
      legend="On these days"
      days={parts.weekdays.map(({ day }) => day)}
      weekStart={weekStart}
      onChange={(days) => {
        if (days.length > 0) onChange({ weekdays: days.map((day) => ({ day, nth: null })) })
      }}
    />
  )
}

function DayOfMonth({ parts, date, onChange }: RepeatDaysProps) {
  const weekday = parts.weekdays[0]
  const ownNth = Math.min(4, Math.ceil(dayOfMonth(date) / 7)) // few months have a fifth
  const { day = dayOfWeek(date), nth = ownNth } = weekday ?? {}
  const byWeekday = (next: { day?: number; nth?: number | null }) =>
    onChange({ monthDays: [], weekdays: [{ day, nth: nth ?? 1, ...next }] })
  return (
    <div className={styles.pair}>
      <Choice
        label="On"
        value={weekday ? BY_WEEKDAY : BY_DAY}
        options={[
          { value: BY_DAY, label: 'a day of the month' },
          { value: BY_WEEKDAY, label: 'a weekday of the month' },
        ]}
        onChange={(event) =>
          event.target.value === BY_DAY
            ? onChange({ weekdays: [], monthDays: [dayOfMonth(date)] })
            : byWeekday({})
        }
      />
      {weekday ? (
        <div className={styles.pair}>
          <Choice
            label="Which"
            value={String(nth ?? 1)}
            options={NTHS}
            onChange={(event) => byWeekday({ nth: Number(event.target.value) })}
          />
          <Choice
            label="Weekday"
            value={String(day)}
            options={WEEKDAYS}
            onChange={(event) => byWeekday({ day: Number(event.target.value) })}
          />
        </div>
      ) : (
        <Choice
          label="Day"
          value={String(parts.monthDays[0] ?? 1)}
          options={MONTH_DAYS}
          onChange={(event) => onChange({ monthDays: [Number(event.target.value)] })}
        />
      )}
    </div>
  )
}
