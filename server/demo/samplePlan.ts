import type { Goal } from '#shared/goals/goal.ts'
import type { AcceptedPlan, Plan } from '#shared/planning/plan.ts'
import type { Task } from '#shared/tasks/task.ts'
import { addDays, dayOfWeek } from '#shared/time/civil.ts'
import { WEEKDAY_NAMES } from '#shared/time/names.ts'
import type { Call } from './sampleGoals.ts'

/** Days from today on which the plan began: today is in its third week. */
const BEGAN = -15
/** Days from today that name its three weekdays: none of them is today's. */
const WEEKDAYS = [1, 3, 5]
const LENGTH_DAYS = 70

/**
 * Adds a goal that was planned from a sentence two weeks ago and followed since: its sessions up to yesterday are done, and so is
 * what the first phase asks for.
 *
 * @param setClock moves the app's clock to a moment of the person's day
 */
export async function addSamplePlan(
  call: Call,
  setClock: (date: string, time: string) => void,
  today: string,
): Promise<void> {
  const began = addDays(today, BEGAN)
  const days = WEEKDAYS.map((later) => WEEKDAY_NAMES[dayOfWeek(addDays(today, later))]).join(', ')
  setClock(began, '07:00')
  const text = `Draw portraits by ${addDays(began, LENGTH_DAYS)}, on ${days} in the evening, 30 minutes`
  const proposed = await call<Plan>('POST', '/api/plans', { goal: { text } })
  const { plan } = await call<AcceptedPlan>('POST', `/api/plans/${proposed.id}/accept`, {})
  const path = `/api/tasks?from=${began}&to=${addDays(today, -1)}&limit=1000`
  const { items } = await call<{ items: Task[] }>('GET', path)
  for (const task of items.filter(({ goal_id }) => goal_id === plan.goal?.id)) {
    setClock(task.scheduled_date ?? began, task.scheduled_time ?? '18:00')
    await call('POST', `/api/tasks/${task.id}/start`, {})
    setClock(task.scheduled_date ?? began, task.endTime ?? '18:30')
    await call('POST', `/api/tasks/${task.id}/complete`, {})
  }
  const goal = `/api/goals/${plan.goal?.id}`
  const [first] = (await call<Goal>('GET', goal)).milestones
  setClock(addDays(today, -2), '19:00')
  await call('PATCH', `${goal}/milestones/${first?.id}`, { done: true })
}
