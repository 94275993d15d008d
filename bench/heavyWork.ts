import { type FloodRequest, sendFlood } from './sendFlood.ts'
import type { World } from './world.ts'

const STEPS = 200
const HABITS = 100
const TASKS = 4000
const BATCH = 100
/** As many connections as a browser has, for each account. */
const CONNECTIONS = 6

let people = 0

/** Accounts that plan 200 steps, each after all before, and ask for what long sentences mean, over and over. */
export const floodPlans = (accounts: number) => (world: World) =>
  floodFrom(world, accounts, async (headers) => {
    const keys = Array.from({ length: STEPS }, (_, number) => `s${number}`)
    const steps = keys.map((key, at) => ({ key, title: key, minutes: 30, depends_on: keys.slice(0, at) }))
    const text = 'at 7 1 '.repeat(280)
    return [
      { method: 'POST', path: '/api/plans?dry_run=true', headers, body: JSON.stringify({ steps }) },
      { method: 'POST', path: '/api/plans/understand', headers, body: JSON.stringify({ text }) },
    ]
  })

/** Accounts with 100 habits of 36 years and 4,000 tasks of this month that ask for all their figures, over and over. */
export const floodAnalytics = (accounts: number) => (world: World) =>
  floodFrom(world, accounts, async (headers) => {
    for (let number = 0; number < HABITS; number += 1)
      await post(world, '/api/habits', headers, { name: `Habit ${number}`, start_date: '1990-01-01' })
    const now = Date.now()
    const task = (_: unknown, number: number) => ({
      title: `Task ${number}`,
      scheduled_date: new Date(now - (number % 28) * 24 * 60 * 60 * 1000).toISOString().slice(0, 10),
    })
    const tasks = Array.from({ length: TASKS }, task)
    for (let from = 0; from < TASKS; from += BATCH)
      await post(world, '/rest/v1/tasks', headers, tasks.slice(from, from + BATCH))
    return [
      '/api/analytics?period=month',
      '/api/analytics?period=year',
      '/api/domains',
      '/api/habits/stats',
    ].map((path) => ({ method: 'GET', path, headers }))
  })

async function floodFrom(
  world: World,
  accounts: number,
  requestsOf: (headers: Record<string, string>) => Promise<FloodRequest[]>,
): Promise<() => Promise<void>> {
  const requests: FloodRequest[] = []
  for (let account = 0; account < accounts; account += 1) {
    people += 1
    const { access_token: token } = await world.signUp(`worker${people}`)
    requests.push(
      ...(await requestsOf({ 'content-type': 'application/json', authorization: `Bearer ${token}` })),
    )
  }
  return sendFlood(world.site, requests, accounts * CONNECTIONS)
}

async function post({ site }: World, path: string, headers: Record<string, string>, body: unknown) {
  const answer = await fetch(site + path, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}
