import { expect, test } from 'vitest'
import { weeksOf } from './weeks.ts'

const on = (date: string | null) => ({ date })
const dateOf = ({ date }: { date: string | null }) => date

test('weeks are counted from the first date of a plan, whatever the weekday', () => {
  const items = [on('2026-03-04'), on('2026-03-10'), on('2026-03-11'), on('2026-03-26')]
  expect(weeksOf(items, dateOf)).toEqual([
    { number: 1, from: '2026-03-04', to: '2026-03-10', items: items.slice(0, 2) },
    { number: 2, from: '2026-03-11', to: '2026-03-17', items: items.slice(2, 3) },
    { number: 4, from: '2026-03-25', to: '2026-03-31', items: items.slice(3) },
  ])
})

test('what has no date stands in the first week, also where nothing has one', () => {
  const habit = on(null)
  expect(weeksOf([on('2026-03-11'), on('2026-03-04'), habit], dateOf)[0]?.items).toContain(habit)
  expect(weeksOf([habit], dateOf)).toEqual([{ number: 1, from: '', to: '', items: [habit] }])
  expect(weeksOf([], dateOf)).toEqual([])
})
