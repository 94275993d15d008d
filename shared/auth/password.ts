/** The product asks for six characters at least (specification, section 5). */
export const PASSWORD_MINIMUM = 6

export type PasswordScore = 0 | 1 | 2 | 3 | 4

/**
 * How strong a password is: one point each for six characters, lower and upper case together, a digit, and a
 * character that is neither letter nor digit (specification, section 5).
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

/** The word for a score; without any point the password is too short to say more. */
export function strengthLabel(score: PasswordScore): string {
  return LABELS[score]
}

const LABELS = ['Too short', 'Weak', 'Fair', 'Good', 'Strong'] as const

/** Whether it has the least number of characters, counted as people see them and not in UTF-16 units. */
export function isLongEnough(password: string): boolean {
  return Array.from(password).length >= PASSWORD_MINIMUM
}
