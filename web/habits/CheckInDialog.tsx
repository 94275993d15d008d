import { Delete } from 'lucide-react'
import { useState } from 'react'
import type { DateSaid } from '#shared/habits/checkIn.ts'
import { isDoneOn } from '#shared/habits/credit.ts'
import { Amount, type Habit } from '#shared/habits/habit.ts'
import { amountInWords } from '#shared/habits/inWords.ts'
import { dayInWords } from '#shared/time/format.ts'
import { useToday } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Field, TextArea } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { saidToday, useCheckInActions } from './data.ts'
import { MinutesTimer } from './MinutesTimer.tsx'
import { useLastCheckIns } from './reports.ts'
import { clearTimer } from './timer.ts'
import styles from './Habits.module.css'

type CheckInDialogProps = { habit: Habit; date: string; onClose: () => void }

/** What a date says: done or not, a number by pad or timer, skipped, with a note. */
export function CheckInDialog({ habit, date, onClose }: CheckInDialogProps) {
  const today = useToday()
  const { check, add } = useCheckInActions()
  const known = useLastCheckIns(habit.id)?.get(date)
  const was = saidOn(habit, date, today, known)
  const [typed, setTyped] = useState<string | null>(null)
  const note = typed ?? known?.note ?? ''
  const noted = typed === null || typed === known?.note ? {} : { note }
  const set = (said: DateSaid | null) => {
    check(habit, date, said && { ...said, ...noted }, was && { ...was, ...(known && { note: known.note }) })
    onClose()
  }
  const value = was?.value ?? 0
  const isMeasured = habit.kind === 'count' || habit.kind === 'minutes'
  const addAmount = (amount: number) => {
    // An addition has no note: with one the sum is set.
    if ('note' in noted) return set({ value: Math.max(0, value + amount), skipped: false })
    add(habit, date, amount, was)
    onClose()
  }
  return (
    <Dialog
      title={habit.name}
      open
      width="narrow"
      onClose={onClose}
      footer={<Answers kind={habit.kind} was={was} isNoted={'note' in noted} onSet={set} />}
    >
      <div className={styles.form}>
        <p>
          {date === today ? 'Today' : dayInWords(date)}: {saidInWords(habit, was, date)}
        </p>
        {habit.kind === 'minutes' && date === today && (
          <MinutesTimer
            habit={habit}
            onAdd={(minutes) => {
              clearTimer()
              addAmount(minutes)
            }}
          />
        )}
        {isMeasured && (
          <NumberPad habit={habit} onAdd={addAmount} onSet={(sum) => set({ value: sum, skipped: false })} />
        )}
        {habit.kind === 'quit' && (
          <Button onClick={() => set({ value: value + 1, skipped: false })}>
            {value > 0 ? 'Slipped once more' : 'I slipped'}
          </Button>
        )}
        <TextArea
          label="Note"
          maxLength={500}
          rows={2}
          value={note}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
    </Dialog>
  )
}

type AnswersProps = {
  kind: Habit['kind']
  was: DateSaid | null
  /** Whether a note was typed that is not saved. */
  isNoted: boolean
  onSet: (said: DateSaid | null) => void
}

function Answers({ kind, was, isNoted, onSet }: AnswersProps) {
  return (
    <>
      {was && <Button onClick={() => onSet(null)}>Take back</Button>}
      {!was?.skipped && <Button onClick={() => onSet({ value: null, skipped: true })}>Skip</Button>}
      {isNoted && was && <Button onClick={() => onSet(was)}>Save note</Button>}
      {kind === 'yes_no' && (
        <Button look="primary" data-autofocus onClick={() => onSet({ value: 1, skipped: false })}>
          Done
        </Button>
      )}
      {kind === 'quit' && (
        <Button look="primary" data-autofocus onClick={() => onSet({ value: 0, skipped: false })}>
          A clean day
        </Button>
      )}
    </>
  )
}

type NumberPadProps = { habit: Habit; onAdd: (amount: number) => void; onSet: (value: number) => void }

/** A number by pad or keyboard, to be added or set. */
function NumberPad({ habit: { kind, unit }, onAdd, onSet }: NumberPadProps) {
  const [digits, setDigits] = useState('')
  const number = Number(digits.replace(',', '.'))
  const isNumber = digits !== '' && Amount.safeParse(number).success
  return (
    <Form className={styles.pad} onSubmit={() => isNumber && number > 0 && onAdd(number)}>
      <Field
        label={kind === 'minutes' ? 'Minutes' : `How many ${unit}`}
        inputMode="none"
        autoComplete="off"
        value={digits}
        error={digits !== '' && !isNumber ? 'A number up to 1,000,000 with two decimals' : undefined}
        onChange={({ target }) => setDigits(target.value)}
      />
      <fieldset className={styles.keys} aria-label="Number pad">
        {KEYS.map((key) => (
          <Button key={key} onClick={() => setDigits(digits + key)}>
            {key}
          </Button>
        ))}
        <Button aria-label="Delete the last digit" onClick={() => setDigits(digits.slice(0, -1))}>
          <Delete aria-hidden="true" />
        </Button>
      </fieldset>
      <div className={styles.pair}>
        <Button disabled={!isNumber} onClick={() => onSet(number)}>
          Set to this
        </Button>
        <Button type="submit" look="primary" disabled={!isNumber || number === 0}>
          Add
        </Button>
      </div>
    </Form>
  )
}

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0']

/** What a date holds: for today what the row says, which knows of changes that wait. */
function saidOn(habit: Habit, date: string, today: string, known: DateSaid | undefined): DateSaid | null {
  if (date === today) return saidToday(habit)
  return known ? { value: known.value, skipped: known.skipped } : null
}

function saidInWords(habit: Habit, said: DateSaid | null, date: string): string {
  if (said === null) return 'nothing yet'
  if (said.skipped) return 'skipped'
  const { kind, unit } = habit
  const isDone = isDoneOn(habit, date, said.value)
  if (kind === 'yes_no') return isDone ? 'done' : 'not done'
  if (kind === 'quit')
    return isDone ? 'a clean day' : `slipped ${said.value === 1 ? 'once' : `${said.value} times`}`
  return amountInWords(kind, said.value ?? 0, unit)
}
