import { Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { Task } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { EmptyState } from '#web/kit/ui/loading/EmptyState.tsx'
import type { AgendaDay } from '../data.ts'
import { useSwipes } from '../card/useSwipes.ts'
import { firstInWords, isAllDone } from '../dayDone.ts'
import { useAlongside } from '../calendar/alongside.ts'
import { dayLabel } from './dayLabel.ts'
import { Leftovers } from './Leftovers.tsx'
import { TaskList } from './TaskList.tsx'
import { useTaskActions } from '../TaskActions.tsx'
import { useScrollSentinel } from '#web/kit/ui/loading/useScrollSentinel.ts'
import styles from './AgendaView.module.css'

/** How many cards are drawn at first, and how many more each time the end comes into sight. */
const CARDS_AT_A_TIME = 40

type AgendaViewProps = {
  /** Open tasks of earlier dates, the earliest first. */
  leftovers: readonly Task[]
  /** The days with tasks, in order. */
  agendaDays: readonly AgendaDay[]
  today: string
  unsent: ReadonlySet<string>
  /** Shown after the last task. */
  children: ReactNode
}

/** All tasks as a list, day by day from today on. What is left from earlier is one line above it until it is opened. */
export function AgendaView({ leftovers, agendaDays, today, unsent, children }: AgendaViewProps) {
  const actions = useTaskActions()
  const [limit, setLimit] = useState(CARDS_AT_A_TIME)
  const showMore = () => setLimit((before) => before + CARDS_AT_A_TIME)
  const end = useScrollSentinel(showMore)
  const list = useRef<HTMLDivElement>(null)
  const alongside = useAlongside()
  useSwipes(list)
  const days = firstCards(agendaDays, limit)
  const tomorrow = addDays(today, 1)
  const all = agendaDays.reduce((sum, { tasks }) => sum + tasks.length, 0)

  const create = (
    <Button look="primary" icon={<Plus />} onClick={() => actions.create()}>
      Create Task
    </Button>
  )
  return (
    <div ref={list} className={styles.agenda} data-bench="agenda">
      {leftovers.length > 0 ? <Leftovers tasks={leftovers} unsent={unsent} /> : alongside.above}
      {all === 0 && leftovers.length === 0 ? (
        <>
          {alongside.list(today)}
          <EmptyState title="No tasks found" action={create}>
            Create your first task to get started!
          </EmptyState>
        </>
      ) : (
        days.map(({ date, tasks }) => (
          <section key={date} className={styles.day} aria-labelledby={idOfDay(date)}>
            <h2
              id={idOfDay(date)}
              tabIndex={-1}
              data-today={date === today || undefined}
              data-sun={(date === today && isAllDone(tasks)) || undefined}
            >
              {dayLabel(date, today)}
            </h2>
            {date === today && isAllDone(tasks) && (
              <p className={styles.next}>
                All done. {firstInWords(agendaDays.find((day) => day.date === tomorrow)?.tasks ?? [])}
              </p>
            )}
            {tasks.length === 0 && date === today && <p className={styles.nothing}>Nothing planned yet.</p>}
            <TaskList tasks={tasks} unsent={unsent} />
            {alongside.list(date)}
          </section>
        ))
      )}
      {all > limit ? (
        <Button ref={end} className={styles.more} onClick={showMore}>
          Show more of {all} tasks
        </Button>
      ) : (
        children
      )}
    </div>
  )
}

/** The id of a day's heading. */
export function idOfDay(date: string): string {
  return `agenda-${date}`
}

/** The days from the start that hold a number of cards, the last of them perhaps in part. */
function firstCards(days: readonly AgendaDay[], limit: number): AgendaDay[] {
  const shown: AgendaDay[] = []
  let left = limit
  for (const { date, tasks } of days) {
    if (left <= 0) break
    shown.push({ date, tasks: tasks.length > left ? tasks.slice(0, left) : tasks })
    left -= tasks.length
  }
  return shown
}
