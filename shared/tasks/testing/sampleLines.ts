import { parseQuickAdd } from '#shared/tasks/quickAdd/quickAdd.ts'
import type { Plan } from '#shared/tasks/quickAdd/plan.ts'

/** A Monday, in a week that begins on Sunday. */
const CONTEXT = { today: '2026-03-02', weekStart: 0, now: '09:00' }

/** The rows of a table: each is a line, its title and its plan in words. */
export function rowsOf(table: string): [string, string, string][] {
  return table
    .trim()
    .split('\n')
    .map((row) => {
      const [line = '', title = '', plan = ''] = row.split('|').map((cell) => cell.trim())
      return [line, title, plan]
    })
}

/** What a line is read as, in the words of a table. */
export function readInWords(line: string): { line: string; title: string; plan: string } {
  const { title, task } = parseQuickAdd(line, CONTEXT)
  return { line, title, plan: planInWords(task) }
}

/** The plan in one line: date, time, minutes, due date, rule, other fields. */
function planInWords(plan: Plan): string {
  return [
    plan.scheduled_date,
    plan.scheduled_time,
    plan.estimated_duration === undefined ? undefined : `${plan.estimated_duration}m`,
    plan.due_date && `due ${plan.due_date}`,
    plan.recurrence?.rrule.replace('FREQ=', ''),
    plan.recurrence?.from === 'completion' ? 'from completion' : undefined,
    plan.category && `#${plan.category}`,
    plan.priority && `!${plan.priority}`,
    plan.xp_reward === undefined ? undefined : `${plan.xp_reward}xp`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' ')
}
