/**
 * What addresses begin with that work for everybody signed in, on the caller's own rows: an id of somebody else is unknown there.
 * Every other operation needs a row for each role (server/routes.test.ts).
 */
const OWN = [
  '/api/profile',
  '/api/tasks',
  '/api/stats',
  '/api/xp-ledger',
  '/api/streak-days',
  '/api/events',
  '/api/sessions',
  '/api/account',
  '/api/security-events',
  '/api/goals',
  '/api/habits',
  '/api/routines',
  '/api/domains',
  '/api/if-thens',
  '/api/suggestions',
  '/api/rituals',
  '/api/analytics',
  '/api/plans',
  '/api/availability',
  '/api/free-time',
  '/api/receipts',
  '/api/threads',
  '/api/assistant',
  '/api/settings',
  '/api/notifications',
  '/api/push-subscriptions',
  '/api/reminders',
  '/api/export',
  '/api/imports',
  '/api/files',
  '/rest/v1',
  '/functions/v1',
  '/v1',
  '/auth/v1',
]

/** Whether an operation is on the caller's own rows. */
export const isOwn = (path: string) => OWN.some((begin) => `${path}/`.startsWith(`${begin}/`))
