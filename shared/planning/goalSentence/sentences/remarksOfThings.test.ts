import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  ['stretch every other day, 10 min, lower back keeps seizing up', 'lower back keeps seizing up'],
  ['stretch 10 min a day (lower back keeps seizing up)', 'lower back keeps seizing up'],
  ['lower back keeps seizing up, stretch every other day, 10 min', 'lower back keeps seizing up'],
  ['stretch daily 10 min, hips feel tight', 'hips feel tight'],
  ['stretch daily, neck cramps up at night', 'neck cramps up at night'],
  ['stretch 10 min a day, exercise helps me sleep', 'exercise helps me sleep'],
  ['walk 20 min every day, work stresses me out', 'work stresses me out'],
  ['swim twice a week, swim club costs a fortune', 'swim club costs a fortune'],
  ['save 200 a month, water bills keep rising', 'water bills keep rising'],
  ['no phone after 10pm, eyes burn', 'eyes burn'],
  ['clean the kitchen on sundays, dust makes me sneeze', 'dust makes me sneeze'],
])('%s: what is said of the body or a thing is beside the goal', (sentence, remark) => {
  const understood = read(sentence)
  expect(understood).toMatchObject({ also: [], unread: [], beside: [remark] })
  expect(understood.what).not.toContain(remark)
})

test('the nights of a neck are none of the plan', () => {
  expect(read('stretch daily, neck cramps up at night')).toMatchObject({ between: null, per_week: 7 })
})

test.each([
  ['stretch 10 min a day, back hurts so no running'],
  ['stretch 10 min a day, back hurts on mondays'],
  ['run 3x a week, knee needs 2 days off between'],
])('%s: what may bear on the plan is asked about and is no goal', (sentence) => {
  expect(read(sentence)).toMatchObject({ also: [], unread: [expect.any(String)] })
})

test.each([
  ['stretch 10 min a day, lower my blood pressure by june', 'lower my blood pressure by june'],
  ['gym 3x a week, lower back exercises twice a week', 'lower back exercises twice a week'],
  ['stretch daily 10 min, walk on weekends', 'walk on weekends'],
])('%s: a deed is still a goal of its own', (sentence, also) => {
  expect(read(sentence).also).toEqual([also])
})
