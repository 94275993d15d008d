import { timingSafeEqual } from 'node:crypto'
import { hashToken } from './token.ts'

/** Whether a token that was shown is the one of a setting. The time says nothing about where they differ. */
export function isSameToken(shown: string, token: string): boolean {
  return timingSafeEqual(hashToken(shown), hashToken(token))
}
