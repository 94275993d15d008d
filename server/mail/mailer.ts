import { randomUUIDv7 } from 'node:crypto'
import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'
import { PRODUCT_NAME } from '#shared/product.ts'
import { daysBefore } from '#shared/time/durations.ts'
import type { Db, Tx } from '#server/kit/db/database.ts'
import type { Due } from '#server/kit/due/due.ts'
import { setDue } from '#server/kit/due/setDue.ts'
import type { Settings } from '#server/settings.ts'
import type { Vault } from '#server/vault.ts'

/** A mail in both forms. `links` are the addresses in it that do something. */
export type Email = {
  to: string
  subject: string
  text: string
  html: string
  links: string[]
  /** Beside the usual ones, by name. */
  headers?: Record<string, string>
}

/** A mail as the development mailbox shows it; `sentAt` is ISO 8601. */
export type SentEmail = Required<Email> & { id: string; sentAt: string }

export type Mailer = {
  /**
   * Queues a mail inside the transaction that makes it necessary. It is sent after the commit.
   *
   * @param kind `digest_mail` is dropped when it could not be handed over in time (dueMails.ts)
   */
  queue: (tx: Tx, mail: Email, kind?: MailKind) => Promise<void>
  /** Hands a queued mail to the mail server. @param mail its id and its encrypted content @throws what the mail server said */
  send: (mail: QueuedMail) => Promise<void>
  /** The mails of the last day, newest first. Only in development without SMTP_URL, where none are sent. */
  mailbox: () => Promise<SentEmail[]>
  close: () => void
}

/** How long mails of a kind are worth sending. */
type MailKind = 'mail' | 'digest_mail'

type QueuedMail = { id: string; content: string }

type World = {
  db: Db
  now: () => Date
  settings: Pick<Settings, 'SMTP_URL' | 'MAIL_FROM' | 'SITE_URL' | 'APP_ENV'>
  vault: Vault
  due: Pick<Due, 'wake'>
  log: Logger
}

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 45_000 }

/** Mails wait in the database until they are due, so that neither a crash nor a mail server's outage loses one (dueMails.ts). */
export function createMailer({ db, now, settings, vault, due, log }: World): Mailer {
  const keepForMailbox = !settings.SMTP_URL && settings.APP_ENV === 'development'
  const transport = settings.SMTP_URL ? createTransport({ url: settings.SMTP_URL, ...TIMEOUTS }) : null
  const from = settings.MAIL_FROM ?? `${PRODUCT_NAME} <no-reply@${new URL(settings.SITE_URL).hostname}>`
  if (!transport && !keepForMailbox)
    log.warn('Without SMTP_URL nobody gets mails, also not for a lost password')

  return {
    async queue(tx, mail, kind = 'mail') {
      const id = randomUUIDv7()
      const content = vault.encrypt(JSON.stringify(mail))
      if (keepForMailbox) await tx.query(KEEP, [id, mail.to, content, now()])
      if (!transport) return
      await setDue(tx, { ownerId: id, kind, subject: id }, now(), content)
      tx.after(due.wake)
    },
    async send({ id, content }) {
      const { to, subject, text, html, headers = {} } = emailOf(content, vault)
      const messageId = `<${id}@${new URL(settings.SITE_URL).hostname}>`
      await transport
        ?.sendMail({ from, to, subject, text, html, headers, messageId })
        .catch((error: unknown) => {
          throw new Error(reasonOf(error))
        })
    },
    mailbox: () => mailboxOf(db, vault, now()),
    close: () => transport?.close(),
  }
}

const KEEP =
  'insert into mails (id, recipient, content_encrypted, created_at, sent_at) values ($1, $2, $3, $4, $4)'

async function mailboxOf(db: Db, vault: Vault, now: Date): Promise<SentEmail[]> {
  await db.query(DELETE_OLD_MAILS, [daysBefore(now, 1)])
  const rows = await db.read<{ id: string; content_encrypted: string; created_at: Date }>(MAILBOX)
  return rows.flatMap((row) => {
    try {
      const mail = emailOf(row.content_encrypted, vault)
      return { headers: {}, ...mail, id: row.id, sentAt: row.created_at.toISOString() }
    } catch {
      return [] // encrypted with another SECRET_KEY
    }
  })
}

const DELETE_OLD_MAILS = 'delete from mails where sent_at < $1'
const MAILBOX =
  'select id, content_encrypted, created_at from mails order by created_at desc, id desc limit 200'

function emailOf(content: string, vault: Vault): Email {
  return JSON.parse(vault.decrypt(content))
}

/** Without the mail server's own words, which repeat the recipient's address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as { code?: string; responseCode?: number }
  return [error.name, code, responseCode].filter(Boolean).join(' ')
}
