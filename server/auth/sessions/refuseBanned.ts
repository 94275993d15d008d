import { AuthError } from '#server/auth/errors.ts'

/** @throws AuthError `user_banned` while a ban lasts */
export function refuseBanned(until: Date | string | null | undefined, now: Date): void {
  if (until && new Date(until) > now) throw new AuthError(400, 'user_banned', 'User is banned')
}
