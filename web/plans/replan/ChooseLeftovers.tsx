import { useState } from 'react'
import type { Task } from '#shared/tasks/task.ts'
import { dayInShort } from '#shared/time/format.ts'
import { minutesInWords } from '#shared/time/format.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Checkbox } from '#web/kit/ui/fields/Checkbox.tsx'
import { Dialog } from '#web/kit/ui/overlays/Dialog.tsx'
import { MOST_OF_A_PLAN } from './batches.ts'
import styles from './Replan.module.css'

/** So many are drawn at first, and so many more each time. */
const AT_A_TIME = 100

type ChooseLeftoversProps = {
  tasks: readonly Task[]
  onPlan: (tasks: readonly Task[]) => void
  onMove: (tasks: readonly Task[]) => void
  onClose: () => void
}

/** Asks which of the tasks left from earlier are meant, and what is to become of them. At first all are chosen. */
export function ChooseLeftovers({ tasks, onPlan, onMove, onClose }: ChooseLeftoversProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [limit, setLimit] = useState(AT_A_TIME)
  const chosen = tasks.filter(({ id }) => !left.has(id))
  const toggle = (id: string) =>
    setLeft(left.has(id) ? new Set([...left].filter((each) => each !== id)) : new Set([...left, id]))
  const decide = (act: (tasks: readonly Task[]) => void) => {
    onClose()
    act(chosen)
  }
  const footer = (
    <>
      <Button disabled={chosen.length === 0} onClick={() => decide(onMove)}>
        Move to today
      </Button>
      <Button look="primary" disabled={chosen.length === 0} onClick={() => decide(onPlan)}>
        {chosen.length > MOST_OF_A_PLAN ? `Plan the latest ${MOST_OF_A_PLAN} for me` : 'Plan them for me'}
      </Button>
    </>
  )
  return (
    <Dialog title="Left from earlier" open width="narrow" onClose={onClose} footer={footer}>
      <ul className={styles.choices}>
        {tasks.slice(0, limit).map(({ id, title, scheduled_date, estimated_duration }) => (
          <li key={id}>
            <Checkbox
              label={<span dir="auto">{title}</span>}
              hint={`${dayInShort(scheduled_date ?? '')}, ${minutesInWords(estimated_duration)}`}
              checked={!left.has(id)}
              onChange={() => toggle(id)}
            />
          </li>
        ))}
      </ul>
      {tasks.length > limit && (
        <Button look="plain" onClick={() => setLimit(limit + AT_A_TIME)}>
          Show more of {tasks.length.toLocaleString('en')}
        </Button>
      )}
    </Dialog>
  )
}
