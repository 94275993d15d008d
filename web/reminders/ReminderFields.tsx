import { BellPlus, X } from 'lucide-react'
import { leadInWords } from '#shared/reminders/leadInWords.ts'
import { MOST_REMINDERS, TIME_WITHOUT_TIME } from '#shared/reminders/limits.ts'
import { capitalised } from '#shared/text/capitalised.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Choice } from '#web/kit/ui/fields/Choice.tsx'
import { Field } from '#web/kit/ui/fields/Field.tsx'
import { IconButton } from '#web/kit/ui/IconButton.tsx'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'
import type { DraftReminder } from './saveReminders.ts'
import styles from './ReminderFields.module.css'

type ReminderFieldsProps = {
  drafts: readonly DraftReminder[]
  /** The task's own time, from which they are counted; without one it is nine in the morning. */
  slot: { date: string; time: string }
  onChange: (drafts: DraftReminder[]) => void
}

/** The reminders of a task or of its series, at most five: each some time before, or at a moment of its own. */
export function ReminderFields({ drafts, slot, onChange }: ReminderFieldsProps) {
  const isFull = drafts.length >= MOST_REMINDERS
  const replace = (index: number, draft: DraftReminder) =>
    onChange(drafts.map((each, at) => (at === index ? draft : each)))
  return (
    <fieldset className={styles.reminders}>
      <legend>Reminders</legend>
      {drafts.map((draft, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they keep their order while they are written
        <div key={index} className={styles.reminder}>
          <Choice
            label={`Reminder ${index + 1}`}
            options={optionsFor(draft)}
            value={draft.at === null ? String(draft.minutes_before) : AT}
            onChange={({ target: { value } }) => replace(index, { id: draft.id, ...timeOf(value, slot) })}
          />
          {draft.at !== null && (
            <Field
              label="Moment"
              type="datetime-local"
              value={draft.at}
              required
              onChange={({ target: { value } }) =>
                value && replace(index, { ...draft, at: value.slice(0, 16) })
              }
            />
          )}
          <IconButton
            label={`Remove reminder ${index + 1}`}
            icon={<X />}
            onClick={() => onChange(drafts.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        size="sm"
        icon={<BellPlus />}
        className={styles.add}
        disabled={isFull}
        onClick={() => onChange([...drafts, { id: null, minutes_before: nextChoice(drafts), at: null }])}
      >
        Add a reminder
      </Button>
      {slot.time === '' && drafts.some(({ at }) => at === null) && (
        <p className={styles.note}>
          Without a time of its own, the task counts from {shownTime(TIME_WITHOUT_TIME)}.
        </p>
      )}
      {isFull && <p className={styles.note}>There can be {MOST_REMINDERS}. Remove one to make room.</p>}
    </fieldset>
  )
}

const AT = 'at'
const CHOICES = [0, 5, 10, 15, 30, 60, 120, 1440, 2880, 10_080]
const USUAL = [10, 0, 60, 1440, 30]

/** What is offered first: the usual times that are not chosen yet. */
function nextChoice(drafts: readonly DraftReminder[]): number {
  return USUAL.find((minutes) => !drafts.some(({ minutes_before }) => minutes_before === minutes)) ?? 10
}

function optionsFor({ minutes_before }: DraftReminder) {
  const all = minutes_before === null ? CHOICES : [...new Set([...CHOICES, minutes_before])]
  const before = all
    .toSorted((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: capitalised(leadInWords(minutes)) }))
  return [...before, { value: AT, label: 'At a moment of its own' }]
}

function timeOf(value: string, { date, time }: ReminderFieldsProps['slot']): Omit<DraftReminder, 'id'> {
  if (value !== AT) return { minutes_before: Number(value), at: null }
  return { minutes_before: null, at: `${date}T${time || TIME_WITHOUT_TIME}` }
}
