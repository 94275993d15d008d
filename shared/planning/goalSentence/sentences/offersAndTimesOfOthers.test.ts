import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  ['lose 40 lbs by july, can only exercise on my days off which is sun and mon', [0, 1]],
  ['learn spanish by june, i can only study on my days off (sun and mon)', [0, 1]],
  ['paint the house by march, only able to work on it on tuesdays', [2]],
  ['can only exercise on sun and mon, lose 40 lbs by july', [0, 1]],
])('%s: the days on which somebody can be at it are its days', (sentence, weekdays) => {
  expect(read(sentence)).toMatchObject({ weekdays, unread: [] })
})

test('what somebody eats only on some days says nothing of when they train', () => {
  expect(read('lose 40 lbs by july, can only eat on sun and mon').unread).not.toEqual([])
})

test.each([
  ['launch my etsy shop in 6 weeks, kids are at school 9 to 3 so then', ['09:00', '15:00']],
  ['launch my etsy shop in 6 weeks, baby naps 1 to 3 so thats when', ['13:00', '15:00']],
  ['learn french, 30 min a day, my son is at nursery 9 to 12 so in that time', ['09:00', '12:00']],
  ['kids are at school 9 to 3 so then, launch my etsy shop in 6 weeks', ['09:00', '15:00']],
  ['baby naps 1 to 3 so thats when i want to learn french', ['13:00', '15:00']],
])('%s: it is done while others are cared for', (sentence, between) => {
  expect(read(sentence)).toMatchObject({ between, unread: [] })
})

test.each(['kids are home 3 to 8 so not then', 'i work 9 to 5 so then no'])(
  '%s: this is no time for it',
  (clause) => {
    expect(read(`learn french, 30 min a day, ${clause}`).between).toBeNull()
  },
)

test.each([
  ['more time for drawing, wed nights when hubbys at football, maybe 90 minutes', 'when hubbys at football'],
  ['draw, thursdays when the kids are at swimming, 1 hour', 'when the kids are at swimming'],
])('%s: what others do on the days that are named is no condition', (sentence, beside) => {
  expect(read(sentence)).toMatchObject({ what: 'draw', beside: [beside], unread: [] })
})

test.each(['when im not working', 'when its not raining'])('wed nights %s: this is one', (clause) => {
  expect(read(`draw, wed nights ${clause}`).unread).toEqual([clause])
})

test('on which evenings others are out is left open', () => {
  expect(read("draw in the evening when hubby's at football").unread).toEqual(["when hubby's at football"])
})

test.each([
  ['more time for reading, 30 min a day', 'read'],
  ['want more time for guitar, tuesdays 45 min', 'Practise guitar'],
  ['more time with my kids, weekends', 'spend more time with my kids'],
  ['more time for myself, 1 hour on sundays', 'make more time for myself'],
])('%s: %s', (sentence, what) => {
  expect(read(sentence).what).toBe(what)
})

test.each([
  ['would like to sleep 8 hours', 'i go to bed at 2 most nights and feel awful at work'],
  ['get up at 6', 'i usually get up at 9 and hate it'],
])('%s, %s: how it is now is told', (goal, told) => {
  expect(read(`${goal}, ${told}`)).toMatchObject({ what: goal.replace('would like to ', ''), beside: [told] })
  expect(read(`${goal}, ${told}`)).toMatchObject({ also: [], unread: [] })
})

test('most nights are those of what is told, and not of the goal', () => {
  expect(read('would like to sleep 8 hours, most nights i go to bed at 2')).toMatchObject({
    what: 'sleep 8 hours',
    per_week: 7,
    unread: [],
  })
})
