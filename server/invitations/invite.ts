import { daysBefore } from '#shared/time/durations.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import type { PersonId } from '#server/kit/db/userId.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Settings } from '#server/settings.ts'
import type { Vault } from '#server/vault.ts'
import { hashOfAddress } from './addressHash.ts'
import { invitationEmail } from './invitationEmail.ts'

/** Invites addresses without an account, which are kept as keyed hashes, and encrypted while a mail waits. */
export type Invitations = {
  /** Stores a request for the person who will prove that an address is theirs. @param address in small letters */
  waitFor: (db: Db, address: string, waiting: Waiting) => Promise<void>
  /** An address as it may be kept until the mail goes out. */
  seal: (address: string) => string
  open: (sealed: string) => string
  /**
   * Mails an invitation, at most one in seven days to an address from the whole site, and none to one that has stopped them.
   *
   * @param name that of who invites
   */
  mail: (tx: Tx, address: string, name: string) => Promise<void>
}

type Waiting = { sender: PersonId; requestId: string; expiresAt: Date }

const MAIL_EVERY_DAYS = 7

type World = { vault: Vault; mailer: Mailer; settings: Settings; now: () => Date }

/** Invitations of a server that mails. */
export function createInvitations({ vault, mailer, settings, now }: World): Invitations {
  return {
    async waitFor(db, address, { sender, requestId, expiresAt }) {
      await db.query(WAIT, [hashOfAddress(vault, address), sender, requestId, expiresAt])
    },
    seal: (address) => vault.encrypt(address),
    open: (sealed) => vault.decrypt(sealed),
    async mail(tx, address, name) {
      const addressHash = hashOfAddress(vault, address)
      const before = daysBefore(now(), MAIL_EVERY_DAYS)
      const turn = await tx.query(TAKE_TURN, [addressHash, now(), before])
      if (turn.length === 0) return
      await mailer.queue(tx, invitationEmail({ vault, settings }, { to: address, name, addressHash }))
    },
  }
}

const WAIT = `
  insert into invitations (address_hash, sender_id, request_id, expires_at) values ($1, $2, $3, $4)
  on conflict do nothing`

const TAKE_TURN = `
  insert into invited_addresses as i (address_hash, mailed_at) values ($1, $2)
  on conflict (address_hash) do update set mailed_at = excluded.mailed_at
    where i.stopped_at is null and (i.mailed_at is null or i.mailed_at <= $3)
  returning address_hash`
