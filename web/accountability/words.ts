import type { Outcome, Part } from '#shared/accountability/score.ts'
import type { BadgeTone } from '#web/kit/ui/marks/Badge.tsx'

export const PART_NAMES: Record<Part, string> = {
  ai: 'AI',
  partner: 'Partner',
  team: 'Team',
  public: 'Public',
}

/** How the outcome of something looks, with the shape that says the same as its colour. */
export const OUTCOME_LOOKS: Record<Outcome, readonly [tone: BadgeTone, mark: string, word: string]> = {
  confirmed: ['success', '✓', 'Confirmed'],
  unverified: ['neutral', '○', 'Unverified'],
  late: ['warning', '▲', 'Late'],
  declined: ['faint', '×', 'Declined'],
  missed: ['faint', '–', 'Missed'],
}
