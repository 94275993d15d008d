import { timingSafeEqual } from 'node:crypto'
import { hashToken } from './token.ts'

/** Whether a token that was shown is the right one, which is not in the database: a setting, or derived. The time says nothing about where they differ. */
export function isSameToken(shown: string, token: string): boolean {
  return timingSafeEqual(hashToken(shown), hashToken(token))
}
