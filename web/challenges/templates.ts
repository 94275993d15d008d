import type { ChallengeKind, Metric } from '#shared/challenges/challenge.ts'

/** What a form of a challenge begins with. */
export type Template = {
  name: string
  kind: ChallengeKind
  metric: Metric
  days: number
  target: number | null
}

/** One tap each; all of it can be changed before it is sent. */
export const TEMPLATES: readonly Template[] = [
  { name: 'Seven days, ten tasks each', kind: 'race', metric: 'tasks', days: 7, target: 10 },
  { name: '300 focus minutes together', kind: 'together', metric: 'focus_minutes', days: 7, target: 300 },
  { name: 'Twenty check-ins together', kind: 'together', metric: 'habit_check_ins', days: 7, target: 20 },
]

/** One of one's own. */
export const OWN: Template = { name: '', kind: 'race', metric: 'tasks', days: 7, target: null }
