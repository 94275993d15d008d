import { useEffect, useRef, useState } from 'react'
import { addDays } from '#shared/time/civil.ts'
import { datesOf } from '#shared/time/dateRange.ts'
import { dayInWords } from '#shared/time/format.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { AgendaView, idOfDay } from './AgendaView.tsx'
import { LoadNote } from '#web/kit/ui/loading/LoadNote.tsx'
import { useAlongside } from '../calendar/alongside.ts'
import { useOverdueLoad, useOverdueTasks, useTasksOfMonths } from '../data.ts'
import styles from './AgendaView.module.css'

/** How many days an agenda looks ahead, and how many more each time later ones are asked for. */
const HORIZON = 60

/** The agenda from a date on, with how far it goes. Leftovers are shown only when it begins today. */
export function AgendaPanel({ from, unsent }: { from: string; unsent: ReadonlySet<string> }) {
  const { today, overdue } = useOverdueTasks()
  const { dates } = useAlongside()
  const [horizon, setHorizon] = useState(HORIZON)
  /** The first of the days that were asked for, until they are there. */
  const awaited = useRef<string | null>(null)
  const until = addDays(from, horizon - 1)
  const overdueLoad = useOverdueLoad()
  const { days, state, retry } = useTasksOfMonths({ from, to: until })
  const planned = datesOf({ from, to: until })
    .map((date) => ({ date, tasks: days.tasksOn(date) }))
    .filter(({ date, tasks }) => tasks.length > 0 || dates.has(date) || (state === 'ready' && date === today))

  useEffect(() => {
    const later = awaited.current
    if (later === null || state === 'loading') return
    awaited.current = null
    const first = planned.find(({ date }) => date >= later)
    if (first) document.getElementById(idOfDay(first.date))?.focus()
  }, [planned, state])

  if (state !== 'ready' && horizon === HORIZON && planned.length === 0)
    return <LoadNote load={{ state, retry }} what="Your tasks" />
  const showLater = () => {
    awaited.current = addDays(until, 1)
    setHorizon(horizon + HORIZON)
  }
  return (
    <>
      {overdueLoad.state === 'failed' && <LoadNote load={overdueLoad} what="Your tasks of earlier days" />}
      <AgendaView
        leftovers={from <= today ? overdue.filter((task) => (task.scheduled_date ?? '') < from) : []}
        agendaDays={planned}
        today={today}
        unsent={unsent}
      >
        <footer className={styles.until}>
          <output>{ENDS[state](dayInWords(until))}</output>
          <Button busy={state === 'loading'} onClick={state === 'failed' ? retry : showLater}>
            {state === 'failed' ? 'Try Again' : 'Show later days'}
          </Button>
        </footer>
      </AgendaView>
    </>
  )
}

/** How far the agenda goes, in words. */
const ENDS = {
  ready: (until: string) => `That is everything planned until ${until}.`,
  loading: (until: string) => `Looking as far as ${until} …`,
  failed: (until: string) => `Not all days until ${until} could be loaded.`,
}
