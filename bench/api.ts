import { bearer, type Contestant, type Headers, PEOPLE, shoot } from './shoot.ts'
import { figure, markdownTable, median, pairedRatio } from './table.ts'
import type { World } from './world.ts'

const SECONDS = 4
const ROUNDS = 5

const GOALS: Record<string, number> = { list: 0.8, create: 0.7, complete: 0.6, profile: 0.65 }
const NEW_TASK = {
  title: 'Morning run',
  category: 'fitness',
  priority: 'medium',
  estimated_duration: 60,
  scheduled_date: '2026-06-10',
  scheduled_time: '09:00',
  xp_reward: 25,
  accountability_type: 'self',
}

/** Requests a second at 32 connections, beside a raw handler in the same rounds. Returns a Markdown table. */
export async function benchApi(world: World): Promise<string> {
  const floor = await rawFloor(world)
  const ours = await product(world)
  const rows: string[][] = []
  for (const name of Object.keys(GOALS)) {
    const rates = { floor: [] as number[], ours: [] as number[] }
    await shoot(ours, name, 1)
    await shoot(floor, name, 1)
    for (let round = 0; round < ROUNDS; round += 1) {
      const order = round % 2 === 0 ? (['floor', 'ours'] as const) : (['ours', 'floor'] as const)
      for (const which of order)
        rates[which].push(await shoot(which === 'ours' ? ours : floor, name, SECONDS))
    }
    const ratio = figure(pairedRatio(rates.ours, rates.floor), 2)
    rows.push([
      name,
      ratio,
      String(GOALS[name]),
      figure(median(rates.ours), 0),
      figure(median(rates.floor), 0),
    ])
    console.log(`api ${name}: ${ratio} of the raw handler`)
  }
  return markdownTable(['request', 'ratio', 'at least', 'ours, per second', 'raw handler, per second'], rows)
}

async function rawFloor({ startFloor }: World): Promise<Contestant> {
  const base = await startFloor('./rawFloor.ts')
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, i) => {
      const { access_token } = await (await fetch(`${base}/token/${i + 1}`)).json()
      return bearer(access_token)
    }),
  )
  const ids = async (headers: Headers) => {
    const tasks: { id: string }[] = await (await fetch(`${base}/tasks`, { headers })).json()
    return tasks.map((task) => task.id)
  }
  return {
    base,
    people,
    scenarios: {
      list: { method: 'GET', path: '/tasks' },
      create: { method: 'POST', path: '/tasks', body: NEW_TASK },
      complete: { method: 'POST', path: '/tasks/{id}', body: {}, ids },
      profile: { method: 'GET', path: '/profile' },
    },
  }
}

/** Our side. Each run of `complete` gets tasks that are still open, since a repeated completion would be cheaper. */
async function product(world: World): Promise<Contestant> {
  const sessions = await Promise.all(Array.from({ length: PEOPLE }, (_, i) => world.signUp(`api${i}`)))
  await world.pool.query(
    `insert into tasks (user_id, id, title, description, category, priority, estimated_duration, scheduled_date, scheduled_time, xp_reward, accountability_type, created_at, updated_at)
     select person.id, gen_random_uuid(), 'Task ' || task || ' of the plan', 'A line of description for the task', 'work', 'medium', 60,
       date '2026-01-01' + (task * 53 % 365), '09:00', 25 + task % 50, 'self', now(), now()
     from users person, generate_series(1, 200) task where person.name like 'api%'`,
  )
  await world.pool.query('analyze tasks')
  const ids = async (headers: Headers) => {
    const id = JSON.parse(Buffer.from(headers.authorization?.split('.')[1] ?? '', 'base64url').toString()).sub
    const { rows } = await world.pool.query(
      `insert into tasks (user_id, id, title, category, priority, estimated_duration, scheduled_date, scheduled_time, xp_reward, accountability_type, created_at, updated_at)
       select $1, gen_random_uuid(), 'To complete', 'work', 'medium', 60, '2027-01-01', '09:00', 25, 'self', now(), now()
       from generate_series(1, 2000) returning id`,
      [id],
    )
    return rows.map((row: { id: string }) => row.id)
  }
  return {
    base: world.site,
    people: sessions.map((session) => bearer(session.access_token)),
    scenarios: {
      list: { method: 'GET', path: '/api/tasks?from=2026-01-01&to=2026-12-31&limit=100' },
      create: { method: 'POST', path: '/api/tasks', body: NEW_TASK },
      complete: { method: 'POST', path: '/api/tasks/{id}/complete', body: {}, ids },
      profile: { method: 'GET', path: '/api/profile' },
    },
  }
}
