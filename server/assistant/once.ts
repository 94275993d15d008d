import type { Context } from 'hono'
import { daysBefore } from '#shared/time/durations.ts'
import { change } from '#server/kit/db/change.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { OpenAiError } from './openAiErrors.ts'

/**
 * Does the work of a request once: with an `Idempotency-Key` that came to the same path within a day, also at the same time,
 * the first answer is given again.
 *
 * @throws OpenAiError `invalid` for a key that is none
 */
export function once<Answer extends object>(
  c: Context,
  deps: Deps,
  person: Person,
  work: (inside: Deps & { db: Tx }) => Promise<Answer>,
): Promise<{ answer: Answer; isFirst: boolean }> {
  const key = c.req.header('idempotency-key')
  if (key !== undefined && !/^[\x20-\x7e]{1,255}$/.test(key))
    throw new OpenAiError('invalid', 'An Idempotency-Key has 1 to 255 printable characters', {
      param: 'Idempotency-Key',
    })
  return change(deps, person, async (tx, inside) => {
    if (key === undefined) return { answer: await work(inside), isFirst: true }
    const now = deps.now()
    const since = daysBefore(now, 1)
    const [known] = await tx.query<{ answer: Answer }>(KNOWN, [person.id, c.req.path, key, since])
    if (known) return { answer: known.answer, isFirst: false }
    const answer = await work(inside)
    await tx.query(KEEP, [person.id, c.req.path, key, JSON.stringify(answer), now])
    return { answer, isFirst: true }
  })
}

const KNOWN = `
  select answer from first_answers where user_id = $1 and path = $2 and key = $3 and created_at > $4`
const KEEP = `
  insert into first_answers (user_id, path, key, answer, created_at) values ($1, $2, $3, $4, $5)
  on conflict (user_id, path, key) do update set answer = $4, created_at = $5`

/** Forgets first answers that are not given again. */
export async function forgetFirstAnswers(db: Db, now: Date): Promise<void> {
  await db.query(FORGET, [daysBefore(now, 1)])
}

const FORGET = '/* across people: old answers of everybody */ delete from first_answers where created_at < $1'
