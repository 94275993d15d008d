import { expect, test } from 'vitest'
import { LIMITS, type Limit } from './limits.ts'

const SHORTLY = 300
const HOUR = 3600
const DAY = 24 * HOUR

/** How often what may happen in how many seconds (docs/rules/auth.md, Accounts; docs/wire.md). */
const ALLOWED: Record<Limit, readonly [points: number, seconds: number]> = {
  password: [30, SHORTLY],
  proof: [30, SHORTLY],
  token: [180, SHORTLY],
  signup: [30, SHORTLY],
  recover: [30, SHORTLY],
  resend: [30, SHORTLY],
  user: [30, SHORTLY],
  verify: [60, SHORTLY],
  confirmation: [300, SHORTLY],
  mails: [30, HOUR],
  mailsOfKind: [1, 60],
  mailsFromOne: [6, HOUR],
  mailsToOne: [12, HOUR],
  wrongPasswords: [10, HOUR / 4],
  wrongPasswordsInAll: [100, HOUR],
  slowTries: [1, 5],
  runs: [20, 60],
  messages: [60, 60],
  speech: [30, 60],
  transcription: [10, 60],
  exports: [10, HOUR],
  previews: [10, HOUR],
  uploads: [60, HOUR],
  friendRequests: [100, DAY],
  teamCodes: [10, HOUR],
  cheers: [100, DAY],
  envelope: [60, 60],
  reports: [20, DAY],
  feedback: [5, HOUR],
}

test('what is limited may happen as often as the rules say', () => {
  const limits = Object.entries(LIMITS).map(([name, { points, duration }]) => [name, [points, duration]])
  expect(Object.fromEntries(limits)).toEqual(ALLOWED)
})
