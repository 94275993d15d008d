import { setTimeout as sleep } from 'node:timers/promises'
import { floodAnalytics, floodPlans } from './heavyWork.ts'
import { sendFlood } from './sendFlood.ts'
import { figure, markdownTable, median, pairedRatio } from './table.ts'
import { PASSWORD, type World } from './world.ts'

const ROUNDS = 5
const CALLS = 20
const LONGEST_MS = 10_000
const PAUSE_MS = 25
/** How long an attack runs before it is measured, so that what piles up has piled up. */
const BUILD_UP_MS = 1500
/** How long the server may work off what an attack has left. */
const RECOVERY_MS = 60_000
const AT_MOST = 3

/** What somebody does to slow the others down, and what a bystander does meanwhile. */
type Attack = {
  name: string
  /** On a server with its limits on. Those on sign-ins would refuse the bystander, who signs in again and again. */
  isLimited?: true
  /** Prepares the bystander's call: it is timed from its beginning to the end of its answer. */
  bystander: (world: World) => Promise<() => Promise<unknown>>
  /** Begins, over and over. @returns the way to stop */
  begin: (world: World) => Promise<() => Promise<void>>
}

const ATTACKS: Attack[] = [
  { name: 'one account floods proofs', bystander: signInElsewhere, begin: floodProofs },
  { name: 'one address floods sign-ins', bystander: signInElsewhere, begin: floodSignIns },
  { name: 'one account asks for long lists', bystander: readOwnDay, begin: floodLists, isLimited: true },
  {
    name: 'one account asks for 1,500 event streams',
    bystander: readOwnDay,
    begin: floodStreams,
    isLimited: true,
  },
  {
    name: 'one account makes costly repeat rules',
    bystander: readOwnDay,
    begin: floodRules,
    isLimited: true,
  },
  { name: 'one account plans', bystander: readOwnDay, begin: floodPlans(1), isLimited: true },
  { name: 'ten accounts plan', bystander: readOwnDay, begin: floodPlans(10), isLimited: true },
  {
    name: 'one account asks for analytics',
    bystander: readOwnDay,
    begin: floodAnalytics(1),
    isLimited: true,
  },
  {
    name: 'ten accounts ask for analytics',
    bystander: readOwnDay,
    begin: floodAnalytics(10),
    isLimited: true,
  },
  { name: 'one account sends nested JSON', bystander: readOwnDay, begin: floodNested, isLimited: true },
  {
    name: 'one account asks for 300 habits since 1990',
    bystander: readOwnProfile,
    begin: floodHabits,
    isLimited: true,
  },
]

/** A bystander's median latency, quiet and under each attack, in turns within one run. Returns a Markdown table. */
export async function benchAttacks(opened: World): Promise<string> {
  const limited = { ...opened, site: await opened.startLimited() }
  const rows: string[][] = []
  for (const attack of ATTACKS) rows.push(await measure(attack.isLimited ? limited : opened, attack))
  return markdownTable(
    ['attack', 'quiet, median ms', 'under attack, median ms', 'ratio', 'at most', 'slowest, ms'],
    rows,
  )
}

async function measure(world: World, { name, bystander, begin }: Attack): Promise<string[]> {
  const call = await bystander(world)
  await timesOf(call)
  const quiet: number[][] = []
  const attacked: number[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    quiet.push(await timesOf(call))
    const stop = await begin(world)
    await sleep(BUILD_UP_MS)
    attacked.push(await timesOf(call))
    await stop()
    await recovered(call, 2 * median(quiet.flat()))
  }
  const ratio = figure(pairedRatio(attacked.map(median), quiet.map(median)), 2)
  console.log(`attack, ${name}: ${ratio} times the quiet latency`)
  const slowest = Math.max(...attacked.flat())
  return [
    name,
    figure(median(quiet.flat())),
    figure(median(attacked.flat())),
    ratio,
    String(AT_MOST),
    figure(slowest, 0),
  ]
}

async function timesOf(call: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + LONGEST_MS
  for (let time = 0; time < CALLS && performance.now() < end; time += 1) {
    const began = performance.now()
    await call()
    times.push(performance.now() - began)
    await sleep(PAUSE_MS)
  }
  return times
}

/** Waits until a call is as fast as before, so that one round does not slow the next. */
async function recovered(call: () => Promise<unknown>, usualMs: number): Promise<void> {
  const end = performance.now() + RECOVERY_MS
  let began: number
  do {
    await sleep(PAUSE_MS)
    began = performance.now()
    await call()
  } while (performance.now() - began > usualMs && performance.now() < end)
}

/** The world's server believes these addresses, because this machine is its proxy. */
const ATTACKER = { 'x-forwarded-for': '203.0.113.66' }
const BYSTANDER = { 'x-forwarded-for': '198.51.100.7' }
const JSON_BODY = { 'content-type': 'application/json' }
let people = 0

async function signInElsewhere({ site, signUp }: World) {
  people += 1
  const { user } = await signUp(`bystander${people}`)
  return async () => {
    const answer = await fetch(`${site}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { ...JSON_BODY, ...BYSTANDER },
      body: JSON.stringify({ email: user.email, password: PASSWORD }),
    })
    if (!answer.ok) throw new Error(`The bystander was answered ${answer.status}`)
    return answer.json()
  }
}

async function floodProofs({ site, signUp }: World) {
  people += 1
  const { access_token: token } = await signUp(`prover${people}`)
  return sendFlood(site, [
    {
      method: 'POST',
      path: '/api/sessions/proof',
      headers: { ...JSON_BODY, ...ATTACKER, authorization: `Bearer ${token}` },
      body: JSON.stringify({ password: 'a wrong bench password' }),
    },
  ])
}

async function floodSignIns({ site }: World) {
  return sendFlood(
    site,
    Array.from({ length: 100 }, (_, number) => ({
      method: 'POST',
      path: '/auth/v1/token?grant_type=password',
      headers: { ...JSON_BODY, ...ATTACKER },
      body: JSON.stringify({ email: `guess${number}@example.com`, password: 'a wrong bench password' }),
    })),
  )
}

async function readOwnDay({ site, signUp }: World) {
  people += 1
  const { access_token: token } = await signUp(`reader${people}`)
  const headers = { authorization: `Bearer ${token}` }
  return async () => {
    const answer = await fetch(`${site}/api/tasks?from=2026-03-02&to=2026-03-02`, { headers })
    if (!answer.ok) throw new Error(`The bystander was answered ${answer.status}`)
    return answer.json()
  }
}

async function readOwnProfile({ site, signUp }: World) {
  people += 1
  const { access_token: token } = await signUp(`neighbour${people}`)
  return async () => {
    const answer = await fetch(`${site}/api/profile`, { headers: { authorization: `Bearer ${token}` } })
    if (!answer.ok) throw new Error(`The bystander was answered ${answer.status}`)
    return answer.json()
  }
}

/** Six connections on all that looks at years of as many habits as one account may have. */
async function floodHabits({ site, signUp }: World) {
  people += 1
  const { access_token: token } = await signUp(`keeper${people}`)
  const headers = { ...JSON_BODY, authorization: `Bearer ${token}` }
  const schedules = [{ type: 'daily' }, { type: 'after_done', n: 365 }, { type: 'times_per_week', times: 3 }]
  for (let made = 0; made < 300; made += 1) {
    const schedule = schedules[made % schedules.length]
    const habit = { name: 'Old', start_date: '1990-01-01', archived: made >= 100, schedule }
    const answer = await fetch(`${site}/api/habits`, { method: 'POST', headers, body: JSON.stringify(habit) })
    if (!answer.ok) throw new Error(`Habits: ${answer.status} ${await answer.text()}`)
  }
  const paths = [
    '/api/habits?limit=1000',
    '/api/habits?limit=1000&archived=true',
    '/api/habits/stats',
    '/api/analytics?period=year',
    '/api/analytics?period=year&at=1999-05-05',
    '/api/domains',
  ]
  return sendFlood(
    site,
    paths.map((path) => ({ method: 'GET', path, headers })),
    6,
  )
}

/** Six connections, as one browser has, on lists of 6 MB. */
async function floodLists({ site, signUp }: World) {
  people += 1
  const { access_token: token } = await signUp(`hoarder${people}`)
  const headers = { ...JSON_BODY, authorization: `Bearer ${token}` }
  const task = { title: 'Long', description: 'words '.repeat(3300), scheduled_date: '2026-03-02' }
  for (let batch = 0; batch < 8; batch += 1) {
    const body = JSON.stringify(Array.from({ length: 40 }, () => task))
    const answer = await fetch(`${site}/rest/v1/tasks`, { method: 'POST', headers, body })
    if (!answer.ok) throw new Error(`Long tasks: ${answer.status} ${await answer.text()}`)
  }
  return sendFlood(
    site,
    [{ method: 'GET', path: '/api/tasks?from=2026-03-01&to=2026-03-31&limit=1000', headers }],
    6,
  )
}

async function floodStreams({ site, signUp }: World) {
  people += 1
  const { access_token: token } = await signUp(`listener${people}`)
  return sendFlood(
    site,
    [{ method: 'GET', path: '/api/events', headers: { authorization: `Bearer ${token}` } }],
    1500,
  )
}

async function floodRules({ site, signUp }: World) {
  people += 1
  const { access_token: token } = await signUp(`planner${people}`)
  const headers = { ...JSON_BODY, authorization: `Bearer ${token}` }
  const everyDay = 'FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;COUNT=9999'
  const create = ['FREQ=DAILY', 'FREQ=DAILY;COUNT=9999', everyDay, 'FREQ=MONTHLY;BYDAY=+5MO;COUNT=9999'].map(
    (rrule) => ({
      method: 'POST',
      path: '/api/tasks',
      headers,
      body: JSON.stringify({
        title: 'Often',
        scheduled_date: '1900-01-01',
        recurrence: { rrule, from: 'schedule' },
      }),
    }),
  )
  return sendFlood(
    site,
    [...create, { method: 'GET', path: '/api/tasks?from=1900-01-01&to=2199-12-31', headers }],
    8,
  )
}

async function floodNested({ site, signUp }: World) {
  people += 1
  const { access_token: token } = await signUp(`nester${people}`)
  const headers = { ...JSON_BODY, authorization: `Bearer ${token}` }
  const body = `${'['.repeat(9000)}${']'.repeat(9000)}`
  return sendFlood(site, [{ method: 'POST', path: '/rest/v1/tasks', headers, body }], 8)
}
