import type { Settings } from '#server/settings.ts'
import { withQuery } from '#server/auth/redirects.ts'

/** The address in a mail that proves who reads the mailbox, and then leads to `target`. */
export function verifyLink(
  { SITE_URL }: Pick<Settings, 'SITE_URL'>,
  token: string,
  type: string,
  target: string,
): string {
  return withQuery(`${SITE_URL}/auth/v1/verify`, { token, type, redirect_to: target })
}
