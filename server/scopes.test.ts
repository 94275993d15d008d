import { expect, test } from 'vitest'
import { docsSlice } from './docs.ts'
import { createMetrics } from './kit/health/metrics.ts'
import { healthSlice } from './kit/health/slice.ts'
import type { Scope } from './kit/http/route.ts'
import { openApiOf } from './openapi.ts'
import { SLICES } from './slices.ts'

/** What a personal token may come to open, by what an address begins with: a GET, and every other method. */
const SCOPES: Record<string, [get: Scope, others: Scope]> = {
  '/api/tasks': ['read', 'write'],
  '/api/reminders': ['read', 'write'],
  '/api/domains': ['read', 'write'],
  '/api/goals': ['read', 'write'],
  '/api/habits': ['read', 'write'],
  '/api/routines': ['read', 'write'],
  '/api/if-thens': ['read', 'write'],
  '/api/suggestions': ['read', 'write'],
  '/api/rituals': ['read', 'write'],
  '/api/availability': ['read', 'write'],
  '/rest/v1': ['read', 'write'],
  '/functions/v1': ['read', 'write'],
  '/api/stats': ['read', 'write'],
  '/api/streak-days': ['read', 'write'],
  '/api/xp-ledger': ['read', 'write'],
  '/api/analytics': ['read', 'write'],
  '/api/achievements': ['read', 'session'],
  '/api/receipts': ['read', 'write'],
  '/api/free-time': ['read', 'write'],
  '/api/events': ['read', 'write'],
  '/api/notifications': ['read', 'write'],
  '/api/plans': ['read', 'session'],
  '/api/accountability': ['read', 'write'],
  '/api/friends': ['read', 'session'],
  '/api/friend-requests': ['read', 'session'],
  '/api/partners': ['read', 'session'],
  '/api/claims': ['read', 'session'],
  '/api/blocks': ['read', 'session'],
  '/api/challenges': ['read', 'session'],
  '/api/people': ['read', 'session'],
  '/api/teams': ['read', 'session'],
  '/api/presence': ['session', 'session'],
  '/api/activity': ['read', 'session'],
  '/api/messages': ['session', 'session'],
  '/api/rooms': ['read', 'session'],
  '/api/reports': ['session', 'session'],
  '/api/profile': ['read', 'session'],
  '/api/settings': ['read', 'session'],
  '/api/leaderboard': ['session', 'session'],
  '/api/threads': ['session', 'session'],
  '/api/assistant': ['session', 'session'],
  '/api/sessions': ['session', 'session'],
  '/api/security-events': ['session', 'session'],
  '/api/account': ['session', 'session'],
  '/api/push-subscriptions': ['session', 'session'],
  '/api/export': ['session', 'session'],
  '/api/files': ['session', 'session'],
  '/files': ['session', 'session'],
  '/api/imports': ['session', 'session'],
  '/api/notification-actions': ['session', 'session'],
  '/api/reporting': ['session', 'session'],
  '/api/1': ['session', 'session'],
  '/api/feedback': ['session', 'session'],
  '/api/pages': ['session', 'session'],
  '/api/public': ['session', 'session'],
  '/api/about': ['session', 'session'],
  '/invitations/stop': ['session', 'session'],
  '/unsubscribe': ['session', 'session'],
  '/unsubscribe.css': ['session', 'session'],
  '/v1': ['session', 'session'],
  '/auth/v1': ['session', 'session'],
}
/** A proposal changes nothing until its person accepts it; editing, accepting, refusing and undoing one is theirs alone. */
const PROPOSING = ['post /api/plans', 'post /api/plans/understand']

type Operation = { method: string; path: string; who: string; scope: Scope }

const own = await openApiOf(SLICES)
const site = await openApiOf([docsSlice(SLICES), healthSlice(createMetrics({ streams: () => 0 }))])

test('each operation for people says what it does, as the table has it', () => {
  const wrong = operationsOf(own).filter((operation) => operation.scope !== scopeInTable(operation))
  expect(wrong).toEqual([])
})

test('a GET changes nothing, whatever changes something is no reading, and both occur', () => {
  const scopes = operationsOf(own).map(({ method, scope }) => `${method === 'get'} ${scope}`)
  expect([...new Set(scopes)].toSorted()).toEqual([
    'false propose',
    'false session',
    'false write',
    'true read',
    'true session',
  ])
})

test('where nobody need be signed in, a token opens nothing either', () => {
  const open = [...operationsOf(own), ...operationsOf(site)].filter(
    ({ who }) => who !== 'person' && who !== 'account',
  )
  expect(open.length).toBeGreaterThan(10)
  expect(open.filter(({ scope }) => scope !== 'session')).toEqual([])
})

/** @throws for an address that no line of the table is for */
function scopeInTable({ method, path }: Operation): Scope {
  if (PROPOSING.includes(`${method} ${path}`)) return 'propose'
  const [, scopes] = Object.entries(SCOPES).find(([begin]) => `${path}/`.startsWith(`${begin}/`)) ?? []
  if (!scopes) throw new Error(`${path} has no line in the table of scopes`)
  return method === 'get' ? scopes[0] : scopes[1]
}

function operationsOf({ paths }: Awaited<ReturnType<typeof openApiOf>>): Operation[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { 'x-who': who, 'x-scope': scope } = operation as { 'x-who': string; 'x-scope': Scope }
      return { method, path, who, scope }
    }),
  )
}
