/** Fewest characters of a password (docs/rules/auth.md, Accounts). */
export const PASSWORD_MINIMUM = 6

export type PasswordScore = 0 | 1 | 2 | 3 | 4

/**
 * How strong a password is: one point each for six characters, lower and upper case together, a digit, and a
 * character that is neither letter nor digit (docs/rules/auth.md, Accounts).
 */
export function passwordScore(password: string): PasswordScore {
  const points = [
    isLongEnough(password),
    /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
    /\d/.test(password),
    /[^\p{L}\p{N}]/u.test(password),
  ]
  return points.filter(Boolean).length as PasswordScore
}

/** The label of a score. */
export function strengthLabel(score: PasswordScore): string {
  return LABELS[score]
}

const LABELS = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const

/** Whether a password has at least {@link PASSWORD_MINIMUM} characters, counted in code points. */
export function isLongEnough(password: string): boolean {
  return Array.from(password).length >= PASSWORD_MINIMUM
}
