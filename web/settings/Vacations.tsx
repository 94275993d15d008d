import { Plane, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Settings } from '#shared/settings/settings.ts'
import {
  isOpenToChange,
  mergedVacations,
  MOST_VACATION_DATES,
  refusalOfVacations,
  vacationDatesIn,
} from '#shared/settings/vacations.ts'
import { type DateRange, datesOf } from '#shared/time/dateRange.ts'
import { rangeInWords } from '#shared/time/format.ts'
import { useToday } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { serverNow } from '#web/kit/serverClock.ts'
import { useMakeChange } from '#web/kit/workspace/makeChange.ts'
import { type PreferenceChange, PREFERENCES } from './preferencesSlice.ts'
import { useChosenSettings } from './useChooseSettings.ts'
import styles from './Vacations.module.css'
import { isGamified } from './gamification.ts'

/** Dates on which the streak pauses and habits are off (docs/rules/settings.md, Vacations). */
export function Vacations() {
  const { settings, load } = useChosenSettings()
  return (
    <Card title="Vacations">
      <p className={styles.what}>
        On these days {isGamified() ? 'your streak pauses and no habit is due' : 'no habit is due'}.{' '}
        {MOST_VACATION_DATES} days a year.
      </p>
      {settings ? <Editor settings={settings} /> : <LoadNote load={load} what="Your vacations" />}
    </Card>
  )
}

function Editor({ settings }: { settings: Settings }) {
  const { vacations } = settings
  const today = useToday()
  const say = useToast()
  const make = useMakeChange<PreferenceChange>(PREFERENCES)
  const count = useRef<HTMLParagraphElement>(null)
  const year = today.slice(0, 4)
  const about = () => ({ id: settings.id, at: new Date(serverNow()).toISOString() })

  function add(vacation: DateRange) {
    make({ kind: 'add-vacation', vacation, ...about() }, { quiet: true, seen: settings })
    say({ text: `Vacation added: ${rangeInWords(vacation)}.`, tone: 'success' })
  }

  function remove(vacation: DateRange) {
    make({ kind: 'remove-vacation', vacation, today, ...about() }, { quiet: true, seen: settings })
    say({ text: `Vacation removed: ${rangeInWords(vacation)}.`, tone: 'success' })
    count.current?.focus() // its button is gone
  }

  return (
    <>
      <ul className={styles.list} aria-label="Vacations">
        {vacations.map((vacation) => (
          <Row
            key={vacation.from}
            vacation={vacation}
            onRemove={isOpenToChange(vacation, today) ? () => remove(vacation) : null}
          />
        ))}
      </ul>
      <p ref={count} tabIndex={-1} className={styles.count}>
        {vacations.length === 0 && 'No vacations planned. '}
        {vacationDatesIn(vacations, year)} of {MOST_VACATION_DATES} days planned in {year}.
      </p>
      <NewVacation vacations={vacations} today={today} add={add} />
    </>
  )
}

type RowProps = { vacation: DateRange; onRemove: (() => void) | null }

function Row({ vacation, onRemove }: RowProps) {
  const days = datesOf(vacation).length
  return (
    <li>
      <Plane aria-hidden="true" />
      <span>
        {rangeInWords(vacation)}
        <small>{days === 1 ? '1 day' : `${days} days`}</small>
      </span>
      {onRemove && (
        <IconButton
          label={`Remove vacation ${rangeInWords(vacation)}`}
          icon={<Trash2 />}
          onClick={onRemove}
        />
      )}
    </li>
  )
}

type NewVacationProps = { vacations: readonly DateRange[]; today: string; add: (vacation: DateRange) => void }

const EMPTY = { from: '', to: '' }

function NewVacation({ vacations, today, add }: NewVacationProps) {
  const [asked, setAsked] = useState<DateRange>(EMPTY)
  const [wrong, setWrong] = useState<Wrong>({})
  const set = (part: Partial<DateRange>) => {
    setAsked({ ...asked, ...part })
    setWrong({})
  }

  function submit() {
    const vacation = { from: asked.from, to: asked.to || asked.from }
    const refused = wrongOf(vacation, vacations, today)
    setWrong(refused)
    if (Object.keys(refused).length > 0) return
    add(vacation)
    setAsked(EMPTY)
  }

  return (
    <Form noValidate className={styles.form} onSubmit={submit}>
      <div className={styles.dates}>
        <Field
          label="From"
          type="date"
          value={asked.from}
          error={wrong.from}
          onChange={({ target }) => set({ from: target.value })}
        />
        <Field
          label="To"
          type="date"
          min={asked.from || undefined}
          value={asked.to}
          error={wrong.to}
          hint="Empty for a single day"
          onChange={({ target }) => set({ to: target.value })}
        />
      </div>
      <Button type="submit" look="primary">
        Add Vacation
      </Button>
    </Form>
  )
}

type Wrong = { from?: string; to?: string }

function wrongOf(vacation: DateRange, vacations: readonly DateRange[], today: string): Wrong {
  const { from, to } = vacation
  if (from === '') return { from: 'Choose the first day' }
  if (to < from) return { to: 'A vacation ends on its first date or later' }
  const refusal = refusalOfVacations(vacations, mergedVacations([...vacations, vacation]), today)
  return refusal === null ? {} : { to: refusal }
}
