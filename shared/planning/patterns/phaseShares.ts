import type { PatternPhase } from './pattern.ts'

/** The same phases over another part of the whole time. @param share of it, 0 to 1 */
export function lasting(phases: readonly PatternPhase[], share: number): PatternPhase[] {
  const whole = phases.reduce((sum, phase) => sum + phase.share, 0)
  return phases.map((phase) => ({ ...phase, share: (phase.share / whole) * share }))
}
