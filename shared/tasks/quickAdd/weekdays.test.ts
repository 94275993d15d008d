import { expect, test } from 'vitest'
import { parseQuickAdd } from './quickAdd.ts'

/** The days on which a line repeats, as its rule names them. */
const daysOf = (line: string) => {
  const { task } = parseQuickAdd(line, { today: '2026-03-02', weekStart: 1, now: '09:00' })
  return /BYDAY=([A-Z,]+)/.exec(JSON.stringify(task.recurrence ?? ''))?.[1] ?? null
}

test.each([
  ['m/w/f', 'MO,WE,FR'],
  ['m/tu/w', 'MO,TU,WE'],
  ['t/th/sa', 'TU,TH,SA'],
  ['sa/su', null],
  ['th/f/su', 'TH,FR,SU'],
  ['m/w', 'MO,WE'],
  ['t/th', 'TU,TH'],
  ['w/f', 'WE,FR'],
  ['m/f', null],
  ['mwf', 'MO,WE,FR'],
  ['tth', 'TU,TH'],
  ['tuth', 'TU,TH'],
  ['mtwtf', 'MO,TU,WE,TH,FR'],
  ['mtwthf', 'MO,TU,WE,TH,FR'],
  ['mon/wed', 'MO,WE'],
  ['mon-fri', 'MO,TU,WE,TH,FR'],
  ['fri - mon', 'MO,FR,SA,SU'],
])('gym %s 7pm repeats on %s', (days, repeated) => {
  expect(daysOf(`gym ${days} 7pm`)).toBe(repeated)
})
