import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { createDeps } from '#server/createDeps.ts'
import type { RootDeps } from '#server/deps.ts'
import { startTestServer } from '#server/testing.ts'
import { kindsIn, RETRIES } from '#server/testing/dueKinds.ts'
import type { DueKind, DueKinds } from './dueKind.ts'
import { setDue } from './setDue.ts'
import { startDue } from './startDue.ts'

const server = await startTestServer()
afterAll(server.close)
const { db, deps } = server
const aKind = kindsIn(db)
const inSeconds = (seconds: number) => new Date(deps.now().getTime() + seconds * 1000)

/** Another server on the same database that looks often. */
function anotherServer(kinds: DueKinds, overrides: Partial<RootDeps> = {}): RootDeps {
  const own = { ...createDeps({ db, now: deps.now, settings: server.settings }), ...overrides }
  startDue(own, kinds, 50)
  return own
}

test('two servers do each of a thousand moments once', async () => {
  const { seen, kinds, key, waiting } = aKind()
  const moments = Array.from({ length: 1000 }, key)
  for (const moment of moments) await setDue(db, moment, deps.now())
  const servers = [anotherServer(kinds), anotherServer(kinds)]
  await expect.poll(waiting, { timeout: 15_000 }).toEqual([])
  await Promise.all(servers.map(({ due }) => due.stop()))
  expect(seen.map(({ subject }) => subject).toSorted()).toEqual(
    moments.map(({ subject }) => subject).toSorted(),
  )
}, 60_000)

test('a kind that hangs holds up no other, and no more of it is taken than it may do at once', async () => {
  const end = Promise.withResolvers<void>()
  let begun = 0
  const hangs = aKind()
  const quick = aKind()
  const hanging: DueKind = {
    clock: 'any',
    retries: RETRIES,
    atOnce: 4,
    async deliver() {
      begun += 1
      await end.promise
    },
  }
  for (let number = 0; number < 3; number += 1) await setDue(db, hangs.key(), deps.now())
  const other = anotherServer({ [hangs.name]: hanging, ...quick.kinds })
  await expect.poll(() => begun).toBe(3)
  for (let number = 0; number < 4; number += 1) await setDue(db, hangs.key(), deps.now())
  await expect.poll(() => begun).toBe(4) // the last place is taken, though the others hang
  await setDue(db, quick.key(), deps.now())
  await expect.poll(() => quick.seen.length).toBe(1)
  expect(begun).toBe(4)
  end.resolve()
  await expect.poll(() => begun).toBe(7)
  await other.due.stop()
})

test('a kind may claim more than it works on at once, and hurries with what waits', async () => {
  let [running, most, looks] = [0, 0, 0]
  const run = async () => {
    most = Math.max(most, (running += 1))
    await sleep(20)
    running -= 1
  }
  const query: typeof db.query = (text, values) => {
    looks += Number(text.includes('skip locked'))
    return db.query(text, values)
  }
  const gentle = { atOnce: 2, claimed: 16, hurry: { afterSeconds: 10, atOnce: 4 }, run }
  for (const [at, atOnce] of [[0, 2] as const, [-11, 4] as const]) {
    const { kinds, key, waiting } = aKind(gentle)
    for (let number = 0; number < 40; number += 1) await setDue(db, key(), inSeconds(at))
    const other = anotherServer(kinds, { db: { ...db, query } })
    await expect.poll(waiting).toEqual([])
    await other.due.stop()
    expect([most, looks < 20]).toEqual([atOnce, true])
    looks = 0
  }
})

test('a kind that claims ahead waits until it has room for half of that', async () => {
  const ends: (() => void)[] = []
  // Outside of a transaction: the embedded database has one connection, which `run` would keep to itself.
  const deliver = () => new Promise<void>((resolve) => ends.push(resolve))
  const { name, key, waiting } = aKind()
  const kinds: DueKinds = {
    [name]: { clock: 'any', retries: RETRIES, atOnce: 1, claimed: 4, deliver },
  }
  const claimed = async () => (await waiting()).filter(({ attempts }) => attempts > 0).length
  const endNext = async () => {
    await expect.poll(() => ends.length).toBeGreaterThan(0)
    ends.shift()?.()
  }
  for (let number = 0; number < 10; number += 1) await setDue(db, key(), deps.now())
  const other = anotherServer(kinds)
  await expect.poll(claimed).toBe(4)
  await endNext()
  await sleep(300) // six looks
  expect([await claimed(), (await waiting()).length]).toEqual([3, 9])
  await endNext()
  await expect.poll(claimed).toBe(4)
  expect(await waiting()).toHaveLength(8)
  for (let number = 0; number < 8; number += 1) await endNext()
  await other.due.idle(name)
  await other.due.stop()
})

test('a server that has stopped takes nothing and asks its database for nothing', async () => {
  const { kinds, key, waiting } = aKind()
  let asked = 0
  const query: typeof db.query = (text, values) => {
    asked += 1
    return db.query(text, values)
  }
  const other = anotherServer(kinds, { db: { ...db, query } })
  await expect.poll(() => asked).toBeGreaterThan(1)
  await other.due.stop()
  const before = asked
  await setDue(db, key(), deps.now())
  other.due.wake()
  await sleep(200) // four looks
  expect(asked).toBe(before)
  expect(await waiting()).toHaveLength(1)
})
