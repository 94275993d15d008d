import { addDays, weekOf } from '#shared/time/civil.ts'

type Call = (method: string, path: string, body?: object) => Promise<unknown>

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

/** If-then plans of which one has fired, yesterday's close, and the review that gave this week its intention. */
export async function addSampleRituals(
  call: Call,
  today: string,
  run: { taskId: string; goalId: string },
): Promise<void> {
  const plans = [
    {
      obstacle: 'The desk is never clear',
      if: { type: 'moment', days: EVERY_DAY, time: '00:00' },
      then: { type: 'task', title: 'Clear the desk for fifteen minutes', estimated_duration: 15 },
    },
    {
      obstacle: 'It rains on run day',
      goal_id: run.goalId,
      if: { type: 'missed', task_id: run.taskId },
      then: { type: 'task', title: 'Twenty minutes of yoga', estimated_duration: 20 },
    },
  ]
  for (const plan of plans) await call('POST', '/api/if-thens', plan)
  await call('PUT', `/api/rituals/evening_close/${addDays(today, -1)}`, {
    note: 'Focus first, then the river. A good day.',
    mood: 4,
  })
  const lastWeek = addDays(weekOf(today, 0).from, -7)
  await call('PUT', `/api/rituals/weekly_review/${lastWeek}`, {
    intention: 'One hard thing before noon',
    note: 'Mornings work. Evenings fill up by themselves.',
  })
}
