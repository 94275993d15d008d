import { useRef, useState } from 'react'
import type { Availability } from '#shared/planning/availability.ts'
import { AppError } from '#shared/errors.ts'
import { useProfile } from '#web/profile/data.ts'
import { fieldErrorsOf } from '#web/kit/fieldErrors.ts'
import { isRetryable } from '#web/kit/networkFailure.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/Card.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { Form } from '#web/kit/ui/fields/Form.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { useToast } from '#web/kit/ui/overlays/Toast.tsx'
import { useAvailability, useSetAvailability } from './data.ts'
import { type Draft, draftOf, faultsOf, valuesOf } from './draft.ts'
import { Exceptions } from './Exceptions.tsx'
import { WeekHours } from './WeekHours.tsx'
import styles from './Availability.module.css'

/** When the person has time, and how much of it is to be planned (docs/rules/plans.md, Availability). */
export function AvailabilityCard() {
  const { availability, load } = useAvailability()
  return (
    <Card title="Availability">
      <p className={styles.what}>
        What Crushion plans, and “Find a time”, keeps to these hours. Times are in the zone of your profile.
      </p>
      {availability ? <Editor row={availability} /> : <LoadNote load={load} what="Your hours" />}
    </Card>
  )
}

/** What is typed, over the version that it was typed on; null as long as nothing is. */
type Typed = { draft: Draft; version: number } | null

function Editor({ row }: { row: Availability }) {
  const { week_start } = useProfile()
  const form = useRef<HTMLFormElement>(null)
  const { draft, isTyped, isStale, faults, error, isPending, set, discard, save } = useTyped(row, () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()),
  )
  return (
    <Form
      ref={form}
      noValidate
      className={styles.form}
      aria-label="Availability"
      onSubmit={() => isStale || save()}
    >
      {(['work', 'personal'] as const).map((kind) => (
        <WeekHours
          key={kind}
          kind={kind}
          week={draft[kind]}
          weekStart={week_start}
          faults={faults}
          onChange={(week) => set({ [kind]: week })}
        />
      ))}
      <Exceptions
        exceptions={draft.exceptions}
        faults={faults}
        onChange={(exceptions) => set({ exceptions })}
      />
      <Amounts draft={draft} faults={faults} onChange={set} />
      {isStale ? (
        <ChangedElsewhere busy={isPending} onKeep={save} onDiscard={discard} />
      ) : (
        <Failure error={error} />
      )}
      {isTyped && !isStale && (
        <div className={styles.ways}>
          <Button type="submit" look="primary" busy={isPending}>
            Save hours
          </Button>
          <Button onClick={discard}>Discard</Button>
        </div>
      )}
    </Form>
  )
}

/** What is typed over an availability, and saves it. @param onFaults called when something is wrong with it */
function useTyped(row: Availability, onFaults: () => void) {
  const say = useToast()
  const { mutate, error, isPending, reset } = useSetAvailability()
  const [typed, setTyped] = useState<Typed>(null)
  const [isChecked, setChecked] = useState(false)
  const draft = typed?.draft ?? draftOf(row)
  const discard = () => {
    reset()
    setTyped(null)
    setChecked(false)
  }
  return {
    draft,
    isTyped: typed !== null,
    /** Another device has set it since the typing began: saving overwrites that. */
    isStale: typed !== null && typed.version !== row.version,
    faults: isChecked ? faultsOf(draft) : new Map(Object.entries(fieldErrorsOf(error))),
    error,
    isPending,
    set: (part: Partial<Draft>) => {
      reset()
      setTyped({ draft: { ...draft, ...part }, version: typed?.version ?? row.version })
    },
    discard,
    /** Over what is shown as the newest: the server refuses where there is something newer. */
    save: () => {
      if (faultsOf(draft).size > 0) {
        setChecked(true)
        onFaults()
        return
      }
      const saved = () => {
        discard()
        say({ text: 'Your availability is saved.', tone: 'success' })
      }
      mutate({ ...valuesOf(draft), version: row.version }, { onSuccess: saved })
    },
  }
}

type AmountsProps = {
  draft: Draft
  faults: ReadonlyMap<string, string>
  onChange: (part: Partial<Draft>) => void
}

/** How much of a day is planned, in which parts, and what stays free between them. Minutes. */
function Amounts({ draft, faults, onChange }: AmountsProps) {
  const { capacity } = draft
  const number = { type: 'number', inputMode: 'numeric', step: 1 } as const
  return (
    <div className={styles.amounts}>
      <Field
        {...number}
        label="Working minutes a day"
        hint="The most that is planned for a day. Leave it empty for no limit."
        value={capacity.work}
        error={faults.get('daily_capacity.work')}
        onChange={({ target }) => onChange({ capacity: { ...capacity, work: target.value } })}
      />
      <Field
        {...number}
        label="Personal minutes a day"
        hint="The most that is planned for a day. Leave it empty for no limit."
        value={capacity.personal}
        error={faults.get('daily_capacity.personal')}
        onChange={({ target }) => onChange({ capacity: { ...capacity, personal: target.value } })}
      />
      <Field
        {...number}
        label="Pause between tasks (minutes)"
        hint="0 to 60"
        value={draft.buffer_minutes}
        error={faults.get('buffer_minutes')}
        onChange={({ target }) => onChange({ buffer_minutes: target.value })}
      />
      <Field
        {...number}
        label="Shortest part (minutes)"
        hint="When a task is split. 15 to 480."
        value={draft.min_chunk}
        error={faults.get('min_chunk')}
        onChange={({ target }) => onChange({ min_chunk: target.value })}
      />
      <Field
        {...number}
        label="Longest part (minutes)"
        hint="When a task is split. 15 to 480."
        value={draft.max_chunk}
        error={faults.get('max_chunk')}
        onChange={({ target }) => onChange({ max_chunk: target.value })}
      />
    </div>
  )
}

type ChangedElsewhereProps = { busy: boolean; onKeep: () => void; onDiscard: () => void }

function ChangedElsewhere({ busy, onKeep, onDiscard }: ChangedElsewhereProps) {
  return (
    <div role="alert" className={styles.stale}>
      <p>Your availability was changed on another device. What you typed is still here.</p>
      <div className={styles.ways}>
        <Button look="primary" busy={busy} onClick={onKeep}>
          Save mine
        </Button>
        <Button onClick={onDiscard}>Show the other</Button>
      </div>
    </div>
  )
}

function Failure({ error }: { error: Error | null }) {
  if (!error || Object.keys(fieldErrorsOf(error)).length > 0) return null
  return (
    <p role="alert" className={styles.failure}>
      {isRetryable(error) ? 'Nothing was saved: the server cannot be reached right now.' : wordsOf(error)}
    </p>
  )
}

function wordsOf(error: Error): string {
  return error instanceof AppError ? error.message : 'This could not be saved. Please try again.'
}
