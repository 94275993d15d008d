import { expect, test } from 'vitest'
import { type TimeWindow, USUAL_AVAILABILITY } from './availability.ts'
import type { Calendar } from './placing/calendar.ts'
import { groupedMisfits } from './misfits.ts'
import type { PlannedStep } from './plannedStep.ts'
import { plannedStep } from './plannedStep.ts'
import type { WhyNot } from './reasons.ts'

const MONDAY = '2026-03-02'
const SUNDAY = '2026-03-08'
const calendar = (personal: TimeWindow[], capacity: number | null, to = SUNDAY): Calendar => ({
  from: MONDAY,
  to,
  earliest: 0,
  availability: {
    ...USUAL_AVAILABILITY,
    personal: Array.from({ length: 7 }, () => personal),
    daily_capacity: { work: null, personal: capacity },
  },
  tasks: [],
  busy: [],
  skipped: [],
})
const session = (key: string, minutes: number, more: Partial<PlannedStep> = {}): PlannedStep => ({
  ...plannedStep({ key, minutes }, { title: 'Run', category: 'fitness' }),
  sequence: 'run',
  ...more,
})
/** What is said of sessions that have no place for one cause. */
function said(
  reason: WhyNot,
  steps: PlannedStep[],
  {
    personal = [['18:00', '19:00']],
    capacity = null,
  }: { personal?: TimeWindow[]; capacity?: number | null } = {},
) {
  return groupedMisfits(
    steps.map((step) => ({ step, reason })),
    { calendar: calendar(personal, capacity), wide: calendar(personal, capacity, '2026-12-31'), steps },
  )
}

test.each<[WhyNot, PlannedStep[], number | null, string]>([
  [
    'capacity',
    [session('a', 45)],
    30,
    'A session of 45 minutes does not fit into your 30 min a day for personal things.',
  ],
  [
    'capacity',
    [session('a', 90), session('b', 90)],
    60,
    '2 sessions do not fit into your 1 h a day for personal things.',
  ],
  [
    'capacity',
    [session('a', 90)],
    75,
    'A session of 90 minutes does not fit into your 1 h 15 min a day for personal things.',
  ],
  [
    'no_window',
    [session('a', 90)],
    null,
    'A session of 90 minutes does not fit: your personal hours have no window of 90 minutes on these days.',
  ],
  [
    'no_window',
    [session('a', 90, { between: ['18:00', '19:00'] })],
    null,
    'A session of 90 minutes does not fit: your personal hours have no window of 90 minutes between 18:00 and 19:00 on these days.',
  ],
  ['dependency', [session('a', 30), session('b', 30)], null, '2 sessions do not fit after the first step.'],
  [
    'no_time',
    [session('a', 60, { deadline: SUNDAY })],
    null,
    'A session of 60 minutes does not fit: your personal hours have no 60 minutes left until 8 March 2026 on these days.',
  ],
  [
    'no_time',
    [session('a', 60, { deadline: SUNDAY }), session('b', 60, { deadline: SUNDAY })],
    null,
    '2 sessions do not fit: your personal hours have no 60 minutes left on these days.',
  ],
])('%s is said with the limit by its name and value', (reason, steps, capacity, message) => {
  expect(said(reason, steps, { capacity })).toMatchObject([
    {
      step: 'a',
      count: steps.length,
      title: 'Run',
      minutes: steps[0]?.minutes,
      reason,
      message,
      task_id: null,
    },
  ])
})

test('each cause and each kind has one entry', () => {
  const steps = [session('a', 30), session('b', 30), session('c', 30, { kind: 'work' })]
  const placing = { calendar: calendar([], null), wide: calendar([], null), steps }
  const found = groupedMisfits(
    [
      { step: steps[0] as PlannedStep, reason: 'no_time' },
      { step: steps[1] as PlannedStep, reason: 'no_window' },
      { step: steps[2] as PlannedStep, reason: 'no_time' },
    ],
    placing,
  )
  expect(found.map(({ step, count, reason }) => `${step} ${count} ${reason}`)).toEqual([
    'a 1 no_time',
    'b 1 no_window',
    'c 1 no_time',
  ])
})

test('they are offered shorter in quarters of an hour, as long as all of them fit', () => {
  const [found] = said('no_window', [session('a', 90)])
  expect(found?.offers).toEqual([
    { kind: 'shorten', minutes: 60 },
    { kind: 'hours', between: ['06:00', '22:00'] },
    { kind: 'drop' },
  ])
})

test('a capacity is widened by one session or by two, in quarters of an hour', () => {
  const offers = (steps: PlannedStep[]) => {
    const [found] = said('capacity', steps, { personal: [['08:00', '20:00']], capacity: 20 })
    return found?.offers.filter(({ kind }) => kind === 'capacity')
  }
  const onMonday = { deadline: MONDAY }
  expect(offers([session('a', 60, onMonday)])).toEqual([{ kind: 'capacity', minutes: 90 }])
  expect(offers([session('a', 60, onMonday), session('b', 60, onMonday)])).toEqual([
    { kind: 'capacity', minutes: 150 },
  ])
  expect(offers(['a', 'b', 'c'].map((key) => session(key, 60, onMonday)))).toEqual([])
})

test('later is four weeks, sixteen or three hundred days, as soon as all of them fit', () => {
  const steps = Array.from({ length: 12 }, (_, at) => session(`s${at}`, 60, { deadline: SUNDAY }))
  const [found] = said('no_time', steps)
  expect(found?.offers).toContainEqual({ kind: 'deadline', deadline: '2026-04-05' })
  const many = Array.from({ length: 60 }, (_, at) => session(`s${at}`, 60, { deadline: SUNDAY }))
  const [others] = said('no_time', many)
  expect(others?.offers).toContainEqual({ kind: 'deadline', deadline: '2026-06-28' })
})

test('hours of the whole day are offered where they are enough', () => {
  const offered = (count: number) => {
    const steps = Array.from({ length: count }, (_, at) => session(`s${at}`, 60, { deadline: MONDAY }))
    return said('no_time', steps)[0]?.offers.some(({ kind }) => kind === 'hours')
  }
  expect([13, 14].map(offered)).toEqual([true, false])
})

test('a quarter of an hour is the shortest that is offered', () => {
  const offered = (until: string) =>
    said('no_window', [session('a', 60)], { personal: [['18:00', until]] })[0]?.offers.find(
      ({ kind }) => kind === 'shorten',
    )
  expect(offered('18:15')).toEqual({ kind: 'shorten', minutes: 15 })
  expect(offered('18:10')).toBeUndefined()
})
