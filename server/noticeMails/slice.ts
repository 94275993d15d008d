import { mayGo } from '#shared/notifications/mayGo.ts'
import type { Inside } from '#server/deps.ts'
import type { Facts } from '#server/kit/facts/facts.ts'
import type { Person } from '#server/kit/http/person.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { addressOf } from '#server/mail/addressOf.ts'
import { renderEmail } from '#server/mail/renderEmail.ts'
import { TEST } from '#server/push/followNotice.ts'
import { readSettings } from '#server/settings/settings.ts'
import { withUnsubscribing } from '#server/unsubscribe/withUnsubscribing.ts'

/** Mails of notifications, for the kinds that a person wants by mail (docs/rules/digests.md). */
export const noticeMails: Slice = {
  tag: 'Mails of notifications',
  routes: [],
  follows: { 'notice.made': queueNoticeMail },
}

async function queueNoticeMail(inside: Inside, person: Person, made: Facts['notice.made']): Promise<void> {
  const { db: tx, mailer, settings: site } = inside
  const { notice_id: noticeId, kind, event, missed } = made
  const now = inside.now()
  if (missed || event === TEST || !mayGo(await readSettings(tx, person.id), kind, 'mail', now)) return
  const to = await addressOf(tx, person.id, now)
  const [notice] = await tx.query<Words>(WORDS, [person.id, noticeId])
  if (to === null || !notice) return
  const mail = renderEmail({
    to,
    subject: notice.title,
    heading: notice.title,
    paragraphs: notice.body === '' ? [] : [notice.body],
    action: { label: 'Open it', href: `${site.SITE_URL}${notice.url}` },
    footnote: 'You get this because your settings send such notifications by email.',
  })
  await mailer.queue(tx, withUnsubscribing(inside, person.id, kind, mail))
}

type Words = { title: string; body: string; url: string }

const WORDS = 'select title, body, url from notifications where user_id = $1 and id = $2'
