import type { Task, TaskPatch } from './task.ts'

/**
 * An edit of a task as it is meant: another type of accountability has other witnesses, so it takes the one of before away, unless
 * the edit names one (docs/rules/claims.md, Witnesses).
 */
export function withFittingWitness<Patch extends Pick<TaskPatch, 'accountability_type' | 'witness_id'>>(
  task: Pick<Task, 'accountability_type'>,
  patch: Patch,
): Patch {
  const { accountability_type: type, witness_id } = patch
  if (type === undefined || type === task.accountability_type || witness_id !== undefined) return patch
  return { ...patch, witness_id: null }
}
