import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/time/civil.ts'
import { isRule } from '#shared/tasks/repeating/recurrence.ts'
import { firstDate } from '#shared/tasks/firstDate.ts'
import { buildRule, readRule } from '#shared/tasks/repeating/repeatRule.ts'
import { lastDate, nextDate, occurrenceDates, secondDate, shiftRule } from '#shared/tasks/repeating/rule.ts'
import { datesDayByDay, endlessRules, rules } from '#shared/tasks/testing/rulesOracle.ts'

const dates = fc.integer({ min: 0, max: 40_000 }).map((days) => addDays('1990-01-01', days))
const DAY_BEFORE_ALL = '1899-12-31'

test('a rule names the dates that looking at each single day finds', () => {
  fc.assert(
    fc.property(endlessRules, dates, fc.integer({ min: 1, max: 1100 }), (rule, start, span) => {
      const until = addDays(start, span)
      const named = datesDayByDay(rule, start, until)
      const expected = named[0] === start ? named : [start, ...named]
      expect(occurrenceDates(buildRule(rule), start, DAY_BEFORE_ALL, until)).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})

test.each([
  // The 7th that is the year's first Monday; the library of 2026 named the first Monday of each January too.
  ['FREQ=YEARLY;BYDAY=+1MO;BYMONTHDAY=7', '2026-01-01', ['2030-01-07', '2036-01-07']],
  // Every third year: all Saturdays and the year's last Monday.
  [
    'FREQ=YEARLY;INTERVAL=3;BYDAY=SA,-1MO',
    '2026-12-19',
    ['2026-12-19', '2026-12-26', '2026-12-28', '2029-01-06'],
  ],
  ['FREQ=YEARLY;BYDAY=2MO', '2026-01-01', ['2026-01-12', '2027-01-11', '2028-01-10']],
  ['FREQ=YEARLY;BYMONTH=3;BYDAY=2MO', '2026-01-01', ['2026-03-09', '2027-03-08']],
  [
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
    '2026-01-01',
    ['2026-02-13', '2026-03-13', '2026-11-13', '2027-08-13'],
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO',
    '1997-08-05',
    ['1997-08-05', '1997-08-10', '1997-08-19', '1997-08-24'],
  ],
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU',
    '1997-08-05',
    ['1997-08-05', '1997-08-17', '1997-08-19', '1997-08-31'],
  ],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29', '2096-02-29', ['2096-02-29', '2104-02-29']],
  ['FREQ=YEARLY;BYMONTHDAY=1;BYSETPOS=-1', '2026-01-05', ['2026-12-01', '2027-12-01']],
  ['FREQ=WEEKLY;BYDAY=MO,FR;BYSETPOS=-1', '2026-03-02', ['2026-03-06', '2026-03-13']],
])('%s from %s on names first %j', (rrule, start, first) => {
  const rule = readRule(rrule)
  const until = addDays(start, 366 * 12)
  const named = occurrenceDates(
    rrule,
    start,
    addDays(start, rule && firstDate(rule, start) === start ? -1 : 0),
    until,
  )
  expect(named.slice(0, first.length)).toEqual(first)
})

test('a window of a rule is the same, whether it is walked to or jumped to', () => {
  fc.assert(
    fc.property(rules, dates, fc.nat(20_000), fc.nat(90), (rule, start, later, span) => {
      const rrule = buildRule(rule)
      const [after, until] = [addDays(start, later), addDays(start, later + span)]
      const all = occurrenceDates(rrule, start, DAY_BEFORE_ALL, until)
      expect(occurrenceDates(rrule, start, after, until)).toEqual(all.filter((date) => date > after))
    }),
    { numRuns: 200 },
  )
})

test('a series begins on the first date from which its rule names that date', () => {
  fc.assert(
    fc.property(endlessRules, dates, (rule, date) => {
      const isPicked = rule.positions.length > 0 && rule.weekdays.length + rule.monthDays.length === 0
      const candidates = isPicked ? [] : Array.from({ length: 400 }, (_, days) => addDays(date, days))
      const first = candidates.find((candidate) => datesDayByDay(rule, candidate, candidate).length > 0)
      if (first !== undefined) expect(firstDate(rule, date)).toBe(first)
      const begun = firstDate(rule, date)
      expect(begun >= date).toBe(true)
      expect(occurrenceDates(buildRule(rule), begun, DAY_BEFORE_ALL, begun)).toEqual([begun])
    }),
    { numRuns: 300 },
  )
})

test('the second date and the last one are those of the expansion', () => {
  fc.assert(
    fc.property(rules, dates, (rule, start) => {
      const rrule = buildRule(rule)
      const all = occurrenceDates(rrule, start, DAY_BEFORE_ALL, '2199-12-31')
      expect(secondDate(rrule, start)).toBe(all[1] ?? null)
      const last = lastDate(rrule, start)
      if (rule.ends.kind === 'never') expect(last).toBeNull()
      else expect(occurrenceDates(rrule, start, last ?? '', '2199-12-31')).toEqual([])
      if (rule.ends.kind === 'after' && all.length === rule.ends.times) expect(last).toBe(all.at(-1))
      const next = datesDayByDay(rule, start, addDays(start, 800)).find((date) => date > start) ?? null
      const isOver = rule.ends.kind === 'on' && next !== null && next > rule.ends.date
      if (next !== null) expect(nextDate(rrule, start)).toBe(isOver ? null : next)
    }),
    { numRuns: 100 },
  )
})

test('every rule that is accepted is one after any move, and a moved week keeps the distances', () => {
  fc.assert(
    fc.property(rules, dates, fc.integer({ min: -40_000, max: 40_000 }), (rule, start, days) => {
      const moved = shiftRule(buildRule(rule), days)
      expect(isRule(moved)).toBe(true)
      const isPlainWeek = rule.frequency === 'WEEKLY' && rule.months.length === 0 && rule.ends.kind !== 'on'
      const [to, movedStart] = [addDays(start, 200), addDays(start, days)]
      if (!isPlainWeek || movedStart < '1900-01-01' || addDays(to, days) > '2199-12-31') return
      const before = occurrenceDates(buildRule(rule), start, DAY_BEFORE_ALL, to)
      expect(occurrenceDates(moved, movedStart, '1800-01-01', addDays(to, days))).toEqual(
        before.map((date) => addDays(date, days)),
      )
    }),
    { numRuns: 500 },
  )
})

test('no rule takes long, however far its start, its window and its COUNT', () => {
  fc.assert(
    fc.property(rules, (rule) => {
      const rrule = buildRule(rule)
      const began = performance.now()
      occurrenceDates(rrule, '1900-01-01', '2026-03-01', '2026-04-30')
      nextDate(rrule, '1900-01-01')
      expect(performance.now() - began).toBeLessThan(1000)
    }),
  )
})
