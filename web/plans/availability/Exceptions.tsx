import { CalendarPlus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { dayInWords } from '#shared/time/format.ts'
import { CivilDate } from '#shared/time/schemas.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import type { Draft, TypedException } from './draft.ts'
import { KIND_NAMES } from './kindNames.ts'
import { WindowsField } from './WindowsField.tsx'
import styles from './Availability.module.css'

/** So many dates may have hours of their own (docs/rules/plans.md, Availability). */
const MOST_EXCEPTIONS = 366

type ExceptionsProps = {
  exceptions: Draft['exceptions']
  faults: ReadonlyMap<string, string>
  onChange: (exceptions: Draft['exceptions']) => void
}

/** Dates with hours of their own, in order; a new one is free until hours are added. */
export function Exceptions({ exceptions, faults, onChange }: ExceptionsProps) {
  const list = useRef<HTMLDetailsElement>(null)
  const set = (date: string, part: Partial<TypedException>) =>
    onChange(exceptions.map((each) => (each.date === date ? { ...each, ...part } : each)))
  const remove = (date: string) => {
    onChange(exceptions.filter((each) => each.date !== date))
    list.current?.querySelector<HTMLElement>('input[data-new]')?.focus() // its button is gone
  }
  const isWrong = [...faults.keys()].some((field) => field.startsWith('exceptions'))
  return (
    <details ref={list} className={styles.group} open={isWrong || undefined}>
      <summary>
        <span>Single dates</span> <small>{countInWords(exceptions.length)}</small>
      </summary>
      {exceptions.map(({ date, work, personal }, at) => (
        <section key={date} className={styles.date} aria-label={dayInWords(date)}>
          <header>
            <strong>
              {dayInWords(date)} {date.slice(0, 4)}
            </strong>
            <IconButton label={`Remove ${dayInWords(date)}`} icon={<Trash2 />} onClick={() => remove(date)} />
          </header>
          {(['work', 'personal'] as const).map((kind) => (
            <WindowsField
              key={kind}
              name={`${dayInWords(date)}, ${KIND_NAMES[kind].toLowerCase()}`}
              shown={kind === 'work' ? 'Working' : 'Personal'}
              kind={kind}
              windows={kind === 'work' ? work : personal}
              error={faults.get(`exceptions.${at}.${kind}`)}
              onChange={(windows) => set(date, { [kind]: windows })}
            />
          ))}
        </section>
      ))}
      <NewException exceptions={exceptions} onChange={onChange} />
    </details>
  )
}

function NewException({ exceptions, onChange }: Omit<ExceptionsProps, 'faults'>) {
  const [date, setDate] = useState('')
  const [error, setError] = useState<string>()
  const add = () => {
    const refused = refusalOf(date, exceptions)
    setError(refused)
    if (refused !== undefined) return
    onChange([...exceptions, { date, work: [], personal: [] }].toSorted((a, b) => (a.date < b.date ? -1 : 1)))
    setDate('')
  }
  return (
    <div className={styles.adding}>
      <Field
        data-new
        label="Date with other hours"
        type="date"
        value={date}
        error={error}
        hint="It has no hours until you add some."
        onChange={({ target }) => setDate(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault() // not the whole form
          add()
        }}
      />
      <Button icon={<CalendarPlus aria-hidden="true" />} onClick={add}>
        Add date
      </Button>
    </div>
  )
}

function refusalOf(date: string, exceptions: Draft['exceptions']): string | undefined {
  if (!CivilDate.safeParse(date).success) return 'Choose a date'
  if (exceptions.some((each) => each.date === date)) return 'This date has its hours already'
  return exceptions.length >= MOST_EXCEPTIONS ? `At most ${MOST_EXCEPTIONS} dates` : undefined
}

function countInWords(count: number): string {
  if (count === 0) return 'None with other hours'
  return count === 1 ? '1 with other hours' : `${count} with other hours`
}
