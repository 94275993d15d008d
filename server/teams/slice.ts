import { DefaultTeam, JoinTeam, NewTeam, Team, TeamPage } from '#shared/teams/team.ts'
import { PERSON } from '#server/kit/http/gate.ts'
import { PROBLEM } from '#server/kit/http/problem.ts'
import { route } from '#server/kit/http/route.ts'
import type { Slice } from '#server/kit/http/slice.ts'
import { createTeam } from './createTeam.ts'
import { setDefaultTeam } from './defaultTeam.ts'
import { deleteExpiredCodes } from './inviteCode.ts'
import { joinTeam } from './joinTeam.ts'
import { leaveTeams } from './leaving.ts'
import { memberIdsOf } from './membership.ts'
import { tellRemoval } from './noticeOfRemoval.ts'
import { listTeams } from './readTeams.ts'
import { teamRoutes } from './teamRoutes.ts'

/** Teams: people with one wish, who join by a code (docs/rules/teams.md). */
export const teams: Slice = {
  tag: 'Teams',
  leaving: leaveTeams,
  shared: { teams: { audience: memberIdsOf } },
  follows: { 'team.removed': tellRemoval },
  jobs: { 'delete expired codes of teams': deleteExpiredCodes },
  routes: [
    route({
      method: 'get',
      path: '/api/teams',
      summary: 'The teams of the person, by name',
      who: PERSON,
      scope: 'read',
      cost: 1,
      answers: { 200: ['All of them, in one page', { TeamPage }] },
      answer: async ({ c, deps, caller }) =>
        c.json({ items: await listTeams(deps, caller), next_cursor: null }),
    }),
    route({
      method: 'post',
      path: '/api/teams',
      summary: 'Make a team; its maker is its owner',
      who: PERSON,
      scope: 'session',
      cost: 2,
      body: { NewTeam },
      answers: {
        200: ['The team, made before', { Team }],
        201: ['The team', { Team }],
        409: ['The id belongs to another team, or the person is in twenty', PROBLEM],
      },
      async answer({ c, deps, caller, body }) {
        const { team, isNew } = await createTeam(deps, caller, body)
        return c.json(team, isNew ? 201 : 200)
      },
    }),
    route({
      method: 'post',
      path: '/api/teams/join',
      summary: 'Join a team by its code',
      who: PERSON,
      scope: 'session',
      cost: 2,
      body: { JoinTeam },
      answers: {
        200: ['The team', { Team }],
        404: ['The code is wrong or no longer good', PROBLEM],
        409: ['The team is full, or the person is in twenty', PROBLEM],
        429: ['Ten wrong codes in an hour', PROBLEM],
      },
      answer: async ({ c, deps, caller, body }) => c.json(await joinTeam(deps, caller, body.code)),
    }),
    route({
      method: 'put',
      path: '/api/teams/default',
      summary: 'Say which team confirms what the person does where a task names nobody',
      who: PERSON,
      scope: 'session',
      cost: 2,
      body: { DefaultTeam },
      answers: { 204: ['It is'] },
      async answer({ c, deps, caller, body }) {
        await setDefaultTeam(deps, caller, body.team_id)
        return c.body(null, 204)
      },
    }),
    ...teamRoutes,
  ],
}
