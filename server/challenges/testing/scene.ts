import { Challenge, type NewChallenge } from '#shared/challenges/challenge.ts'
import { localDate } from '#shared/time/localDate.ts'
import { aTask, read, type TestServer } from '#server/testing.ts'
import { befriend } from '#server/testing/friends.ts'
import type { TestPerson } from '#server/testing/people.ts'

/** Somebody with so many friends. */
export async function withFriends(server: TestServer, count: number): Promise<TestPerson[]> {
  const people = await Promise.all(Array.from({ length: count + 1 }, () => server.signUp()))
  const [maker, ...friends] = people
  for (const friend of friends) if (maker) await befriend(maker, friend)
  return people
}

/** What a test asks for, with the rest filled in: a race of tasks over three dates from today. */
export function aChallenge(
  server: TestServer,
  { profile: { timezone, day_start: dayStart } }: Pick<TestPerson, 'profile'>,
  overrides: Partial<NewChallenge> = {},
) {
  return {
    id: crypto.randomUUID(),
    name: 'Three days',
    metric: 'tasks',
    starts_on: localDate(server.deps.now(), { timezone, dayStart }),
    days: 3,
    ...(overrides.team_id === undefined && { invite: [] }),
    ...overrides,
  } as const
}

/** Makes a challenge, which the others join. @returns its id */
export async function joined(
  server: TestServer,
  [maker, ...others]: readonly TestPerson[],
  overrides: Partial<NewChallenge> = {},
): Promise<string> {
  if (!maker) throw new Error('Somebody makes it')
  const invite = others.map(({ id }) => id)
  const { id } = await made(maker, aChallenge(server, maker, { invite, ...overrides }))
  for (const other of others) await read(Challenge, other.post(`/api/challenges/${id}/join`))
  return id
}

export async function made(maker: TestPerson, asked: object): Promise<Challenge> {
  const answer = await maker.post('/api/challenges', asked)
  if (answer.status !== 201) throw new Error(`${answer.status}: ${await answer.text()}`)
  return Challenge.parse(await answer.json())
}

/** A challenge as somebody sees it. */
export const seenBy = (person: TestPerson, id: string): Promise<Challenge> =>
  read(Challenge, person.get(`/api/challenges/${id}`))

/** Completes tasks that count: each was there for two minutes. The clock goes on by as much. */
export async function completeTasks(
  server: TestServer,
  person: TestPerson,
  count: number,
): Promise<string[]> {
  const tasks = Array.from({ length: count }, () => aTask({ xp_reward: 10 }))
  for (const task of tasks) await person.post('/api/tasks', task)
  server.wait(120)
  for (const { id } of tasks) {
    const { status } = await person.act(id, 'complete')
    if (status !== 200) throw new Error(`It answered ${status}`)
  }
  return tasks.map(({ id }) => id)
}

/** Seconds from now until the end of a challenge. */
export const secondsTo = (server: TestServer, { ends_at }: Pick<Challenge, 'ends_at'>) =>
  (new Date(ends_at).getTime() - server.deps.now().getTime()) / 1000
