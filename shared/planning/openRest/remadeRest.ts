import { DAYS_PER_WEEK } from '#shared/time/civil.ts'
import { weekOfPlan } from '#shared/planning/goalPlan/weeklyLoad.ts'
import type { OpenSession } from '#shared/planning/pickUp.ts'
import type { PlannedStep } from '#shared/planning/plannedStep.ts'

/**
 * The sessions of a plan that is made anew from a date on, put into the tasks that are open (docs/rules/plans.md, Plans from goals): one
 * of the same title first, else the next. A task that the person has renamed keeps its name.
 *
 * @param open in order of time
 * @param steps the sessions of the new plan, in order
 * @returns the steps, and the ids of tasks that none of them needs
 */
export function remadeRest(
  open: readonly OpenSession[],
  steps: readonly PlannedStep[],
): { steps: PlannedStep[]; gone: string[] } {
  const free = [...open]
  const take = (isFitting: (session: OpenSession) => boolean) => {
    const at = free.findIndex(isFitting)
    return at < 0 ? undefined : free.splice(at, 1)[0]
  }
  const same = steps.map(({ title }) => take(({ step }) => step.moved?.texts?.title === title))
  const remade = steps.map((step, at) => {
    const session = same[at] ?? take(() => true)
    return session ? inTaskOf(session, step) : step
  })
  return { steps: remade, gone: free.flatMap(({ step }) => step.moved?.id ?? []) }
}

function inTaskOf({ date, time, step: { moved, title, description } }: OpenSession, step: PlannedStep) {
  const isThere = date >= (step.not_before ?? date) && date <= (step.deadline ?? date)
  const place = time !== null && isThere ? [{ scheduled_date: date, scheduled_time: time }] : []
  return {
    ...step,
    ...(!moved?.texts && { title, description }),
    moved,
    previous: place,
    // Its name belongs to its task now.
    sequence: null,
  }
}

/** Without the sessions of the week underway that are done already: the earliest ones of it. @param done dates of what is done */
export function beyondDone(
  steps: readonly PlannedStep[],
  { begun, from, perWeek, done }: { begun: string; from: string; perWeek: number; done: readonly string[] },
): PlannedStep[] {
  const week = weekOfPlan(begun, from)
  const isOfWeek = (date: string | null) => date !== null && weekOfPlan(begun, date) === week
  const own = steps.filter(({ ideal }) => isOfWeek(ideal))
  const left = Math.max(0, Math.min(perWeek, DAYS_PER_WEEK) - done.filter(isOfWeek).length)
  const dropped = new Set(own.slice(0, Math.max(0, own.length - left)))
  return steps.filter((step) => !dropped.has(step))
}
