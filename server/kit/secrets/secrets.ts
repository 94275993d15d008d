import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { Vault } from '#server/vault.ts'
import { type Challenge, hashesOfVerifier, hashOfChallenge } from './browser.ts'
import { type Purpose, PURPOSES, TRIES_OF_A_BROWSERS_LINK } from './purposes.ts'
import { hashToken, randomDigits, randomToken } from './token.ts'

/** A secret to issue. It is worthless once the account's address, password or ban has changed. */
export type NewSecret = {
  purpose: Purpose
  /** Whose it is; null until a provider has said who it is. */
  userId: UserId | null
  /** The address that it proves. */
  about?: string
  /** Of the browser that asks for it: what the secret leads to is for this browser alone. */
  challenge?: Challenge | null
  payload?: Payload
}

/** A secret that was presented and is good. */
export type Secret = {
  hash: Uint8Array
  purpose: Purpose
  userId: UserId | null
  epoch: number | null
  about: string | null
  /** Whether it leads back to one browser. */
  hasBrowser: boolean
  payload: Payload
}

/** What a secret carries for those who issued it. */
type Payload = Record<string, unknown>

/** Why a secret is not good; `wrong` when its browser's verifier is another. */
export type Refusal = 'unknown' | 'used' | 'expired' | 'outdated' | 'wrong'

/**
 * Issues a secret and stores its hash. Those before it stay good.
 *
 * @param token the secret where another form is wanted
 * @returns the secret itself; the official client knows by its prefix that it leads back to one browser
 */
export async function issueSecret(
  db: Db,
  secret: NewSecret,
  now: Date,
  token = secret.challenge ? `pkce_${randomToken()}` : randomToken(),
): Promise<string> {
  const browserHash = secret.challenge ? hashOfChallenge(secret.challenge) : null
  await store(db, { ...secret, hash: hashToken(token), browserHash }, now)
  return token
}

/**
 * Issues the code that a secret leads to, for the browser of that secret. Using the code ends both.
 *
 * @param code where the caller derives it: issued again, it is good for as long again
 * @returns the code, or null when it was used, or the account is gone
 */
export async function issueCodeOf(
  db: Db,
  origin: Secret,
  { userId, payload }: { userId: UserId; payload: Payload },
  now: Date,
  code = randomToken(),
): Promise<string | null> {
  const [row] = await db.query<{ browser_hash: Uint8Array }>(BROWSER_OF, [origin.hash])
  if (!row) return null
  const secret = { purpose: 'session_code', userId, payload, browserHash: row.browser_hash } as const
  return (await store(db, { ...secret, hash: hashToken(code), cameFrom: origin.hash }, now)) ? code : null
}

const BROWSER_OF = 'select browser_hash from secrets where hash = $1'

/** Issues six digits to type, in place of those before. */
export async function issueDigits(
  db: Db,
  vault: Vault,
  secret: NewSecret & { userId: UserId },
  now: Date,
): Promise<string> {
  const digits = randomDigits()
  await db.query(DELETE_OF_PURPOSE, [secret.userId, secret.purpose])
  await store(db, { ...secret, hash: hashOfDigits(vault, secret, digits) }, now)
  return digits
}

const DELETE_OF_PURPOSE = 'delete from secrets where user_id = $1 and purpose = $2'

type Stored = Omit<NewSecret, 'challenge'> & {
  hash: Uint8Array
  browserHash?: Uint8Array | null
  cameFrom?: Uint8Array
}

async function store(db: Db, secret: Stored, now: Date): Promise<boolean> {
  const { purpose, userId, browserHash = null } = secret
  const { seconds, tries } = PURPOSES[purpose]
  const isLink = purpose.endsWith('_link')
  const rows = await db.query(INSERT, [
    secret.hash,
    purpose,
    userId,
    secret.about ?? null,
    browserHash,
    secret.cameFrom ?? null,
    JSON.stringify(secret.payload ?? {}),
    isLink && browserHash ? TRIES_OF_A_BROWSERS_LINK : tries,
    now,
    new Date(now.getTime() + seconds * 1000),
  ])
  return rows.length > 0
}

const INSERT = `
  insert into secrets (
    hash, purpose, user_id, epoch, about, browser_hash, came_from, payload, tries_left, issued_at, expires_at)
  select $1::bytea, $2, $3::uuid, a.epoch, $4, $5::bytea, $6::bytea, $7::jsonb, $8::int, $9::timestamptz, $10::timestamptz
  from (select) as nobody left join auth_users a on a.id = $3
  where $3 is null or a.id is not null
  on conflict (hash) do update set
    epoch = excluded.epoch, issued_at = excluded.issued_at, expires_at = excluded.expires_at
  where secrets.tries_left > 0
  returning hash`

type Presented = {
  token: string
  purposes: readonly Purpose[]
  /** Of the browser that presents it, where it is for one browser alone. */
  verifier?: string
  /** Uses up nothing where the secret only leads back to its browser. */
  keep?: boolean
}

/**
 * Uses a secret: one statement compares and counts, so of parallel uses one wins. Inside a transaction the account stays
 * as the secret says until the end.
 */
export async function useSecret(db: Db, presented: Presented, now: Date): Promise<Secret | Refusal> {
  const { token, purposes, verifier, keep = false } = presented
  const hash = hashToken(token)
  const [s256, plain] = verifier === undefined ? [null, null] : hashesOfVerifier(verifier)
  await db.query(LOCK_ACCOUNT_OF, [hash]) // first, as changes of the account do, so that the two never deadlock
  const [row] = await db.query<UsedRow>(USE, [now, hash, purposes, keep, s256, plain])
  if (!row) {
    const [found] = await db.query<{ refusal: Refusal }>(EXPLAIN, [hash, purposes])
    return found?.refusal ?? 'unknown'
  }
  if (!row.fits) return 'wrong'
  if (row.came_from) await db.query(DELETE_SECRET, [row.came_from])
  return {
    hash,
    purpose: row.purpose,
    userId: row.user_id,
    epoch: row.epoch,
    about: row.about,
    hasBrowser: row.has_browser,
    payload: row.payload,
  }
}

type UsedRow = {
  purpose: Purpose
  user_id: UserId | null
  epoch: number | null
  about: string | null
  has_browser: boolean
  came_from: Uint8Array | null
  payload: Payload
  fits: boolean
}

/** What a secret carries that is good, without using it; null for one that is not. */
export async function readSecret(
  db: Db,
  { token, purposes }: Pick<Presented, 'token' | 'purposes'>,
  now: Date,
): Promise<Pick<Secret, 'about' | 'payload'> | null> {
  const [row] = await db.query<Pick<Secret, 'about' | 'payload'>>(READ, [now, hashToken(token), purposes])
  return row ?? null
}

const LOCK_ACCOUNT_OF = `
  select from auth_users where id = (select user_id from secrets where hash = $1) for update`

/** Servers' clocks differ by less. A secret from later than that is one from before the clock was set back. */
const SKEW = `interval '1 minute'`
const IS_ABOUT_NOW =
  'epoch is not distinct from (select a.epoch from auth_users a where a.id = secrets.user_id)'
const IS_GOOD = `
  tries_left > 0 and issued_at <= $1::timestamptz + ${SKEW} and expires_at > $1 and ${IS_ABOUT_NOW}`
const FITS = '($5::bytea is null or browser_hash in ($5, $6))'
const USE = `
  update secrets set tries_left =
    case when ${FITS} and not ($4::boolean and browser_hash is not null) then 0 else tries_left - 1 end
  where hash = $2 and purpose = any($3::text[]) and ${IS_GOOD}
  returning purpose, user_id, epoch, about, came_from, payload, browser_hash is not null as has_browser, ${FITS} as fits`
const READ = `select about, payload from secrets where hash = $2 and purpose = any($3::text[]) and ${IS_GOOD}`
const EXPLAIN = `
  select case when tries_left <= 0 then 'used' when not (${IS_ABOUT_NOW}) then 'outdated' else 'expired' end as refusal
  from secrets where hash = $1 and purpose = any($2::text[])`
const DELETE_SECRET = 'delete from secrets where hash = $1'

/** Tries six digits, in one statement: a wrong try is counted against the digits that are good, however parallel. */
export async function useDigits(
  db: Db,
  vault: Vault,
  tried: { purpose: Purpose; userId: UserId; digits: string },
  now: Date,
): Promise<boolean> {
  const hash = hashOfDigits(vault, tried, tried.digits)
  const [row] = await db.query<{ fits: boolean }>(TRY_DIGITS, [now, tried.userId, tried.purpose, hash])
  return row?.fits ?? false
}

const TRY_DIGITS = `
  update secrets set tries_left = case when hash = $4 then 0 else tries_left - 1 end
  where user_id = $2 and purpose = $3 and ${IS_GOOD}
  returning hash = $4 as fits`

/** Six digits can be guessed from a plain hash, so this one needs the server's secret. */
function hashOfDigits(
  vault: Vault,
  { purpose, userId }: { purpose: Purpose; userId: UserId | null },
  digits: string,
): Buffer {
  return hashToken(vault.derive(purpose, `${userId}:${digits}`))
}

/**
 * Lets a secret outlive the change of the account that it has just caused, so that a second click is answered like the
 * first.
 *
 * @param others purposes whose secrets about the same address agreed to the change too
 */
export async function outliveChange(db: Db, secret: Secret, others: readonly Purpose[] = []): Promise<void> {
  await db.query(RESTAMP, [secret.userId, secret.epoch, secret.hash, others, secret.about])
}

const RESTAMP = `
  update secrets set epoch = (select a.epoch from auth_users a where a.id = $1)
  where user_id = $1 and epoch = $2 and (hash = $3 or (purpose = any($4::text[]) and about = $5))`

/** Payloads of a person's secrets of one purpose that are good, oldest first. */
export async function payloadsOf(db: Db, userId: UserId, purpose: Purpose, now: Date): Promise<Payload[]> {
  const rows = await db.query<{ payload: Payload }>(PAYLOADS, [now, userId, purpose])
  return rows.map(({ payload }) => payload)
}

const PAYLOADS = `select payload from secrets where user_id = $2 and purpose = $3 and ${IS_GOOD} order by issued_at`

/** Part of an hourly job: deletes what has expired. */
export async function deleteExpiredSecrets(db: Db, now: Date): Promise<void> {
  await db.query(DELETE_EXPIRED, [now])
}

const DELETE_EXPIRED =
  '/* across people: an hourly job removes what has expired */ delete from secrets where expires_at < $1'
