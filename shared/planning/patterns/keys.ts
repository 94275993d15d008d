/** The kinds of goals that have a pattern of their own, and `general` for all others (docs/rules/plans.md, Patterns). */
export const PATTERN_KEYS = [
  'race',
  'start_running',
  'strength',
  'weight',
  'flexibility',
  'endurance',
  'language',
  'exam',
  'course',
  'reading',
  'writing',
  'instrument',
  'art',
  'coding',
  'project',
  'tidy',
  'moving',
  'event',
  'job',
  'presentation',
  'savings',
  'debt',
  'calm',
  'quit',
  'skill',
  'behaviour',
  'general',
] as const
export type PatternKey = (typeof PATTERN_KEYS)[number]

/** Whether its plan is transfers of money, and no sessions. */
export const isMoney = (pattern: PatternKey) => pattern === 'savings' || pattern === 'debt'
