import { expect, test } from 'vitest'
import { MOST_NUDGES, NUDGE_TIMES, nudgesAt, TIMES_OF_NUDGES } from './nudges.ts'
import { goalDeadlineWords, overdueWords, streakWords, taskDueWords, weekReviewWords } from './words.ts'

test('each has its time of day, and those of one time keep their order', () => {
  expect(NUDGE_TIMES).toEqual({
    overdue: '09:00',
    goal_deadline: '09:00',
    week_review: '17:00',
    task_due: '18:00',
    streak_at_risk: '20:00',
  })
  expect(TIMES_OF_NUDGES).toEqual(['09:00', '17:00', '18:00', '20:00'])
  expect(nudgesAt('09:00')).toEqual(['overdue', 'goal_deadline'])
  expect(nudgesAt('10:00')).toEqual([])
  expect(MOST_NUDGES).toBe(3)
})

const step = { title: 'Call Eve', minutes: 90 }
const goal = { title: 'Run', target_date: '2026-03-05' }
const WITHOUT_STREAK = [
  overdueWords(1, step),
  overdueWords(12, step),
  taskDueWords(1, step),
  taskDueWords(3, step),
  goalDeadlineWords([goal], step, '2026-03-02'),
  goalDeadlineWords([goal, goal], null, '2026-03-05'),
  weekReviewWords(1),
  weekReviewWords(20),
]

test('nobody is blamed, nothing counts down, and all but the streak do without the words of the game', () => {
  for (const { title, body } of [...WITHOUT_STREAK, streakWords(9, step)])
    expect(`${title} ${body}`).not.toMatch(
      /overdue|late|miss|fail|forg[eo]t|should|must|lose|hurry|only|left to|!/i,
    )
  for (const { title, body } of WITHOUT_STREAK)
    expect(`${title} ${body}`).not.toMatch(/\b(xp|level|streak)\b/i)
})

test('each names a next small action', () => {
  for (const { body } of [overdueWords(2, step), taskDueWords(2, step), streakWords(3, step)])
    expect(body).toContain('Call Eve, 1 h 30 min')
  expect(goalDeadlineWords([goal], null, '2026-03-05')).toMatchObject({ title: '“Run” has its date today' })
})
