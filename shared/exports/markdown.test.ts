import { expect, test } from 'vitest'
import {
  checkInLine,
  dateHeading,
  goalSection,
  habitHeading,
  isInJournal,
  journalEntry,
  taskLine,
} from './markdown.ts'

const task = {
  title: 'Write\n the  report',
  status: 'pending',
  scheduled_date: '2026-03-02',
  scheduled_time: '09:00',
  estimated_duration: 60,
  category: 'work',
} as const

test('a task is one line, checked once it is completed', () => {
  expect(taskLine(task)).toBe('- [ ] Write the report (2026-03-02 09:00, 60 min, work)\n')
  const open = { ...task, scheduled_time: null }
  expect(taskLine({ ...open, status: 'completed' })).toBe(
    '- [x] Write the report (2026-03-02, 60 min, work)\n',
  )
  expect(taskLine({ ...open, scheduled_date: null })).toBe('- [ ] Write the report (60 min, work)\n')
  expect([dateHeading('2026-03-02'), dateHeading(null)]).toEqual([
    '\n## 2026-03-02\n\n',
    '\n## Without a date\n\n',
  ])
})

const goal = {
  title: 'Run',
  why: 'For me.\r\n\r\nAnd more',
  status: 'active',
  start_date: '2026-01-01',
  target_date: '2026-06-30',
  metric: { kind: 'number', start: 0, target: 100, unit: 'km', aggregate: 'sum' },
  milestones: [
    { title: 'Half', due_date: '2026-03-31', done_at: null },
    { title: 'Shoes', due_date: null, done_at: '2026-01-02T09:00:00Z' },
  ],
  check_ins: [
    { date: '2026-01-03', value: 5, note: '' },
    { date: '2026-01-05', value: 7, note: 'Rain' },
  ],
} as unknown as Parameters<typeof goalSection>[0]

test('a goal with its why, its milestones and what was entered for it', () => {
  expect(goalSection(goal)).toBe(`
## Run

active, 2026-01-01 to 2026-06-30, from 0 to 100 km

> For me.
>
> And more

- [ ] Half (2026-03-31)
- [x] Shoes

- 2026-01-03: 5 km
- 2026-01-05: 7 km (Rain)
`)
  const metric = { kind: 'milestones' } as unknown as typeof goal.metric
  const bare = { ...goal, why: '', target_date: null, metric, milestones: [], check_ins: [] }
  expect(goalSection(bare)).toBe('\n## Run\n\nactive, from 2026-01-01\n')
})

test('a check-in says what was done, how much, or that it was skipped', () => {
  const checkIn = { kind: 'yes_no', unit: '', date: '2026-03-02', value: 1, skipped: false, note: '' }
  expect(habitHeading({ name: 'Read', category: 'growth' })).toBe('\n## Read (growth)\n\n')
  expect(checkInLine(checkIn)).toBe('- 2026-03-02: done\n')
  expect(checkInLine({ ...checkIn, value: 0 })).toBe('- 2026-03-02: not done\n')
  expect(checkInLine({ ...checkIn, value: null, skipped: true })).toBe('- 2026-03-02: skipped\n')
  expect(checkInLine({ ...checkIn, kind: 'count', unit: 'pages', value: 12, note: 'Good' })).toBe(
    '- 2026-03-02: 12 pages (Good)\n',
  )
  expect(checkInLine({ ...checkIn, kind: 'count', value: null })).toBe('- 2026-03-02: 0\n')
})

test('a journal has the rituals in which something was said', () => {
  const ritual = { kind: 'evening_close', date: '2026-03-02', intention: '', note: '', mood: null } as const
  expect(isInJournal(ritual)).toBe(false)
  expect(
    [{ intention: 'x' }, { note: 'x' }, { mood: 1 as const }].every((more) =>
      isInJournal({ ...ritual, ...more }),
    ),
  ).toBe(true)
  expect(journalEntry(ritual)).toBe('\n## 2026-03-02, Evening close\n')
  expect(journalEntry({ ...ritual, intention: 'Rest', note: 'Two\nlines', mood: 4 })).toBe(
    '\n## 2026-03-02, Evening close\n\nIntention: Rest\n\nMood: 4 of 5\n\n> Two\n> lines\n',
  )
})
