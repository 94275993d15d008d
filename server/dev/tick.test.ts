import { afterAll, expect, test } from 'vitest'
import { change } from '#server/kit/db/change.ts'
import { claimDue } from '#server/kit/due/claims.ts'
import { newId } from '#server/kit/db/newId.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import type { DueKinds } from '#server/kit/due/dueKind.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { startTestServer } from '#server/testing.ts'
import { request } from '#server/testing/people.ts'
import { inboxOf, tellPerson } from '#server/testing/notifications.ts'

const shared = {
  clock: 'trusted',
  lock: 'person',
  retries: { first: 1, longest: 1, giveUpAfter: 1 },
} as const

/** Three things that may be due: a notification, a mail, and what neither tells nor sends anything. */
const due: DueKinds = {
  'tick notice': {
    ...shared,
    run: async (inside, { ownerId, subject }) => {
      await tellPerson(inside, { id: ownerId as never }, { key: subject })
    },
  },
  'tick mail': {
    ...shared,
    run: ({ db, mailer }, { subject }) =>
      mailer.queue(db, { to: `${subject}@example.com`, subject: 'It is due', text: '', html: '', links: [] }),
  },
  'tick nothing': { ...shared, run: async () => {} },
  /** What leaves the server, and is tried again when nobody takes it. */
  'tick call': {
    clock: 'trusted',
    horizon: 86_400,
    retries: { first: 10, longest: 10, giveUpAfter: 60 },
    async deliver(_deps, { payload }) {
      calls.push(payload ?? '')
      await new Promise((resolve) => setTimeout(resolve, 50))
      if (payload === 'busy') throw new Error('Nobody took it')
    },
  },
}
const calls: string[] = []
const server = await startTestServer({ slices: [{ tag: 'Due', routes: [], due }] })
const { db, deps } = server
afterAll(server.close)

const inMinutes = (minutes: number) => new Date(deps.now().getTime() + minutes * 60_000)
const tick = async (body: object) => (await server.app.request('/dev/tick', request('POST', body))).json()
const set = (ownerId: string, kind: string, at: Date) => setDue(db, { ownerId, kind, subject: newId() }, at)

test('a tick does what is due at an instant, of one person alone, and counts what was told and sent', async () => {
  const [ann, bob] = [await server.signUp(), await server.signUp()]
  const at = inMinutes(10)
  for (const { id } of [ann, bob])
    for (const kind of ['tick notice', 'tick mail', 'tick nothing']) await set(id, kind, at)
  expect(await tick({ at: inMinutes(9), user_id: ann.id })).toEqual({ fired: 0 })
  expect(await tick({ at, user_id: ann.id })).toEqual({ fired: 2 })
  expect(await tick({ at, user_id: ann.id })).toEqual({ fired: 0 })
  expect((await inboxOf(bob)).items).toEqual([])
  expect(await tick({ at })).toEqual({ fired: 2 })
  expect((await inboxOf(bob)).unread_count).toBe(1)
})

test('what a tick does is done as if it were that instant; the clock stays, and does nothing of it again', async () => {
  const ann = await server.signUp()
  const [now, at] = [deps.now(), inMinutes(30)]
  await set(ann.id, 'tick notice', at)
  await tick({ at, user_id: ann.id })
  expect((await inboxOf(ann)).items).toMatchObject([{ created_at: at.toISOString() }])
  expect(deps.now()).toEqual(now)
  expect(await tick({ at: now, user_id: ann.id })).toEqual({ fired: 0 })
  server.turnClock(1800)
  await runDue(deps, due, deps.now(), ann.id)
  expect((await inboxOf(ann)).items).toHaveLength(1)
})

test('ticks at once, also on two servers, do each thing once', async () => {
  const other = await startTestServer({ db, slices: [{ tag: 'Due', routes: [], due }] })
  const ann = await server.signUp()
  const at = inMinutes(10)
  for (let number = 0; number < 20; number += 1) await set(ann.id, 'tick notice', at)
  const answers = await Promise.all(
    [server, other, server, other].map(async ({ app }) => {
      const answer = await app.request('/dev/tick', request('POST', { at, user_id: ann.id }))
      return ((await answer.json()) as { fired: number }).fired
    }),
  )
  expect(answers.reduce((sum, fired) => sum + fired)).toBe(20)
  expect((await inboxOf(ann)).unread_count).toBe(20)
})

test('what a tick days ahead calls or puts off, the clock leaves alone', async () => {
  const ann = await server.signUp()
  const at = inMinutes(3 * 24 * 60)
  await tick({ at, user_id: ann.id }) // what is set now is set as by the tick itself
  for (const payload of ['taken', 'busy'])
    await setDue(db, { ownerId: ann.id, kind: 'tick call', subject: newId() }, at, payload)
  const ticked = tick({ at, user_id: ann.id })
  const byTheClock = async () => {
    for (let look = 0; look < 10; look += 1)
      for (const moment of await claimDue(db, due, { now: deps.now(), room: () => 8, ownerId: ann.id }))
        calls.push(`${moment.payload} by the clock`)
  }
  await Promise.all([ticked, byTheClock()])
  await byTheClock()
  expect(calls.toSorted()).toEqual(['busy', 'taken'])
})

test('a change that is taken back counts nothing', async () => {
  const ann = await server.signUp()
  await expect(
    change(deps, ann, async (_tx, inside) => {
      await tellPerson(inside, ann)
      throw new Error('Taken back')
    }),
  ).rejects.toThrow('Taken back')
  expect((await inboxOf(ann)).items).toEqual([])
})
