import { expect, test } from 'vitest'
import { understand } from '#shared/planning/understand.ts'

/** A Monday. */
const CONTEXT = { today: '2026-11-30', weekStart: 1 }

test.each([
  ['smoke less, at 15 a day right now', 'at 15 a day right now'],
  ['run a half marathon under 2h on 25 april, atm 2:15', 'atm 2:15'],
  ['run a half marathon under 2h on 25 april, im on 2:15 at the moment', 'im on 2:15 at the moment'],
  ['bench 100 kg before summer, at 80 rn', 'at 80 rn'],
  ['bench 100 kg before summer at 80 rn', 'at 80 rn'],
  ['bench 100 kg before summer, 80 atm', '80 atm'],
  ['cut coffee to 1 a day, drinking like 5 rn', 'drinking like 5 rn'],
  ['get to 70 kg by june (82 kg atm)', '82 kg atm'],
  ['read 12 books this year, doing about 4 at the moment', 'doing about 4 at the moment'],
  ['learn 1000 words by june, at 250 today', 'at 250 today'],
  ['run 5k by june, twice a week right now', 'twice a week right now'],
  ['bench 100 kg before summer, currently at 80', 'currently at 80'],
])('%s', (sentence, level) => {
  expect(understand(sentence, CONTEXT).understood).toMatchObject({ level, between: null, unread: [] })
})

test('what is there of a sum counts', () => {
  const { level, amount } = understand('save 5000 by december 2027, 1200 atm', CONTEXT).understood
  expect([level, amount?.value]).toEqual(['1200 atm', 5000])
})

test.each([
  ['gym 3x a week, at 7 right now', ['07:00', '08:00']],
  ['gym 3x a week at 7am rn', ['07:00', '08:00']],
  ['call mum, at 5 today', ['17:00', '18:00']],
])('%s is an hour', (sentence, between) => {
  expect(understand(sentence, CONTEXT).understood).toMatchObject({ level: null, between })
})
