import { mayFollow } from '#shared/digests/digestTime.ts'
import { digestInWords } from '#shared/digests/words.ts'
import type { Settings } from '#shared/settings/settings.ts'
import { localDate } from '#shared/time/localDate.ts'
import { parseInstant } from '#shared/time/instant.ts'
import type { Inside } from '#server/deps.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import type { DueKinds, DueMoment } from '#server/kit/due/dueKind.ts'
import { type Person, personOf } from '#server/kit/http/person.ts'
import { addressOf } from '#server/mail/addressOf.ts'
import { readSettings } from '#server/settings/settings.ts'
import { digestEmail } from './digestEmail.ts'
import { readDigestFacts } from './readFacts.ts'
import { DIGEST, LONG_AGO, setNextDigest } from './setDigest.ts'

/** After an outage a digest still goes out for so long; later it is left out. Seconds. */
const LATENESS = 6 * 3600

/** Digests: queued exactly once a person and local date, with the moment of the next one (docs/rules/digests.md). */
export const DUE_DIGESTS: DueKinds = {
  [DIGEST]: {
    clock: 'trusted',
    lock: 'person',
    lateness: LATENESS,
    atOnce: 16,
    retries: { first: 60, longest: 3600, giveUpAfter: 24 * 3600 },
    run: runDigest,
  },
}

async function runDigest(inside: Inside, moment: DueMoment, now: Date): Promise<void> {
  const person = await personOf(inside.db, moment.ownerId as UserId)
  if (!person) return
  const settings = await readSettings(inside.db, person.id)
  if (!moment.isLate) await queueDigest(inside, person, settings, { dueAt: moment.dueAt, now })
  await setNextDigest(inside.db, person, settings, plannedUntil(moment, now))
}

/** After which instant the next one is looked for: of what an outage has missed, the last six hours are made up for. */
function plannedUntil({ dueAt, payload }: DueMoment, now: Date): Date {
  const made = payload === null ? now : parseInstant(payload)
  if (dueAt <= LONG_AGO) return made
  return new Date(Math.max(dueAt.getTime(), now.getTime() - LATENESS * 1000 - 1))
}

type Times = { dueAt: Date; now: Date }

async function queueDigest(inside: Inside, person: Person, settings: Settings, { dueAt, now }: Times) {
  const { db: tx, mailer } = inside
  const date = localDate(dueAt, { timezone: person.dayRule.timezone, dayStart: '00:00' })
  const [last] = await tx.query<Last>(LAST, [person.id])
  if (!mayFollow(last ?? null, now, date)) return
  const to = await addressOf(tx, person.id, now)
  if (to === null) return
  const facts = await readDigestFacts(inside, person, settings, { date, since: last?.at ?? null, now })
  const words = digestInWords(facts)
  if (!words) return
  await mailer.queue(tx, digestEmail(inside, person, to, words), 'digest_mail')
  await tx.query(REMEMBER, [person.id, now, date])
}

type Last = { at: Date; date: string }

const LAST = `select made_at as at, to_char(local_date, 'YYYY-MM-DD') as date from digests where user_id = $1`
const REMEMBER = `
  insert into digests (user_id, made_at, local_date) values ($1, $2, $3)
  on conflict (user_id) do update set made_at = excluded.made_at, local_date = excluded.local_date`
