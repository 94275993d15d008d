import { Worker } from 'node:worker_threads'
import { noise } from '#server/files/testing/pictures.ts'
import { memoryTaken } from './memory.ts'
import { settling } from './settling.ts'
import { bearer, type Headers } from './shoot.ts'
import { figure, markdownTable, median, percentile } from './table.ts'
import type { World } from './world.ts'

const COMPLETIONS = 200
const FRIENDS = 200
const PICTURES = 8
const QUIET_CALLS = 100
const EVERY_MS = 40

/** What it costs that there are others: completions, pictures that are converted, challenges that end. Returns a Markdown table. */
export async function benchPeople(world: World): Promise<string> {
  const rows = [...(await completions(world)), ...(await pictures(world)), ...(await settling(world))]
  return markdownTable(['what', 'measured', 'at most'], rows)
}

/** One completes with friends, a team, a partner and a running challenge, one alone, one alone who has nothing left to unlock, in turn. */
async function completions(world: World): Promise<string[][]> {
  const [among, alone, finished] = [
    await withTasks(world, 'among.people'),
    await withTasks(world, 'alone'),
    await withTasks(world, 'finished'),
  ]
  await giveCompany(world, among)
  await world.pool.query('update users set unlock_watch = 0, next_task_unlock = null where id = $1', [
    finished.id,
  ])
  const times = { among: [] as number[], alone: [] as number[], finished: [] as number[] }
  for (let at = -20; at < COMPLETIONS; at += 1) {
    for (const [name, person] of Object.entries({ among, alone, finished })) {
      const took = await timed(world, person.headers, 'POST', `/api/tasks/${person.tasks.pop()}/complete`)
      if (at >= 0) times[name as keyof typeof times].push(took)
    }
  }
  const company = median(times.among) / median(times.alone)
  const unlocking = median(times.alone) / median(times.finished)
  return noted([
    ['a completion with friends, team, partner and a challenge ÷ alone', figure(company, 2), '1.2'],
    ['with all achievements to watch for ÷ with none left', figure(unlocking, 2), '1.2'],
  ])
}

type Person = { id: string; headers: Headers; tasks: string[] }

async function withTasks(world: World, name: string): Promise<Person> {
  const { access_token, user } = await world.signUp(name)
  const { rows } = await world.pool.query<{ id: string }>(TASKS, [user.id, COMPLETIONS + 20])
  return { id: user.id, headers: bearer(access_token), tasks: rows.map(({ id }) => id) }
}

async function giveCompany(world: World, person: Person): Promise<void> {
  const partner = await withTasks(world, 'partner')
  await world.pool.query(FRIENDSHIPS, [person.id, FRIENDS, partner.id])
  await timed(world, person.headers, 'POST', '/api/partners', { user_id: partner.id })
  await timed(world, partner.headers, 'POST', `/api/partners/${person.id}/accept`)
  await timed(world, person.headers, 'POST', '/api/teams', { name: 'Us' })
  const starts_on = new Date().toISOString().slice(0, 10)
  const challenge = { name: 'A week', metric: 'tasks', starts_on, days: 7, invite: [partner.id] }
  await timed(world, person.headers, 'POST', '/api/challenges', challenge)
  await timed(world, person.headers, 'PATCH', '/api/settings', { leaderboard_everyone: true })
}

/** Eight people upload a photograph of almost 10 MiB at once, while somebody else asks for their profile again and again. */
async function pictures(world: World): Promise<string[][]> {
  const { pid, site } = await world.startAnother()
  const own = { ...world, site }
  const bytes = Uint8Array.from(await noise(3600, 2800).jpeg({ quality: 95 }).toBuffer())
  const bystander = await withTasks(own, 'bystander')
  const painters: Person[] = []
  for (let at = 0; at < PICTURES; at += 1) painters.push(await withTasks(own, `painter${at}`))
  const upload = (people: readonly Person[]) =>
    new Promise<number[]>((resolve, reject) => {
      const workerData = { site, bytes, people: people.map(({ headers }) => headers) }
      new Worker(new URL('./uploadPictures.ts', import.meta.url), { workerData })
        .once('message', resolve)
        .once('error', reject)
    })
  await upload(painters) // the library is loaded
  const one: number[] = []
  for (const painter of painters.slice(0, 3)) one.push(...(await upload([painter])))
  const ask = () => timed(own, bystander.headers, 'GET', '/api/profile')
  const quiet = await repeated(ask, (count) => count < QUIET_CALLS)
  const busy: number[] = []
  const memory = await memoryTaken(pid, async () => {
    const state = { isOver: false }
    const uploads = upload(painters).finally(() => (state.isOver = true))
    busy.push(...(await repeated(ask, () => !state.isOver)))
    await uploads
  })
  const late = percentile(busy, 0.95) / percentile(quiet, 0.95)
  return noted([
    ['a photograph of 10 MiB, ms', figure(median(one), 0), '2000'],
    ['a bystander while eight are converted ÷ quiet, 95th percentile', figure(late, 2), '3'],
    ['the server’s memory meanwhile, MiB more', figure(memory, 0), '200'],
  ])
}

/** Calls again and again while it goes on. @returns what each took */
async function repeated(call: () => Promise<number>, goesOn: (count: number) => boolean): Promise<number[]> {
  const times: number[] = []
  while (goesOn(times.length)) {
    times.push(await call())
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
  return times
}

function noted(rows: string[][]): string[][] {
  for (const row of rows) console.log(row.join(': '))
  return rows
}

/** Milliseconds of a call. @throws an Error when it is refused */
async function timed({ site }: World, headers: Headers, method: string, path: string, body: object = {}) {
  const began = performance.now()
  const answer = await fetch(`${site}${path}`, {
    method,
    headers,
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`)
  return performance.now() - began
}

const TASKS = `
  insert into tasks (user_id, id, title, category, priority, estimated_duration, scheduled_date, scheduled_time, xp_reward, accountability_type, created_at, updated_at)
  select $1, gen_random_uuid(), 'To complete', 'work', 'medium', 60, '2099-01-01', '09:00', 1, 'self', now(), now()
  from generate_series(1, $2::int) returning id`

const FRIENDSHIPS = `
  with made as (
    insert into users (id, email, name, handle, avatar, created_at)
    select gen_random_uuid(), '', 'Friend ' || n, 'company_' || n, '🦊', now() from generate_series(1, $2::int - 1) n returning id
  ), friends as (select id from made union all select $3::uuid), mine as (
    insert into friendships select $1, id, now() from friends returning friend_id
  )
  insert into friendships select friend_id, $1, now() from mine`
