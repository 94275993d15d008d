import { useState } from 'react'
import type { Habit } from '#shared/habits/habit.ts'
import { ruleInWords } from '#shared/habits/inWords.ts'
import type { Routine } from '#shared/routines/routine.ts'
import { stopwatch } from '#shared/time/format.ts'
import { useToday } from '#web/profile/today.ts'
import { serverNow } from '#web/kit/serverClock.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { useNow } from '#web/kit/ui/time/clock.ts'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { saidToday, useCheckInActions, useHabits } from './data.ts'
import { STAYED_OFF } from './words.ts'
import styles from './Habits.module.css'

/** Runs through a routine: one habit after another, with one timer over all of it. */
export function RoutineRun({ routine, onClose }: { routine: Routine; onClose: () => void }) {
  const { rows } = useHabits()
  const [began] = useState(serverNow)
  const [ended, setEnded] = useState<number | null>(null)
  const [at, setAt] = useState({ step: 0, since: began })
  const now = useNow(ended === null ? 1000 : null).getTime()
  const steps = routine.habit_ids.flatMap((id) => rows.find((habit) => habit.id === id) ?? [])
  const step = steps[at.step]
  const seconds = Math.max(0, Math.floor(((ended ?? now) - began) / 1000))
  const next = (by: 1 | -1) => {
    const moved = { step: Math.max(0, at.step + by), since: serverNow() }
    if (moved.step >= steps.length) setEnded(moved.since)
    setAt(moved)
  }
  const done = steps.filter(({ completedToday }) => completedToday).length
  return (
    <Dialog title={routine.name} open width="narrow" onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.clock} role="timer" aria-label="Time so far">
          {stopwatch(seconds)}
        </p>
        {step ? (
          <>
            <p>
              Step {at.step + 1} of {steps.length}
            </p>
            <Step
              key={`${step.id} ${at.step}`}
              habit={step}
              since={at.since}
              now={now}
              onNext={() => next(1)}
            />
            <div className={styles.pair}>
              <Button disabled={at.step === 0} onClick={() => next(-1)}>
                Back
              </Button>
              <Button onClick={() => next(1)}>Not now</Button>
            </div>
          </>
        ) : (
          <>
            <output>
              {done} of {steps.length} done in {stopwatch(seconds)}.
            </output>
            <Button look="primary" onClick={onClose}>
              Finish
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}

type StepProps = { habit: Habit; since: number; now: number; onNext: () => void }

/** One habit of the run. Minutes are those since it began, a count what is missing. */
function Step({ habit, since, now, onNext }: StepProps) {
  const { check, add } = useCheckInActions()
  const today = useToday()
  const [typed, setTyped] = useState<string | null>(null)
  const { kind, completedToday, value_today, target, unit, aim } = habit
  const missing = aim === 'at_least' ? Math.max(1, (target ?? 1) - (value_today ?? 0)) : 1
  const spent = Math.max(1, Math.round((now - since) / 60_000))
  const amount = Number(typed ?? (kind === 'minutes' ? spent : missing))
  const isMeasured = kind === 'count' || kind === 'minutes'
  const canAdd = Number.isFinite(amount) && amount > 0
  const finish = () => {
    const options = { quiet: true }
    if (isMeasured && canAdd) add(habit, today, Math.round(100 * amount) / 100, saidToday(habit), options)
    else if (!isMeasured && !completedToday)
      check(habit, today, { value: kind === 'quit' ? 0 : 1, skipped: false }, saidToday(habit), options)
    onNext()
  }
  return (
    <Form className={styles.form} onSubmit={finish}>
      <h3 dir="auto">{habit.name}</h3>
      <p>{habit.paused_today ? 'Paused today' : ruleInWords(kind, habit, unit)}</p>
      {isMeasured && (
        <Field
          label={kind === 'minutes' ? 'Minutes' : `How many ${unit}`}
          inputMode="decimal"
          value={typed ?? String(amount)}
          onChange={({ target: { value } }) => setTyped(value)}
        />
      )}
      <Button
        type="submit"
        look="primary"
        data-autofocus
        disabled={habit.paused_today || (isMeasured && !canAdd)}
      >
        {completedToday && !isMeasured ? 'Done already: next' : kind === 'quit' ? STAYED_OFF : 'Done'}
      </Button>
    </Form>
  )
}
