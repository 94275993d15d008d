import { type Block, minuteOf } from '#shared/planning/block.ts'
import type { PlanItem } from '#shared/planning/plan.ts'
import type { Category } from '#shared/tasks/fields.ts'

/** What a task was when an item that changes it was proposed or edited. */
export type Stood = {
  scheduled_date: string | null
  scheduled_time: string | null
  estimated_duration: number
  category: Category
}

/** These fields alone. */
export function stoodOf({ scheduled_date, scheduled_time, estimated_duration, category }: Stood): Stood {
  return { scheduled_date, scheduled_time, estimated_duration, category }
}

/** What a task is about to be, in the fields that say where it is placed; null for goals, habits and deletions. */
export function standingOf({ kind, row, patch }: PlanItem, stood: Stood | null): Stood | null {
  if (kind === 'create_task') return row as Stood | null
  return kind === 'update_task' && stood ? { ...stood, ...patch } : null
}

/** Where an item puts its task: without a time the date alone; null where it puts it nowhere. */
export function blockOfItem(
  item: PlanItem,
  stood: Stood | null,
): { date: string; block: Block | null } | null {
  const standing = standingOf(item, stood)
  if (!standing || !isPlacing(item) || standing.scheduled_date === null) return null
  const { scheduled_date: date, scheduled_time: time, estimated_duration } = standing
  if (time === null) return { date, block: null }
  const start = minuteOf(date, time)
  return { date, block: { start, end: start + estimated_duration } }
}

function isPlacing({ kind, patch }: PlanItem): boolean {
  const names = ['scheduled_date', 'scheduled_time', 'estimated_duration']
  return kind === 'create_task' || (patch !== null && names.some((name) => patch[name] !== undefined))
}
