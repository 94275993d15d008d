import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

const TODAY = { today: '2026-11-30', weekStart: 1 } as const

test.each([
  ['want 2 lose 8 kilos, gym 3 times a week', { what: 'lose 8 kilos', per_week: 3 }],
  ['hav to learn the times tables', { what: 'learn the times tables' }],
  ['thinking abt learning sign language', { what: 'learn sign language' }],
  ['so turns out i need to learn german by june', { what: 'learn german', deadline: '2027-06-01' }],
  ['so my new years thing: read 24 books in 2027', { what: 'read 24 books', deadline: '2027-12-31' }],
  ['need 800 quid for a new laptop by easter', { pattern: 'savings', deadline: '2027-03-28' }],
  ['my mate dared me to do the 3 peaks in july', { what: 'do the 3 peaks', deadline: '2027-07-31' }],
  ['my kids begged me to learn minecraft, saturdays', { what: 'learn minecraft', weekdays: [6] }],
  ['my sister bet me i cant do 20 pushups by easter', { what: 'do 20 pushups', deadline: '2027-03-28' }],
  ['dads turning 70 on 14 february, wanna make him a photo book', { deadline: '2027-02-14', also: [] }],
  [
    'been wanting to learn python for years, could do an hour after work mon wed fri',
    { what: 'learn python', minutes: 60, weekdays: [1, 3, 5] },
  ],
  ['learn to knit, two evenings a week should do', { what: 'learn to knit', per_week: 2, unread: [] }],
  ['finish my course, want it over by xmas', { what: 'finish my course', deadline: '2026-12-25' }],
  [
    'im so behind with my tax return, due 31 jan',
    { what: 'catch up on my tax return', deadline: '2027-01-31' },
  ],
])('%s', (sentence, said) => {
  expect(understand(sentence, TODAY).understood).toMatchObject(said)
})

test('a number of things is no "to"', () => {
  const { understood } = understand('I have 2 kids and want to run 3 times a week', TODAY)
  expect(understood).toMatchObject({ what: 'run', per_week: 3 })
})
