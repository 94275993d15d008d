import { EXPORTED_CARDS } from '#shared/analytics/analytics.ts'
import { figure, markdownTable, median } from './table.ts'
import type { World } from './world.ts'

const ROUNDS = 20
const WARM_UP = 6
const AT_MOST_MS = 150
const CHECK_IN_TO_COMPLETION = 1.5
const PERIODS = ['week', 'month', 'year']

type Linked = { rows: string }
type Figures = {
  cards: Record<string, Linked>
  best_hours: Linked
  domains: Linked[]
  insights: (Linked & { key: string })[]
}

/** How long each request takes for an account of ten years, from the request to its whole answer, one at a time. Returns a Markdown table. */
export async function benchLarge(world: World): Promise<string> {
  await world.run('server/seed/seedLarge.ts')
  const headers = { authorization: `Bearer ${await signIn(world.site)}` }
  const ask = async (path: string) => {
    const answer = await fetch(`${world.site}${path}`, { headers })
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
    return answer
  }
  const figures: Figures = await (await ask('/api/analytics?period=year')).json()
  const rows: string[][] = []
  for (const [what, path] of requestsOf(figures)) {
    const times: number[] = []
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const from = performance.now()
      await (await ask(path)).arrayBuffer()
      if (round >= 0) times.push(performance.now() - from)
    }
    rows.push([what, figure(median(times)), figure(Math.max(...times)), String(AT_MOST_MS)])
    console.log(`large ${what}: ${figure(median(times))} ms`)
  }
  const { checkIn, completion } = await timeWrites(world.site, headers)
  const most = figure(CHECK_IN_TO_COMPLETION * median(completion))
  rows.push(['completion of a task', figure(median(completion)), figure(Math.max(...completion)), '–'])
  rows.push(['check-in of a habit', figure(median(checkIn)), figure(Math.max(...checkIn)), most])
  console.log(`large check-in: ${figure(median(checkIn) / median(completion), 2)} of a completion`)
  return markdownTable(['request', 'median, ms', 'slowest, ms', 'at most'], rows)
}

/** How long check-ins and completions take in turn. Each is taken back, so that all of them earn. */
async function timeWrites(site: string, headers: Record<string, string>) {
  const call = async (method: string, path: string, body: object = {}) => {
    const began = performance.now()
    const answer = await fetch(site + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })
    const json = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`)
    return { took: performance.now() - began, json }
  }
  const today = new Date().toISOString().slice(0, 10)
  const { items } = (await call('GET', '/api/habits')).json as { items: { id: string; kind: string }[] }
  const habits = items.filter(({ kind }) => kind === 'yes_no')
  const { id } = (await call('POST', '/api/tasks', { title: 'To complete', scheduled_date: today })).json
  const times = { checkIn: [] as number[], completion: [] as number[] }
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const date = `/api/habits/${habits[(round + WARM_UP) % habits.length]?.id}/check-ins/${today}`
    await call('DELETE', date)
    const checkIn = await call('PUT', date)
    const completion = await call('POST', `/api/tasks/${id}/complete`)
    await call('POST', `/api/tasks/${id}/uncomplete`)
    if (round < 0) continue
    times.checkIn.push(checkIn.took)
    times.completion.push(completion.took)
  }
  return times
}

function requestsOf({
  cards,
  best_hours,
  domains: [domain],
  insights,
}: Figures): [what: string, path: string][] {
  const links = {
    ...cards,
    best_hours,
    domain,
    ...Object.fromEntries(insights.map((each) => [each.key, each])),
  }
  return [
    ...PERIODS.map((period): [string, string] => [`analytics, ${period}`, `/api/analytics?period=${period}`]),
    ...Object.entries(links).flatMap(([name, link]): [string, string][] =>
      link ? [[`rows of ${name}`, link.rows]] : [],
    ),
    ...EXPORTED_CARDS.map((card): [string, string] => [
      `CSV of ${card}`,
      `/api/analytics/export?period=year&card=${card}`,
    ]),
    ['domains', '/api/domains'],
    ['goals', '/api/goals'],
    ['habits', '/api/habits'],
    ['figures of habits', '/api/habits/stats'],
  ]
}

async function signIn(site: string): Promise<string> {
  const answer = await fetch(`${site}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'large@example.com', password: 'Large-Horse-7' }),
  })
  const { access_token } = await answer.json()
  return access_token
}
