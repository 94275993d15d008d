import type { Pattern, PatternPhase } from '#shared/planning/patterns/pattern.ts'
import { capitalised, uncapitalised } from '#shared/text/capitalised.ts'
import { milestoneOf } from './goalOf.ts'

/** A session that has more of them to do would only be begun. */
const PHASES_A_SESSION = 3
const LONGEST_TITLE = 60

/**
 * Work that has fewer sessions than its pattern has phases: each session takes some that follow each other, so that the last one ends
 * with the whole (docs/rules/plans.md, Patterns). Taxes in one evening are collected, filled in and handed in, not collected alone.
 *
 * @param sessions how many there are, at least 1
 * @returns a pattern with a phase for each session; the same where there are enough sessions
 */
export function condensed(pattern: Pattern, sessions: number): Pattern {
  if (sessions >= pattern.phases.length) return pattern
  const phases = pattern.phases.slice(0, sessions * PHASES_A_SESSION) // what follows on the work is left out first
  const { keepsRoom: _, ...rest } = pattern
  return { ...rest, phases: inRuns(phases, sessions).map((run) => joined(run, sessions === 1)) }
}

/** So many runs of phases that follow each other, as long as each other. */
function inRuns(phases: readonly PatternPhase[], count: number): PatternPhase[][] {
  const end = (run: number) => Math.round((run * phases.length) / count)
  return Array.from({ length: count }, (_, run) => phases.slice(end(run), end(run + 1)))
}

/** @param isAll whether it is all of the work: then the session is called as the goal is */
function joined(run: readonly PatternPhase[], isAll: boolean): PatternPhase {
  const last = run.at(-1)
  if (!last) throw new Error('A session without anything to do')
  if (run.length === 1) return last
  const title = titled(run.map((phase) => phase.title))
  const focus = capitalised(run.map((phase) => uncapitalised(phase.focus)).join('; then '))
  const session = { title: isAll ? '{what}' : title, note: `${focus}. ${endOf(last.checkpoint)}` }
  const share = run.reduce((sum, phase) => sum + phase.share, 0)
  return { ...last, title, focus, share, steps: [session], kinds: [session] }
}

function endOf(checkpoint: string): string {
  const milestone = milestoneOf(checkpoint)
  return milestone === checkpoint
    ? `Done when this holds: ${uncapitalised(checkpoint)}.`
    : `At the end, ${uncapitalised(milestone)}: then it is done.`
}

/** `Collect, fill in, check and hand in`; where that is too long what it ends with: `Collect … to finish and give`. */
function titled(titles: readonly string[]): string {
  const [first = '', ...others] = titles
  const all = [first, ...others.map(uncapitalised)].join(', ')
  return all.length <= LONGEST_TITLE ? all : `${first} … to ${uncapitalised(others.at(-1) ?? '')}`
}
