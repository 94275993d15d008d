import { Suspense, useState } from 'react'
import { describeRule, offerLike, repeatPresets } from '#shared/tasks/repeating/repeat.ts'
import { firstDate } from '#shared/tasks/firstDate.ts'
import { readRule } from '#shared/tasks/repeating/repeatRule.ts'
import { secondDate } from '#shared/tasks/repeating/rule.ts'
import type { Recurrence } from '#shared/tasks/repeating/recurrence.ts'
import { shortDay } from '#shared/time/names.ts'
import { useToday } from '#web/profile/today.ts'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { partOnDemand } from '#web/kit/ui/loading/partOnDemand.tsx'
import styles from './RepeatField.module.css'

type RepeatFieldProps = {
  value: Recurrence | null
  /** The task's date, from which the offers are made; without one nothing can repeat. */
  date: string | null
  onChange: (value: Recurrence | null) => void
}

const RepeatCustom = partOnDemand(async () => (await import('./RepeatCustom.tsx')).RepeatCustom)
const NONE = 'none'
const CUSTOM = 'custom'

/** How a task repeats: the usual ways for its date in one list, any other way below it, and the choice in words. */
export function RepeatField({ value, date, onChange }: RepeatFieldProps) {
  const [opened, setOpened] = useState(false)
  const today = useToday()
  if (date === null)
    return (
      <Choice
        label="Repeat"
        hint="Choose a date first"
        disabled
        options={[{ value: NONE, label: 'Does not repeat' }]}
      />
    )
  const presets = repeatPresets(date)
  const offer = value?.from === 'schedule' ? offerLike(value.rrule, date) : null
  const isCustom = value !== null && (opened || offer === null)

  const choose = (chosen: string) => {
    setOpened(chosen === CUSTOM)
    if (chosen === NONE) onChange(null)
    else if (chosen !== CUSTOM) onChange({ rrule: chosen, from: 'schedule' })
    else onChange(value ?? { rrule: presets[2]?.rrule ?? 'FREQ=WEEKLY', from: 'schedule' })
  }
  return (
    <div className={styles.repeat}>
      <Choice
        label="Repeat"
        value={value === null ? NONE : isCustom || offer === null ? CUSTOM : offer.rrule}
        options={[
          { value: NONE, label: 'Does not repeat' },
          ...presets.map(({ rrule, label }) => ({ value: rrule, label })),
          { value: CUSTOM, label: 'Custom…' },
        ]}
        onChange={(event) => choose(event.target.value)}
      />
      {isCustom && <output className={styles.words}>{inWords(value, date, today)}</output>}
      {isCustom && (
        <Suspense fallback={<output>Loading</output>}>
          <RepeatCustom value={value} date={date} onChange={onChange} />
        </Suspense>
      )}
    </div>
  )
}

/** The rule in words; where it does not name the task's own date, also the date on which the second occurrence comes. */
function inWords(value: Recurrence, date: string, today: string): string {
  const words = describeRule(value, today)
  const parts = readRule(value.rrule)
  const isNamed = parts === null || firstDate(parts, date) === date
  // Counted from completion, it depends on the day of that.
  const second = isNamed || value.from === 'completion' ? null : secondDate(value.rrule, date)
  return second === null
    ? words
    : `${words}. After ${shortDay(date, today)} it comes on ${shortDay(second, today)}.`
}
