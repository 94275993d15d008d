import { afterAll, expect, test } from 'vitest'
import type { Goal } from '#shared/goals/goal.ts'
import { Plan, PlanPage } from '#shared/planning/plan.ts'
import { TaskPage } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { read, startTestServer } from '#server/testing.ts'
import { propose, setAvailability } from '#server/testing/plans.ts'

// Monday 2 March 2026, 09:00.
const TODAY = '2026-03-02'
const DAY = 24 * 60 * 60
const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

const TEXT = 'Learn Spanish by 20 May 2026, 3 times a week, 30 minutes'

test.each([
  ['in its time', 0],
  ['as it expires', 7 * DAY],
])('accepted, refused, undone and changed at once %s, a plan has one outcome', async (_when, later) => {
  for (let round = 0; round < 4; round += 1) {
    const ann = await server.signUp()
    await setAvailability(ann, { personal: [['07:00', '22:00']] })
    const plan = await propose(ann, { goal: { text: TEXT } })
    const change = { goal: { text: TEXT, answers: { minutes: 20 } }, replaces: plan.id }
    const ways = [
      () => ann.post(`/api/plans/${plan.id}/accept`, {}),
      () => ann.post(`/api/plans/${plan.id}/refuse`),
      () => ann.post(`/api/plans/${plan.id}/undo`),
      () => ann.post('/api/plans', change),
    ]
    server.turnClock(later)
    try {
      const answers = await Promise.all(
        ways.map((_, at) => ways[(at + round) % ways.length]?.()).filter((answer) => answer !== undefined),
      )
      for (const { status } of answers) expect([200, 201, 409]).toContain(status)
      const { status, reason } = await read(Plan, ann.get(`/api/plans/${plan.id}`))
      const { items: goals } = (await (await ann.get('/api/goals')).json()) as { items: Goal[] }
      const path = `/api/tasks?from=${TODAY}&to=${addDays(TODAY, 100)}&limit=1000`
      const { items: tasks } = await read(TaskPage, ann.get(path))
      const open = (await read(PlanPage, ann.get('/api/plans?status=proposed'))).items
      expect(status).not.toBe('proposed')
      expect([goals.length, tasks.length > 0]).toEqual(status === 'accepted' ? [1, true] : [0, false])
      expect(open.length).toBe(reason === 'superseded' ? 1 : 0)
      if (later > 0) expect(status).toBe('expired')
    } finally {
      server.turnClock(-later)
    }
  }
})
