import { MINUTES_PER_DAY } from '#shared/time/civil.ts'
import { type Hours, type Kind, kindOf, windowsOn } from './availability.ts'
import { type Block, dateOf, minuteOf } from './placing/block.ts'
import { blockOf, type Calendar, NOTICE } from './placing/calendar.ts'
import type { Warning } from './plan.ts'

/** Something that was put somewhere by hand. */
export type HandPlaced = {
  block: Block
  hours: Hours
  kind: Kind
  deadline: string | null
  /** The other places of its plan. */
  others: readonly { block: Block; kind: Kind }[]
}

/** Which rules of placing a place breaks (docs/rules/plans.md, Placing). */
export function warningsOf(calendar: Calendar, placed: HandPlaced): Warning[] {
  const { block, deadline } = placed
  const buffer = calendar.availability.buffer_minutes
  const neighbours = [
    ...calendar.tasks.flatMap((task) => blockOf(task) ?? []),
    ...calendar.busy,
    ...placed.others.map((other) => other.block),
  ]
  const isNear = (margin: number) =>
    neighbours.some(({ start, end }) => block.start < end + margin && start < block.end + margin)
  const broken: [Warning, boolean][] = [
    ['overlap', isNear(0)],
    ['buffer', buffer > 0 && isNear(buffer)],
    ['outside_hours', !isInside(calendar, placed)],
    ['over_capacity', isOver(calendar, placed)],
    ['after_deadline', deadline !== null && dateOf(block.start) > deadline],
    ['past', block.start < calendar.earliest - NOTICE],
  ]
  return broken.flatMap(([warning, isBroken]) => (isBroken ? [warning] : []))
}

function isInside({ availability, skipped }: Calendar, { block, hours }: HandPlaced): boolean {
  const date = dateOf(block.start)
  const midnight = minuteOf(date, '00:00')
  const isSkipped = skipped.some(({ start, end }) => block.start < end && start < block.end)
  return (
    !isSkipped &&
    block.end <= midnight + MINUTES_PER_DAY &&
    windowsOn(availability, date, hours).some(
      ({ start, end }) => midnight + start <= block.start && block.end <= midnight + end,
    )
  )
}

function isOver({ availability, tasks }: Calendar, { block, kind, others }: HandPlaced): boolean {
  const capacity = availability.daily_capacity[kind]
  const date = dateOf(block.start)
  if (capacity === null) return false
  const ofTasks = tasks
    .filter((task) => task.scheduled_date === date && kindOf(task.category) === kind)
    .map(({ estimated_duration }) => estimated_duration)
  const ofPlan = others
    .filter((other) => other.kind === kind && dateOf(other.block.start) === date)
    .map((other) => other.block.end - other.block.start)
  const planned = [...ofTasks, ...ofPlan].reduce((sum, minutes) => sum + minutes, 0)
  return planned + block.end - block.start > capacity
}
