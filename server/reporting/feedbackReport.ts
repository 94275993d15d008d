import type { NewFeedback } from '#shared/reporting/reporting.ts'
import { FEEDBACK } from './envelope.ts'
import { scrubText } from '#shared/reporting/scrub.ts'
import type { Deps } from '#server/deps.ts'
import { keepReport } from './keepReport.ts'
import { passOn } from './passOn.ts'

/** Feedback names an address to answer to, so it is not kept in clear. */
export function encryptedFeedback({ vault }: Pick<Deps, 'vault'>, payload: string): string {
  return vault.encrypt(payload)
}

/**
 * Keeps what somebody says about what went wrong, or passes it on where SENTRY_DSN is set. Name and address stay as they are given:
 * they are for the answer.
 *
 * @returns its id, 32 hexadecimal digits
 */
export async function takeFeedback(deps: Deps, feedback: NewFeedback): Promise<string> {
  const { name, email, event_id: about } = feedback
  const id = crypto.randomUUID().replaceAll('-', '')
  const { SENTRY_DSN } = deps.settings
  const payload = JSON.stringify({
    event_id: id,
    timestamp: deps.now().getTime() / 1000,
    platform: 'javascript',
    contexts: {
      feedback: {
        name,
        contact_email: email,
        message: scrubText(feedback.message),
        ...(about && { associated_event_id: about.toLowerCase() }),
      },
    },
  })
  const outgoing = {
    eventId: id,
    sentAt: null,
    trace: null,
    items: [{ header: { type: 'feedback' }, payload }],
  }
  const isPassedOn = SENTRY_DSN && (await passOn(deps, SENTRY_DSN, outgoing).catch(() => false))
  if (isPassedOn) return id
  const facts = {
    kind: 'feedback',
    fingerprint: FEEDBACK,
    title: FEEDBACK,
    release: null,
    environment: null,
  } as const
  const report = encryptedFeedback(deps, payload)
  return keepReport(deps.db, { ...facts, eventId: id, person: null, report }, deps.now())
}
