import { understand } from '#shared/planning/understand.ts'

const CONTEXT = { today: '2026-03-02', weekStart: 1 }
/** About as long as people write. */
const USUAL =
  'my doctor says I should move more, so I want to run 5 km by 1 June, three times a week for 30 minutes before work, not on Fridays, and learn Spanish on Sundays at 10 because we fly to Madrid in May'

/**
 * What a reading costs, as a multiple of the understanding of a usual sentence in the same run: both are slowed by the same neighbours and
 * by the same machine, so that a bound on it holds on any.
 *
 * @param cpuUsage the microseconds of processor that this process has taken: `process.cpuUsage`
 */
export function relativeCost(read: () => unknown, cpuUsage: () => Usage): number {
  const usual = () => understand(USUAL, CONTEXT)
  const took = Array.from({ length: RUNS }, () => [costOf(read, cpuUsage), costOf(usual, cpuUsage)] as const)
  return Math.min(...took.map(([own]) => own)) / Math.min(...took.map(([, reference]) => reference))
}
type Usage = { user: number; system: number }
const RUNS = 3

function costOf(read: () => unknown, cpuUsage: () => Usage): number {
  const before = cpuUsage()
  read()
  const after = cpuUsage()
  return after.user + after.system - before.user - before.system
}
