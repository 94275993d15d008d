import { expect, test } from 'vitest'
import { parseQuickAdd } from './quickAdd.ts'

/** The labels of a line that is typed on Monday, 2 March, at nine. */
const labels = (line: string) =>
  parseQuickAdd(line, { today: '2026-03-02', weekStart: 1, now: '09:00' }).chips.map(({ label }) => label)

test.each([
  ['run today', ['Mon 2 March']],
  ['nap for 10 min', ['15 min (the shortest)']],
  ['nap for 15 min', ['15 min']],
  ['nap for 24 hours', ['24 h']],
  ['nap for 25 hours', ['24 h (the longest)']],
  ['run xp:1', ['1 XP']],
  ['run xp:0', ['1 XP (the least)']],
  ['run xp:1000', ['1000 XP']],
  ['run xp:1001', ['1000 XP (the most)']],
  ['run #health !high', ['Health', 'High priority']],
  ['run 2-3pm', ['Today 14:00–15:00']],
  ['run 8am', ['Tomorrow 08:00']],
  ['run tomorrow 8am', ['Tue 3 March', '08:00']],
  ['run due:fri', ['Due Fri 6 March']],
  ['run friday evening', ['Fri 6 March 18:00']],
  ['run friday evening at 9', ['Fri 6 March', '21:00']],
  ['run tonight', ['Mon 2 March 20:00']],
  ['run every evening', ['Every day at 18:00']],
  ['run every evening at 7', ['Every day', 'Today 19:00']],
  ['every morning run from friday evening', ['Every day', 'Fri 6 March 18:00']],
  ['biweekly 1:1 with Jo on thursdays', ['Every 2 weeks', 'Every 2 weeks on Thursday']],
  ['weekly 1:1 with Jo on thursdays', ['Every week', 'Every Thursday']],
  ['run daily for 3 times', ['Every day', '3 times']],
])('the chips of "%s" say %o', (line, expected) => {
  expect(labels(line)).toEqual(expected)
})
