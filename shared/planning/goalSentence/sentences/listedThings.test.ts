import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

const TODAY = { today: '2026-11-30', weekStart: 1 } as const
const LISTS = [
  'revise maths, physics and chemistry',
  'learn to bake bread, cakes, and pastries',
  'clean the kitchen, the bathroom and the hall',
  'learn html, css, javascript',
  'sort out the attic, the garage and the cellar',
  'grow tomatoes, beans and herbs',
]
const FRAMES = [
  'W 3 times a week for 30 min',
  'I want to W, 3 times a week, 30 minutes',
  'every tuesday and thursday W',
  'W, not on weekends',
  'W before 5 may, an hour a day',
]

test.each(LISTS)('%s: none of the things is left out', (list) => {
  for (const frame of FRAMES) {
    const sentence = frame.replace('W', list)
    const { understood, missing } = understand(sentence, TODAY)
    expect(understood.what, sentence).toBe(list)
    expect(understood, sentence).toMatchObject({ also: [], unread: [] })
    expect(missing, sentence).not.toContain('unread')
  }
})

test.each([
  ['learn guitar, beginner and left-handed, 3 times a week', 'learn guitar', []],
  ['learn html, css and build a website', 'learn html', ['build a website']],
  ['get my licence, theory in january and practical in march', 'get my licence', []],
])('%s: what stands behind a comma is no thing beside the first', (sentence, what, also) => {
  const { understood } = understand(sentence, TODAY)
  expect(understood.what?.startsWith(what), String(understood.what)).toBe(true)
  expect(understood.what).not.toMatch(/beginner|practical|website/)
  expect(understood.also).toEqual(also)
})

test.each([
  ['learn French, Italian 20 min a day', 'learn French, Italian'],
  ['learn 2 languages French, Italian by June', 'learn 2 languages French, Italian'],
  ['practise guitar, piano on Mondays', 'practise guitar, piano'],
  ['revise maths, physics 2 hours a day', 'revise maths, physics'],
])('%s: two things of one kind are both in the goal, without `and` too', (sentence, what) => {
  const { understood } = understand(sentence, TODAY)
  expect(understood).toMatchObject({ what, also: [], unread: [] })
})
