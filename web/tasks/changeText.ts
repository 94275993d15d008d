import { minutesInWords, dayInWords } from '#shared/time/format.ts'
import type { TaskChange } from '#shared/tasks/change.ts'
import type { Task } from '#shared/tasks/task.ts'

/**
 * What the person is told about something they did; null for small steps that the screen itself shows at once
 * (visual guide, section 8).
 *
 * @param after the task as it stands after the change
 */
export function changeText(change: TaskChange, after: Task | undefined): string | null {
  switch (change.kind) {
    case 'create':
      return after?.scheduled_date ? `Task added to ${slotText(after)}` : 'Task added to the tray'
    case 'edit':
      return editText(change.patch, after)
    case 'act':
      if (change.action === 'complete') return `Task completed! You earned ${after?.xp_reward ?? 0} XP!`
      return change.action === 'uncomplete' ? 'Task is open again' : null
    case 'remove':
      return 'Task moved to the trash'
    case 'restore':
      return 'Task restored'
  }
}

function editText(patch: Record<string, unknown>, after: Task | undefined): string {
  const names = Object.keys(patch).filter((name) => patch[name] !== undefined && name !== 'version')
  const only = (...some: string[]) => names.every((name) => some.includes(name))
  if (!after) return 'Task saved'
  if (only('scheduled_date', 'scheduled_time'))
    return after.scheduled_date ? `Task moved to ${slotText(after)}` : 'Task moved to the tray'
  if (only('estimated_duration')) return `Task takes ${minutesInWords(after.estimated_duration)}`
  return 'Task saved'
}

/** `Tue 3 March, 09:30`. */
function slotText({ scheduled_date, scheduled_time }: Task): string {
  const [day = '', ...rest] = dayInWords(scheduled_date ?? '').split(' ')
  const date = [day.slice(0, 3), ...rest].join(' ')
  return scheduled_time ? `${date}, ${scheduled_time}` : date
}
