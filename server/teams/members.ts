import { AppError } from '#shared/errors.ts'
import { HIDDEN_CARD, type PersonOfOthers } from '#shared/people/card.ts'
import type { TeamMember, TeamRole } from '#shared/teams/team.ts'
import type { Deps } from '#server/deps.ts'
import { tell } from '#server/kit/audience/tell.ts'
import { change } from '#server/kit/db/change.ts'
import { lockThing } from '#server/kit/db/lockThing.ts'
import type { UserId } from '#server/kit/db/userId.ts'
import { happened } from '#server/kit/facts/happened.ts'
import { type Person, personOf } from '#server/kit/http/person.ts'
import { personsOf } from '#server/people/personsOf.ts'
import { renewCode } from './inviteCode.ts'
import { endMembership } from './memberRows.ts'
import { readTeamPeople, weeklyXp } from './teamPeople.ts'
import { type SeenTeamMember, teamMemberPolicy } from './teamPolicy.ts'
import { readTeamRows, type TeamStay } from './teamRows.ts'
import type { WholeTeam } from './wholeTeamPolicy.ts'

const ORDER: readonly TeamRole[] = ['owner', 'admin', 'member']

/** The members of a team, by role and then the longest there first. Members hidden by a block are listed as hidden. */
export function listMembers(deps: Deps, person: Person, { team }: WholeTeam): Promise<TeamMember[]> {
  return membersAsSeen(deps, person, team.stays.filter(isNow))
}

type Member = TeamStay & { memberId: string; role: TeamRole; joined_at: string }

const isNow = (stay: TeamStay): stay is Member => stay.before === null

async function membersAsSeen(deps: Deps, person: Person, members: readonly Member[]): Promise<TeamMember[]> {
  const now = deps.now()
  const ids = members.map(({ userId }) => userId)
  const people = await readTeamPeople(deps.db, person, ids, now)
  const persons = await personsOf(deps, person.id, ids, now)
  return members
    .map((member) => ({
      ...(persons.get(member.userId) ?? HIDDEN_PERSON),
      member_id: member.memberId,
      role: member.role,
      joined_at: member.joined_at,
      weekly_xp: weeklyXp(people.get(member.userId), member.from),
    }))
    .toSorted((one, other) => ORDER.indexOf(one.role) - ORDER.indexOf(other.role))
}

/** Nothing of them but that they are there. */
const HIDDEN_PERSON: PersonOfOthers = {
  ...HIDDEN_CARD,
  level: null,
  xp: null,
  streak: null,
  status: null,
  lastActive: null,
  mutualGoals: 0,
  isFriend: false,
  relation: 'stranger',
  accountability: null,
}

/** Makes a member an admin, or an admin a member. @throws AppError `forbidden`, `conflict` for the owner */
export function setRole(
  deps: Deps,
  person: Person,
  { id, member }: SeenTeamMember,
  wanted: 'admin' | 'member',
): Promise<TeamMember> {
  return change(deps, person, async (tx, inside) => {
    await lockThing(tx, 'team', id)
    const { role, theirRole } = await teamMemberPolicy.see(tx, person, { id, user_id: member })
    if (role !== 'owner') throw new AppError('forbidden', 'Only the owner does this')
    if (theirRole === 'owner') throw new AppError('conflict', 'Hand the team over first')
    if (theirRole !== wanted) {
      await tell(inside, 'teams', id, 'update')
      await tx.query('update team_members set role = $3 where team_id = $1 and user_id = $2', [
        id,
        member,
        wanted,
      ])
    }
    return readMember(inside, person, { id, member })
  })
}

async function readMember(
  deps: Deps,
  person: Person,
  { id, member }: Pick<SeenTeamMember, 'id' | 'member'>,
): Promise<TeamMember> {
  const [team] = await readTeamRows(deps.db, [id])
  const found = team?.stays.filter(isNow).filter(({ userId }) => userId === member)
  const [shown] = await membersAsSeen(deps, person, found ?? [])
  if (!shown) throw new Error(`${member} is no member of ${id}`)
  return shown
}

/**
 * Ends a membership: one's own, or another one's, after which the team's code is good no more (docs/rules/teams.md, Teams).
 *
 * @throws AppError `forbidden` for members, and for admins about the owner and each other
 */
export function leaveOrRemove(deps: Deps, person: Person, { id, member }: SeenTeamMember): Promise<void> {
  return change(deps, [person, { id: member }], async (tx, inside) => {
    await lockThing(tx, 'team', id)
    const { role, theirRole } = await teamMemberPolicy.see(tx, person, { id, user_id: member })
    const isSelf = member === (person.id as string)
    const mayRemove = role === 'owner' || (role === 'admin' && theirRole === 'member')
    if (!isSelf && !mayRemove) throw new AppError('forbidden', 'Only the owner and admins remove members')
    const leaving = await personOf(tx, member as string as UserId)
    if (!leaving) throw new AppError('not_found', 'No such team')
    const [team] = await tx.query<{ name: string }>('select name from teams where id = $1', [id])
    await endMembership(inside, leaving, id)
    if (isSelf) return
    await renewCode(tx, id, inside.now())
    await happened(inside, leaving, 'team.removed', { team_id: id, name: team?.name ?? '' })
  })
}
