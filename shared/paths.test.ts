import { expect, test } from 'vitest'
import { isProtected, isScreen, leavesOnceSignedIn, safeReturnPath, movedTo } from './paths.ts'

test.each([
  '/dashboard',
  '/goal-wizard',
  '/analytics',
  '/achievements',
  '/settings',
  '/settings/profile',
  '/people/ann',
  '/rooms',
  '/rooms/x',
  '/teams/x',
  '/join/x',
])('%s is guarded', (path) => expect(isProtected(path)).toBe(true))

test.each(['/', '/auth/login', '/terms', '/dashboards', '/settings-of-others', ''])(
  '%s is open to everybody',
  (path) => expect(isProtected(path)).toBe(false),
)

test.each(['/', '/auth/callback', '/settings/profile', '/terms'])('%s is a screen', (path) =>
  expect(isScreen(path)).toBe(true),
)

test.each([
  '',
  '/auth',
  '/auth/v1/authorize',
  '/auth/callback/x',
  '/api',
  '/settings-of-others',
  '/no-such-screen',
])('%s is no screen', (path) => expect(isScreen(path)).toBe(false))

test.each(['/', '/auth/login', '/auth/signup', '/no-such-screen'])(
  'a session that appears on %s leads to the dashboard',
  (path) => expect(leavesOnceSignedIn(path)).toBe(true),
)

test.each(['/auth/callback', '/auth/reset-password', '/terms', '/privacy', '/dashboard', '/settings'])(
  'a session that appears on %s stays there',
  (path) => expect(leavesOnceSignedIn(path)).toBe(false),
)

test.each(['/dashboard', '/dashboard?view=week&date=2026-03-02', '/settings#profile', '/analytics/'])(
  'after a sign-in the way leads back to %s',
  (origin) => expect(safeReturnPath(origin)).toBe(origin),
)

test.each([
  null,
  undefined,
  '',
  '/',
  '/auth/login',
  '//evil.example/dashboard',
  '//dashboard',
  '/\\evil.example',
  '/dashboard?x=\\evil',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  'dashboard',
  '/dashboard/../auth/login@evil',
  ' /dashboard',
])('%j is no place to go back to', (origin) => expect(safeReturnPath(origin)).toBe('/dashboard'))

test.each([
  ['/dashboard?tab=goals', '/goals'],
  ['/dashboard?tab=goals&goal=3', '/goals?goal=3'],
  ['/dashboard?story=3&tab=goals', '/goals?story=3'],
  ['/dashboard?view=week', null],
  ['/dashboard', null],
  ['/analytics?tab=goals', null],
])('the address %s moved to %s', (address, to) => {
  expect(movedTo(address)).toBe(to)
})
