import type { Task } from './task.ts'

/** The steps of somebody new, in order. */
export const FIRST_STEPS = ['add', 'start', 'complete'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** Which of the first steps were done, by the tasks that are known and all XP (docs/rules/profile.md, Profiles). */
export function firstStepsDone(tasks: readonly Task[], xp: number): ReadonlySet<FirstStep> {
  const isCompleted = xp > 0 || tasks.some(({ status }) => status === 'completed')
  const hasRun = (task: Task) =>
    task.status === 'in_progress' || task.elapsed_seconds > 0 || task.actual_duration !== null
  const done = new Set<FirstStep>()
  if (tasks.length > 0 || isCompleted) done.add('add')
  if (tasks.some(hasRun)) done.add('start')
  if (isCompleted) done.add('complete')
  return done
}
