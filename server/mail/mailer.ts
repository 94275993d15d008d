import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import type { Vault } from '#server/vault.ts'
import type { Db } from '#server/db/open.ts'
import type { Settings } from '#server/settings.ts'
import { PRODUCT_NAME } from '#shared/product.ts'

/** A mail in both forms. `links` are the addresses in it that do something. */
export type Mail = { to: string; subject: string; text: string; html: string; links: string[] }

/** A mail as the development mailbox shows it; `sentAt` is ISO 8601. */
export type SentMail = Mail & { id: string; sentAt: string }

export type Mailer = {
  /** Puts a mail into the queue, inside the transaction that makes it necessary. Call `wake` once that is done. */
  queue: (tx: Db, mail: Mail) => Promise<void>
  /** Sends what waits, soon. */
  wake: () => void
  /** The mails of the last day, newest first: only where none are really sent. */
  mailbox: () => Promise<SentMail[]>
  stop: () => Promise<void>
}

type World = {
  db: Db
  now: () => Date
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL' | 'APP_ENV'>
  vault: Vault
  log: Logger
}

const LOOK_EVERY_MS = 15_000
const FIRST_RETRY_SECONDS = 30
/** How long a server may take to hand a mail over before another one tries. Longer than all timeouts of it together. */
const CLAIM_SECONDS = 600
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 45_000 }
/** A link in a mail is good for a day, so a later mail would be of no use. */
const GIVE_UP_AFTER_MS = 24 * 3_600_000

/** Mails go through a queue in the database, so that neither a crash nor a mail server's bad hour loses one. */
export function createMailer(world: World): Mailer {
  const { db, now, settings, vault, log } = world
  const keepForMailbox = !settings.SMTP_URL && settings.APP_ENV === 'development'
  const transport = settings.SMTP_URL ? createTransport({ url: settings.SMTP_URL, ...TIMEOUTS }) : null
  const from = settings.MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@${new URL(settings.SITE_URL).hostname}>`
  let sending: Promise<void> = Promise.resolve()
  let waiting = false

  async function sendAll() {
    waiting = false
    if (!transport) return
    for (let mails = await claim(db, now()); mails.length > 0; mails = await claim(db, now()))
      await Promise.all(mails.map(send))
  }

  async function send(row: ClaimedMail) {
    try {
      const { to, subject, text, html } = contentOf(row, vault)
      const messageId = `<${row.id}@${new URL(settings.SITE_URL).hostname}>`
      await transport?.sendMail({ from, to, subject, text, html, messageId })
    } catch (error) {
      const gaveUp = now().getTime() - row.created_at.getTime() > GIVE_UP_AFTER_MS
      log.warn(
        { mail: row.id, attempts: row.attempts, gaveUp, reason: reasonOf(error) },
        'A mail was not accepted',
      )
      if (!gaveUp) return putBack(db, row, now())
    }
    await db.deleteFrom('mails').where('id', '=', row.id).execute()
  }

  function wake() {
    if (waiting) return
    waiting = true
    sending = sending
      .then(sendAll)
      .catch((error) => log.error({ reason: reasonOf(error) }, 'The mail queue failed'))
  }

  if (!transport && !keepForMailbox)
    log.warn('Without SMTP_URL nobody gets mails, also not for a lost password')
  const timer = transport && setInterval(wake, LOOK_EVERY_MS).unref()
  wake()

  return {
    async queue(tx, mail) {
      if (transport || keepForMailbox) await insert(tx, mail, vault, now(), transport === null)
    },
    wake,
    mailbox: () => mailboxOf(db, vault, now()),
    async stop() {
      if (timer) clearInterval(timer)
      await sending
      transport?.close()
    },
  }
}

async function insert(tx: Db, mail: Mail, vault: Vault, now: Date, isForMailbox: boolean) {
  await tx
    .insertInto('mails')
    .values({
      id: randomUUIDv7(),
      recipient: mail.to,
      content_encrypted: vault.encrypt(JSON.stringify(mail)),
      created_at: now,
      next_attempt_at: now,
      sent_at: isForMailbox ? now : null,
    })
    .execute()
}

type ClaimedMail = { id: string; content_encrypted: string; created_at: Date; attempts: number }

/**
 * Claims the next mails for this server, so that no other sends them meanwhile. Whoever dies while sending gives them
 * back when the claim runs out.
 */
async function claim(db: Db, now: Date): Promise<ClaimedMail[]> {
  const { rows } = await sql<ClaimedMail>`
    update mails
    set attempts = attempts + 1, next_attempt_at = ${after(now, CLAIM_SECONDS)}
    where sent_at is null and id in (
      select id from mails where sent_at is null and next_attempt_at <= ${now}
      order by next_attempt_at limit 5 for update skip locked)
    returning id, content_encrypted, created_at, attempts`.execute(db)
  return rows
}

/** After half a minute, one, two, four, ... */
async function putBack(db: Db, { id, attempts }: ClaimedMail, now: Date) {
  const seconds = FIRST_RETRY_SECONDS * 2 ** Math.min(attempts - 1, 8)
  await db
    .updateTable('mails')
    .set({ next_attempt_at: after(now, seconds) })
    .where('id', '=', id)
    .execute()
}

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

async function mailboxOf(db: Db, vault: Vault, now: Date): Promise<SentMail[]> {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000)
  await db.deleteFrom('mails').where('sent_at', '<', dayAgo).execute()
  const rows = await db
    .selectFrom('mails')
    .selectAll()
    .where('sent_at', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.flatMap((row) => {
    try {
      return { ...contentOf(row, vault), id: row.id, sentAt: row.created_at.toISOString() }
    } catch {
      return [] // sealed with another SECRET_KEY: nobody can read it any more
    }
  })
}

function contentOf(row: { content_encrypted: string }, vault: Vault): Mail {
  return JSON.parse(vault.decrypt(row.content_encrypted))
}

/** Without the server's own words, which repeat the recipient's address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [error.name, code, responseCode].filter(Boolean).join(' ')
}
