/** Why something is placed where it is. */
export const REASON_CODES = [
  'earliest',
  'preferred',
  'deadline',
  'only_place',
  'kept',
  'split',
  'spread',
  'by_hand',
  'asked',
] as const
export type ReasonCode = (typeof REASON_CODES)[number]

/** Why something has no place. */
export const WHY_NOT = ['no_window', 'no_time', 'capacity', 'deadline_passed', 'dependency'] as const
export type WhyNot = (typeof WHY_NOT)[number]
