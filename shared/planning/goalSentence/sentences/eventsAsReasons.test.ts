import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

const TODAY = { today: '2026-11-30', weekStart: 1 } as const
/** An event, and until when a goal beside it is due. */
const EVENTS = [
  ['my exam is on 5 may', '2027-05-05'],
  ["i'm getting married on 5 may", '2027-05-05'],
  ['my sister gets married on 5 june', '2027-06-05'],
  ["i'm moving to madrid in june", '2027-05-31'],
  ['the baby is due on 3 april', '2027-04-03'],
  ["i've got a race on 9 may", '2027-05-09'],
  ['our lease ends on 31 march', '2027-03-31'],
  ['the marathon is next april', '2027-03-31'],
] as const
const FRAMES = [
  'learn Spanish because E',
  'learn Spanish since E',
  'learn Spanish as E',
  'learn Spanish cos E',
  'learn Spanish, because E',
  'learn Spanish in time for when E',
  'because E I want to learn Spanish',
  'since E I need to learn Spanish',
]

test.each(EVENTS)('%s: as a reason it says until when', (event, date) => {
  const dayBefore = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)
  for (const frame of FRAMES) {
    const sentence = frame.replace('E', event)
    const { understood, missing } = understand(sentence, TODAY)
    expect(understood, sentence).toMatchObject({ what: 'learn Spanish', also: [], unread: [] })
    expect([date, dayBefore], sentence).toContain(understood.deadline)
    expect(missing, sentence).toEqual(['rhythm', 'minutes'])
  }
})

test('lessons that start on a day are no date by which the goal is reached', () => {
  const { understood } = understand('learn Spanish, my lessons start on 5 may', TODAY)
  expect(understood.deadline).toBeNull()
})
