/** Bounds of a task's fields (docs/rules/tasks.md, Tasks). Durations are minutes. */
export const TASK_LIMITS = {
  title: 200,
  description: 20_000,
  shortest: 15,
  longest: 1440,
  leastXp: 1,
  mostXp: 1000,
} as const
