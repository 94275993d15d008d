import { afterAll, expect, test } from 'vitest'
import { Feedback } from '#shared/reporting/reporting.ts'
import { read, startTestServer } from '#server/testing.ts'

const server = await startTestServer({ settings: { RATE_LIMITS: true } })
afterAll(server.close)
const { app, db, deps } = server

const SAID = { name: 'Ann', email: 'ann@example.com', message: 'The plan is gone' }
const say = (said: object) =>
  app.request('/api/feedback', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(said),
  })

test('name, email and message are wanted, each refused by its field', async () => {
  const wrong: [object, string[]][] = [
    [{}, ['name', 'email', 'message']],
    [{ ...SAID, name: '  ' }, ['name']],
    [{ ...SAID, email: '' }, ['email']],
    [{ ...SAID, email: 'ann' }, ['email']],
    [{ ...SAID, message: '' }, ['message']],
    [{ ...SAID, message: 'x'.repeat(5001) }, ['message']],
    [{ ...SAID, event_id: 'x' }, ['event_id']],
    [{ ...SAID, rating: 5 }, ['rating']],
  ]
  for (const [said, fields] of wrong) {
    const answer = await say(said)
    const { details } = (await answer.json()) as { details: { field: string }[] }
    expect([answer.status, [...new Set(details.map(({ field }) => field))]]).toEqual([400, fields])
  }
})

test('it is kept encrypted beside the reports, five in an hour from one address', async () => {
  const about = crypto.randomUUID().replaceAll('-', '')
  const answer = await say({ ...SAID, event_id: about, message: 'x'.repeat(5000) })
  expect(answer.status).toBe(201)
  const { id } = await read(Feedback, answer)
  const [row] = await db.query<{ report: string }>(
    `select r.report from error_reports r join error_groups g using (fingerprint) where r.id = $1 and g.kind = 'feedback'`,
    [id],
  )
  expect(row?.report).not.toContain('ann@example.com')
  expect(JSON.parse(deps.vault.decrypt(row?.report ?? ''))).toMatchObject({
    timestamp: deps.now().getTime() / 1000,
    contexts: {
      feedback: { name: 'Ann', contact_email: 'ann@example.com', associated_event_id: about },
    },
  })
  for (let time = 2; time <= 5; time += 1) expect((await say(SAID)).status).toBe(201)
  const refused = await say(SAID)
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([
    429,
    expect.toSatisfy((seconds: number) => seconds > 3500 && seconds <= 3600),
  ])
})
