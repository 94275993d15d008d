import { aTask } from '#server/testing.ts'
import type { openWorld } from './world.ts'

/** A Wednesday far from today; its week runs from Sunday 28 February to Saturday 6 March. */
export const DATE = '2032-03-03'
export const WEEK = `/dashboard?view=week&date=${DATE}`
type Fields = Parameters<typeof aTask>[0]

/** Somebody with tasks, on a Wednesday at nine unless they say otherwise, who looks at the calendar. */
export async function onCalendar(
  world: Awaited<ReturnType<typeof openWorld>>,
  path: string,
  ...tasks: Fields[]
) {
  const { page, person } = await world.enter('/theme.js')
  const ids: string[] = []
  for (const fields of tasks) {
    const task = aTask({ scheduled_date: DATE, scheduled_time: '09:00', ...fields })
    ids.push(task.id ?? '')
    await person.post('/api/tasks', task)
  }
  await page.goto(path)
  return { page, person, ids }
}
