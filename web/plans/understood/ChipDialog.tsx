import { type ReactNode, useId, useState } from 'react'
import type { GoalAnswers } from '#shared/planning/goalAnswers.ts'
import type { Understood } from '#shared/planning/understood.ts'
import { useProfile } from '#web/profile/data.ts'
import { useToday } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { WeekdayToggles } from '#web/kit/ui/fields/WeekdayToggles.tsx'
import { BetweenFields } from './BetweenFields.tsx'
import { type ChipField, CHIP_NAMES } from './chips.ts'
import { NumberField } from './NumberField.tsx'
import { OwnDaysFields } from './OwnDaysFields.tsx'
import styles from './Chips.module.css'

type ChipDialogProps = {
  field: ChipField
  understood: Understood
  onApply: (part: GoalAnswers) => void
  onClose: () => void
}

/** Changes one fact of what was understood; the plan is then made anew. */
export function ChipDialog({ field, understood, onApply, onClose }: ChipDialogProps) {
  const id = useId()
  const [part, setPart] = useState<GoalAnswers | null>({})
  return (
    <Dialog
      title={CHIP_NAMES[field]}
      width="narrow"
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" type="submit" form={id} disabled={part === null}>
            Plan it so
          </Button>
        </>
      }
    >
      <Form
        id={id}
        className={styles.form}
        onSubmit={() => {
          if (part === null) return
          if (Object.keys(part).length === 0) onClose()
          else onApply(part)
        }}
      >
        <FieldOf field={field} understood={understood} onChange={setPart} />
      </Form>
    </Dialog>
  )
}

type FieldOfProps = {
  field: ChipField
  understood: Understood
  /** The answer as it is typed; null while it is none. */
  onChange: (part: GoalAnswers | null) => void
}

function FieldOf({ field, understood, onChange }: FieldOfProps): ReactNode {
  const { amount, between, level, own_days: own } = understood
  const date = (name: 'deadline' | 'starts_on') => (
    <DateField
      label={CHIP_NAMES[field]}
      date={understood[name]}
      onChange={(typed) => onChange(typed === null ? null : { [name]: typed })}
    />
  )
  const minutes = (name: 'minutes' | 'weekly_minutes' | 'total_minutes', most: number) => (
    <NumberField
      label={`${CHIP_NAMES[field]} (minutes)`}
      value={understood[name]}
      most={most}
      onChange={(typed) => onChange(typed === null ? null : { [name]: typed })}
    />
  )
  switch (field) {
    case 'deadline':
      return date('deadline')
    case 'starts_on':
      return date('starts_on')
    case 'rhythm':
    case 'days':
      return <RhythmFields understood={understood} onChange={onChange} />
    case 'not_on':
      return <DaysOff days={understood.not_on ?? []} onChange={onChange} />
    case 'away':
      return <AwayFields away={understood.away ?? []} onChange={onChange} />
    case 'between':
      return (
        between && (
          <BetweenFields between={between} onChange={(typed) => onChange(typed && { between: typed })} />
        )
      )
    case 'own_days':
      return own && <OwnDaysFields own={own} onChange={(typed) => onChange(typed && { own_days: typed })} />
    case 'minutes':
      return minutes('minutes', 1440)
    case 'weekly':
      return minutes('weekly_minutes', 7 * 1440)
    case 'total':
      return minutes('total_minutes', 366 * 1440)
    case 'amount':
      return (
        amount && (
          <NumberField
            label={`How much${amount.unit === 'money' ? '' : `, in ${amount.unit}`}${amount.per === null ? '' : ` a ${amount.per}`}`}
            value={amount.value}
            least={0.01}
            most={1_000_000_000}
            onChange={(value) => onChange(value === null ? null : { amount: { ...amount, value } })}
          />
        )
      )
    case 'level':
      return <LevelField level={level ?? ''} onChange={onChange} />
  }
}

type DateFieldProps = { label: string; date: string | null; onChange: (date: string | null) => void }

function DateField({ label, date, onChange }: DateFieldProps) {
  const today = useToday()
  const [typed, setTyped] = useState(date ?? '')
  return (
    <Field
      label={label}
      type="date"
      min={today}
      value={typed}
      error={typed !== '' && typed < today ? 'This day is over' : undefined}
      onChange={({ target: { value } }) => {
        setTyped(value)
        onChange(value >= today ? value : null)
      }}
    />
  )
}

type AwayFieldsProps = {
  away: NonNullable<Understood['away']>
  onChange: (part: GoalAnswers | null) => void
}

/** Each range of days that stays free, by its first and its last. */
function AwayFields({ away, onChange }: AwayFieldsProps) {
  const [typed, setTyped] = useState<(readonly [string | null, string | null])[]>(away)
  const put = (at: number, range: readonly [string | null, string | null]) => {
    const next = typed.map((one, index) => (index === at ? range : one))
    setTyped(next)
    const whole = next.flatMap(([from, to]): [string, string][] =>
      from !== null && to !== null && from <= to ? [[from, to]] : [],
    )
    onChange(whole.length === next.length ? { away: whole } : null)
  }
  return typed.map(([from, to], at) => (
    <div key={away[at]?.join()}>
      <DateField label="First free day" date={from} onChange={(date) => put(at, [date, to])} />
      <DateField label="Last free day" date={to} onChange={(date) => put(at, [from, date])} />
    </div>
  ))
}

const COUNTS = [
  { value: '', label: 'On named days' },
  ...[1, 2, 3, 4, 5, 6, 7].map((count) => ({
    value: String(count),
    label: count === 1 ? 'Once a week' : count === 7 ? 'Every day' : `${count} times a week`,
  })),
]

const byNumber = (a: number, b: number) => a - b

type PartProps = Pick<FieldOfProps, 'understood' | 'onChange'>

/** A number of sessions a week, or named days. */
function RhythmFields({ understood: { weekdays, per_week: perWeek }, onChange }: PartProps) {
  const { week_start: weekStart } = useProfile()
  const [count, setCount] = useState(weekdays === null ? String(perWeek ?? 3) : '')
  const [days, setDays] = useState<readonly number[]>(weekdays ?? [])
  const tell = (chosen: string, named: readonly number[]) => {
    if (chosen !== '') onChange({ rhythm: Number(chosen) })
    else onChange(named.length > 0 ? { rhythm: named.toSorted(byNumber) } : null)
  }
  return (
    <>
      <Choice
        label="How often"
        options={COUNTS}
        value={count}
        onChange={({ target }) => {
          setCount(target.value)
          tell(target.value, days)
        }}
      />
      {count === '' && (
        <WeekdayToggles
          legend="On these days"
          days={days}
          weekStart={weekStart}
          onChange={(next) => {
            setDays(next)
            tell('', next)
          }}
        />
      )}
    </>
  )
}

type DaysOffProps = { days: readonly number[] } & Pick<PartProps, 'onChange'>

/** The weekdays without sessions: none, or any but all of them. */
function DaysOff({ days, onChange }: DaysOffProps) {
  const { week_start: weekStart } = useProfile()
  const [chosen, setChosen] = useState(days)
  return (
    <WeekdayToggles
      legend="Nothing is planned on"
      days={chosen}
      weekStart={weekStart}
      onChange={(next) => {
        setChosen(next)
        onChange(next.length < 7 ? { not_on: next.length > 0 ? next.toSorted(byNumber) : null } : null)
      }}
    />
  )
}

function LevelField({ level, onChange }: { level: string } & Pick<PartProps, 'onChange'>) {
  const [typed, setTyped] = useState(level)
  return (
    <Field
      label={CHIP_NAMES.level}
      maxLength={200}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(target.value.trim() === '' ? null : { level: target.value.trim() })
      }}
    />
  )
}
