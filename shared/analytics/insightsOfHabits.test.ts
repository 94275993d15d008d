import { describe, expect, test } from 'vitest'
import { judgeHabit } from '#shared/habits/judge.ts'
import { checkedDays, type HabitPast } from '#shared/habits/past.ts'
import { strengthsOf } from '#shared/habits/strength.ts'
import { addDays } from '#shared/time/civil.ts'
import type { GoalFacts, HabitFacts } from './facts.ts'
import { march, task, TODAY, insightFor, uuid } from './testing/insightScene.ts'

let made = 500

describe('habits and goals', () => {
  const habit = (
    name: string,
    start: string,
    isDone: (date: string) => boolean,
    domain_id: string | null = null,
  ): HabitFacts => {
    const dates = Array.from({ length: 200 }, (_, day) => addDays(start, day)).filter((date) => date <= TODAY)
    const past: HabitPast = {
      kind: 'yes_no',
      versions: [{ from: start, schedule: { type: 'daily' }, aim: 'at_least', target: null }],
      away: [],
      checkIns: checkedDays(dates.filter(isDone).map((date) => ({ date, value: 1, skipped: false }))),
    }
    const judged = judgeHabit(past, { today: TODAY, weekStart: 0 })
    made += 1
    return {
      id: uuid(made),
      name,
      category: 'wellness',
      domain_id,
      goal_id: null,
      judged,
      strengths: strengthsOf(judged, past.kind),
    }
  }

  test('habit_slipping: the largest fall, of equal ones the first', () => {
    const steady = habit('Steady', '2026-01-01', () => true)
    const slipping = habit('Slipping', '2026-01-01', (date) => date < march(20))
    const lost = habit('Lost', '2026-01-01', (date) => date < march(15))
    const alsoLost = habit('Also lost', '2026-01-01', (date) => date < march(15))
    const found = insightFor('habit_slipping', { habits: [steady, slipping, lost, alsoLost] })
    expect(found).toMatchObject({ habit_id: lost.id, name: 'Lost', sample: 14, minimum: 7 })
    expect(insightFor('habit_slipping', { habits: [steady] })).toBeNull()
  })

  test('habit_strongest: 60 and more, due fourteen times', () => {
    const strong = habit('Strong', '2026-01-01', () => true)
    const weak = habit('Weak', '2026-01-01', (date) => date > march(20))
    const young = habit('Young', march(16), () => true) // due thirteen times
    expect(insightFor('habit_strongest', { habits: [weak, young, strong] })).toMatchObject({
      name: 'Strong',
      sample: 87,
    })
    expect(insightFor('habit_strongest', { habits: [weak, young] })).toBeNull()
  })

  test('comebacks: misses of the window that another date follows', () => {
    const missed = new Set([2, 4, 5, 8, 12, 27].map(march))
    const found = insightFor('comebacks', {
      habits: [habit('Run', '2026-02-27', (date) => !missed.has(date) && date < TODAY)],
    })
    // The miss of the 27th is followed by today, which is open.
    expect(found).toEqual({ percent: 80, misses: 5, comebacks: 4, sample: 5, minimum: 5 })
  })

  test('neglected_domain: the first with an active goal and nothing done for it', () => {
    const domains = [1, 2, 3].map((number) => ({
      id: uuid(900 + number),
      name: `D${number}`,
      categories: [],
    }))
    const [first = '', second = '', third = ''] = domains.map(({ id }) => id)
    const goal = (domain_id: string, others: Partial<GoalFacts> = {}): GoalFacts => ({
      kind: 'goal',
      id: uuid(950),
      date: null,
      title: 'Goal',
      state: 'open',
      category: null,
      domain_id,
      goal_id: null,
      seconds: null,
      at: null,
      isActive: true,
      pace: null,
      isChecked: false,
      ...others,
    })
    const goals = [goal(first, { isActive: false }), goal(second), goal(third)]
    expect(insightFor('neglected_domain', { domains, goals })).toEqual({
      domain_id: second,
      name: 'D2',
      sample: 1,
      minimum: 1,
    })
    const done = task({ done: march(2), domain_id: second })
    expect(insightFor('neglected_domain', { domains, goals, tasks: [done] })).toMatchObject({
      domain_id: third,
    })
    const kept = habit('Kept', march(1), (date) => date === march(9), third)
    expect(insightFor('neglected_domain', { domains, goals, tasks: [done], habits: [kept] })).toBeNull()
    const checked = goal(third, { isActive: false, isChecked: true })
    expect(insightFor('neglected_domain', { domains, goals: [...goals, checked], tasks: [done] })).toBeNull()

    expect(
      insightFor('goal_pace', {
        goals: [
          goal(first, { pace: 'ahead' }),
          goal(first, { pace: 'behind' }),
          goal(first, { pace: 'overdue' }),
          goal(first),
        ],
      }),
    ).toEqual({ ahead: 1, on_pace: 0, behind: 2, sample: 3, minimum: 1 })
  })
})
