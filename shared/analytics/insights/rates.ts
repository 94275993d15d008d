import { percentOf } from '#shared/numbers/percent.ts'
import type { JudgedTask } from './rule.ts'

/** Percent of tasks that are completed; null without any. */
function rateOf(tasks: readonly JudgedTask[]): number | null {
  return percentOf(tasks.filter(({ state }) => state === 'done').length, tasks.length)
}

/**
 * The rates of two groups that are large enough, and how much higher the first is, in percentage points.
 *
 * @returns null where a group is too small
 */
export function compareRates(
  first: readonly JudgedTask[],
  second: readonly JudgedTask[],
  least: number,
): { first: number; second: number; lead: number } | null {
  const rates = [rateOf(first), rateOf(second)] as const
  if (first.length < least || second.length < least || rates[0] === null || rates[1] === null) return null
  return { first: rates[0], second: rates[1], lead: rates[0] - rates[1] }
}

/** A lead that is worth a word, in percentage points. */
export const TELLING_LEAD = 15

/** The groups that are large enough, with the best and the worst of them; ties go to the smaller number. */
export function bestAndWorst(
  tasks: readonly JudgedTask[],
  groupOf: (task: JudgedTask) => number,
  least: number,
): { sample: readonly JudgedTask[]; best: Group; worst: Group } | null {
  const groups: (Group & { tasks: readonly JudgedTask[] })[] = []
  for (const [group, own] of Map.groupBy(tasks, groupOf)) {
    const percent = rateOf(own)
    if (own.length >= least && percent !== null) groups.push({ group, percent, tasks: own })
  }
  const byRate = groups.toSorted((a, b) => b.percent - a.percent || a.group - b.group)
  const [best] = byRate
  const worst = byRate.find(({ percent }) => percent === byRate.at(-1)?.percent)
  if (groups.length < 2 || !best || !worst) return null
  return { sample: groups.flatMap((group) => group.tasks), best, worst }
}

type Group = { group: number; percent: number }
