import { afterAll, expect, test } from 'vitest'
import { Accountability } from '#shared/accountability/accountability.ts'
import { act, aClaim } from '#server/claims/testing/scene.ts'
import { read, startTestServer } from '#server/testing.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

test.each([
  ['confirm', {}, { score: 100, due: 1, counts: { confirmed: 1, missed: 0 } }],
  ['decline', { note: 'No' }, { score: 0, due: 1, counts: { declined: 1, missed: 0 } }],
  [null, {}, { score: 0, due: 1, counts: { confirmed: 0, missed: 1 } }],
])(
  'a completion that is undone after its claim was decided (%s) counts once, by what was decided',
  async (verdict, body, partner) => {
    const { ann, ben, taskId, claim } = await aClaim(server, { scheduled_date: '2026-03-02' })
    if (verdict !== null) expect((await act(ben, claim.id, verdict, body)).status).toBe(200)
    await ann.act(taskId, 'uncomplete')
    const days = (Date.parse('2026-03-03T10:00:00Z') - server.deps.now().getTime()) / 1000
    if (days > 0) server.wait(days)
    const { overall, breakdown } = await read(Accountability, ann.get('/api/accountability'))
    expect([overall, breakdown.partner]).toMatchObject([{ due: 1 }, partner])
  },
)
