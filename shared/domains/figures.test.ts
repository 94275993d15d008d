import fc from 'fast-check'
import { expect, test } from 'vitest'
import { COLORS } from '#shared/look/emblem.ts'
import { colorByChance, DEFAULT_DOMAINS, lastPosition, NewDomain } from './domain.ts'
import { takenFromOthers } from './categories.ts'
import { datesOfFigures, domainOf, figuresOf, labelOf } from './figures.ts'

const dates = datesOfFigures('2026-03-08')

test('the figures are of seven dates, today last', () => {
  expect(dates).toHaveLength(7)
  expect([dates[0], dates[6]]).toEqual(['2026-03-02', '2026-03-08'])
})

test('a week: percent of what was due each date, and the mean of the dates with something due', () => {
  const due = [2, 0, 0, 4, 0, 0, 1]
  const done = [1, 0, 0, 3, 0, 0, 1]
  const rows = dates.map((date, day) => ({
    domain_id: null,
    category: 'work',
    date,
    due: due[day] ?? 0,
    done: done[day] ?? 0,
  }))
  expect(figuresOf(dates, rows)).toEqual({
    completed: 0,
    total: 0,
    weeklyProgress: [50, 0, 0, 75, 0, 0, 100],
    weekly_due: due,
    weekly_average: 75,
    label: 'Good',
  })
})

test('several groups of one date are one date; other dates do not count', () => {
  const row = { domain_id: null, category: 'work', date: '2026-03-08', due: 1, done: 0 }
  const figures = figuresOf(dates, [row, { ...row, due: 2, done: 2 }, { ...row, date: '2026-03-01' }])
  expect([figures.weekly_due[6], figures.weeklyProgress[6]]).toEqual([3, 67])
})

test('without anything due there is no average and no label', () => {
  expect(figuresOf(dates, [])).toMatchObject({
    weeklyProgress: [0, 0, 0, 0, 0, 0, 0],
    weekly_average: null,
    label: null,
  })
})

test.each([
  [100, 'Excellent'],
  [80, 'Excellent'],
  [79, 'Good'],
  [60, 'Good'],
  [59, 'Needs Focus'],
  [0, 'Needs Focus'],
  [null, null],
])('an average of %s is called %s', (average, label) => {
  expect(labelOf(average)).toBe(label)
})

test('the others lose the categories that a domain names, and nothing else', () => {
  const rows = [
    { id: 'a', categories: ['work', 'health'] as const },
    { id: 'b', categories: ['health', 'social'] as const },
    { id: 'c', categories: ['travel'] as const },
  ].map(({ id, categories }) => ({ id, categories: [...categories] }))
  const after = takenFromOthers(rows, 'a')
  expect(after.map(({ categories }) => categories)).toEqual([['work', 'health'], ['social'], ['travel']])
  expect([after[0], after[2]]).toEqual([rows[0], rows[2]])
  expect(after[2]).toBe(rows[2])
})

test('a task belongs to its own domain, else to the one that collects its category, else to none', () => {
  const collectors = [
    { id: 'a', categories: ['work'] },
    { id: 'b', categories: [] },
  ]
  expect(domainOf({ domain_id: 'b', category: 'work' }, collectors)).toBe('b')
  expect(domainOf({ domain_id: null, category: 'work' }, collectors)).toBe('a')
  expect(domainOf({ domain_id: 'gone', category: 'work' }, collectors)).toBe('a')
  expect(domainOf({ domain_id: null, category: 'travel' }, collectors)).toBe(null)
})

test('a colour by chance is one of the first five, whatever the chance', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (chance) => {
      expect(COLORS.slice(0, 5)).toContain(colorByChance(chance))
    }),
  )
  expect([colorByChance(0), colorByChance(0.999)]).toEqual(['indigo', 'lime'])
})

test('a new domain comes last, within the bounds', () => {
  expect([lastPosition([]), lastPosition([0, 4, 2]), lastPosition([1000])]).toEqual([0, 5, 1000])
})

test('no category has two of the five domains that everybody begins with', () => {
  const all = DEFAULT_DOMAINS.flatMap(({ categories }) => categories)
  expect(new Set(all).size).toBe(all.length)
})

test.each([
  [{ name: '  ' }, 'Name is required'],
  [{}, 'Name is required'],
  [{ name: 'x'.repeat(61) }, 'A name has at most 60 characters'],
  [{ name: 'Art', icon: 'Skull' }, 'Unknown icon'],
  [{ name: 'Art', color: 'pink' }, 'Unknown colour'],
  [{ name: 'Art', categories: ['work', 'work'] }, 'A category is named once'],
  [{ name: 'Art', position: 1001 }, 'A position is 0 to 1000'],
])('%o is no domain: %s', (asked, message) => {
  expect(NewDomain.safeParse(asked).error?.issues[0]?.message).toBe(message)
})
