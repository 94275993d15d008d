import { type Block, minuteOf } from '#shared/planning/placing/block.ts'
import type { PlanItem } from '#shared/planning/plan.ts'
import type { Category } from '#shared/tasks/fields.ts'

/** Where a task is placed; of one that an item changes, as it was when the item was proposed or edited. */
export type TaskPlacement = {
  scheduled_date: string | null
  scheduled_time: string | null
  estimated_duration: number
  category: Category
}

/** The fields of a task that say where it is placed. */
export function placementOf({
  scheduled_date,
  scheduled_time,
  estimated_duration,
  category,
}: TaskPlacement): TaskPlacement {
  return { scheduled_date, scheduled_time, estimated_duration, category }
}

/** What a task is about to be, in the fields that say where it is placed; null for goals, habits and deletions. */
export function proposedPlacement(
  { kind, row, patch }: PlanItem,
  stood: TaskPlacement | null,
): TaskPlacement | null {
  if (kind === 'create_task') return row as TaskPlacement | null
  return kind === 'update_task' && stood ? { ...stood, ...patch } : null
}

/** Where an item puts its task: without a time the date alone; null where it puts it nowhere. */
export function blockOfItem(
  item: PlanItem,
  stood: TaskPlacement | null,
): { date: string; block: Block | null } | null {
  const standing = proposedPlacement(item, stood)
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
