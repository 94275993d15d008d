import * as z from 'zod/mini'
import { ActivityPage } from '#shared/activity/activity.ts'
import { Team, TeamMember, TeamMemberPage, TeamPatch, NewOwner, NewTeamRole } from '#shared/teams/team.ts'
import { limitOf } from '#server/kit/http/cursor.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import { editTeam, renewInvite } from './editTeam.ts'
import { leaveOrRemove, listMembers, setRole } from './members.ts'
import { deleteTeam, handOver } from './ownTeam.ts'
import { showTeam } from './readTeams.ts'
import { listTeamActivity } from './teamActivity.ts'
import { teamMemberPolicy, teamPolicy } from './teamPolicy.ts'
import { wholeTeamPolicy } from './wholeTeamPolicy.ts'

const NONE = ['No such team or member', PROBLEM] as const
const MANAGERS = ['Not the owner or an admin', PROBLEM] as const
const OWNER = ['Not the owner', PROBLEM] as const

const MemberParams = z.object({ id: z.uuid('An id is a UUID'), user_id: z.uuid('An id is a UUID') })
const TeamActivityQuery = z.object({ limit: limitOf(), cursor: z.optional(z.string()) })

const read = { method: 'get', who: PERSON, scope: 'read', cost: 1 } as const
const write = { who: PERSON, scope: 'session', cost: 2, sees: teamPolicy } as const
const ofMember = { ...write, params: MemberParams, sees: teamMemberPolicy } as const

/** What is done with a team that somebody is in. */
export const teamRoutes = [
  route({
    ...read,
    sees: wholeTeamPolicy,
    path: '/api/teams/:id',
    summary: 'A team of the person',
    answers: { 200: ['The team', { Team }], 404: NONE },
    answer: async ({ c, deps, caller, seen }) => c.json(await showTeam(deps, caller, seen)),
  }),
  route({
    ...write,
    method: 'patch',
    path: '/api/teams/:id',
    summary: 'Rename a team, or give it another category',
    body: { TeamPatch },
    answers: {
      200: ['The team', { Team }],
      403: MANAGERS,
      404: NONE,
      409: ['The version is stale; `details` is the team as it is', PROBLEM],
    },
    answer: async ({ c, deps, caller, seen, body }) => c.json(await editTeam(deps, caller, seen, body)),
  }),
  route({
    ...write,
    method: 'delete',
    path: '/api/teams/:id',
    summary: 'Delete a team for all of its members',
    answers: { 204: ['It is gone'], 403: OWNER, 404: NONE },
    async answer({ c, deps, caller, seen }) {
      await deleteTeam(deps, caller, seen)
      return c.body(null, 204)
    },
  }),
  route({
    ...write,
    method: 'post',
    path: '/api/teams/:id/invite-code',
    summary: 'Give a team a new code to join by; the one before is good no more',
    answers: { 200: ['The team, with it', { Team }], 403: MANAGERS, 404: NONE },
    answer: async ({ c, deps, caller, seen }) => c.json(await renewInvite(deps, caller, seen)),
  }),
  route({
    ...write,
    method: 'post',
    path: '/api/teams/:id/owner',
    summary: 'Hand a team over to another member; its owner is an admin from then on',
    body: { NewOwner },
    answers: { 200: ['The team', { Team }], 403: OWNER, 404: NONE },
    answer: async ({ c, deps, caller, seen, body }) =>
      c.json(await handOver(deps, caller, seen, body.user_id)),
  }),
  route({
    ...read,
    sees: wholeTeamPolicy,
    path: '/api/teams/:id/members',
    summary: 'The members of a team: owner, admins, members, each the longest there first',
    answers: { 200: ['All of them, in one page', { TeamMemberPage }], 404: NONE },
    answer: async ({ c, deps, caller, seen }) =>
      c.json({ items: await listMembers(deps, caller, seen), next_cursor: null }),
  }),
  route({
    ...ofMember,
    method: 'patch',
    path: '/api/teams/:id/members/:user_id',
    summary: 'Make a member an admin, or an admin a member',
    body: { NewTeamRole },
    answers: {
      200: ['The member', { TeamMember }],
      403: OWNER,
      404: NONE,
      409: ['The owner hands the team over first', PROBLEM],
    },
    answer: async ({ c, deps, caller, seen, body }) => c.json(await setRole(deps, caller, seen, body.role)),
  }),
  route({
    ...ofMember,
    method: 'delete',
    path: '/api/teams/:id/members/:user_id',
    summary: 'Leave a team, or remove a member, after which its code is good no more',
    answers: { 204: ['They are in it no more'], 403: MANAGERS, 404: NONE },
    async answer({ c, deps, caller, seen }) {
      await leaveOrRemove(deps, caller, seen)
      return c.body(null, 204)
    },
  }),
  route({
    ...read,
    sees: teamPolicy,
    path: '/api/teams/:id/activity',
    summary: 'Goals and challenges that members have reached in the last seven days, newest first',
    query: { TeamActivityQuery },
    answers: { 200: ['A page of it', { ActivityPage }], 404: NONE },
    answer: async ({ c, deps, caller, seen, query }) =>
      c.json(await listTeamActivity(deps, caller, seen, query)),
  }),
]
