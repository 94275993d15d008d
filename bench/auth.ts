import { createHash, randomBytes } from 'node:crypto'
import { verify } from '@node-rs/argon2'
import autocannon from 'autocannon'
import { THREADS } from '#server/threads.ts'
import { figure, markdownTable, median, pairedRatio } from './table.ts'
import { PASSWORD, type Session, type World } from './world.ts'

const CONNECTIONS = 8
const SECONDS = 4
const ROUNDS = 5
const TIMES = 60

/**
 * Password sign-ins a second at 8 connections beside the machine's bare argon2id at the same parameters, and every other
 * call one at a time. Returns two Markdown tables.
 */
export async function benchAuth(world: World): Promise<string> {
  const calls = await benchCalls(world)
  const signIns = await benchSignIn(world)
  return `${signIns}\n\nEvery other call, one at a time. Where a password is hashed, that is part of it.\n\n${calls}`
}

async function benchSignIn(world: World): Promise<string> {
  const people = await Promise.all(Array.from({ length: CONNECTIONS }, (_, i) => world.signUp(`signin${i}`)))
  const { rows } = await world.pool.query('select password_hash from auth_users limit 1')
  const hash: string = rows[0].password_hash
  const rates = { bare: [] as number[], ours: [] as number[] }
  await signInRate(world, people, 1)
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const)
    for (const which of order)
      rates[which].push(
        which === 'ours' ? await signInRate(world, people, SECONDS) : await bareRate(hash, SECONDS),
      )
  }
  const ratio = figure(pairedRatio(rates.ours, rates.bare), 2)
  console.log(`auth sign-in: ${ratio} of bare argon2id`)
  return markdownTable(
    ['request', 'ratio', 'at least', 'ours, per second', 'bare argon2id, per second', 'threads of each'],
    [
      [
        'password sign-in',
        ratio,
        '0.8',
        figure(median(rates.ours), 1),
        figure(median(rates.bare), 1),
        String(THREADS),
      ],
    ],
  )
}

/** Checks of one hash a second, as many at once as there are connections, in a process that does nothing else but has as many threads. */
async function bareRate(hash: string, seconds: number): Promise<number> {
  const began = performance.now()
  let checked = 0
  async function check() {
    while (performance.now() - began < seconds * 1000) {
      await verify(hash, PASSWORD)
      checked += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, check))
  return checked / ((performance.now() - began) / 1000)
}

async function signInRate({ site }: World, people: Session[], seconds: number): Promise<number> {
  let sent = 0
  const result = await autocannon({
    url: site,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [
      {
        method: 'POST',
        path: '/auth/v1/token?grant_type=password',
        setupRequest: (request) => {
          const person = people[sent % people.length]
          sent += 1
          return {
            ...request,
            headers: JSON_BODY,
            body: JSON.stringify({ email: person?.user.email, password: PASSWORD }),
          }
        },
      },
    ],
  })
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Error(`Signing in: ${result.non2xx} refused, ${result.errors} failed`)
  return result.requests.average
}

/** Walks through everything that somebody does with an account, again and again, and times each step. */
async function benchCalls(world: World): Promise<string> {
  const times = new Map<string, number[]>()
  await walk(world, new Map(), 'warm')
  for (let time = 0; time < TIMES; time += 1) await walk(world, times, String(time))
  const rows = Array.from(times, ([name, taken]) => [
    name,
    figure(median(taken), 1),
    HASHES.has(name) ? '–' : '10',
  ])
  return markdownTable(['call', 'median, ms', 'at most'], rows)
}

/** Calls whose time is that of argon2id. */
const HASHES = new Set(['POST /signup', 'POST /token password', 'PUT /user password'])

async function walk(world: World, times: Map<string, number[]>, name: string) {
  const email = `walk${name}@example.com`
  const call = timed(world, times)
  const made: Session = await call('POST /signup', '/signup', { email, password: PASSWORD })
  const { access_token: token } = await call('POST /token password', '/token?grant_type=password', {
    email,
    password: PASSWORD,
  })
  await call('POST /token refresh_token', '/token?grant_type=refresh_token', {
    refresh_token: made['refresh_token'],
  })
  await call('GET /user', '/user', undefined, token)
  await call('PUT /user data', '/user', { data: { bio: 'counts' } }, token)
  await call('PUT /user email', '/user', { email: `new.${email}` }, token)
  await call('GET /reauthenticate', '/reauthenticate', undefined, token)
  await call('POST /resend', '/resend', { type: 'email_change', email })

  const verifier = randomBytes(56).toString('hex')
  const code_challenge = createHash('sha256').update(verifier).digest('base64url')
  await call('POST /recover', '/recover', { email, code_challenge, code_challenge_method: 's256' })
  const link = new URL(await newestLink(world, email))
  const end = await call('GET /verify', `/verify${link.search}`)
  await call('POST /token pkce', '/token?grant_type=pkce', {
    auth_code: new URL(end).searchParams.get('code'),
    code_verifier: verifier,
  })
  await call('PUT /user password', '/user', { password: `${PASSWORD} ${name}` }, token)
  await call('POST /logout', '/logout', {}, token)
  await call('GET /settings', '/settings')
  await call('GET /health', '/health')
  await call('GET /.well-known/jwks.json', '/.well-known/jwks.json')
}

function timed({ site }: World, times: Map<string, number[]>) {
  return async (name: string, path: string, body?: object, token?: string) => {
    const [method] = name.split(' ')
    const began = performance.now()
    const answer = await fetch(`${site}/auth/v1${path}`, {
      method,
      redirect: 'manual',
      headers: { ...JSON_BODY, ...(token && { authorization: `Bearer ${token}` }) },
      body: body && JSON.stringify(body),
    })
    const text = await answer.text()
    times.set(name, [...(times.get(name) ?? []), performance.now() - began])
    if (answer.status >= 400) throw new Error(`${name} answered ${answer.status}: ${text}`)
    return answer.headers.get('location') ?? (text && JSON.parse(text))
  }
}

async function newestLink({ site }: World, email: string): Promise<string> {
  const mails: { to: string; links: string[] }[] = await (await fetch(`${site}/dev/mailbox`)).json()
  return mails.find(({ to }) => to === email)?.links[0] ?? ''
}

const JSON_BODY = { 'content-type': 'application/json' }
