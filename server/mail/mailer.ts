import { randomUUIDv7 } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { PRODUCT_NAME } from '#shared/product.ts'
import type { Db, Tx } from '#server/db/database.ts'
import type { Settings } from '#server/settings.ts'
import type { Vault } from '#server/vault.ts'

/** A mail in both forms. `links` are the addresses in it that do something. */
export type Email = { to: string; subject: string; text: string; html: string; links: string[] }

/** A mail as the development mailbox shows it; `sentAt` is ISO 8601. */
export type SentEmail = Email & { id: string; sentAt: string }

export type Mailer = {
  /** Puts a mail into the queue, inside the transaction that makes it necessary. It is sent after the commit. */
  queue: (tx: Tx, mail: Email) => Promise<void>
  /** Starts to send what is due, in the background. */
  wake: () => void
  /** The mails of the last day, newest first. Only in development without SMTP_URL, where none are sent. */
  mailbox: () => Promise<SentEmail[]>
  stop: () => Promise<void>
}

type World = {
  db: Db
  now: () => Date
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL' | 'APP_ENV'>
  vault: Vault
  log: Logger
}

const POLL_INTERVAL_MS = 15_000
const FIRST_RETRY_SECONDS = 30
/** How long a server may take to hand a mail over before another one tries. Longer than the sum of its timeouts. */
const CLAIM_SECONDS = 600
/** No attempt is further ahead than this, unless the clock was turned back since: then it is due. */
const LONGEST_WAIT_SECONDS = 3 * 3600
const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 45_000 }
/** A link in a mail is valid for a day, so a later mail would be useless. */
const GIVE_UP_AFTER_MS = 24 * 3_600_000

/** Sends mails through a queue in the database, so that neither a crash nor a mail server's outage loses one. */
export function createMailer(world: World): Mailer {
  const { db, now, settings, vault, log } = world
  const keepForMailbox = !settings.SMTP_URL && settings.APP_ENV === 'development'
  const transport = settings.SMTP_URL ? createTransport({ url: settings.SMTP_URL, ...TIMEOUTS }) : null
  const from = settings.MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@${new URL(settings.SITE_URL).hostname}>`
  let sending: Promise<void> = Promise.resolve()
  let isScheduled = false

  async function sendAll() {
    isScheduled = false
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
      if (!gaveUp) return scheduleRetry(db, row, now())
    }
    await db.query(DELETE_MAIL, [row.id])
  }

  function wake() {
    if (isScheduled) return
    isScheduled = true
    sending = sending
      .then(sendAll)
      .catch((error) => log.error({ reason: reasonOf(error) }, 'The mail queue failed'))
  }

  if (!transport && !keepForMailbox)
    log.warn('Without SMTP_URL nobody gets mails, also not for a lost password')
  const timer = transport && setInterval(wake, POLL_INTERVAL_MS).unref()
  wake()

  return {
    async queue(tx, mail) {
      if (!transport && !keepForMailbox) return
      const createdAt = now()
      const content = vault.encrypt(JSON.stringify(mail))
      const sentAt = transport ? null : createdAt // the mailbox counts as sent
      await tx.query(INSERT_MAIL, [randomUUIDv7(), mail.to, content, createdAt, sentAt])
      tx.after(wake)
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

const INSERT_MAIL = `
  insert into mails (id, recipient, content_encrypted, created_at, next_attempt_at, sent_at)
  values ($1, $2, $3, $4, $4, $5)`
const DELETE_MAIL = 'delete from mails where id = $1'

type ClaimedMail = { id: string; content_encrypted: string; created_at: Date; attempts: number }

/** Claims the next mails for this server. If it dies while it sends them, the claim runs out and another server tries. */
function claim(db: Db, now: Date): Promise<ClaimedMail[]> {
  return db.query<ClaimedMail>(CLAIM, [now, after(now, CLAIM_SECONDS), after(now, LONGEST_WAIT_SECONDS)])
}

const CLAIM = `
  update mails
  set attempts = attempts + 1, next_attempt_at = $2
  where sent_at is null and id in (
    select id from mails where sent_at is null and (next_attempt_at <= $1 or next_attempt_at > $3)
    order by next_attempt_at limit 5 for update skip locked)
  returning id, content_encrypted, created_at, attempts`

/** After half a minute, one, two, four, ... */
async function scheduleRetry(db: Db, { id, attempts }: ClaimedMail, now: Date) {
  const seconds = FIRST_RETRY_SECONDS * 2 ** Math.min(attempts - 1, 8)
  await db.query(SET_NEXT_ATTEMPT, [id, after(now, seconds)])
}

const SET_NEXT_ATTEMPT = 'update mails set next_attempt_at = $2 where id = $1'

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000)

async function mailboxOf(db: Db, vault: Vault, now: Date): Promise<SentEmail[]> {
  await db.query(DELETE_OLD_MAILS, [after(now, -24 * 3600)])
  const rows = await db.read<{ id: string; content_encrypted: string; created_at: Date }>(MAILBOX)
  return rows.flatMap((row) => {
    try {
      return { ...contentOf(row, vault), id: row.id, sentAt: row.created_at.toISOString() }
    } catch {
      return [] // encrypted with another SECRET_KEY
    }
  })
}

const DELETE_OLD_MAILS = 'delete from mails where sent_at < $1'
const MAILBOX = `
  select id, content_encrypted, created_at from mails
  where sent_at is not null order by created_at desc, id desc limit 200`

function contentOf(row: { content_encrypted: string }, vault: Vault): Email {
  return JSON.parse(vault.decrypt(row.content_encrypted))
}

/** Without the mail server's own words, which repeat the recipient's address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [error.name, code, responseCode].filter(Boolean).join(' ')
}
