import { expect, test } from 'vitest'
import { TEMPLATES, Understood } from './understood.ts'

const nothing = {
  what: null,
  pattern: 'general',
  starts_on: null,
  not_on: null,
  every_days: null,
  between: null,
  level: null,
  also: [],
  read: [],
  unread: [],
  conflict: null,
  template: 'general',
  category: 'personal',
  deadline: null,
  weekdays: null,
  per_week: null,
  minutes: null,
  weekly_minutes: null,
  total_minutes: null,
  amount: null,
}

test.each(TEMPLATES)('a sentence that says nothing but its kind, %s, is understood so', (template) => {
  expect(Understood.parse({ ...nothing, template })).toEqual({ ...nothing, template })
})

test.each([
  { weekdays: [7] },
  { weekdays: [] },
  { per_week: 8 },
  { minutes: 0 },
  { amount: { value: 0, unit: 'pages', per: null } },
  { between: ['25:00', '26:00'] },
  { not_on: [] },
  { deadline: '2026-02-30' },
])('%j is no understanding', (part) => {
  expect(Understood.safeParse({ ...nothing, ...part }).success).toBe(false)
})
