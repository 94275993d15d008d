import { expect, test } from 'vitest'
import type { OpenSession } from '#shared/planning/pickUp.ts'
import { plannedStep } from '#shared/planning/plannedStep.ts'
import { understoodGoal } from '#shared/planning/testing/aPlan.ts'
import { movedRest } from './movedRest.ts'
import { beyondDone, remadeRest } from './remadeRest.ts'

/** Monday 2 March 2026. */
const BEGUN = '2026-03-02'
const TODAY = '2026-03-04'
const session = (date: string, title = `Session on ${date}`): OpenSession => {
  const moved = {
    id: date,
    version: 1,
    before: { scheduled_date: date, scheduled_time: '18:00', estimated_duration: 30 },
    misses: 0,
    texts: { title, description: '' },
  }
  return {
    date,
    time: '18:00',
    step: plannedStep({ key: date, minutes: 30 }, { title, category: 'learning', moved }),
  }
}
const OPEN = ['2026-03-04', '2026-03-06', '2026-03-09', '2026-03-11', '2026-03-13'].map((date) =>
  session(date),
)
const until = (deadline: string) => ({
  ...understoodGoal('Learn Spanish 3 times a week for 30 minutes'),
  deadline,
})
const SPANISH = until('2026-06-30')
const HOW = { today: TODAY, startsOn: null, away: [], begun: BEGUN }
const rangesOf = ({ steps }: ReturnType<typeof movedRest>) =>
  steps.map(({ not_before, deadline }) => [not_before, deadline])

test('a later start moves all that is open by whole weeks', () => {
  const rest = movedRest(OPEN, SPANISH, { ...HOW, startsOn: '2026-03-11' })
  expect(rest.weeks).toBe(1)
  expect(rest.steps.map(({ ideal }) => ideal)).toEqual([
    '2026-03-11',
    '2026-03-13',
    '2026-03-16',
    '2026-03-18',
    '2026-03-20',
  ])
})

test('a day that is left out moves its sessions within their week, between those beside them; the others stay', () => {
  const rest = movedRest(OPEN, { ...SPANISH, not_on: [5] }, HOW)
  expect(rangesOf(rest)).toEqual([
    ['2026-03-04', '2026-03-04'],
    ['2026-03-05', '2026-03-08'],
    ['2026-03-09', '2026-03-09'],
    ['2026-03-11', '2026-03-11'],
    ['2026-03-12', '2026-03-15'],
  ])
  expect(rest.steps.every(({ days }) => days?.includes(5) === false)).toBe(true)
})

test('dates that are left out move what they hold and all after it, as long as the goal’s date holds', () => {
  const away = [['2026-03-09', '2026-03-15']] as const
  const whole = movedRest(OPEN, { ...SPANISH, away: [['2026-03-09', '2026-03-15']] }, { ...HOW, away })
  expect(whole.weeks).toBe(1)
  expect(whole.steps.map(({ ideal }) => ideal)).toEqual([
    '2026-03-04',
    '2026-03-06',
    '2026-03-16',
    '2026-03-18',
    '2026-03-20',
  ])
  const tight = movedRest(
    OPEN,
    { ...until('2026-03-18'), away: [['2026-03-09', '2026-03-15']] },
    { ...HOW, away },
  )
  expect(tight).toMatchObject({ weeks: 0, after: 0, gone: ['2026-03-09', '2026-03-11', '2026-03-13'] })
})

test('a plan that is made anew goes into the tasks that are there: same titles first, what has another name keeps it', () => {
  const renamed = session('2026-03-09')
  const own = {
    ...renamed,
    step: { ...renamed.step, title: 'With Ben', moved: renamed.step.moved && { ...renamed.step.moved } },
  }
  delete own.step.moved?.texts
  const steps = ['Session on 2026-03-11', 'New one', 'Another'].map((title, at) =>
    plannedStep(
      { key: `session${at}`, minutes: 20, not_before: TODAY, deadline: '2026-03-20' },
      { title, category: 'learning' },
    ),
  )
  const { steps: remade, gone } = remadeRest(
    [session('2026-03-04'), own, session('2026-03-11'), session('2026-03-13')],
    steps,
  )
  expect(remade.map(({ title, moved }) => [title, moved?.id])).toEqual([
    ['Session on 2026-03-11', '2026-03-11'],
    ['New one', '2026-03-04'],
    ['With Ben', '2026-03-09'],
  ])
  expect(gone).toEqual(['2026-03-13'])
})

test('of the week underway only what is not done yet is planned', () => {
  const steps = ['2026-03-04', '2026-03-06', '2026-03-09'].map((ideal) =>
    plannedStep({ key: ideal, minutes: 30, ideal }, { title: ideal, category: 'learning' }),
  )
  const keysFor = (done: string[]) =>
    beyondDone(steps, { begun: BEGUN, from: TODAY, perWeek: 2, done }).map(({ key }) => key)
  expect(keysFor([])).toEqual(['2026-03-04', '2026-03-06', '2026-03-09'])
  expect(keysFor(['2026-03-02'])).toEqual(['2026-03-06', '2026-03-09'])
  expect(keysFor(['2026-03-02', '2026-03-03'])).toEqual(['2026-03-09'])
})
