import type { Version } from './past.ts'
import type { Rule } from './rule.ts'

export type Versions = readonly [Version, ...Version[]]

/**
 * The versions after a change of the rule today: earlier dates keep theirs, and a second change that day replaces the first.
 * A habit that begins later has the new rule from its start; a change that is undone the same day leaves no trace.
 */
export function changedVersions(versions: Versions, rule: Rule, today: string): Versions {
  const [{ from: start }] = versions
  const from = today > start ? today : start
  const earlier = versions.filter((version) => version.from < from)
  const before = earlier.at(-1)
  if (before && isSame(before, rule)) return withFirst(earlier, before)
  const { schedule, aim, target } = rule
  return withFirst([...earlier, { from, schedule, aim, target }], { from, schedule, aim, target })
}

/** The versions of a habit that begins on another date: the first one begins with it. */
export function movedVersions(versions: Versions, start: string): Versions {
  const first = versions.findLast(({ from }) => from <= start) ?? versions[0]
  return [{ ...first, from: start }, ...versions.filter(({ from }) => from > start && from > first.from)]
}

/** Whether two rules say the same, in whatever order their parts are written. */
function isSame(a: Rule, b: Rule): boolean {
  return a.aim === b.aim && a.target === b.target && canonical(a.schedule) === canonical(b.schedule)
}

function withFirst([first, ...rest]: readonly Version[], otherwise: Version): Versions {
  return [first ?? otherwise, ...rest]
}

function canonical(value: object): string {
  const parts = Object.entries(value).map(([name, part]: [string, unknown]): [string, string] => {
    if (Array.isArray(part)) return [name, part.toSorted((a: number, b: number) => a - b).join()]
    return [name, typeof part === 'object' && part !== null ? canonical(part) : String(part)]
  })
  return JSON.stringify(parts.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
