import type { TaskChange } from '#shared/tasks/change.ts'
import type { Task } from '#shared/tasks/task.ts'
import { dayInWords, minutesInWords } from '#shared/time/format.ts'

/** One field that two devices gave different values, in words. */
export type ContestedField = { label: string; mine: string; theirs: string }

const LABELS: Partial<Record<keyof Task, string>> = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  priority: 'Priority',
  estimated_duration: 'Duration',
  scheduled_date: 'Date',
  scheduled_time: 'Time',
  due_date: 'Due',
  xp_reward: 'XP',
  accountability_type: 'Accountability',
  recurrence: 'Repeats',
}

/** The fields of an edit that somebody else gave another value meanwhile. */
export function contestedFields(change: TaskChange, theirs: Task): ContestedField[] {
  if (change.kind !== 'edit') return []
  return Object.entries(change.patch).flatMap(([name, mine]) => {
    const label = LABELS[name as keyof Task]
    const other = theirs[name as keyof Task]
    if (!label || JSON.stringify(mine) === JSON.stringify(other)) return []
    return [{ label, mine: inWords(name, mine), theirs: inWords(name, other) }]
  })
}

function inWords(name: string, value: unknown): string {
  if (value === null || value === '') return 'none'
  if (typeof value === 'number') return name === 'estimated_duration' ? minutesInWords(value) : `${value}`
  if (typeof value !== 'string') return 'another rule'
  return name === 'scheduled_date' || name === 'due_date' ? dayInWords(value) : value
}
