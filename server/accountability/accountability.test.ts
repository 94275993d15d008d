import { afterAll, expect, test } from 'vitest'
import { Accountability, AccountabilityItems } from '#shared/accountability/accountability.ts'
import { ClaimPage } from '#shared/claims/claim.ts'
import { Goal } from '#shared/goals/goal.ts'
import { PersonOfOthers } from '#shared/people/card.ts'
import { PublicPage } from '#shared/publicPages/publicPage.ts'
import type { NewTask } from '#shared/tasks/task.ts'
import { addDays } from '#shared/time/civil.ts'
import { newId } from '#server/kit/db/newId.ts'
import { aTask, read, startTestServer } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'
import { addClaims, type AddedClaim } from './testing/addClaims.ts'
import { scoresOf, teamScoresOf } from './scoreOf.ts'
import { readScoredPeople } from './scoredPeople.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)

/** The time of the test server's clock. */
const TODAY = '2026-03-02'

const scoreOf = (person: TestPerson) => read(Accountability, person.get('/api/accountability'))
const itemsOf = (person: TestPerson, query = '') =>
  read(AccountabilityItems, person.get(`/api/accountability/items?${query}`))
const claimsOf = (person: TestPerson, ...claims: AddedClaim[]) => addClaims(server, person, claims)
const times = (count: number, claim: AddedClaim) => Array.from({ length: count }, () => claim)

async function planned(person: TestPerson, ago: number, more: Partial<NewTask> = {}) {
  const task = aTask({ scheduled_date: addDays(TODAY, -ago), accountability_type: 'partner', ...more })
  expect((await person.post('/api/tasks', task)).status).toBe(201)
  return task
}

test('the example of the rules, from claims and a missed task', async () => {
  const ann = await server.signUp()
  await claimsOf(
    ann,
    ...times(5, { type: 'partner', state: 'confirmed' }),
    ...times(2, { type: 'partner', state: 'unverified' }),
    { type: 'partner', state: 'confirmed', late: true },
    { type: 'partner', state: 'declined' },
    ...times(2, { type: 'team', state: 'confirmed' }),
    { type: 'team', state: 'unverified' },
    { type: 'team', state: 'withdrawn' },
    { type: 'ai', state: 'open' },
  )
  await planned(ann, 1)
  const { overall, breakdown, trend, from, to, text } = await scoreOf(ann)
  expect(breakdown.partner).toEqual({
    score: 69,
    kept: 6.9,
    due: 10,
    counts: { confirmed: 5, unverified: 2, late: 1, declined: 1, missed: 1 },
  })
  expect(breakdown.team).toMatchObject({ score: 90, kept: 2.7, due: 3 })
  expect(breakdown.ai).toMatchObject({ score: null, due: 0 })
  expect(overall).toMatchObject({ score: 74, kept: 9.6, due: 13 })
  expect(text).toBe('You kept 9.6 of 13 things that were due in the last 28 days.')
  expect([from, to]).toEqual(['2026-02-03', TODAY])
  expect(trend.slice(-2)).toEqual([
    { date: '2026-03-01', score: 0, due: 1 },
    { date: TODAY, score: 80, due: 12 },
  ])
})

test('without anything due there is no score, and a sentence says what to do', async () => {
  const ann = await server.signUp()
  const { overall, breakdown, trend, attendance, text } = await scoreOf(ann)
  const nothing = {
    score: null,
    kept: 0,
    due: 0,
    counts: { confirmed: 0, unverified: 0, late: 0, declined: 0, missed: 0 },
  }
  expect([overall, ...Object.values(breakdown)]).toEqual([nothing, nothing, nothing, nothing, nothing])
  expect(trend).toEqual(
    [6, 5, 4, 3, 2, 1, 0].map((ago) => ({ date: addDays(TODAY, -ago), score: null, due: 0 })),
  )
  expect(attendance).toEqual({ kept: 0, of: 0, percent: null })
  expect(text).toBe('Nothing was due in the last 28 days. Choose a partner for one task and it counts.')
})

test('28 days count, today the last, and what is dated before counts no more', async () => {
  const ann = await server.signUp()
  await claimsOf(
    ann,
    { type: 'ai', state: 'confirmed', ago: 27 },
    { type: 'ai', state: 'confirmed', ago: 28 },
    { type: 'ai', state: 'declined', ago: 0 },
  )
  expect((await scoreOf(ann)).overall).toMatchObject({ due: 2, kept: 1 })
})

test('what nobody judged in time is unverified from that moment on', async () => {
  const ann = await server.signUp()
  const ends = (seconds: number) => new Date(server.deps.now().getTime() + seconds * 1000)
  await claimsOf(
    ann,
    { type: 'partner', state: 'open', verdict_until: ends(1) },
    { type: 'partner', state: 'open', verdict_until: ends(0) },
  )
  expect((await scoreOf(ann)).breakdown.partner).toMatchObject({ kept: 0.7, due: 1, score: 70 })
})

test('missed are open tasks of earlier dates that answer to somebody; not those of the trash, of today or of a vacation', async () => {
  const ann = await server.signUp()
  await ann.patch('/api/settings', { vacations: [{ from: '2026-02-27', to: '2026-02-27' }] })
  const [, undone, deleted] = [
    await planned(ann, 1, { accountability_type: 'team' }),
    await planned(ann, 2),
    await planned(ann, 2),
  ]
  await planned(ann, 0)
  await planned(ann, 3) // a day of vacation
  await planned(ann, 28)
  await planned(ann, 1, { accountability_type: 'self' })
  await ann.delete(`/api/tasks/${deleted.id}`)
  const { overall, breakdown } = await scoreOf(ann)
  expect(overall.counts).toMatchObject({ missed: 2 })
  expect(overall).toMatchObject({ score: 0, due: 2 })
  expect(breakdown).toMatchObject({ team: { due: 1 }, partner: { due: 1 } })
  const { items } = await itemsOf(ann, 'part=partner')
  expect(items).toMatchObject([
    { kind: 'missed', id: undone.id, task_id: undone.id, date: '2026-02-28', value: 0 },
  ])
})

test('an occurrence is missed whether or not a list has made it, once', async () => {
  const ann = await server.signUp()
  await planned(ann, 9, { recurrence: { rrule: 'FREQ=DAILY', from: 'schedule' } })
  await ann.patch('/api/settings', { vacations: [{ from: '2026-02-24', to: '2026-02-25' }] })
  expect((await scoreOf(ann)).overall).toMatchObject({ due: 7, score: 0 })
  expect((await itemsOf(ann)).total).toBe(7)
  await ann.get('/api/tasks?from=2026-02-01&to=2026-03-31')
  expect((await scoreOf(ann)).overall).toMatchObject({ due: 7, score: 0 })
})

test('public counts whatever belongs to a goal that was published by then, each item once in the whole', async () => {
  const ann = await server.signUp()
  await ann.patch('/api/settings', { public_page: true })
  const goal = await read(
    Goal,
    ann.post('/api/goals', { title: 'Run', metric: { kind: 'linked' }, published: true }),
  )
  const since = `update goals set published_at = $3 where user_id = $1 and id = $2`
  await server.db.query(since, [ann.id, goal.id, '2026-02-28T12:00:00Z'])
  const own = (ago: number) => planned(ann, ago, { accountability_type: 'self', goal_id: goal.id })
  const [onTime, late] = [await own(0), await own(1)]
  for (const { id } of [onTime, late]) await ann.act(id, 'complete')
  await own(2) // missed
  await own(3) // before the goal was published
  const partners = await planned(ann, 0, { goal_id: goal.id })
  await claimsOf(ann, { type: 'partner', state: 'confirmed', task_id: partners.id })
  const { overall, breakdown } = await scoreOf(ann)
  expect(breakdown.public).toEqual({
    score: 63,
    kept: 2.5,
    due: 4,
    counts: { confirmed: 2, unverified: 0, late: 1, declined: 0, missed: 1 },
  })
  expect(breakdown.partner).toMatchObject({ due: 1 })
  expect(overall).toMatchObject({ due: 4, kept: 2.5 })
  const { public: shown } = await read(PublicPage, ann.get(`/api/public/people/${ann.profile.handle}`))
  expect(shown).toEqual({ score: 63, due: 4 })
  await ann.patch(`/api/goals/${goal.id}`, { published: false })
  expect((await scoreOf(ann)).breakdown.public).toMatchObject({ due: 0 })
})

test('each number lists the items that it counts, in pages', async () => {
  const ann = await server.signUp()
  await claimsOf(
    ann,
    ...times(3, { type: 'team', state: 'confirmed', ago: 1 }),
    ...times(4, { type: 'ai', state: 'unverified' }),
    { type: 'ai', state: 'confirmed', late: true, title: 'Swim' },
    { type: 'ai', state: 'declined', late: true },
  )
  await planned(ann, 1)
  const answer = await scoreOf(ann)
  expect((await itemsOf(ann)).total).toBe(answer.overall.due)
  for (const part of ['ai', 'partner', 'team', 'public'] as const) {
    const { due, counts } = answer.breakdown[part]
    expect((await itemsOf(ann, `part=${part}`)).total).toBe(due)
    for (const [outcome, count] of Object.entries(counts))
      expect((await itemsOf(ann, `part=${part}&outcome=${outcome}`)).total).toBe(count)
  }
  for (const { date, due } of answer.trend) expect((await itemsOf(ann, `date=${date}`)).total).toBe(due)
  expect((await itemsOf(ann, 'outcome=late')).items).toMatchObject([
    { kind: 'claim', title: 'Swim', type: 'ai', public: false, date: TODAY, outcome: 'late', value: 0.5 },
  ])
  const seen: string[] = []
  let cursor = ''
  do {
    const page = await itemsOf(ann, `limit=4${cursor}`)
    seen.push(...page.items.map(({ date, id }) => `${date} ${id}`))
    cursor = page.next_cursor === null ? '' : `&cursor=${page.next_cursor}`
  } while (cursor !== '')
  expect(new Set(seen).size).toBe(answer.overall.due)
  expect(seen).toEqual(seen.toSorted().toReversed())
  for (const query of ['part=self', 'outcome=good', 'date=yesterday', 'cursor=x', 'limit=0'])
    expect((await ann.get(`/api/accountability/items?${query}`)).status).toBe(400)
})

test('dates are the person’s own', async () => {
  const [ann, ben] = [
    await server.signUp({ timezone: 'Pacific/Kiritimati' }),
    await server.signUp({ timezone: 'Pacific/Niue' }),
  ]
  const [annsDay, bensDay] = [(await scoreOf(ann)).to, (await scoreOf(ben)).to]
  expect(annsDay > bensDay).toBe(true)
  for (const person of [ann, ben]) {
    const task = aTask({ scheduled_date: bensDay, accountability_type: 'partner' })
    await person.post('/api/tasks', task)
  }
  expect((await scoreOf(ann)).overall).toMatchObject({ due: 1 })
  expect((await scoreOf(ben)).overall).toMatchObject({ due: 0 })
  const scores = await scoresOf(server.db, [ann.id, ben.id], server.deps.now())
  expect([...scores]).toEqual(
    expect.arrayContaining([
      [ann.id, 0],
      [ben.id, null],
    ]),
  )
})

test('a score is seen by oneself and by partners, and by nobody who is only a friend', async () => {
  const [ann, ben, cat] = [await server.signUp(), await server.signUp(), await server.signUp()]
  for (const friend of [ben, cat]) await befriend(ann, friend)
  await ann.post('/api/partners', { user_id: ben.id })
  await claimsOf(ann, { type: 'ai', state: 'confirmed' })
  const seenBy = (person: TestPerson) => read(PersonOfOthers, person.get(`/api/people/${ann.profile.handle}`))
  expect(await seenBy(ann)).toMatchObject({ relation: 'self', accountability: 100 })
  expect(await seenBy(ben)).toMatchObject({ relation: 'friend', accountability: null })
  await ben.post(`/api/partners/${ann.id}/accept`)
  expect(await seenBy(ben)).toMatchObject({ relation: 'partner', accountability: 100 })
  expect(await seenBy(cat)).toMatchObject({ relation: 'friend', accountability: null })
  await ann.delete(`/api/partners/${ben.id}`)
  expect(await seenBy(ben)).toMatchObject({ relation: 'friend', accountability: null })
})

test('a completion counts once it is confirmed, and each item is worth what its claim says', async () => {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  await befriend(ann, ben)
  await ann.post('/api/partners', { user_id: ben.id })
  await ben.post(`/api/partners/${ann.id}/accept`)
  const [onTime, late] = [
    await planned(ann, 0, { witness_id: ben.id }),
    await planned(ann, 1, { witness_id: ben.id }),
  ]
  expect((await scoreOf(ann)).overall).toMatchObject({ due: 1, counts: { missed: 1 } })
  for (const { id } of [onTime, late]) await ann.act(id, 'complete')
  expect((await scoreOf(ann)).overall).toMatchObject({ due: 0, score: null })
  const open = await read(ClaimPage, ben.get('/api/claims?role=witness&state=open'))
  for (const { id } of open.items) expect((await ben.post(`/api/claims/${id}/confirm`, {})).status).toBe(200)
  expect((await scoreOf(ann)).breakdown.partner).toMatchObject({ score: 75, kept: 1.5, due: 2 })
  const { items: own } = await read(ClaimPage, ann.get('/api/claims'))
  const { items } = await itemsOf(ann)
  expect(new Map(items.map(({ id, value }) => [id, value]))).toEqual(
    new Map(own.map(({ id, value }) => [id, value])),
  )
  await ann.delete(`/api/tasks/${late.id}`)
  expect((await scoreOf(ann)).overall).toMatchObject({ due: 2 })
})

test('the score of a team counts the claims of its members that it witnesses', async () => {
  const [ann, ben] = [await server.signUp(), await server.signUp()]
  const [team, other] = [newId(), newId()]
  await claimsOf(
    ann,
    { type: 'team', state: 'confirmed', witness_id: team },
    { type: 'team', state: 'declined', witness_id: other },
  )
  await claimsOf(
    ben,
    { type: 'team', state: 'unverified', witness_id: team },
    { type: 'partner', state: 'declined', witness_id: team },
  )
  const members = new Map([
    [team, [ann.id, ben.id]],
    [other, [ben.id]],
    [newId(), []],
  ])
  const ids = [...members.values()].flat()
  const people = await readScoredPeople(server.db, ids, server.deps.now())
  const scores = await teamScoresOf(server.db, members, people)
  expect([...scores.values()]).toEqual([85, null, null])
})

test('the scores of several people take two statements', async () => {
  const people = await Promise.all(times(5, { type: 'ai', state: 'open' }).map(() => server.signUp()))
  for (const person of people) await claimsOf(person, { type: 'ai', state: 'confirmed' })
  let statements = 0
  const counted = {
    ...server.db,
    read: (...call: Parameters<typeof server.db.read>) => {
      statements += 1
      return server.db.read(...call)
    },
  } as typeof server.db
  const ids = people.map(({ id }) => id)
  const scores = await scoresOf(counted, ids, server.deps.now())
  expect([...scores.values()]).toEqual(times(5, { type: 'ai', state: 'open' }).map(() => 100))
  expect(statements).toBe(2)
})
