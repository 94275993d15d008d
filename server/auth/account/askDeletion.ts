import { GRACE_DAYS } from '#shared/auth/leaving.ts'
import { PATHS } from '#shared/paths.ts'
import { daysAfter } from '#shared/time/durations.ts'
import { accountLeavingEmail } from '#server/auth/mail/emails.ts'
import type { Device } from '#server/auth/sessions/device.ts'
import { recordSecurityEvent } from '#server/auth/sessions/securityEvents.ts'
import type { Deps } from '#server/deps.ts'
import { change } from '#server/kit/db/change.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { DueKinds } from '#server/kit/due/dueKind.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import { happened } from '#server/kit/facts/happened.ts'
import type { Person } from '#server/kit/http/person.ts'
import { eraseAccount } from './deleteAccount.ts'

/**
 * Begins the days of grace of somebody who wants to leave: all their devices are signed out, and the account is erased when the
 * days are over, unless they come back (docs/rules/auth.md, Leaving). Asked again, nothing more happens.
 *
 * @returns when it will be erased
 */
export async function askDeletion(deps: Deps, person: Person, device: Device): Promise<Date> {
  return change(deps, person, async (tx, inside) => {
    const [account] = await tx.query<Account>(LOCK_ACCOUNT, [person.id])
    if (account?.deletion_at) return account.deletion_at
    const now = deps.now()
    const at = daysAfter(now, GRACE_DAYS)
    await tx.query(SET_DELETION, [person.id, at])
    await tx.query(END_SESSIONS, [person.id])
    await setDue(tx, erasureOf(person.id), at)
    await recordSecurityEvent(tx, person.id, 'deletion_asked', device, now)
    await happened(inside, person, 'account.leaving', { delete_at: at })
    if (account) {
      const signIn = `${deps.settings.SITE_URL}${PATHS.login}`
      await deps.mailer.queue(tx, accountLeavingEmail(account.email, at, signIn))
    }
    tx.after(() => deps.people.forget(person.id))
    return at
  })
}

/** Takes the wish to leave back. Without one, nothing happens. */
export async function restoreAccount(deps: Deps, person: Person, device: Device): Promise<void> {
  await change(deps, person, async (tx) => {
    if ((await tx.query(UNSET_DELETION, [person.id])).length === 0) return
    await setDue(tx, erasureOf(person.id), null)
    await recordSecurityEvent(tx, person.id, 'deletion_undone', device, deps.now())
    tx.changed(person.id, 'users', person.id, 'update')
    tx.after(() => deps.people.forget(person.id))
  })
}

type Account = { email: string; deletion_at: Date | null }

const LOCK_ACCOUNT = 'select email, deletion_at from auth_users where id = $1 for update'
const SET_DELETION = 'update auth_users set deletion_at = $2 where id = $1'
const UNSET_DELETION = `
  update auth_users set deletion_at = null where id = $1 and deletion_at is not null returning id`
const END_SESSIONS = 'delete from sessions where user_id = $1'

const ERASURE = 'account_erasure'
const erasureOf = (userId: UserId) => ({ ownerId: userId, kind: ERASURE, subject: userId })

/** Accounts whose days of grace are over. Who comes back in that second is locked by it, so one of the two happens. */
export const DUE_ERASURES: DueKinds = {
  [ERASURE]: {
    clock: 'trusted',
    lock: 'person',
    retries: { first: 60, longest: 3600, giveUpAfter: Infinity },
    run: (inside, { ownerId }) => eraseAccount(inside, ownerId as UserId),
  },
}
