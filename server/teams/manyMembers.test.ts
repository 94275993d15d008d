import { afterAll, beforeAll, expect, test } from 'vitest'
import { MOST_MEMBERS, type Team } from '#shared/teams/team.ts'
import { startTestServer } from '#server/testing.ts'
import { asOwner } from '#server/testing/database.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { statementsOf } from '#server/testing/statementsOf.ts'
import { aTeam } from '#server/testing/teams.ts'

const server = await startTestServer()
afterAll(server.close)

let ann: TestPerson
let team: Team

beforeAll(async () => {
  await server.deps.due.stop() // its looks are no statements of a request
  ann = await server.signUp()
  team = await aTeam(ann)
  await asOwner(server.db, membersOf(team.id))
})

/** As many members as there may be, each with XP and a streak of 50 days. */
const membersOf = (id: string) => `
  with made as (
    insert into users (id, email, name, handle, avatar, created_at)
    select gen_random_uuid(), '', 'Member ' || n, 'm_many_' || n, '🦊', now()
    from generate_series(1, ${MOST_MEMBERS - 1}) n returning id
  ), mine as (
    insert into my_teams (user_id, team_id) select id, '${id}' from made
  ), days as (
    insert into streak_days select id, '2026-03-02'::date - n from made, generate_series(0, 49) n
  ), earned as (
    insert into xp_ledger (user_id, id, source_kind, source_id, round, occurrence_date, amount, reason, total_after,
      streak_after, created_at, done_at, eligible)
    select id, gen_random_uuid(), 'task', gen_random_uuid(), 1, '2026-03-02', 10, 'completed', 0, 0, now(), now(), true
    from made, generate_series(1, 20)
  )
  insert into team_members (team_id, user_id, role, joined_at, joined_on)
  select '${id}', id, 'member', now(), '2026-01-01' from made`

test('a team of fifty takes six statements, and so do its members', async () => {
  expect(await (await ann.get(`/api/teams/${team.id}`)).json()).toMatchObject({
    members: 50,
    streak: 50,
    xp: 9800,
  })
  expect(await statementsOf(server, ann, `/api/teams/${team.id}`)).toBeLessThanOrEqual(6)
  expect(await statementsOf(server, ann, '/api/teams')).toBeLessThanOrEqual(6)
  expect(await statementsOf(server, ann, `/api/teams/${team.id}/members`)).toBeLessThanOrEqual(6)
})

test.each(['', '/members'])('a team of fifty%s comes within a tenth of a second', async (part) => {
  const times: number[] = []
  for (let time = 0; time < 20; time += 1) {
    const began = performance.now()
    await (await ann.get(`/api/teams/${team.id}${part}`)).text()
    times.push(performance.now() - began)
  }
  const sorted = times.toSorted((one, other) => one - other)
  if (process.env.MEASURE) process.stdout.write(`${part} ${sorted.map((ms) => Math.round(ms)).join(' ')}\n`)
  expect(sorted[9]).toBeLessThan(100)
})
