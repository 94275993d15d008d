import * as fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { Accountability } from '#shared/accountability/accountability.ts'
import { Goal } from '#shared/goals/goal.ts'
import { CLAIM_STATES, CLAIM_TYPES } from '#shared/claims/claim.ts'
import { valueOf } from '#shared/claims/nextState.ts'
import { ACCOUNTABILITY_TYPES } from '#shared/tasks/fields.ts'
import { addDays } from '#shared/time/civil.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { addClaims } from './testing/addClaims.ts'

const server = await startTestServer()
afterAll(server.close)

/** The time of the test server's clock. */
const TODAY = '2026-03-02'
/** The goal of all tasks is published since then, and these days are a vacation. */
const [PUBLISHED_AGO, AWAY_FROM, AWAY_TO] = [10, 5, 4]

const aClaim = fc.record({
  type: fc.constantFrom(...CLAIM_TYPES),
  state: fc.constantFrom(...CLAIM_STATES),
  late: fc.boolean(),
  ago: fc.integer({ min: 0, max: 30 }),
})
const aPlan = fc.record({
  type: fc.constantFrom(...ACCOUNTABILITY_TYPES),
  ago: fc.integer({ min: -1, max: 30 }),
  hasGoal: fc.boolean(),
  isDeleted: fc.boolean(),
})
type Claimed = ReturnType<typeof aClaim.generate>['value']
type Planned = ReturnType<typeof aPlan.generate>['value']

/** What the rules say of it, counted one by one. */
function naive(claims: readonly Claimed[], plans: readonly Planned[]) {
  const items: { part: string; isPublic: boolean; value: number }[] = []
  for (const claim of claims) {
    const value = valueOf(claim)
    if (value !== null && claim.ago < 28) items.push({ part: claim.type, isPublic: false, value })
  }
  for (const { type, ago, hasGoal, isDeleted } of plans) {
    const isPublic = hasGoal && ago <= PUBLISHED_AGO
    const isMissed = !isDeleted && ago >= 1 && ago < 28 && !(ago <= AWAY_FROM && ago >= AWAY_TO)
    if (isMissed && (type !== 'self' || isPublic)) items.push({ part: type, isPublic, value: 0 })
  }
  const scored = (some: typeof items) => {
    const kept = some.reduce((sum, { value }) => sum + Math.round(10 * value), 0) / 10
    const score = some.length === 0 ? null : Math.round(Math.round(1000 * kept) / (10 * some.length))
    return { score, kept, due: some.length }
  }
  const part = (name: string) => scored(items.filter((item) => item.part === name))
  return {
    overall: scored(items),
    breakdown: {
      ai: part('ai'),
      partner: part('partner'),
      team: part('team'),
      public: scored(items.filter(({ isPublic }) => isPublic)),
    },
  }
}

test('the score of any history is what counting it one by one gives', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(aClaim, { maxLength: 12 }),
      fc.array(aPlan, { maxLength: 12 }),
      async (claims, plans) => {
        const ann = await server.signUp()
        const goal = await read(
          Goal,
          ann.post('/api/goals', { title: 'Run', metric: { kind: 'linked' }, published: true }),
        )
        const since = 'update goals set published_at = $3 where user_id = $1 and id = $2'
        await server.db.query(since, [ann.id, goal.id, `${addDays(TODAY, -PUBLISHED_AGO)}T12:00:00Z`])
        const vacation = { from: addDays(TODAY, -AWAY_FROM), to: addDays(TODAY, -AWAY_TO) }
        await ann.patch('/api/settings', { vacations: [vacation] })
        await addClaims(server, ann, claims)
        for (const { type, ago, hasGoal, isDeleted } of plans) {
          const task = aTask({
            scheduled_date: addDays(TODAY, -ago),
            accountability_type: type,
            ...(hasGoal && { goal_id: goal.id }),
          })
          await ann.post('/api/tasks', task)
          if (isDeleted) await ann.delete(`/api/tasks/${task.id}`)
        }
        expect(await read(Accountability, ann.get('/api/accountability'))).toMatchObject(naive(claims, plans))
      },
    ),
    { numRuns: 8 },
  )
})
