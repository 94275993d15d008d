import type { AnyPlan } from '#shared/planning/plan.ts'

/** A proposal as a model needs it to speak of it. */
export function proposedOutput(plan: AnyPlan): object {
  const { id, goal, phases, summary, infeasible } = plan
  const coached = goal === null && phases.length === 0 ? {} : { goal, phases, summary }
  return { plan_id: id, status: 'proposed', ...coached, placed: placedOf(plan), infeasible }
}

function placedOf({ items }: AnyPlan): object[] {
  return items.map(({ kind, task_id, row, patch, reason, phase, note }) => {
    const { title, name, scheduled_date, scheduled_time, estimated_duration } = { ...row, ...patch }
    const place = { scheduled_date, scheduled_time, estimated_duration, reason }
    if (kind === 'update_task') return { task_id, ...place }
    const content = { ...(phase !== null && { phase }), ...(note !== '' && { note }) }
    return { title: title ?? name, ...place, ...content }
  })
}
