import { understand } from '#shared/planning/understand.ts'

const CONTEXT = { today: '2026-03-02', weekStart: 1 }
/** About as long as people write. */
const USUAL =
  'my doctor says I should move more, so I want to run 5 km by 1 June, three times a week for 30 minutes before work, not on Fridays, and learn Spanish on Sundays at 10 because we fly to Madrid in May'

/**
 * What a reading costs, as a multiple of the understanding of a usual sentence in the same run: both are slowed by the same neighbours and
 * by the same machine, so that a bound on it holds on any.
 */
export function relativeCost(read: () => unknown): number {
  const usual = () => understand(USUAL, CONTEXT)
  const took = Array.from({ length: RUNS }, () => [processorTime(read), processorTime(usual)] as const)
  return Math.min(...took.map(([own]) => own)) / Math.min(...took.map(([, reference]) => reference))
}
const RUNS = 8

function processorTime(read: () => unknown): number {
  const from = process.cpuUsage()
  read()
  const { user, system } = process.cpuUsage(from)
  return user + system
}
