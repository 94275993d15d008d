import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

const TODAY = { today: '2026-11-23', weekStart: 1 } as const

test.each(['with the band', 'with my team', 'with friends', 'with my tutor'])(
  '%s on Thursdays and alone on other days: only these are its days',
  (others) => {
    for (const sentence of [
      `Rehearse ${others} on Thursdays; on my own I want 40 minutes on Mondays and Saturdays`,
      `Rehearse ${others} every Thursday, by myself 40 minutes on Mondays and Saturdays`,
      `Rehearse ${others} Thursdays, but 40 minutes alone on Mondays and Saturdays`,
    ])
      expect(understand(sentence, TODAY).understood, sentence).toMatchObject({
        what: 'Rehearse',
        weekdays: [1, 6],
        per_week: 2,
        minutes: 40,
        unread: [],
      })
  },
)

test.each([
  ['guitar and Spanish, guitar on Mondays, Spanish on Tuesdays', 'Practise guitar'],
  ['learn guitar and Spanish: guitar Mondays and Spanish Tuesdays', 'learn guitar'],
  ['I want to learn guitar and Spanish. guitar Monday, Spanish Tuesday', 'learn guitar'],
])('%s: each is a goal with its own days', (sentence, what) => {
  const { understood } = understand(sentence, TODAY)
  expect(understood).toMatchObject({ what, weekdays: [1], per_week: 1, unread: [] })
  expect(understood.also).toHaveLength(1)
  expect(understood.also[0]).toMatch(/Spanish on Tuesdays$/)
})

test.each([
  ['finish the dress by June, I sew in the evenings', { between: ['17:00', '22:00'] }],
  ['finish the dress by June and I sew it after work', { between: ['17:00', '24:00'] }],
  ['learn to swim by June, I swim on Sundays', { weekdays: [0] }],
  ['finish my novel by June. I usually write twice a week', { per_week: 2 }],
  ['redo the kitchen by June, I can work on it Friday afternoons and Sundays', { weekdays: [0, 5] }],
])('%s: when it is worked at, and no goal of its own', (sentence, said) => {
  expect(understand(sentence, TODAY).understood).toMatchObject({
    ...said,
    deadline: '2027-06-01',
    also: [],
    unread: [],
  })
})

test.each([
  'learn enough Polish for a 3 minute wedding speech on 7 August, 20 min a day',
  'write a 2 hour playlist by 7 August, 20 min a day',
  'prepare a 3-minute best man speech for 7 August, 20 min a day',
])('%s: a session is as long as was said of it', (sentence) => {
  expect(understand(sentence, TODAY).understood).toMatchObject({ minutes: 20, per_week: 7, unread: [] })
})

test.each([
  ['pushups, 20 on Mondays, 30 on Wednesdays', 'pushups'],
  ['do squats, 20 on Mondays and 30 on Wednesdays', 'squats'],
  ['20 pushups on Mondays and 30 on Wednesdays', 'pushups'],
])('%s: each day has its number', (sentence, unit) => {
  expect(understand(sentence, TODAY).understood).toMatchObject({
    weekdays: [1, 3],
    amount: { value: 20, unit },
    own_days: [{ days: [3], amount: { value: 30, unit } }],
    unread: [],
  })
})

test.each([
  'go vegetarian, meat is ok at weekends',
  'go vegetarian but meat at weekends is fine',
  'stop eating meat; meat is allowed on weekends',
])('%s: on these days it is not gone without', (sentence) => {
  expect(understand(sentence, TODAY).understood).toMatchObject({ not_on: [0, 6], weekdays: null, unread: [] })
})
