import { withoutAccents } from '#shared/text/withoutAccents.ts'
import { PRODUCT_NAME } from '#shared/product.ts'
import { avatarOf } from '#shared/profile/avatar.ts'
import { isTimezone } from '#shared/profile/profilePatch.ts'
import type { Db } from '#server/kit/db/database.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { beginDigests } from '#server/digests/setDigest.ts'
import { setNudges } from '#server/nudges/setNudges.ts'
import { takeHandle } from './handles.ts'

/** What is known of a person at sign-up. `data` comes from their form or their provider and is not to be trusted. */
export type NewPerson = { id: UserId; email: string; data: Record<string, unknown>; createdAt: Date }

/**
 * Gives a new account its profile (docs/rules/auth.md, Accounts).
 *
 * The name comes from the data or the address, an avatar from the data; the handle is made of it and is free; the time zone
 * is the device's when it says a real one, else `UTC`.
 */
export async function createProfile(tx: Db, { id, email, data, createdAt }: NewPerson): Promise<void> {
  const name = nameOf(email, data)
  const timezone = timezoneOf(data)
  for (const handle of handlesFor(name)) {
    if (!(await takeHandle(tx, id, handle))) continue
    await tx.query(INSERT, [id, email, name, handle, avatarOf(data), timezone, createdAt])
    await beginDigests(tx, id, createdAt)
    await setNudges(tx, id, timezone, createdAt)
    return
  }
}

const INSERT = `
  insert into users (id, email, name, handle, avatar, timezone, created_at) values ($1, $2, $3, $4, $5, $6, $7)`

/** `name`, else `full_name`, else the part before the `@`, else the product's name; at most 100 characters. */
export function nameOf(email: string, data: Record<string, unknown>): string {
  const candidates = [data.name, data.full_name, email.split('@')[0], PRODUCT_NAME]
  const name = candidates.find((value): value is string => typeof value === 'string' && value.trim() !== '')
  return Array.from((name ?? PRODUCT_NAME).trim())
    .slice(0, 100)
    .join('')
    .trim()
}

/** The zone of the device at sign-up, when there is one of that name; else `UTC`. */
export function timezoneOf({ timezone }: Record<string, unknown>): string {
  return typeof timezone === 'string' && isTimezone(timezone) ? timezone : 'UTC'
}

/**
 * First the plain word, then the word with ever longer numbers behind it, until one is free. Everybody may see a handle, so where
 * the name has no letter for it, the address is no source either.
 */
function* handlesFor(name: string): Generator<string> {
  const word = asHandle(name) || 'crusher'
  if (word.length >= 3) yield word
  for (let digits = 2; ; digits = Math.min(digits + 1, 8))
    yield `${word.slice(0, 19 - digits)}_${String(Math.floor(Math.random() * 10 ** digits)).padStart(digits, '0')}`
}

function asHandle(text: string): string {
  return withoutAccents(text)
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 20)
    .replace(/_+$/, '')
}
