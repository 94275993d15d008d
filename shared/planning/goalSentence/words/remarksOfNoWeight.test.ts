import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

const TODAY = { today: '2026-11-30', weekStart: 1 } as const
const GOALS = [
  'learn the ukulele 3 times a week for 30 min',
  'run 5 km by 1 june, tuesdays and fridays',
  'apply for 3 jobs a week',
]

test.each([
  'my uncle can teach me',
  'in front of 200 people',
  'so nothing crazy',
  'grandma is 91 so kinda urgent',
  'never built anything',
  'its been 60% done',
  'at 80 now',
  'boring i know',
  'im a night owl',
  'after the crash',
])('%s: nothing is asked about it, and no fact comes of it', (remark) => {
  for (const goal of GOALS) {
    const { what, deadline, per_week, minutes, between, amount } = understand(goal, TODAY).understood
    for (const sentence of [`${goal}, ${remark}`, `${goal}. ${remark}`, `${remark}, ${goal}`]) {
      const { understood, missing } = understand(sentence, TODAY)
      expect(understood, sentence).toMatchObject({ what, deadline, per_week, minutes, between, amount })
      expect(missing, sentence).not.toContain('unread')
    }
  }
})

test.each(['weather permitting', 'until we move', 'bad back'])(
  '%s: a condition is asked about still',
  (condition) => {
    expect(understand(`run 3 times a week, ${condition}`, TODAY).missing).toContain('unread')
  },
)

test.each([
  ['stop biting my nails its disgusting', 'stop biting my nails'],
  ['quit energy drinks they wreck my sleep', 'quit energy drinks'],
  ['learn the drums im so bored, 20 min a day', 'learn the drums'],
  ['learn the ukulele for 30 min. Motivation is low', 'learn the ukulele'],
])('%s: what is said of it without a pause is no part of the title', (sentence, what) => {
  expect(understand(sentence, TODAY).understood.what).toBe(what)
})
