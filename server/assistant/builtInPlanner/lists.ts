import { parseQuickAdd } from '#shared/tasks/quickAdd/quickAdd.ts'
import { nextWeekday } from '#shared/time/nextWeekday.ts'
import { addDays, weekOf } from '#shared/time/civil.ts'
import type { Local, Reply } from './conversation.ts'

const MOST_TASKS = 20

/** Local dates, both included. */
type Dates = { from: string; to: string }

/** The call that lists the tasks of the dates that a message names; without one, those that are still to be done. */
export function listCall(text: string, local: Local): Reply {
  const dates = datesIn(text, local)
  const asked = dates ? { ...dates, limit: MOST_TASKS } : { status: 'pending', limit: MOST_TASKS }
  return { toolCalls: [{ name: 'list_tasks', arguments: JSON.stringify(asked) }] }
}

/** The dates that a message names: a day, this week or next week, a weekend; null without any. */
export function datesIn(text: string, { today, time, weekStart }: Local): Dates | null {
  const week = /\b(this|next) week\b/i.exec(text)?.[1]?.toLowerCase()
  if (week !== undefined) {
    const { from, to } = weekOf(week === 'next' ? addDays(today, 7) : today, weekStart)
    return { from: from > today ? from : today, to }
  }
  const weekend = /\b(?:(this|the|next) weekend|weekend)\b/i.exec(text)
  if (weekend) {
    const saturday = nextWeekday(weekend[1]?.toLowerCase() === 'next' ? addDays(today, 7) : today, 6)
    return { from: saturday, to: addDays(saturday, 1) }
  }
  const { chips, task } = parseQuickAdd(text.replace(/(?<!\?)\?+$/, ''), { today, weekStart, now: time })
  const date = chips.some(({ kind }) => kind === 'date') ? task.scheduled_date : null
  if (date) return { from: date, to: date }
  return /\btoday\b|\bmy day\b/i.test(text) ? { from: today, to: today } : null
}
