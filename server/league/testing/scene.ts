import { Leaderboard, OwnPoints } from '#shared/league/leaderboard.ts'
import { Profile } from '#shared/profile/profile.ts'
import { aTask, read, type TestServer } from '#server/testing.ts'
import type { SignUpOptions, TestPerson } from '#server/testing/people.ts'

/** Days pass in these tests, and nobody signs in again. */
export const LONG_SESSIONS = { settings: { ACCESS_TOKEN_TTL: 31_536_000 } }

/** Completes a task that counts. @param at when, by the person's device */
export async function earn(server: TestServer, person: TestPerson, xp: number, at?: Date): Promise<string> {
  const { id } = await made(person, xp)
  const start = new Date((at ?? server.deps.now()).getTime() - 60_000)
  await person.act(id, 'start', start)
  const done = await person.act(id, 'complete', at)
  if (done.status !== 200) throw new Error(await done.text())
  return id
}

/** A new task. */
export async function made(person: TestPerson, xp: number) {
  const task = aTask({ xp_reward: xp })
  await person.post('/api/tasks', task)
  return task
}

export const boardOf = (person: TestPerson, query = '') =>
  read(Leaderboard, person.get(`/api/leaderboard?${query}`))
export const pointsOf = (person: TestPerson, query = '') =>
  read(OwnPoints, person.get(`/api/leaderboard/points?${query}`))

/** Rank, points and handle of a board's lines. */
export const linesOf = ({ items }: Leaderboard) =>
  items.map(({ rank, points, handle }) => [rank, points, handle])

/** Somebody on everyone's board under a handle. */
export async function onBoard(
  server: TestServer,
  handle: string,
  options: SignUpOptions = {},
): Promise<TestPerson> {
  const person = await server.signUp(options)
  const profile = await read(Profile, person.patch('/api/profile', { handle }))
  await person.patch('/api/settings', { leaderboard_everyone: true })
  return { ...person, profile }
}
