import { parseInstant } from '#shared/time/instant.ts'
import type { DueKinds } from '#server/kit/due/dueKind.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import { DUE_MAILS } from '#server/mail/dueMails.ts'
import { noteTick } from '#server/kit/jobs/jobClock.ts'
import type { Deps, Follows } from '#server/deps.ts'

/**
 * Does what is due at an instant as if it were that instant, of one person or of all. What it did is done: the clock, which
 * stays where it is, does not repeat it.
 *
 * @returns how many notifications and mails were made
 */
export async function tick(
  deps: Deps,
  kinds: DueKinds,
  { at, user_id }: { at: string; user_id?: string | undefined },
): Promise<number> {
  const now = parseInstant(at)
  await noteTick(deps.db, now)
  let fired = 0
  const count = () => void (fired += 1)
  const counting: Follows = { 'notice.made': async ({ db }) => db.after(count) }
  const mailer: Deps['mailer'] = {
    ...deps.mailer,
    async queue(tx, ...asked) {
      await deps.mailer.queue(tx, ...asked)
      tx.after(count)
    },
  }
  await runDue(
    { ...deps, now: () => now, mailer, follows: [...deps.follows, counting] },
    timedOf(kinds),
    now,
    user_id,
  )
  await handOverMails(deps)
  return fired
}

/** Without what leaves the server whatever its clock says: that was asked for a moment ago, and a worker may be about to do it. */
const timedOf = (kinds: DueKinds): DueKinds =>
  Object.fromEntries(
    Object.entries(kinds).filter(([, kind]) => !('deliver' in kind) || kind.clock === 'trusted'),
  )

/** Mails are handed over by the clock as it is, as the worker does, so that each goes out once. */
async function handOverMails(deps: Deps): Promise<void> {
  await runDue(deps, DUE_MAILS, deps.now())
  await Promise.all(Object.keys(DUE_MAILS).map((kind) => deps.due.idle(kind)))
}
