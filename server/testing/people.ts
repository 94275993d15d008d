import type { Hono } from 'hono'
import { CATALOGUE } from '#shared/achievements/catalogue.ts'
import { keepWatch } from '#server/achievements/unlock.ts'
import { createAccount } from '#server/auth/account/createAccount.ts'
import { hashPassword } from '#server/auth/passwords/passwordHash.ts'
import { startSession } from '#server/auth/sessions/startSession.ts'
import type { Deps } from '#server/deps.ts'
import type { Tx } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { Profile } from '#shared/profile/profile.ts'

export type SignUpOptions = {
  timezone?: string
  email?: string
  password?: string
  name?: string
  avatar?: string
  /** They have unlocked nothing yet; others have everything, so that what they do earns what it says and no more. */
  locked?: boolean
}
export type TestPerson = Awaited<ReturnType<typeof signUpPerson>>

const PASSWORD = 'correct horse battery staple'
let usualHash: Promise<string> | null = null
let people = 0

/** A new person with a confirmed address, a session and calls to the API. Each test makes its own. */
export async function signUpPerson(deps: Deps, app: Hono, options: SignUpOptions = {}) {
  people += 1
  const {
    email = `person${people}.${process.pid}@example.com`,
    password = PASSWORD,
    timezone,
    name,
    avatar,
    locked = false,
  } = options
  const claimant = { network: 'tests', account: email }
  usualHash ??= hashPassword(PASSWORD, claimant)
  const passwordHash = await (password === PASSWORD ? usualHash : hashPassword(password, claimant))
  const data = { ...(name && { name }), ...(timezone && { timezone }), ...(avatar && { avatar }) }
  const now = deps.now()

  const { session } = await deps.db.transaction(async (tx) => {
    const id = await createAccount(tx, { email, passwordHash, data, confirmedAt: now }, now)
    if (!id) throw new Error(`${email} has an account already`)
    if (!locked) await unlockAll(tx, id, now)
    return startSession(tx, { userId: id, method: 'password', device: { userAgent: 'test', ip: null } }, now)
  })
  const { token } = await deps.tokens.sign({
    sub: session.userId,
    session_id: session.sessionId,
    email,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    amr: session.amr,
  })

  const authorization = `Bearer ${token}`
  const send = (method: string) => async (path: string, body?: unknown) =>
    app.request(path, request(method, body, { authorization }))
  const post = send('POST')
  const act = (taskId: string, action: string, at?: Date) =>
    post(`/api/tasks/${taskId}/${action}`, at ? { at } : {})
  const profile = Profile.parse(await (await send('GET')('/api/profile')).json())
  return {
    id: session.userId,
    email,
    password,
    token,
    refreshToken: session.refreshToken,
    sessionId: session.sessionId,
    profile,
    get: send('GET'),
    post,
    patch: send('PATCH'),
    put: send('PUT'),
    delete: send('DELETE'),
    act,
  }
}

/** As after years of use: whatever may be unlocked is, and nothing is watched for. */
async function unlockAll(tx: Tx, id: UserId, now: Date) {
  const keys = CATALOGUE.map(({ key }) => key)
  await tx.query(
    `insert into achievement_unlocks (user_id, key, id, unlocked_at) select $1, unnest($2::text[]), gen_random_uuid(), $3`,
    [id, keys, now],
  )
  await keepWatch(tx, id, keys)
}

/** What `app.request` takes: a JSON body with its content type, or none. */
export function request(method: string, body?: unknown, headers: Record<string, string> = {}): RequestInit {
  if (body === undefined) return { method, headers }
  return { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) }
}
