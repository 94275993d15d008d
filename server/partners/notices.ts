import { PATHS } from '#shared/paths.ts'
import type { PersonId, UserId } from '#server/kit/db/userId.ts'
import type { Inside } from '#server/deps.ts'
import { personOf } from '#server/kit/http/person.ts'
import { createNotice } from '#server/notifications/createNotice.ts'
import { shownCards } from '#server/people/cardsOf.ts'

const FRIENDS_TAB = `${PATHS.achievements}?tab=friends`

/** Tells somebody, who is locked, that a friend asks them to be a partner: once a friend, however often they ask. */
export function tellAsked(inside: Inside, { to, from }: { to: PersonId; from: PersonId }): Promise<void> {
  return tell(inside, to, from, {
    event: 'partner_request',
    key: `partner_request:${from}`,
    title: 'Accountability partner',
    sentence: (name) => `${name} would like you to be their accountability partner.`,
  })
}

/** Tells somebody, who is locked, that who they asked is their partner now. */
export function tellAccepted(inside: Inside, { to, by }: { to: PersonId; by: PersonId }): Promise<void> {
  return tell(inside, to, by, {
    event: 'partner_accepted',
    key: `partner_accepted:${by}`,
    title: 'You are partners',
    sentence: (name) => `${name} is your accountability partner now.`,
  })
}

type Told = { event: string; key: string; title: string; sentence: (name: string) => string }

async function tell(inside: Inside, to: PersonId, about: PersonId, told: Told): Promise<void> {
  const person = await personOf(inside.db, to as UserId)
  if (!person) return
  const { sentence, ...notice } = told
  const card = (await shownCards(inside, [about])).get(about)
  const body = sentence(card?.name ?? 'A friend')
  await createNotice(inside, person, { ...notice, kind: 'social', body, url: FRIENDS_TAB, actions: [] })
}
