import { CalendarSearch } from 'lucide-react'
import { useId, useState } from 'react'
import { durationFrom, type TaskForm } from '#shared/tasks/form.ts'
import { addDays } from '#shared/time/civil.ts'
import { dayInShort } from '#shared/time/format.ts'
import { useToday } from '#web/profile/today.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { useFreeTimes } from './freeTime.ts'
import styles from './FindTime.module.css'
import { shownTime } from '#web/kit/ui/time/timeFormat.ts'

type Found = Pick<TaskForm, 'scheduled_date' | 'scheduled_time'>
type FindTimeProps = { form: TaskForm; task: string | undefined; onFind: (found: Found) => void }

/** As many as are offered: a day has few of them. */
const OFFERED = 6
/** As far as is looked when the task is due later than that. */
const MOST_DAYS = 92

/** Offers free times for the task of a form, from its date on and up to its due date; a press takes one. */
export function FindTime({ form, task, onFind }: FindTimeProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.find}>
      <Button
        size="sm"
        icon={<CalendarSearch aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        Find a time
      </Button>
      {isOpen && (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
        <div id={id} role="group" aria-label="Free times" className={styles.times}>
          <Times form={form} task={task} onFind={onFind} />
        </div>
      )}
    </div>
  )
}

function Times({ form, task, onFind }: FindTimeProps) {
  const today = useToday()
  // A press sets the date, which is not to be where the next look begins.
  const [from] = useState(form.scheduled_date > today ? form.scheduled_date : today)
  const last = addDays(from, MOST_DAYS - 1)
  const { due_date: due } = form
  const { slots, isFailed, retry } = useFreeTimes({
    minutes: durationFrom(form.estimated_duration),
    task,
    category: form.category,
    from,
    to: due >= from ? (due < last ? due : last) : undefined,
    limit: OFFERED,
  })
  if (isFailed)
    return (
      <p role="alert" className={styles.note}>
        Free times need a connection.{' '}
        <Button size="sm" onClick={retry}>
          Try Again
        </Button>
      </p>
    )
  if (!slots) return <p className={styles.note}>Looking for free times…</p>
  if (slots.length === 0)
    return (
      <p className={styles.note}>
        No time is free for it{due >= from ? ' until it is due' : ' in four weeks'}.
      </p>
    )
  return slots.map(({ date, start }) => (
    <Button
      key={date + start}
      size="sm"
      aria-pressed={form.scheduled_date === date && form.scheduled_time === start}
      onClick={() => onFind({ scheduled_date: date, scheduled_time: start })}
    >
      {dayInShort(date)}, {shownTime(start)}
    </Button>
  ))
}
