import { PATHS } from '#shared/paths.ts'
import { localDate } from '#shared/time/localDate.ts'
import type { OtherUserId } from '#server/kit/db/userId.ts'
import type { Follows, Inside } from '#server/deps.ts'
import type { Person } from '#server/kit/http/person.ts'
import { createNotice } from '#server/notifications/createNotice.ts'
import { cardsOf } from '#server/people/cardsOf.ts'

/** The tab with what somebody owes and may judge. */
const TAB = `${PATHS.settings}?tab=accountability`

/**
 * Tells a partner, who is locked, of a claim that they may judge: by their stream each time, by a notice once until they have read
 * it, however many claims of the same person come meanwhile.
 */
export async function tellPartner(inside: Inside, partner: Person, claimId: string): Promise<void> {
  const { db: tx } = inside
  const [asked] = await tx.query<{ owner: OtherUserId; waits: boolean }>(ASKED, [partner.id, claimId])
  if (!asked) return
  tx.changed(partner.id, 'claims', claimId, 'insert')
  if (asked.waits) return
  const card = (await cardsOf(inside, partner.id, [asked.owner])).get(asked.owner)
  if (!card?.user_id) return
  await createNotice(inside, partner, {
    kind: 'accountability',
    event: 'claim_to_judge',
    key: `claim_to_judge:${asked.owner}:${claimId}:${inside.now().getTime()}`,
    title: `${card.name} asks you to confirm`,
    body: 'Have a look at what they did.',
    url: TAB,
    actions: [],
  })
}

const ASKED = `
  select j.owner_id as owner, exists (
    select from notifications n
    where n.user_id = $1 and n.event = 'claim_to_judge' and n.read_at is null and n.deleted_at is null
      and starts_with(n.key, 'claim_to_judge:' || j.owner_id || ':')
  ) as waits
  from claims_to_judge j
  join partners p on p.user_id = j.user_id and p.partner_id = j.owner_id and p.state = 'active'
  where j.user_id = $1 and j.claim_id = $2 and j.state = 'open'`

/** The same for a member of a team, who is locked. A notice comes once a day for all claims of the team. */
export async function tellTeamMate(
  inside: Inside,
  member: Person,
  { teamId, claimId }: { teamId: string; claimId: string },
): Promise<void> {
  const { db: tx } = inside
  const [claim] = await tx.query<{ name: string }>(OF_TEAM, [teamId, claimId, member.id])
  if (!claim) return
  tx.changed(member.id, 'claims', claimId, 'insert')
  const today = localDate(inside.now(), member.dayRule)
  await createNotice(inside, member, {
    kind: 'accountability',
    event: 'claim_to_judge',
    key: `team_claims:${teamId}:${today}`,
    title: `${claim.name} asks you to confirm`,
    body: 'Have a look at what somebody in the team did.',
    url: TAB,
    actions: [],
  })
}

const OF_TEAM = `
  select t.name from team_claims c join teams t on t.id = c.team_id
  where c.team_id = $1 and c.claim_id = $2 and c.owner_id <> $3 and c.state = 'open'`

/** Tells the owner of a claim, who is locked, that there is a verdict. What it says stands with the claim. */
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
