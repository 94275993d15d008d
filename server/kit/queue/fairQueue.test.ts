import { setImmediate as afterMicrotasks } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createFairQueue } from './fairQueue.ts'

const BOUNDS = {
  total: { running: 4, waiting: 40 },
  network: { running: 3, waiting: 20 },
  account: { running: 1, waiting: 8 },
}

/** A queue whose work ends when the test says so. */
function open(bounds = BOUNDS) {
  const run = createFairQueue('test', bounds)
  const begun: string[] = []
  const ends: (() => void)[] = []
  const outcomes: Promise<'done' | 'refused'>[] = []
  const add = (network: string, account: string, signal?: AbortSignal) => {
    const outcome = run({ network, account, signal }, async () => {
      begun.push(`${network} ${account}`)
      await new Promise<void>((resolve) => ends.push(resolve))
      return 'done' as const
    }).catch((error: { code: string }) => {
      expect(error.code).toBe('unavailable')
      return 'refused' as const
    })
    outcomes.push(outcome)
    return outcome
  }
  /** Ends the work that began first. */
  const finish = async () => {
    ends.shift()?.()
    await afterMicrotasks()
  }
  const finishAll = async () => {
    await afterMicrotasks()
    while (ends.length > 0) await finish()
    return Promise.all(outcomes)
  }
  return { add, begun, finish, finishAll }
}

test('as many run at once as may, and all of them end', async () => {
  const { add, begun, finishAll } = open()
  for (let network = 0; network < 30; network += 1) void add(`n${network}`, 'a')
  await afterMicrotasks()
  expect(begun).toHaveLength(4)
  expect(await finishAll()).toEqual(Array(30).fill('done'))
  expect(begun).toEqual(Array.from({ length: 30 }, (_, network) => `n${network} a`))
})

test('a failure gives its place to the next', async () => {
  const run = createFairQueue('test', { ...BOUNDS, total: { running: 1, waiting: 40 } })
  const claimant = { network: 'n', account: 'a' }
  const fails = run(claimant, () => Promise.reject(new Error('no')))
  const works = run(claimant, async () => 'after')
  await expect(fails).rejects.toThrow('no')
  expect(await works).toBe('after')
})

test('one account runs one at a time, and one network leaves a place for the others', async () => {
  const { add, begun, finishAll } = open()
  for (let time = 0; time < 5; time += 1) void add('flood', 'one')
  await afterMicrotasks()
  expect(begun).toEqual(['flood one'])
  for (const account of ['two', 'three', 'four']) void add('flood', account)
  void add('home', 'owner')
  await afterMicrotasks()
  expect(begun).toEqual(['flood one', 'flood two', 'flood three', 'home owner'])
  expect(await finishAll()).toEqual(Array(9).fill('done'))
})

test('turns go round between networks, and within one between accounts', async () => {
  const { add, begun, finish, finishAll } = open({ ...BOUNDS, total: { running: 1, waiting: 40 } })
  for (let time = 0; time < 6; time += 1) void add('flood', 'loud')
  void add('flood', 'shy')
  void add('home', 'owner')
  await afterMicrotasks()
  for (let time = 0; time < 3; time += 1) await finish()
  expect(begun).toEqual(['flood loud', 'flood loud', 'home owner', 'flood shy'])
  expect(await finishAll()).toEqual(Array(8).fill('done'))
})

test('an account and a network have so many places, and what has none is refused', async () => {
  const { add, finishAll } = open()
  const ofOne = Array.from({ length: 20 }, () => add('flood', 'one'))
  const ofMany = Array.from({ length: 40 }, (_, number) => add('crowd', `account ${number}`))
  void add('home', 'owner')
  const outcomes = await finishAll()
  expect((await Promise.all(ofOne)).filter((outcome) => outcome === 'done')).toHaveLength(1 + 8)
  expect((await Promise.all(ofMany)).filter((outcome) => outcome === 'done')).toHaveLength(3 + 20)
  expect(outcomes.at(-1)).toBe('done')
})

test('when everything is full the network with the longest queue gives way', async () => {
  const { add, finishAll } = open()
  const flooded = ['x', 'y', 'z'].flatMap((network) =>
    Array.from({ length: 20 }, (_, number) => add(network, `account ${number}`)),
  )
  const bystander = add('home', 'owner')
  await finishAll()
  expect(await bystander).toBe('done')
  expect((await Promise.all(flooded)).filter((outcome) => outcome === 'done')).toHaveLength(4 + 39)
})

test('what nobody waits for any more is never begun, and makes room', async () => {
  const { add, begun, finishAll } = open()
  const clients = Array.from({ length: 8 }, () => new AbortController())
  void add('flood', 'one')
  const waiting = clients.map(({ signal }) => add('flood', 'one', signal))
  for (const client of clients) client.abort()
  expect(await Promise.all(waiting)).toEqual(Array(8).fill('refused'))
  expect(await add('flood', 'one', AbortSignal.abort())).toBe('refused')
  const after = add('flood', 'one')
  await finishAll()
  expect(await after).toBe('done')
  expect(begun).toHaveLength(2)
})

test('who hangs up during the work does not end it, and leaves nothing behind', async () => {
  const { add, finishAll } = open()
  const client = new AbortController()
  const outcome = add('home', 'owner', client.signal)
  await afterMicrotasks()
  client.abort()
  await finishAll()
  expect(await outcome).toBe('done')
})
