import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

const TODAY = { today: '2026-11-30', weekStart: 1 } as const
const PAST = [
  'moved here in june',
  'lost my job in october',
  'had my baby in august',
  'my dad died back in may',
  'i quit my job on 3 november',
  'got laid off in november',
  'tore my calf last june',
  'failed my driving test in march 2024',
  'ive been unemployed since june',
]
const FRAMES = ['P, G', 'P. G', 'P so G', 'P and G', 'G because P', 'G, P']

test.each(PAST)('%s: its date is none of the plan’s', (past) => {
  for (const frame of FRAMES) {
    const sentence = frame.replace('P', past).replace('G', 'want to run 3 times a week')
    const { understood, missing } = understand(sentence, TODAY)
    expect(understood, sentence).toMatchObject({ what: 'run', deadline: null, starts_on: null, per_week: 3 })
    expect(missing, sentence).not.toContain('unread')
  }
})

test.each([
  ['i booked a trip in june, learn Italian 3 times a week', '2027-05-31'],
  ['got an exam on 5 march, learn Italian 3 times a week', '2027-03-05'],
])('%s: what is still to come keeps its date', (sentence, date) => {
  const { understood } = understand(sentence, TODAY)
  expect(understood.deadline).toBe(date)
})
