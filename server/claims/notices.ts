import { PATHS } from '#shared/paths.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'
import type { Follows, Inside } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { createNotice } from '#server/notifications/createNotice.ts'
import { arePartners } from '#server/partners/partnership.ts'
import { cardsOf } from '#server/people/cardsOf.ts'

/** The tab with what somebody owes and may judge. */
const TAB = `${PATHS.settings}?tab=accountability`

/**
 * Tells a partner, who is locked, of the claims of somebody that they may judge and have not heard of: by their stream, and by a
 * notice once until they have read it, however many come meanwhile.
 */
export async function tellPartner(inside: Inside, partner: Person, owner: OtherUserId): Promise<void> {
  const { db: tx } = inside
  if (!(await arePartners(tx, partner.id, owner))) return
  const told = await tx.query<{ id: string }>(TELL, [partner.id, owner])
  const [first] = told
  if (!first) return
  tx.changed(
    partner.id,
    'claims',
    told.map(({ id }) => id),
    'insert',
  )
  if ((await tx.query(UNREAD, [partner.id, `claim_to_judge:${owner}:`])).length > 0) return
  const card = (await cardsOf(inside, partner.id, [owner])).get(owner)
  if (!card?.user_id) return
  await createNotice(inside, partner, {
    kind: 'accountability',
    event: 'claim_to_judge',
    key: `claim_to_judge:${owner}:${first.id}:${inside.now().getTime()}`,
    title: `${card.name} asks you to confirm`,
    body: 'Have a look at what they did.',
    url: TAB,
    actions: [],
  })
}

const TELL = `
  update claims_to_judge set told = true
  where user_id = $1 and owner_id = $2 and not told and state = 'open' returning claim_id as id`
const UNREAD = `
  select from notifications n
  where n.user_id = $1 and n.event = 'claim_to_judge' and n.read_at is null and n.deleted_at is null
    and starts_with(n.key, $2) limit 1`

/** The same for a member of a team, who is locked. A notice comes once a day for all claims of the team. */
export async function tellTeamMate(
  inside: Inside,
  member: Person,
  teamId: string,
  claimIds: readonly string[],
): Promise<void> {
  const { db: tx } = inside
  tx.changed(member.id, 'claims', claimIds, 'insert')
  const [team] = await tx.query<{ name: string }>('select t.name from teams t where t.id = $1', [teamId])
  if (!team) return
  await createNotice(inside, member, {
    kind: 'accountability',
    event: 'claim_to_judge',
    key: `team_claims:${teamId}:${localDate(inside.now(), member.dayRule)}`,
    title: `${team.name} asks you to confirm`,
    body: 'Have a look at what somebody in the team did.',
    url: TAB,
    actions: [],
  })
}

/** Notifies the owner of a claim, who is locked, of a verdict. The verdict itself is in the claim. */
export const tellVerdict: NonNullable<Follows['claim.decided']> = async (inside, owner, decided) => {
  const { claim_id, version, title, by } = decided
  const card = by && (await cardsOf(inside, owner.id, [by])).get(by)
  await createNotice(inside, owner, {
    kind: 'accountability',
    event: 'verdict',
    key: `verdict:${claim_id}:${version}`,
    title: card ? `${card.name} has answered` : 'There is an answer',
    body: title,
    url: TAB,
    actions: [],
  })
}
