import { expect, test } from 'vitest'
import {
  INSIGHT_KEYS,
  type Insight,
  type InsightData,
  type InsightKey,
} from '#shared/analytics/insightSchemas.ts'
import { insightInWords, nameOfInsight, sampleInWords, tipOf } from './insightWords.ts'

const ID = '0197a5f0-0000-7000-8000-000000000001'

const insight = <Key extends InsightKey>(key: Key, data: InsightData<Key>, sample = 20): Insight =>
  ({ key, data, sample, minimum: 10, rows: '/api/x' }) as Insight

test.each<[Insight, string]>([
  [
    insight('completion_trend', { percent: 80, before: 60, change: 20 }),
    'You completed 80 % of what was planned in 14 days, up from 60 % in the 14 before.',
  ],
  [
    insight('completion_trend', { percent: 60, before: 80, change: -20 }),
    'You completed 60 % of what was planned in 14 days, down from 80 % in the 14 before.',
  ],
  [
    insight('late_finish', { percent: 30, median_days: 1 }),
    '30 % of what you finished was done after its date. The median delay was 1 day.',
  ],
  [
    insight('late_finish', { percent: 30, median_days: 2.5 }),
    '30 % of what you finished was done after its date. The median delay was 2.5 days.',
  ],
  [
    insight('estimate_bias', { ratio: 1.4, direction: 'longer' }),
    'Your timed tasks took a median of 1.4 times the planned time, which is more than planned.',
  ],
  [
    insight('estimate_bias', { ratio: 0.5, direction: 'shorter' }),
    'Your timed tasks took a median of 0.5 times the planned time, which is less than planned.',
  ],
  [
    insight('overplanned', { busy_percent: 50, calm_percent: 80, limit: 7 }),
    'On days with 7 or more tasks you completed 50 %, on calmer days 80 %.',
  ],
  [
    insight('small_steps', { short_percent: 90, long_percent: 60 }),
    'You completed 90 % of tasks of at most 30 minutes, and 60 % of those of 90 minutes or more.',
  ],
  [
    insight('best_weekday', { weekday: 2, percent: 80, worst_weekday: 5, worst_percent: 40 }),
    'You finish most on Tuesdays (80 %), least on Fridays (40 %).',
  ],
  [
    insight('best_hour', { hour: 9, percent: 90, worst_hour: 23, worst_percent: 10 }),
    'You finish most at 09:00 (90 %), least at 23:00 (10 %).',
  ],
  [
    insight('weekend_gap', { weekend_percent: 40, weekday_percent: 70 }),
    'On Saturdays and Sundays you completed 40 % of what was planned, on the other days 70 %.',
  ],
  [insight('early_hours', { percent: 60 }), '60 % of what you finished was done before noon.'],
  [insight('top_category', { category: 'work', percent: 50 }), '50 % of what you finished belongs to Work.'],
  [
    insight('focus_trend', { minutes: 320, before: 200, change_percent: 60 }),
    'You focused 5 h 20 min in 14 days, 60 % more than the 3 h 20 min in the 14 before.',
  ],
  [
    insight('focus_trend', { minutes: 100, before: 200, change_percent: -50 }),
    'You focused 1 h 40 min in 14 days, 50 % less than the 3 h 20 min in the 14 before.',
  ],
  [
    insight('habit_slipping', { habit_id: ID, name: 'Read', strength: 55, before: 70 }),
    'The strength of “\u2068Read\u2069” fell from 70 to 55 of 100 in 14 days.',
  ],
  [
    insight('habit_strongest', { habit_id: ID, name: 'קריאה', strength: 82 }),
    '“\u2068קריאה\u2069” has a strength of 82 of 100. None of your habits that were due 14 times or more is stronger.',
  ],
  [
    insight('comebacks', { percent: 60, misses: 5, comebacks: 3 }),
    'You missed a habit 5 times, and after 3 of them (60 %) you kept it the very next time.',
  ],
  [
    insight('comebacks', { percent: 0, misses: 16, comebacks: 0 }),
    'You missed a habit 16 times, and never kept it the very next time.',
  ],
  [
    insight('neglected_domain', { domain_id: ID, name: 'Wealth & Finance' }, 1),
    'Nothing was done for “\u2068Wealth & Finance\u2069” in 28 days, and it has 1 active goal.',
  ],
  [
    insight('goal_pace', { ahead: 2, on_pace: 1, behind: 2 }, 5),
    'Of 5 goals with a target date, 2 are ahead of the pace, 1 on it and 2 behind.',
  ],
  [
    insight('goal_pace', { ahead: 1, on_pace: 0, behind: 0 }, 1),
    'Your goal with a target date is ahead of its pace.',
  ],
  [
    insight('goal_pace', { ahead: 0, on_pace: 0, behind: 1 }, 1),
    'Your goal with a target date is behind its pace.',
  ],
])('%#: %o is said', (each, words) => {
  expect(insightInWords(each)).toBe(words)
})

test('every insight has a name and a tip of its own', () => {
  expect(new Set(INSIGHT_KEYS.map(nameOfInsight)).size).toBe(INSIGHT_KEYS.length)
  expect(new Set(INSIGHT_KEYS.map(tipOf)).size).toBe(INSIGHT_KEYS.length)
})

test('what an insight rests on is counted in its own words', () => {
  expect(sampleInWords({ key: 'late_finish', sample: 24 })).toBe('24 tasks')
  expect(sampleInWords({ key: 'neglected_domain', sample: 1 })).toBe('1 goal')
  expect(sampleInWords({ key: 'comebacks', sample: 5 })).toBe('5 misses')
})
