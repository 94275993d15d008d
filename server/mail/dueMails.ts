import type { DueKinds, DueMoment } from '#server/kit/due/dueKind.ts'
import type { Deps } from '#server/deps.ts'

/** A link in a mail is valid for a day, so a later mail would be useless. */
const DAY_SECONDS = 24 * 3600
/** A digest of this morning is of no use in the evening. */
const DIGEST_SECONDS = 6 * 3600

const shared = {
  clock: 'any',
  horizon: 3 * 3600,
  atOnce: 5,
  claimSeconds: 600, // longer than the sum of the mailer's timeouts
} as const
const pauses = { first: 30, longest: 7680 }

/** Mails that wait to be sent. A server that dies between handing one over and ending its moment sends it twice, with the same Message-ID. */
export const DUE_MAILS: DueKinds = {
  mail: { ...shared, retries: { ...pauses, giveUpAfter: DAY_SECONDS }, deliver: send },
  digest_mail: {
    ...shared,
    lateness: DIGEST_SECONDS,
    retries: { ...pauses, giveUpAfter: DIGEST_SECONDS },
    deliver: async (deps, moment) => (moment.isLate ? undefined : send(deps, moment)),
  },
}

async function send({ mailer }: Deps, { subject, payload }: DueMoment): Promise<void> {
  await mailer.send({ id: subject, content: payload ?? '' })
}
