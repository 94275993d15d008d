import type { DigestSection } from '#shared/digests/words.ts'
import { PATHS } from '#shared/paths.ts'
import type { Deps } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import type { Email } from '#server/mail/mailer.ts'
import { renderEmail } from '#server/mail/renderEmail.ts'
import { withUnsubscribing } from '#server/unsubscribe/withUnsubscribing.ts'

type Words = { subject: string; sections: DigestSection[] }

/** A digest as a mail, with the way to end them. */
export function digestEmail(deps: Deps, { id }: Person, to: string, { subject, sections }: Words): Email {
  const mail = renderEmail({
    to,
    subject,
    heading: subject,
    paragraphs: [],
    sections,
    action: { label: 'Open my plan', href: `${deps.settings.SITE_URL}${PATHS.dashboard}` },
    footnote: 'You get this because your settings ask for a digest.',
  })
  return withUnsubscribing(deps, id, 'digest', mail)
}
