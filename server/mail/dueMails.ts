import type { DueKinds } from '#server/kit/due/dueKind.ts'

/** A link in a mail is valid for a day, so a later mail would be useless. */
const DAY_SECONDS = 24 * 3600

/** Mails that wait to be sent. A server that dies between handing one over and ending its moment sends it twice, with the same Message-ID. */
export const DUE_MAILS: DueKinds = {
  mail: {
    clock: 'any',
    horizon: 3 * 3600,
    atOnce: 5,
    claimSeconds: 600, // longer than the sum of the mailer's timeouts
    retries: { first: 30, longest: 7680, giveUpAfter: DAY_SECONDS },
    deliver: ({ mailer }, { subject, payload }) => mailer.send({ id: subject, content: payload ?? '' }),
  },
}
