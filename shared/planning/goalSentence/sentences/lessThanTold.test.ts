import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

// What a story says with a number, and what it is to be instead.

const CONTEXT = { today: '2026-11-30', weekStart: 1 }
const read = (sentence: string) => understand(sentence, CONTEXT).understood

test.each([
  [
    'screen time says 6 hours yesterday which is embarrasing, id like to be under 2 hours by february so i can finish the scarf',
    'limit screen time to 2 hours a day',
    120,
  ],
  ['my average screen time last week was 7h 12m, goal is under 3h', 'limit my average screen time', 180],
  ['screentime app says 6h. embarrassing. want under 2h', 'limit screentime to 2h a day', 120],
  ['my phone says 5 hours of instagram, i want to be below 1 hour a day', 'limit instagram to 1 hour', 60],
  ['phone says i was on it for 5 hours, want to be under 2 hours', 'limit phone to 2 hours a day', 120],
  ['tiktok 3 hours a day, need to get it down to 1 hour', 'limit tiktok to 1 hour a day', 60],
  ["i'm at 6 coffees a day, want to be under 2", 'limit coffees to 2 a day', 2],
])('%s', (sentence, what, most) => {
  const understood = read(sentence)
  expect(understood.what).toContain(what)
  expect(understood.amount).toMatchObject({ value: most, per: 'day' })
  expect(understood.minutes).toBeNull()
})

test.each([
  ['cholesterol is 240, want to be under 200 by june', 'get cholesterol under 200'],
  ['scale said 92 kg this morning which is scary, i want to be under 85 kg', 'get my weight under 85 kg'],
  ['email inbox is at 4000, want it under 100', 'get email inbox under 100'],
])('%s', (sentence, what) => {
  expect(read(sentence)).toMatchObject({ what, between: null, unread: [] })
})

test('more than there is now is no bound', () => {
  expect(read('screen time 1 hour a day, want it under 2 hours').amount).toBeNull()
})
