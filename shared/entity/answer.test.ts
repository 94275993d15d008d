import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { GOAL_FIELDS } from '#shared/goals/goal.ts'
import { HABIT_FIELDS } from '#shared/habits/habit.ts'
import { TASK_FIELDS } from '#shared/tasks/fields.ts'
import { answerShape } from './answer.ts'
import { compiledCheck } from './compiledCheck.ts'

test('an answer may be beyond the bounds of what is sent, and has its types', () => {
  const Answer = z.object(answerShape(TASK_FIELDS))
  const row = {
    title: 'x'.repeat(500),
    description: ' with spaces ',
    category: 'work',
    priority: 'low',
    estimated_duration: 100_000,
    scheduled_date: '2999-01-01',
    scheduled_time: null,
    due_date: null,
    xp_reward: -5,
    accountability_type: 'self',
    witness_id: null,
    goal_id: null,
    domain_id: '0194f2a0-0000-7000-8000-000000000001',
  }
  expect(Answer.parse(row)).toEqual(row)
  for (const wrong of [{ title: 1 }, { xp_reward: 1.5 }, { category: 'new' }, { domain_id: 'x' }])
    expect(Answer.safeParse({ ...row, ...wrong }).success).toBe(false)
})

test('what is in a list or an object of a field has no bounds either', () => {
  const { reminders, pauses } = answerShape(HABIT_FIELDS)
  expect(z.safeParse(reminders, ['late']).success).toBe(true)
  expect(z.safeParse(reminders, [7]).success).toBe(false)
  expect(z.safeParse(pauses, [{ from: 'b', to: 'a', why: 'rest' }]).data).toEqual([{ from: 'b', to: 'a' }])
})

test('a compiled check takes exactly what its schema takes', () => {
  const fields = { ...GOAL_FIELDS, ...HABIT_FIELDS, ...TASK_FIELDS }
  const { schedule } = HABIT_FIELDS
  const pairs = Object.values({
    ...answerShape(fields),
    bounded: z.array(z.string()).check(z.maxLength(1)),
    optional: z.optional(z.number()),
    date: z.iso.date(),
    loose: z.object({ n: z.optional(z.int()) }),
    strict: z.strictObject({ n: z.int() }),
    union: z.union([schedule.schema, z.boolean()]),
  }).map((schema: z.core.$ZodType) => ({ schema, isRight: compiledCheck(schema) }))
  const value = fc.oneof(
    fc.constantFrom(null, undefined, true, 1, 1.5, NaN, Infinity, 2 ** 60, '', 'work', '2026-03-02', 'daily'),
    fc.constantFrom([], [''], ['a', 'b'], [1], {}, { n: 1 }, { n: 1, more: 1 }, { n: 'x' }),
    fc.constantFrom({ type: 'daily' }, { kind: 'linked' }, { type: 'daily', season: 1 }, [
      { from: 'a', to: null },
    ]),
    fc.uuid(),
  )
  fc.assert(
    fc.property(fc.constantFrom(...pairs), value, ({ schema, isRight }, one) => {
      expect(isRight(one)).toBe(z.safeParse(schema, one).success)
    }),
    { numRuns: 2000 },
  )
})
