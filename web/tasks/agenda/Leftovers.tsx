import { ChevronRight } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Task } from '#shared/tasks/task.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { useAlongside } from '../calendar/alongside.ts'
import { TaskList } from './TaskList.tsx'
import styles from './AgendaView.module.css'

/** How many leftovers are drawn at first, and how many more each time. */
const AT_A_TIME = 40

type LeftoversProps = { tasks: readonly Task[]; unsent: ReadonlySet<string> }

/** The open tasks of earlier days: one line, which opens their list. */
export function Leftovers({ tasks, unsent }: LeftoversProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [limit, setLimit] = useState(AT_A_TIME)
  const { above } = useAlongside()
  const toggle = useRef<HTMLButtonElement>(null)
  const count = useRef(tasks.length)

  // One that is done or moved leaves the list with the focus in it: it goes on from the line above, before a neighbour takes it.
  useLayoutEffect(() => {
    const isFewer = tasks.length < count.current
    count.current = tasks.length
    if (isOpen && isFewer && document.activeElement === document.body) toggle.current?.focus()
  }, [isOpen, tasks.length])

  return (
    <section className={styles.day} aria-label="From earlier">
      <button
        ref={toggle}
        type="button"
        className={styles.leftovers}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronRight aria-hidden="true" />
        {tasks.length.toLocaleString('en')} left from earlier
      </button>
      {above}
      {isOpen && <TaskList tasks={tasks.slice(0, limit)} unsent={unsent} withDate />}
      {isOpen && tasks.length > limit && (
        <Button className={styles.more} onClick={() => setLimit(limit + AT_A_TIME)}>
          Show more of {tasks.length.toLocaleString('en')} leftovers
        </Button>
      )}
    </section>
  )
}
