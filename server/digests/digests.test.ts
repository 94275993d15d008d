import { afterAll, expect, test } from 'vitest'
import { dueKindsOf } from '#server/kit/due/dueKind.ts'
import { runDue } from '#server/kit/due/runDue.ts'
import { SLICES } from '#server/slices.ts'
import { aTask, startTestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'

const server = await startTestServer({ settings: { ACCESS_TOKEN_TTL: 31_536_000 } })
afterAll(server.close)
const KINDS = dueKindsOf(SLICES)
const DAY = 86_400

/** The digests that a person got by an instant, as `/dev/tick` would say. */
async function digestsBy(person: TestPerson, at: string) {
  await runDue(server.deps, KINDS, new Date(at), person.id)
  const mails = await server.deps.mailer.mailbox()
  return mails.filter(({ to, headers }) => to === person.email && headers['X-Goal-Crusher-Kind'] === 'digest')
}

async function planned(timezone = 'Europe/Vienna') {
  const person = await server.signUp({ timezone })
  for (const [title, date] of [
    ['Write <b>it</b>', '2026-03-03'],
    ['Call Ann', '2026-03-04'],
  ])
    await person.post('/api/tasks', aTask({ title, scheduled_date: date, scheduled_time: '09:30' }))
  await digestsBy(person, '2026-03-02T09:00:00Z') // the first moment is set
  return person
}

test('once a local date, at the time of the settings, with today, what is due and what was kept', async () => {
  const person = await planned()
  expect(await digestsBy(person, '2026-03-03T05:59:59Z')).toEqual([])
  const [mail, ...more] = await digestsBy(person, '2026-03-03T06:00:00Z')
  expect(more).toEqual([])
  expect(mail?.subject).toBe('Your day: 1 task')
  expect(mail?.text).toContain('- 09:30 Write <b>it</b>')
  expect(mail?.html).toContain('Write &#60;b&#62;it')
  expect(mail?.text).not.toContain('Call Ann')
  expect(await digestsBy(person, '2026-03-03T06:00:00Z')).toHaveLength(1)
  expect(await digestsBy(person, '2026-03-03T20:00:00Z')).toHaveLength(1)
  expect(await digestsBy(person, '2026-03-04T06:00:00Z')).toHaveLength(2)
})

test('a weekly one names the week, on its weekday', async () => {
  const person = await planned('UTC')
  await person.patch('/api/settings', { emailFrequency: 'weekly', digest_weekday: 2, digest_time: '18:00' })
  expect(await digestsBy(person, '2026-03-03T17:59:00Z')).toEqual([])
  const [mail] = await digestsBy(person, '2026-03-03T18:00:00Z')
  expect(mail?.text).toContain('This week\n- Tuesday 3 March, 09:30 Write')
  expect(mail?.text).toContain('- Wednesday 4 March, 09:30 Call Ann')
  expect(await digestsBy(person, '2026-03-09T18:00:00Z')).toHaveLength(1)
})

test('neither another time nor another zone brings a second one within twenty hours', async () => {
  const person = await planned('UTC')
  expect(await digestsBy(person, '2026-03-03T07:00:00Z')).toHaveLength(1)
  await person.patch('/api/settings', { digest_time: '09:00' })
  await person.patch('/api/profile', { timezone: 'Pacific/Kiritimati' })
  expect(await digestsBy(person, '2026-03-04T01:00:00Z')).toHaveLength(1)
})

test('after an outage it comes up to six hours late, then it is left out', async () => {
  const [soon, late] = [await planned('UTC'), await planned('UTC')]
  expect(await digestsBy(soon, '2026-03-03T13:00:00Z')).toHaveLength(1)
  expect(await digestsBy(late, '2026-03-03T13:00:01Z')).toEqual([])
  expect(await digestsBy(late, '2026-03-04T07:00:00Z')).toHaveLength(1)
})

test('after an outage of days the one of today comes, where it is not too late', async () => {
  const [soon, late] = [await planned('UTC'), await planned('UTC')]
  expect(await digestsBy(soon, '2026-03-04T13:00:00Z')).toHaveLength(1)
  expect(await digestsBy(late, '2026-03-04T13:00:01Z')).toEqual([])
})

test('the first one is the first after the account was made, however late the server looks', async () => {
  const person = await server.signUp({ timezone: 'UTC' })
  for (const date of ['2026-03-02', '2026-03-03'])
    await person.post('/api/tasks', aTask({ title: 'Write', scheduled_date: date }))
  expect(await digestsBy(person, '2026-03-02T09:00:00Z')).toEqual([])
  expect(await digestsBy(person, '2026-03-03T07:00:00Z')).toHaveLength(1)
})

test('nothing to say, an account that leaves, or never: no digest', async () => {
  const idle = await server.signUp({ timezone: 'UTC' })
  await digestsBy(idle, '2026-03-02T09:00:00Z')
  expect(await digestsBy(idle, '2026-03-03T07:00:00Z')).toEqual([])
  const leaving = await planned('UTC')
  await leaving.delete('/api/account')
  expect(await digestsBy(leaving, '2026-03-03T07:00:00Z')).toEqual([])
  const quiet = await planned('UTC')
  await quiet.patch('/api/settings', { emailFrequency: 'never' })
  expect(await digestsBy(quiet, '2026-03-03T07:00:00Z')).toEqual([])
  await quiet.patch('/api/settings', { emailFrequency: 'daily' })
  expect(await digestsBy(quiet, '2026-03-03T07:00:00Z')).toHaveLength(1)
})

test('ticks at once, as of two servers, queue one', async () => {
  const person = await planned('UTC')
  await Promise.all(Array.from({ length: 6 }, () => digestsBy(person, '2026-03-03T07:00:00Z')))
  expect(await digestsBy(person, '2026-03-03T07:00:00Z')).toHaveLength(1)
})

test('occurrences of a series that no list has made yet are in it', async () => {
  const person = await server.signUp({ timezone: 'UTC' })
  const recurrence = { rrule: 'FREQ=DAILY', from: 'schedule' } as const
  const made = await person.post(
    '/api/tasks',
    aTask({ title: 'Stretch', scheduled_date: '2026-03-02', recurrence }),
  )
  expect(made.status).toBe(201)
  await digestsBy(person, '2026-03-02T09:00:00Z')
  server.wait(60 * DAY)
  await digestsBy(person, '2026-05-19T20:00:00Z')
  const [mail] = await digestsBy(person, '2026-05-20T07:00:00Z')
  expect(mail?.text).toContain('Stretch')
})
