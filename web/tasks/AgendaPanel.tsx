import { addDays } from '#shared/time/civil.ts'
import { datesOf } from '#shared/time/dateRange.ts'
import { AgendaView } from './AgendaView.tsx'
import { useAgenda, useTasksOfMonths } from './data.ts'

/** How many days an agenda looks ahead. */
const HORIZON = 60

/** The agenda from a date on. What slipped stands before today only. */
export function AgendaPanel({ from, unsent }: { from: string; unsent: ReadonlySet<string> }) {
  const { today, overdue } = useAgenda(HORIZON)
  const range = { from, to: addDays(from, HORIZON - 1) }
  const { days, state } = useTasksOfMonths(range)
  const planned = datesOf(range)
    .map((date) => ({ date, tasks: days.tasksOn(date) }))
    .filter(({ tasks }) => tasks.length > 0)
  if (state === 'loading' && planned.length === 0) return <div aria-busy="true" />
  return (
    <AgendaView
      overdue={from <= today ? overdue.filter((task) => (task.scheduled_date ?? '') < from) : []}
      agendaDays={planned}
      today={today}
      unsent={unsent}
    />
  )
}
