import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

// How long material is, how many there are of a thing, how often something is not to be, and of what a rhythm is.

const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  ['edit my wedding video, 30 hrs of footage, by 9 may', 'edit my wedding video', '30 hrs of footage'],
  ['transcribe 12 hours of interviews by 9 may', 'transcribe interviews', '12 hours'],
])('%s: so long is the material', (sentence, what, beside) => {
  expect(read(sentence)).toMatchObject({
    what,
    deadline: '2027-05-09',
    minutes: null,
    total_minutes: null,
    unread: [],
    beside: [beside],
  })
})

test('hours in all are those of the work', () => {
  expect(read('study for cpa far section, 150 hours total, exam 27 march').total_minutes).toBe(9000)
})

test.each([
  ['organise family photos, abt 4000 of them, by may', 4000, 'photos'],
  ['write a letter to each of my 6 oldest friends', 6, 'letters'],
  ['get through 19 outlines by may', 19, 'outlines'],
])('%s', (sentence, value, unit) => {
  expect(read(sentence)).toMatchObject({ amount: { value, unit }, unread: [] })
})

test.each([
  ["save 50 when I can, don't want to save weekly", { per_week: null, weekdays: null }],
  ['I can run 3 days a week, not 4', { per_week: 3 }],
  ['learn 20 songs, not 30, by may', { what: 'learn 20 songs', amount: { value: 20 } }],
  ['no sugar, not allowed on Sundays', { what: 'quit sugar', not_on: null }],
])('what is not meant is beside it: %s', (sentence, facts) => {
  const understood = read(sentence)
  expect(understood).toMatchObject({ ...facts, unread: [] })
  expect(understood.away ?? []).toEqual([])
  expect(understood.beside?.at(-1)).toMatch(/^(?:not|don't)/)
})

test('what somebody does not want each day may be the goal', () => {
  expect(read("i don't want to drink every day").beside).toBeUndefined()
})

test.each([
  ['2 dates a month, fridays', 'have dates', 2, [5]],
  ['go to 2 meetups a month, thursdays', 'go to meetups', 2, [4]],
])('so many of the days a month, and not every one: %s', (sentence, what, times, weekdays) => {
  expect(read(sentence)).toMatchObject({ what, per_week: null, rarely: { every: 'month', times, weekdays } })
})

test.each([
  ['swim 4 x 50m a day', { what: 'swim 4x50 metres', per_week: 7, minutes: null }],
  ["can't even do 12 push-ups now, want 50 by may", { what: 'do 50 push-ups', deadline: '2027-05-01' }],
  ['more time for reading and less time for TV', { what: 'read', also: ['cut down on TV'] }],
  ['physio exercises 2x daily, knee', { what: 'do physio exercises for my knee', also: [] }],
  ['stretches 2x daily, back', { what: 'Do stretches for my back', also: [] }],
])('%s', (sentence, facts) => {
  expect(read(sentence)).toMatchObject(facts)
})

test('of three days one is longer, and nobody said how long it is', () => {
  expect(read('run tue thu and a long one sundays')).toMatchObject({
    what: 'run',
    weekdays: [0, 2, 4],
    unread: [],
    beside: ['a long one sundays'],
  })
  expect(read('run 30 min tue thu and a long one sundays').unread).toHaveLength(1)
})
