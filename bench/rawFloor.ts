// The floor that the API is measured against: node:http and pg, a token check and one prepared statement a request.
// It keeps its tables in a schema of its own, in the database named by DATABASE_URL, and fills them when it starts.
import { createHmac, timingSafeEqual } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import pg from 'pg'

const PEOPLE = 1000
const TASKS_EACH = 200
const SECRET = 'the floor signs with this'
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
pg.types.setTypeParser(pg.types.builtins.DATE, (date: string) => date)

const COLUMNS =
  'id, user_id, title, description, category, priority, status, estimated_duration, scheduled_date, scheduled_time, xp_reward, accountability_type, completed_at, actual_duration, created_at, updated_at'
const STATEMENTS = {
  list: `select ${COLUMNS} from floor.tasks where user_id = $1 order by scheduled_date, scheduled_time limit 100`,
  create: `insert into floor.tasks (user_id, title, category, priority, estimated_duration, scheduled_date, scheduled_time, xp_reward, accountability_type)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning ${COLUMNS}`,
  complete: `with done as (
      update floor.tasks set status = 'completed', completed_at = now(), actual_duration = 30, updated_at = now()
      where id = $1 and user_id = $2 returning *
    ), paid as (
      update floor.users set xp = xp + (select xp_reward from done) where id = $2 and exists (select 1 from done)
    ) select ${COLUMNS} from done`,
  profile: 'select id, name, xp, level from floor.users where id = $1',
}

await fill()
const server = http.createServer((request, response) => {
  answer(request, response).catch((error) => send(response, 500, { message: String(error) }))
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (address && typeof address === 'object') process.send?.({ port: address.port })
})

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { method, url = '' } = request
  const token = url.match(/^\/token\/(\d+)$/)
  if (token) return send(response, 200, { access_token: sign(Number(token[1])) })
  const person = verified(request.headers.authorization)
  if (!person) return send(response, 401, { message: 'unauthenticated' })

  if (method === 'GET' && url === '/tasks') return send(response, 200, (await run('list', [person])).rows)
  if (method === 'GET' && url === '/profile')
    return send(response, 200, (await run('profile', [person])).rows[0])
  const body = await json(request)
  if (url === '/tasks') {
    const { rows } = await run('create', [
      person,
      body.title,
      body.category,
      body.priority,
      body.estimated_duration,
      body.scheduled_date,
      body.scheduled_time,
      body.xp_reward,
      body.accountability_type,
    ])
    return send(response, 201, rows[0])
  }
  const { rows } = await run('complete', [url.slice('/tasks/'.length), person])
  send(response, rows[0] ? 200 : 404, rows[0] ?? { message: 'not found' })
}

const run = (name: keyof typeof STATEMENTS, values: unknown[]) =>
  pool.query({ name, text: STATEMENTS[name], values })

function send(response: ServerResponse, status: number, body: unknown) {
  const text = JSON.stringify(body)
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  })
  response.end(text)
}

async function json(request: IncomingMessage) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return JSON.parse(Buffer.concat(parts).toString() || '{}')
}

function sign(person: number): string {
  const head = `${encode({ alg: 'HS256' })}.${encode({ sub: person, exp: Math.floor(Date.now() / 1000) + 3600 })}`
  return `${head}.${signature(head)}`
}

function verified(authorization = ''): number | null {
  const token = authorization.replace(/^Bearer /, '')
  const end = token.lastIndexOf('.')
  const given = Buffer.from(token.slice(end + 1))
  const right = Buffer.from(signature(token.slice(0, end)))
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const { sub, exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return exp * 1000 > Date.now() ? sub : null
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signature = (text: string) => createHmac('sha256', SECRET).update(text).digest('base64url')

async function fill() {
  await pool.query(`
    drop schema if exists floor cascade;
    create schema floor;
    create table floor.users (id int primary key, name text not null, xp int not null default 0, level int not null default 1);
    create table floor.tasks (
      id bigint generated always as identity primary key, user_id int not null references floor.users,
      title text not null, description text, category text not null, priority text not null,
      status text not null default 'pending', estimated_duration int not null, scheduled_date date, scheduled_time text,
      xp_reward int not null, accountability_type text not null, completed_at timestamptz, actual_duration int,
      created_at timestamptz not null default now(), updated_at timestamptz not null default now());
    insert into floor.users select each, 'User ' || each from generate_series(1, ${PEOPLE}) each;
    insert into floor.tasks (user_id, title, description, category, priority, estimated_duration, scheduled_date, scheduled_time, xp_reward, accountability_type)
      select person, 'Task ' || task || ' of the plan', 'A line of description for the task', 'work', 'medium', 60,
        date '2026-01-01' + (task * 53 % 365), '09:00', 25 + task % 50, 'self'
      from generate_series(1, ${PEOPLE}) person, generate_series(1, ${TASKS_EACH}) task;
    create index on floor.tasks (user_id, scheduled_date);
    analyze floor.tasks; analyze floor.users;`)
}
