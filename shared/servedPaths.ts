/**
 * What the server answers itself: what is called by programs, and pages that mails lead to. Any other path is a screen's or a
 * file's. A path covers itself and all below it.
 */
export const SERVED_PATHS = [
  '/api',
  '/auth/v1',
  '/dev/clock',
  '/dev/mail',
  '/dev/mail.css',
  '/dev/mailbox',
  '/dev/tick',
  '/files',
  '/functions/v1',
  '/healthz',
  '/invitations',
  '/metrics',
  '/readyz',
  '/rest/v1',
  '/unsubscribe',
  '/unsubscribe.css',
  '/v1',
  // Nothing is below these yet. Programs that look there have to read 404, not a page.
  '/.well-known',
  '/capture',
  '/dav',
  '/feeds',
  '/mcp',
  '/oauth',
] as const

/** @param path a path of the site, without its query */
export function isServed(path: string): boolean {
  return SERVED_PATHS.some((served) => path === served || path.startsWith(`${served}/`))
}
