import { ActivityPage, type ActivityItem } from '#shared/activity/activity.ts'
import { Stats } from '#shared/progress/stats.ts'
import { aTask, read, type TestServer } from '#server/testing.ts'
import type { TestPerson } from '#server/testing/people.ts'

/** The feed of a person. */
export const feedOf = async (person: TestPerson): Promise<ActivityItem[]> =>
  (await read(ActivityPage, person.get('/api/activity'))).items

/** Completes a task that earns so much. @returns its id */
export async function completeTask(person: TestPerson, xp_reward = 50): Promise<string> {
  const task = aTask({ xp_reward })
  await person.post('/api/tasks', task)
  const { status } = await person.act(task.id, 'complete')
  if (status !== 200) throw new Error(`It answered ${status}`)
  return task.id
}

/** The stats of somebody who has gamification on. */
export async function statsOf(person: TestPerson): Promise<{ level: number; xp: number; next: number }> {
  const { level, xp, next_level_xp: next } = await read(Stats, person.get('/api/stats'))
  if (level === null || xp === null || next === null) throw new Error('Gamification is off')
  return { level, xp, next }
}

/** What a person needs to reach the next level. */
export async function xpToNextLevel(person: TestPerson): Promise<number> {
  const { xp, next } = await statsOf(person)
  return next - xp
}

/** Lets a person reach the next level. @returns the item */
export async function reachLevel(person: TestPerson): Promise<string> {
  await completeTask(person, 10)
  await completeTask(person, await xpToNextLevel(person))
  const item = (await feedOf(person)).find(({ kind }) => kind === 'level')
  if (!item) throw new Error('A level is an item')
  return item.id
}

/** Completes a task on so many days, one after the other. */
export async function keepStreak(server: TestServer, person: TestPerson, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) {
    if (day > 0) server.wait(24 * 60 * 60)
    await completeTask(person, 10)
  }
}
