import { own, peopleAround } from '#server/people/testing/roles.ts'
import type { RoleTable } from '#server/testing/routeRoles.ts'
import { aTeam } from '#server/testing/teams.ts'
import type { TestServer } from '#server/testing.ts'
import { act, claimsOf, completed } from './scene.ts'

const HIDDEN = { anonymous: 401, stranger: 404, blocked: 404, friend: 404, team: 404 }
const READ = { ...HIDDEN, partner: 200, owner: 200 }
const JUDGE = { ...HIDDEN, partner: 200, owner: 403 }
const OWNERS = { ...HIDDEN, partner: 403, owner: 200 }

/** What the routes of claims answer to whom; the owner is whose claim it is (docs/rules/claims.md). */
export const claimRoles = (server: TestServer): RoleTable[] => [
  {
    rows: {
      'GET /api/claims': own(200),
      'GET /api/claims/:id': { answers: READ },
      'POST /api/claims/:id/proof': { answers: OWNERS, body: { note: 'Look' } },
      'POST /api/claims/:id/confirm': { answers: JUDGE, body: {} },
      'POST /api/claims/:id/decline': { answers: JUDGE, body: { note: 'No' } },
    },
    scene: () => partnerScene(server),
  },
  {
    rows: { 'POST /api/claims/:id/dispute': { answers: OWNERS, body: { note: 'Look again' } } },
    scene: () => partnerScene(server, 'declined'),
  },
  {
    rows: {
      'GET /api/claims/:id': { answers: { ...READ, team: 200, partner: 404 } },
      'POST /api/claims/:id/proof': {
        answers: { ...OWNERS, team: 403, partner: 404 },
        body: { note: 'Look' },
      },
      'POST /api/claims/:id/confirm': { answers: { ...JUDGE, team: 200, partner: 404 }, body: {} },
      'POST /api/claims/:id/decline': {
        answers: { ...JUDGE, team: 200, partner: 404 },
        body: { note: 'No' },
      },
    },
    scene: () => teamScene(server),
  },
]

/** The partner was asked. */
async function partnerScene(server: TestServer, state: 'open' | 'declined' = 'open') {
  const { owner, partner, ...others } = await peopleAround(server)
  await completed(owner, { accountability_type: 'partner', witness_id: partner.id })
  const [claim] = await claimsOf(owner)
  const id = claim?.id ?? ''
  if (state === 'declined') await act(partner, id, 'decline', { note: 'No' })
  return { params: { id }, people: { anonymous: null, owner, partner, ...others } }
}

/** A team was asked. */
async function teamScene(server: TestServer) {
  const { owner, team, ...others } = await peopleAround(server)
  const { id: teamId } = await aTeam(owner, [team])
  await completed(owner, { accountability_type: 'team', witness_id: teamId })
  const [claim] = await claimsOf(owner)
  return { params: { id: claim?.id ?? '' }, people: { anonymous: null, owner, team, ...others } }
}
